import { IdentityVendor } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import type { GraphQLContext } from '../../../graphql/context.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { registerRefusal } from '../../../graphql/refusals.ts'
import { RateLimited, WrongState } from '../../../platform/refusal.ts'
import { isAccount } from '../../viewer.ts'
import { EmailTaken, IdentityTaken, NoPassword, ReturnOver, SecondFactorNeeded } from '../account.errors.ts'
import { visibleAccounts } from '../account.policy.ts'
import { AccountKindEnum, enter, renewing, SessionPayload } from '../account.schema.ts'
import { findReturn, type KnownReturn } from './externalReturns.ts'
import { endVisit } from './externalVisits.ts'
import {
  finishSignInArgs,
  finishSignUpAsBuyerInput,
  finishSignUpAsProviderInput,
  linkIdentityArgs,
  unlinkIdentityArgs,
} from './identity.input.ts'
import {
  type FinishedSignUp,
  finishSignIn,
  finishSignUpAsBuyer,
  finishSignUpAsProvider,
  linkIdentity,
  unlinkIdentity,
} from './identity.operations.ts'

registerRefusal(ReturnOver, 'This browser did not come back from a vendor, or too long ago: begin anew.')
registerRefusal(IdentityTaken, 'The identity belongs to another account.')

const IdentityVendorEnum = describedEnum('IdentityVendor', IdentityVendor, 'By whom people can sign in.', {
  GOOGLE: 'Google.',
  FACEBOOK: 'Facebook.',
})

const IdentityType = builder.prismaObject('ExternalIdentity', {
  name: 'Identity',
  description: 'An account at a vendor by which somebody signs in here. Seen by its owner alone.',
  fields: t => ({
    vendor: t.expose('vendor', { type: IdentityVendorEnum, description: 'The vendor.' }),
    label: t.exposeString('label', { description: 'The label of the account there: an e-mail or a name.' }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime', description: 'Since when it signs in here.' }),
  }),
})

builder.prismaObjectFields('Account', t => ({
  identities: t.field({
    type: [IdentityType],
    description: 'By which accounts elsewhere one signs in to this one. Itself; empty for others.',
    extensions: { atMost: Object.keys(IdentityVendor).length },
    select: (_args, _context, nested) => ({ id: true, identities: nested({ orderBy: { linkedAt: 'asc' } }) }),
    resolve: ({ id, identities }, _args, { viewer }) => (isAccount(viewer, id) ? identities : []),
  }),
  entersByVendorOnly: t.boolean({
    nullable: true,
    description:
      'True when it has no password yet, which changes its protected settings. Itself; null for others.',
    select: { id: true, passwordHash: true },
    resolve: ({ id, passwordHash }, _args, { viewer }) =>
      isAccount(viewer, id) ? passwordHash === null : null,
  }),
}))

const ReturnType = builder.objectRef<KnownReturn>('ExternalReturn').implement({
  description:
    'The identity of a person who returned from a vendor’s consent page. Seen by that browser alone.',
  fields: t => ({
    vendor: t.expose('vendor', { type: IdentityVendorEnum, description: 'The vendor.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The person’s name; null when the vendor gives none.',
    }),
    statedEmail: t.exposeString('email', {
      nullable: true,
      description: 'The person’s e-mail address; null when the vendor gives none.',
    }),
    emailIsVerified: t.exposeBoolean('emailIsVerified', {
      description: 'True when the vendor has verified it; else our own mail does.',
    }),
    onward: t.exposeString('onward', { description: 'The path of ours that they were going to.' }),
  }),
})

builder.queryField('externalReturn', t =>
  t.field({
    type: ReturnType,
    nullable: true,
    description: 'The usable result of this browser’s visit to a vendor; null when there is none.',
    authScopes: { public: true },
    resolve: (_root, _args, ctx) => findReturn(ctx),
  }),
)

const FinishedSignUpPayload = builder.objectRef<FinishedSignUp>('FinishedSignUpPayload').implement({
  description: 'Somebody is signed in to their new account, or has a mail to confirm first.',
  fields: t => ({
    kind: t.field({
      type: AccountKindEnum,
      nullable: true,
      description: 'The kind of the new account; null when an e-mail has to be confirmed first.',
      resolve: finished => ('account' in finished ? finished.account.kind : null),
    }),
    email: t.string({
      nullable: true,
      description: 'The address of the confirmation mail; null when none is needed.',
      resolve: finished => ('proof' in finished ? finished.email : null),
    }),
    proof: t.string({
      nullable: true,
      description:
        'For confirmRegistration from the same browser, without which it cannot be confirmed. Opaque.',
      resolve: finished => ('proof' in finished ? finished.proof : null),
    }),
  }),
})

/** Gives the browser its session where there is an account, and ends its visit. */
function finish(ctx: GraphQLContext, finished: FinishedSignUp): FinishedSignUp {
  if ('account' in finished) {
    enter(ctx, finished)
    ctx.setCookie(endVisit(ctx.settings))
  }
  return finished
}

const IdentitiesPayload = payloadOf('IdentitiesPayload', {
  description: 'The account with the identities that it has now.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

commandWithInput('finishSignUpAsBuyer', {
  type: FinishedSignUpPayload,
  description: 'Makes the buyer’s account of who came back from a vendor.',
  authScopes: { public: true },
  refusals: [ReturnOver, EmailTaken, RateLimited],
  input: finishSignUpAsBuyerInput,
  inputDescription: 'The buyer.',
  run: async (ctx, input) => finish(ctx, await finishSignUpAsBuyer(ctx, input)),
})
commandWithInput('finishSignUpAsProvider', {
  type: FinishedSignUpPayload,
  description: 'Makes the provider’s account of who came back from a vendor; then the team reviews it.',
  authScopes: { public: true },
  refusals: [ReturnOver, EmailTaken, RateLimited],
  input: finishSignUpAsProviderInput,
  inputDescription: 'The provider.',
  run: async (ctx, input) => finish(ctx, await finishSignUpAsProvider(ctx, input)),
})
commandWithArgs('finishSignIn', {
  type: SessionPayload,
  description:
    'Signs in who came back from a vendor with a known identity, by the code that its account asks for.',
  authScopes: { public: true },
  refusals: [ReturnOver, SecondFactorNeeded, RateLimited],
  args: finishSignInArgs,
  run: async (ctx, { code }) => {
    const entered = await finishSignIn(ctx, code)
    ctx.setCookie(endVisit(ctx.settings))
    return enter(ctx, entered)
  },
})
commandWithArgs('linkIdentity', {
  type: IdentitiesPayload,
  description: 'Links what this browser came back with from a vendor to one’s own account.',
  authScopes: { account: true },
  refusals: [ReturnOver, IdentityTaken, NoPassword, RateLimited, WrongState],
  args: linkIdentityArgs,
  run: async (ctx, given) => {
    const linked = await renewing(ctx, () => linkIdentity(ctx, given))
    ctx.setCookie(endVisit(ctx.settings))
    return linked
  },
})
commandWithArgs('unlinkIdentity', {
  type: IdentitiesPayload,
  description: 'Takes a vendor’s identity off one’s own account.',
  authScopes: { account: true },
  refusals: [NoPassword, RateLimited],
  args: unlinkIdentityArgs,
  run: (ctx, given) => renewing(ctx, () => unlinkIdentity(ctx, given)),
})
