import { z } from 'zod'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { registerRefusal } from '../../../graphql/refusals.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import { EmailTaken, LinkExpired, LinkUnknown, LinkUsed, NoPassword } from '../account.errors.ts'
import { visibleAccounts, visibleEmailChanges } from '../account.policy.ts'
import { renewing } from '../account.schema.ts'
import { emailChangeLinkArgs, requestEmailChangeInput } from './emailChange.input.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
  refuseEmailChange,
  requestEmailChange,
} from './emailChange.operations.ts'

registerRefusal(EmailTaken, 'Another account got the e-mail address meanwhile.')

const EmailChangeType = builder.prismaObject('EmailChange', {
  description: 'Another e-mail address that an account asked for, until both addresses have confirmed.',
  fields: t => ({
    newEmail: t.exposeString('newEmail', { description: 'The address it is to have.' }),
    oldConfirmed: t.boolean({
      description: 'True when the present address has confirmed.',
      select: { oldConfirmedAt: true },
      resolve: ({ oldConfirmedAt }) => oldConfirmedAt !== null,
    }),
    newConfirmed: t.boolean({
      description: 'True when the new address has confirmed.',
      select: { newConfirmedAt: true },
      resolve: ({ newConfirmedAt }) => newConfirmedAt !== null,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when both can confirm.' }),
  }),
})

builder.prismaObjectField('Account', 'emailChange', t =>
  t.field({
    type: EmailChangeType,
    nullable: true,
    description:
      'The change of e-mail that waits for its two addresses. Itself; null for others, and when none does.',
    select: (_args, { viewer, clock }, nested) => ({
      emailChanges: nested({
        where: { AND: [visibleEmailChanges(viewer)], outcome: null, expiresAt: { gt: clock.now() } },
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ emailChanges }) => emailChanges[0] ?? null,
  }),
)

const EmailChangePayload = payloadOf('EmailChangePayload', {
  description: 'The account, with the change of e-mail that waits, if one does.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

const EmailConfirmedPayload = builder
  .objectRef<{ email: string; isDone: boolean }>('EmailConfirmedPayload')
  .implement({
    description: 'The result of confirming one address of a change of e-mail.',
    fields: t => ({
      email: t.exposeString('email', { description: 'The new address.' }),
      isDone: t.exposeBoolean('isDone', {
        description:
          'True when the other one had confirmed too: the account has the new address from now on.',
      }),
    }),
  })

const EmailRefusedPayload = builder.objectRef<{ email: string | null }>('EmailRefusedPayload').implement({
  description: 'The change of e-mail is off.',
  fields: t => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address that the account keeps; null for who refused at the new one.',
    }),
  }),
})

commandWithInput('requestEmailChange', {
  type: EmailChangePayload,
  description:
    'Asks for another e-mail address: mails a link to it and to the present one, and both have to confirm within 24 hours. The answer does not reveal whether the address belongs to another account.',
  authScopes: { account: true },
  refusals: [NoPassword, RateLimited],
  input: requestEmailChangeInput,
  inputDescription: 'The new address, and the password.',
  run: (ctx, input) => requestEmailChange(ctx, input),
})
commandWithArgs('cancelEmailChange', {
  type: EmailChangePayload,
  description: 'Takes one’s own wish for another e-mail address back.',
  authScopes: { account: true },
  args: z.object({}),
  run: ctx => cancelEmailChange(ctx),
})
commandWithArgs('confirmEmailChange', {
  type: EmailConfirmedPayload,
  description:
    'Confirms a change of e-mail at one of its addresses, by the mailed link. When the other has confirmed too, ends every session of the account but this browser’s.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed, EmailTaken],
  args: emailChangeLinkArgs,
  run: (ctx, { token }) => renewing(ctx, () => confirmEmailChange(ctx, token)),
})
commandWithArgs('refuseEmailChange', {
  type: EmailRefusedPayload,
  description:
    'Ends a change of e-mail from one of its addresses, by the mailed link. From the present one, ends every session of the account but this browser’s.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed],
  args: emailChangeLinkArgs,
  run: (ctx, { token }) => renewing(ctx, () => refuseEmailChange(ctx, token)),
})
