import { MailedLinkPurpose } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { registerRefusal } from '../../../graphql/refusals.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import { LinkExpired, LinkUnknown, LinkUsed, SecondFactorNeeded } from '../account.errors.ts'
import { enter, renewing, SessionPayload } from '../account.schema.ts'
import { linkRequestArgs, renewLinkArgs, setPasswordArgs, signInByLinkArgs } from './link.input.ts'
import {
  renewLink,
  requestPasswordLink,
  requestSignInLink,
  setPassword,
  signInByLink,
} from './link.operations.ts'
import { MailedLinkState, mailedLinkState } from './linkState.ts'

registerRefusal(LinkUnknown, 'No mailed link has this token.')
registerRefusal(LinkExpired, 'The time of the mailed link is over; renewLink mails another.')
registerRefusal(LinkUsed, 'The mailed link has been used; renewLink mails another.')

const MailedLinkPurposeEnum = describedEnum(
  'MailedLinkPurpose',
  MailedLinkPurpose,
  'What following a mailed link does.',
  {
    CONFIRM_EMAIL: 'Confirms the e-mail of a sign-up.',
    SET_PASSWORD: 'Sets a new password.',
    SIGN_IN: 'Signs a provider in.',
    LEAVE_EMAIL: 'Confirms a change of e-mail, from the present address.',
    TAKE_EMAIL: 'Confirms a change of e-mail, from the new address.',
    CONFIRM_DELETION: 'Confirms a request to delete an account’s data.',
    CONFIRM_REQUEST: 'Confirms a visitor’s request for parts.',
  },
)
const MailedLinkStateEnum = describedEnum(
  'MailedLinkState',
  MailedLinkState,
  'Whether a mailed link still works.',
  {
    OPEN: 'The link works.',
    USED: 'The link was followed, or replaced by another one.',
    EXPIRED: 'The link has expired.',
    UNKNOWN: 'No link for this has the token.',
  },
)

builder.queryField('mailedLinkState', t =>
  t.field({
    type: MailedLinkStateEnum,
    description:
      'The state of a mailed link, so that nobody fills in a form for one that has ended. Everybody who has its token; the mutation that follows it checks again.',
    authScopes: { public: true },
    args: {
      token: t.arg.string({ required: true, description: 'The `enlace` parameter of the link.' }),
      purpose: t.arg({
        type: MailedLinkPurposeEnum,
        required: true,
        description: 'The purpose of the link.',
      }),
    },
    resolve: (_root, given, ctx) => mailedLinkState(ctx, given),
  }),
)

const LinkSentPayload = builder.objectRef<{ sent: true }>('LinkSentPayload').implement({
  description:
    'Accepted. The answer does not reveal whether a mail was sent, and so whether an account exists.',
  fields: t => ({ sent: t.exposeBoolean('sent', { description: 'Always true.' }) }),
})

const PasswordPayload = builder.objectRef<{ email: string }>('PasswordPayload').implement({
  description: 'The new password is the only one from now on.',
  fields: t => ({ email: t.exposeString('email', { description: 'The e-mail for signing in.' }) }),
})

commandWithArgs('requestPasswordLink', {
  type: LinkSentPayload,
  description:
    'Mails a link that sets a new password, if the e-mail has an account. It works for 30 minutes.',
  authScopes: { public: true },
  refusals: [RateLimited],
  args: linkRequestArgs,
  run: async (ctx, { email }) => {
    await requestPasswordLink(ctx, email)
    return { sent: true as const }
  },
})
commandWithArgs('requestSignInLink', {
  type: LinkSentPayload,
  description: 'Mails a link that signs in, if the e-mail is a provider’s. It works for 30 minutes.',
  authScopes: { public: true },
  refusals: [RateLimited],
  args: linkRequestArgs,
  run: async (ctx, { email }) => {
    await requestSignInLink(ctx, email)
    return { sent: true as const }
  },
})
commandWithArgs('renewLink', {
  type: LinkSentPayload,
  description: 'Mails another link of the same kind to where this one went, whether it still works or not.',
  authScopes: { public: true },
  refusals: [LinkUnknown, RateLimited],
  args: renewLinkArgs,
  run: async (ctx, { token }) => {
    await renewLink(ctx, token)
    return { sent: true as const }
  },
})
commandWithArgs('setPassword', {
  type: PasswordPayload,
  description: 'Sets a new password by a mailed link. Ends every session of the account but this browser’s.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed],
  args: setPasswordArgs,
  run: (ctx, given) => renewing(ctx, () => setPassword(ctx, given)),
})
commandWithArgs('signInByLink', {
  type: SessionPayload,
  description: 'Signs in by a mailed link, and a code where the account has a second factor.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed, SecondFactorNeeded, RateLimited],
  args: signInByLinkArgs,
  run: async (ctx, given) => enter(ctx, await signInByLink(ctx, given)),
})
