import { z } from 'zod'
import { ConsentPolicy, DataRecipient, IdentityVendor } from '../../generated/prisma/enums.ts'
import { defineEvent } from '../../platform/events.ts'

const registrationId = z.object({ registrationId: z.uuid() })
const providerId = z.object({ providerId: z.uuid(), accountId: z.uuid() })

/**
 * The rights of an account have changed (signed out, approved, policies accepted): its open sockets are
 * closed so that they authenticate again.
 */
export const accountAccessTopic = (accountId: string) => `account:${accountId}:access`
export const providerProfileTopic = (accountId: string) => `account:${accountId}:provider`
export const profileTopic = (accountId: string) => `account:${accountId}:profile`
export const providerQueueTopic = 'providers'

export const registrationRequested = defineEvent('registration.requested', registrationId)

/**
 * A sign-up with the e-mail of an existing account: its owner gets a mail, the visitor sees no difference.
 */
export const registrationRepeated = defineEvent('registration.repeated', z.object({ accountId: z.uuid() }))

const linkId = z.object({ linkId: z.uuid() })

/** Somebody asked to set a new password with an e-mail that may have an account; if it has, its owner gets the link. */
export const passwordLinkRequested = defineEvent('account.passwordLinkRequested', linkId)

/** Somebody asked to sign in by a link with an e-mail that may have an account; if it has, its owner gets the link. */
export const signInLinkRequested = defineEvent('account.signInLinkRequested', linkId)

export const passwordChanged = defineEvent(
  'account.passwordChanged',
  z.object({ accountId: z.uuid() }),
  ({ accountId }) => [accountAccessTopic(accountId)],
)

const emailChange = z.object({ changeId: z.uuid(), accountId: z.uuid() })

/** Both addresses are mailed a link. */
export const emailChangeRequested = defineEvent('account.emailChangeRequested', emailChange)

export const emailChanged = defineEvent('account.emailChanged', emailChange, ({ accountId }) => [
  accountAccessTopic(accountId),
])

/**
 * One of the addresses refused the change; when it was the old one, the account’s other sessions were ended.
 */
export const emailChangeRefused = defineEvent('account.emailChangeRefused', emailChange, ({ accountId }) => [
  accountAccessTopic(accountId),
])

/** An account allowed a recipient to get its data, or withdrew that. */
export const dataConsentAnswered = defineEvent(
  'account.dataConsentAnswered',
  z.object({ accountId: z.uuid(), recipient: z.enum(DataRecipient) }),
)

const secondFactor = z.object({ accountId: z.uuid() })

export const secondFactorEnabled = defineEvent(
  'account.secondFactorEnabled',
  secondFactor,
  ({ accountId }) => [accountAccessTopic(accountId)],
)
export const secondFactorDisabled = defineEvent(
  'account.secondFactorDisabled',
  secondFactor,
  ({ accountId }) => [accountAccessTopic(accountId)],
)
/** A copy of the cookie may have sockets: the session got another one. */
export const recoveryCodesRenewed = defineEvent(
  'account.recoveryCodesRenewed',
  secondFactor,
  ({ accountId }) => [accountAccessTopic(accountId)],
)
export const recoveryCodeUsed = defineEvent('account.recoveryCodeUsed', secondFactor)

const identity = z.object({ accountId: z.uuid(), vendor: z.enum(IdentityVendor) })

/** The account's sockets end, as with new recovery codes, with the former cookie. */
export const identityLinked = defineEvent('account.identityLinked', identity, ({ accountId }) => [
  accountAccessTopic(accountId),
])

/** The account’s other sessions were ended. */
export const identityUnlinked = defineEvent('account.identityUnlinked', identity, ({ accountId }) => [
  accountAccessTopic(accountId),
])

export const accountCreated = defineEvent('account.created', z.object({ accountId: z.uuid() }))

/** Signed out, or ended from another device. */
export const sessionsEnded = defineEvent(
  'account.sessionsEnded',
  z.object({ accountId: z.uuid() }),
  ({ accountId }) => [accountAccessTopic(accountId)],
)

/** The account has its rights again in every tab: clients reopen their sockets and refetch. */
export const policiesAccepted = defineEvent(
  'account.policiesAccepted',
  z.object({ accountId: z.uuid() }),
  ({ accountId }) => [accountAccessTopic(accountId)],
)

/** The account has not accepted these versions in force: it gets one mail for each. */
export const policiesChanged = defineEvent(
  'account.policiesChanged',
  z.object({
    accountId: z.uuid(),
    versions: z.array(z.object({ policy: z.enum(ConsentPolicy), version: z.string() })),
  }),
)

/** The changed fields of a profile; the values are only in its tables. */
export const profileChanged = defineEvent(
  'account.profileChanged',
  z.object({ accountId: z.uuid(), fields: z.array(z.string()) }),
  ({ accountId }) => [profileTopic(accountId)],
)

export const providerRegistered = defineEvent('provider.registered', providerId, () => [providerQueueTopic])

const ofProviderAndTeam = ({ accountId }: { accountId: string }) => [
  providerProfileTopic(accountId),
  providerQueueTopic,
  accountAccessTopic(accountId),
]

export const providerApproved = defineEvent('provider.approved', providerId, ofProviderAndTeam)

/** The team undid its approval before the provider was notified. */
export const providerUnapproved = defineEvent('provider.unapproved', providerId, ofProviderAndTeam)

/** An approval can no longer be undone: the provider is notified. */
export const providerApprovalSettled = defineEvent('provider.approvalSettled', providerId)

export const providerRejected = defineEvent('provider.rejected', providerId, ofProviderAndTeam)

/** A pending provider edited what the team is to decide on. */
export const providerEdited = defineEvent('provider.edited', providerId, ({ accountId }) => [
  providerProfileTopic(accountId),
  providerQueueTopic,
])

const providerChange = z.object({ changeId: z.uuid(), providerId: z.uuid(), accountId: z.uuid() })
const ofChangeAndTeam = ({ accountId }: { accountId: string }) => [
  providerProfileTopic(accountId),
  providerQueueTopic,
]

/** An approved provider wants to change what was verified, or changed its mind about to what. */
export const providerChangeRequested = defineEvent(
  'provider.changeRequested',
  providerChange,
  ofChangeAndTeam,
)

export const providerChangeWithdrawn = defineEvent(
  'provider.changeWithdrawn',
  providerChange,
  ofChangeAndTeam,
)

export const providerChangeApproved = defineEvent('provider.changeApproved', providerChange, ofChangeAndTeam)

export const providerChangeRejected = defineEvent('provider.changeRejected', providerChange, ofChangeAndTeam)

/** A rejected provider corrected what was named and waits for the second decision. */
export const providerAskedAgain = defineEvent('provider.askedAgain', providerId, ofProviderAndTeam)

/** The team suspended an approved provider: it sells nothing new. */
export const providerSuspended = defineEvent('provider.suspended', providerId, ofProviderAndTeam)

/** The team ended a suspension. */
export const providerReinstated = defineEvent('provider.reinstated', providerId, ofProviderAndTeam)
