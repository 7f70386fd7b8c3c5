import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs } from '../../../graphql/commands.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { registerRefusal } from '../../../graphql/refusals.ts'
import { RateLimited, WrongState } from '../../../platform/refusal.ts'
import { isAccount } from '../../viewer.ts'
import { NoPassword, SecondFactorNeeded } from '../account.errors.ts'
import { isTheAdmins, visibleAccounts } from '../account.policy.ts'
import { renewing } from '../account.schema.ts'
import { beginSecondFactorArgs, bothProofsArgs, enableSecondFactorArgs } from './secondFactor.input.ts'
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './secondFactor.operations.ts'
import { RECOVERY_CODES } from './secondFactors.ts'

registerRefusal(
  SecondFactorNeeded,
  'The first proof is right, and the account asks for a second one: the same again with `code`.',
)

registerRefusal(NoPassword, 'The account has no password yet; requestPasswordLink mails a link to set one.')

const SecondFactorType = builder.prismaObject('SecondFactor', {
  description: 'The app whose codes an account asks for when somebody signs in.',
  fields: t => ({
    enabledAt: t.field({
      type: 'DateTime',
      description: 'Since when.',
      select: { enabledAt: true, createdAt: true },
      resolve: ({ enabledAt, createdAt }) => enabledAt ?? createdAt,
    }),
    recoveryCodesLeft: t.int({
      description: 'Number of unused recovery codes.',
      select: { _count: { select: { recoveryCodes: { where: { usedAt: null } } } } },
      resolve: ({ _count }) => _count.recoveryCodes,
    }),
  }),
})

builder.prismaObjectFields('Account', t => ({
  secondFactor: t.field({
    type: SecondFactorType,
    nullable: true,
    description: 'The second factor of this account. Itself; null for others, and while it has none.',
    select: (_args, _context, nested) => ({ id: true, secondFactor: nested() }),
    resolve: ({ id, secondFactor }, _args, { viewer }) =>
      isAccount(viewer, id) && secondFactor?.enabledAt ? secondFactor : null,
  }),
  needsSecondFactor: t.boolean({
    description: 'True when this account has to set up a second factor before anything else: the admin’s.',
    select: { email: true, secondFactor: { select: { enabledAt: true } } },
    resolve: ({ email, secondFactor }, _args, { settings }) =>
      settings.adminNeedsSecondFactor && isTheAdmins(settings, email) && !secondFactor?.enabledAt,
  }),
}))

const SecondFactorSetupPayload = builder
  .objectRef<{ setupKey: string; setupUri: string }>('SecondFactorSetupPayload')
  .implement({
    description: 'The data for an authenticator app, which cannot be read again.',
    fields: t => ({
      setupKey: t.exposeString('setupKey', { description: 'The key, in base32.' }),
      setupUri: t.exposeString('setupUri', {
        description: 'The same as an otpauth:// address, for a QR code.',
      }),
    }),
  })

const RecoveryCodesPayload = builder
  .objectRef<{ accountId: string; recoveryCodes: readonly string[] }>('RecoveryCodesPayload')
  .implement({
    description: 'New recovery codes; nobody can read them again.',
    fields: t => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        description: `${RECOVERY_CODES} codes of the form XXXX-XXXX-XXXX-XXXX, each good for once.`,
      }),
      account: t.prismaField({
        type: 'Account',
        description: 'The account.',
        resolve: (query, { accountId }, _args, { db, viewer }) =>
          db.prisma.account.findFirstOrThrow({
            ...query,
            where: { id: accountId, AND: [visibleAccounts(viewer)] },
          }),
      }),
    }),
  })

const SecondFactorPayload = payloadOf('SecondFactorPayload', {
  description: 'The account has no second factor any more.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

commandWithArgs('beginSecondFactor', {
  type: SecondFactorSetupPayload,
  description: 'Makes the key for one’s own second factor, which asks for nothing before enableSecondFactor.',
  authScopes: { account: true },
  refusals: [NoPassword, RateLimited, WrongState],
  args: beginSecondFactorArgs,
  run: (ctx, { password }) => beginSecondFactor(ctx, password),
})
commandWithArgs('enableSecondFactor', {
  type: RecoveryCodesPayload,
  description:
    'Turns one’s own second factor on with the app’s first code. Ends every other session of the account.',
  authScopes: { account: true },
  refusals: [RateLimited, WrongState],
  args: enableSecondFactorArgs,
  run: (ctx, { code }) => renewing(ctx, () => enableSecondFactor(ctx, code)),
})
commandWithArgs('renewRecoveryCodes', {
  type: RecoveryCodesPayload,
  description: 'Makes new recovery codes in the place of all earlier ones.',
  authScopes: { account: true },
  refusals: [NoPassword, RateLimited, WrongState],
  args: bothProofsArgs,
  run: (ctx, proofs) => renewing(ctx, () => renewRecoveryCodes(ctx, proofs)),
})
commandWithArgs('disableSecondFactor', {
  type: SecondFactorPayload,
  description: 'Turns one’s own second factor off.',
  authScopes: { account: true },
  refusals: [NoPassword, RateLimited, WrongState],
  args: bothProofsArgs,
  run: (ctx, proofs) => renewing(ctx, () => disableSecondFactor(ctx, proofs)),
})
