import type { ConsentPolicy, IdentityVendor, MailedLinkPurpose } from '../../generated/prisma/enums.ts'
import { linkToken } from '../../platform/tokens.ts'
import { IDENTITY_VENDOR_NAMES } from '../accounts/identity/signInVendor.ts'
import { changedParts, POLICY_PATHS, policiesToAccept } from '../accounts/policies/policies.ts'
import { LAST_REJECTION } from '../accounts/profiles/provider.lifecycle.ts'
import { verifiedFieldWords } from '../accounts/profiles/verifiedFields.ts'
import type { Services } from '../context.ts'
import {
  alreadyRegisteredMail,
  confirmRegistrationMail,
  emailChangedMail,
  emailInUseMail,
  identityLinkedMail,
  identityUnlinkedMail,
  leaveEmailMail,
  passwordChangedMail,
  passwordLinkMail,
  policiesChangedMail,
  providerApprovedMail,
  providerChangeApprovedMail,
  providerChangeRejectedMail,
  providerRejectedMail,
  recoveryCodeUsedMail,
  secondFactorDisabledMail,
  secondFactorEnabledMail,
  signInLinkMail,
  takeEmailMail,
} from './accountMailCatalogue.ts'
import { mailedLinkAddress, panelAddress, securityAddress } from './links.ts'
import { mailListener } from './mailListener.ts'

interface AboutProvider extends Record<string, unknown> {
  readonly providerId: string
}

export const mailConfirmation = mailListener(
  'confirmRegistration',
  async ({ db, settings }, { registrationId }: { registrationId: string }) => {
    const link = await db.prisma.mailedLink.findFirst({
      where: { registrationId, usedAt: null },
      orderBy: { id: 'desc' },
      select: { id: true, registration: { select: { email: true } } },
    })
    if (!link?.registration) return null
    const url = addressOf(settings, 'CONFIRM_EMAIL', link.id)
    return { to: link.registration.email, draft: confirmRegistrationMail({ url }) }
  },
)

export const mailAlreadyRegistered = mailListener(
  'alreadyRegistered',
  async ({ db, settings }, { accountId }: { accountId: string }) => {
    const account = await db.prisma.account.findUnique({ where: { id: accountId } })
    if (!account) return null
    const draft = alreadyRegisteredMail({ url: `${settings.publicUrl}/auth` })
    return { to: account.email, draft }
  },
)

interface AboutLink extends Record<string, unknown> {
  readonly linkId: string
}

/** To whom a link goes that an account was asked for, and its address; null when nobody has the e-mail or it was used. */
async function readLink({ db, settings }: Services, { linkId }: AboutLink) {
  const link = await db.prisma.mailedLink.findFirst({
    where: { id: linkId, usedAt: null },
    select: { purpose: true, account: { select: { email: true } } },
  })
  if (!link?.account) return null
  return { to: link.account.email, url: addressOf(settings, link.purpose, linkId) }
}

function addressOf(settings: Services['settings'], purpose: MailedLinkPurpose, linkId: string): string {
  return mailedLinkAddress(settings, purpose, linkToken(settings.secret, linkId))
}

export const mailPasswordLink = mailListener('passwordLink', async (services, about: AboutLink) => {
  const link = await readLink(services, about)
  return link && { to: link.to, draft: passwordLinkMail(link) }
})

export const mailSignInLink = mailListener('signInLink', async (services, about: AboutLink) => {
  const link = await readLink(services, about)
  return link && { to: link.to, draft: signInLinkMail(link) }
})

export const mailPasswordChanged = mailListener(
  'passwordChanged',
  async ({ db, settings }, { accountId }: { accountId: string }) => {
    const account = await db.prisma.account.findUnique({
      where: { id: accountId },
      select: { email: true, identities: { select: { vendor: true }, orderBy: { linkedAt: 'asc' } } },
    })
    if (!account) return null
    const vendors = account.identities.map(({ vendor }) => IDENTITY_VENDOR_NAMES[vendor])
    const draft = passwordChangedMail({ url: `${settings.publicUrl}/recuperar-password`, vendors })
    return { to: account.email, draft }
  },
)

interface AboutEmailChange extends Record<string, unknown> {
  readonly changeId: string
}

/** A change that still waits, and the address of the link to one of its ends; null when there is nothing to confirm. */
async function readEmailChange(
  { db, settings }: Services,
  { changeId }: AboutEmailChange,
  purpose: 'LEAVE_EMAIL' | 'TAKE_EMAIL',
) {
  const link = await db.prisma.mailedLink.findFirst({
    where: { emailChangeId: changeId, purpose, usedAt: null, emailChange: { outcome: null } },
    select: { id: true, emailChange: true },
  })
  if (!link?.emailChange) return null
  return { ...link.emailChange, url: addressOf(settings, purpose, link.id) }
}

export const mailLeaveEmail = mailListener('leaveEmail', async (services, about: AboutEmailChange) => {
  const change = await readEmailChange(services, about, 'LEAVE_EMAIL')
  return change && { to: change.oldEmail, draft: leaveEmailMail(change) }
})

export const mailTakeEmail = mailListener('takeEmail', async (services, about: AboutEmailChange) => {
  const change = await readEmailChange(services, about, 'TAKE_EMAIL')
  if (!change) return null
  const { db, settings } = services
  const owner = await db.prisma.account.findUnique({
    where: { email: change.newEmail },
    select: { id: true },
  })
  const draft = owner ? emailInUseMail({ url: `${settings.publicUrl}/auth` }) : takeEmailMail(change)
  return { to: change.newEmail, draft }
})

export const mailEmailChanged = mailListener(
  'emailChanged',
  async ({ db }, { changeId }: AboutEmailChange) => {
    const change = await db.prisma.emailChange.findUnique({ where: { id: changeId } })
    return change && { to: change.oldEmail, draft: emailChangedMail(change) }
  },
)

interface AboutAccount extends Record<string, unknown> {
  readonly accountId: string
}

export const mailSecondFactorEnabled = mailListener(
  'secondFactorEnabled',
  async ({ db, settings }, { accountId }: AboutAccount) => {
    const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { email: true } })
    const draft = secondFactorEnabledMail({ url: securityAddress(settings) })
    return account && { to: account.email, draft }
  },
)

export const mailSecondFactorDisabled = mailListener(
  'secondFactorDisabled',
  async ({ db, settings }, { accountId }: AboutAccount) => {
    const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { email: true } })
    const draft = secondFactorDisabledMail({ url: `${settings.publicUrl}/recuperar-password` })
    return account && { to: account.email, draft }
  },
)

interface AboutIdentity extends AboutAccount {
  readonly vendor: IdentityVendor
}

/** A mail to the account’s owner about one of its identities. */
const identityMail = (name: string, words: typeof identityLinkedMail) =>
  mailListener(name, async ({ db, settings }, { accountId, vendor }: AboutIdentity) => {
    const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { email: true } })
    const draft = words({ vendor: IDENTITY_VENDOR_NAMES[vendor], url: securityAddress(settings) })
    return account && { to: account.email, draft }
  })

export const mailIdentityLinked = identityMail('identityLinked', identityLinkedMail)
export const mailIdentityUnlinked = identityMail('identityUnlinked', identityUnlinkedMail)

export const mailRecoveryCodeUsed = mailListener(
  'recoveryCodeUsed',
  async ({ db, settings }, { accountId }: AboutAccount) => {
    const factor = await db.prisma.secondFactor.findUnique({
      where: { accountId },
      select: {
        account: { select: { email: true } },
        _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
      },
    })
    if (!factor) return null
    const left = factor._count.recoveryCodes
    return {
      to: factor.account.email,
      draft: recoveryCodeUsedMail({ left, url: securityAddress(settings) }),
    }
  },
)

export const mailProviderApproved = mailListener(
  'providerApproved',
  async (services, { providerId }: AboutProvider) => {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const link = await services.db.prisma.mailedLink.findFirst({
      where: { accountId: provider.accountId, purpose: 'SIGN_IN' },
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    const url = link
      ? addressOf(services.settings, 'SIGN_IN', link.id)
      : panelAddress(services.settings, 'solicitudes')
    const draft = providerApprovedMail({ companyName: provider.companyName, url })
    return { to: provider.account.email, draft }
  },
)

export const mailProviderRejected = mailListener(
  'providerRejected',
  async (services, { providerId }: AboutProvider) => {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const { companyName, decisionReason, rejections } = provider
    const draft = providerRejectedMail({
      companyName,
      reason: decisionReason ?? '',
      profileUrl: rejections < LAST_REJECTION ? panelAddress(services.settings, 'perfil') : null,
    })
    return { to: provider.account.email, draft }
  },
)

interface AboutProviderChange extends Record<string, unknown> {
  readonly changeId: string
}

export const mailProviderChangeApproved = mailListener(
  'providerChangeApproved',
  async (services, about: AboutProviderChange) => {
    const change = await readProviderChange(services, about)
    return change && { to: change.to, draft: providerChangeApprovedMail(change) }
  },
)

export const mailProviderChangeRejected = mailListener(
  'providerChangeRejected',
  async (services, about: AboutProviderChange) => {
    const change = await readProviderChange(services, about)
    return change && { to: change.to, draft: providerChangeRejectedMail(change) }
  },
)

async function readProviderChange({ db, settings }: Services, { changeId }: AboutProviderChange) {
  const change = await db.prisma.providerChange.findUnique({
    where: { id: changeId },
    select: { fields: true, reason: true, provider: { select: { account: { select: { email: true } } } } },
  })
  return (
    change && {
      to: change.provider.account.email,
      fields: verifiedFieldWords(change.fields),
      reason: change.reason ?? '',
      url: panelAddress(settings, 'perfil'),
    }
  )
}

interface AboutPolicies extends AboutAccount {
  readonly versions: readonly { readonly policy: ConsentPolicy; readonly version: string }[]
}

/** Of the versions it was written for, those that still hold and are still to be accepted. */
export const mailPoliciesChanged = mailListener(
  'policiesChanged',
  async ({ db, settings }, { accountId, versions }: AboutPolicies) => {
    const account = await db.prisma.account.findUnique({
      where: { id: accountId },
      select: { email: true, policyConsents: { select: { policy: true, version: true } } },
    })
    if (!account) return null
    const changed = policiesToAccept(account.policyConsents)
      .filter(({ policy, current }) => versions.some(one => one.policy === policy && one.version === current))
      .map(one => ({
        ...one,
        parts: changedParts(one),
        fullTextUrl: settings.publicUrl + POLICY_PATHS[one.policy],
      }))
    if (changed.length === 0) return null
    const draft = policiesChangedMail({ changed, url: `${settings.publicUrl}/dashboard` })
    return { to: account.email, draft }
  },
)

function readProvider({ db }: Services, providerId: string) {
  return db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: {
      accountId: true,
      companyName: true,
      decisionReason: true,
      rejections: true,
      account: { select: { email: true } },
    },
  })
}
