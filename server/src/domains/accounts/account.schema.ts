import { queryFromInfo } from '@pothos/plugin-prisma'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { Account } from '../../generated/prisma/client.ts'
import { AccountKind, BuyerType, Department } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { type GraphQLContext, OVER_HTTP } from '../../graphql/context.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { StatusType } from '../../graphql/status.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { accountOf } from '../viewer.ts'
import {
  LinkExpired,
  LinkUnknown,
  LinkUsed,
  OtherBrowser,
  PasswordNeeded,
  SecondFactorNeeded,
  WrongCredentials,
} from './account.errors.ts'
import { confirmRegistrationArgs, signInArgs } from './account.input.ts'
import {
  confirmRegistration,
  signIn,
  signOut,
  signUpAsBuyer,
  signUpAsProvider,
} from './account.operations.ts'
import { canSeeAccount, isTheAdmins, visibleAccounts } from './account.policy.ts'
import { discloseAccount } from './accountContact.operations.ts'
import { DEPARTMENT_WORDS } from './accountWords.ts'
import type { Renewed } from './identity/device.operations.ts'
import { type MarkOwner, markBrowser } from './identity/knownBrowsers.ts'
import { signUpAsBuyerInput, signUpAsProviderInput } from './identity/registration.input.ts'
import { profileStatus } from './profiles/profileStatus.ts'

export const AccountKindEnum = describedEnum('AccountKind', AccountKind, 'What an account does here.', {
  BUYER: 'Asks for parts and pays.',
  PROVIDER: 'Quotes and sells.',
})
export const BuyerTypeEnum = describedEnum('BuyerType', BuyerType, 'For whom a buyer buys.', {
  CONSUMER: 'Own use; consumer law applies.',
  WORKSHOP: 'To work or resell.',
})
export const DepartmentEnum = describedEnum(
  'Department',
  Department,
  'The 19 departments of Uruguay.',
  DEPARTMENT_WORDS,
)

const REACHABLE = { id: true, email: true, phone: true } as const

export const AccountType = builder.prismaNode('Account', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A person or business that signs in. Seen by its owner and the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleAccounts(viewer)] }),
  authScopes: (account, { viewer }) => canSeeAccount(viewer, account),
  fields: t => ({
    kind: t.expose('kind', { type: AccountKindEnum, description: 'Buyer or provider.' }),
    name: t.exposeString('name', { description: 'The person’s name.' }),
    email: t.string({
      description: 'Verified e-mail address, lower case. That the admin reads it is in the access log.',
      select: REACHABLE,
      resolve: async (account, _args, ctx) => (await discloseAccount(ctx, account)).email,
    }),
    phone: t.string({
      description: 'Phone number in E.164. That the admin reads it is in the access log.',
      select: REACHABLE,
      resolve: async (account, _args, ctx) => (await discloseAccount(ctx, account)).phone,
    }),
    department: t.expose('department', {
      type: DepartmentEnum,
      description: 'The department of the person.',
    }),
    isAdmin: t.boolean({
      description: 'Whether this is the admin’s account.',
      select: { email: true },
      resolve: ({ email }, _args, { settings }) => isTheAdmins(settings, email),
    }),
    buyerType: t.field({
      type: BuyerTypeEnum,
      nullable: true,
      description: 'For whom they buy; null for a provider account.',
      select: { buyerProfile: { select: { type: true } } },
      resolve: account => account.buyerProfile?.type ?? null,
    }),
    profileStatus: t.field({
      type: StatusType,
      description: 'The completeness of the profile: GOOD when complete, else the missing fields.',
      select: {
        buyerProfile: { select: { type: true, rut: true, address: true } },
        providerProfile: {
          select: {
            partsDescription: true,
            rut: true,
            address: true,
            brands: true,
            categories: true,
            _count: { select: { shifts: true, pictures: true } },
          },
        },
      },
      resolve: ({ buyerProfile, providerProfile }) => profileStatus(buyerProfile, providerProfile),
    }),
    provider: t.relation('providerProfile', {
      nullable: true,
      description: 'The business; null for a buyer account.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the e-mail was confirmed.' }),
  }),
})

builder.queryField('viewer', t =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'The signed-in account; null for a visitor and for the guest of a link.',
    authScopes: { public: true },
    // Not a prismaField: that calls it a mistake when the selection is left unread, as it is for a visitor.
    resolve: (_root, _args, context, info) => {
      const { db } = context
      const viewer = accountOf(context.viewer)
      if (!viewer) return null
      const { select } = queryFromInfo({ context, info, select: { id: true } })
      const where = { id: viewer.accountId, AND: [visibleAccounts(viewer)] }
      return db.prisma.account.findUnique({ select, where })
    },
  }),
)

registerRefusal(WrongCredentials, 'The e-mail or the password is wrong; it does not say which.')
registerRefusal(
  PasswordNeeded,
  'The sign-up was not made in this browser: it is confirmed with the password that was chosen in it.',
)

registerRefusal(
  OtherBrowser,
  'The sign-up was made by an identity elsewhere, in another browser: only that one confirms it.',
)

const SignUpPayload = builder.objectRef<{ email: string; proof: string }>('SignUpPayload').implement({
  description:
    'The sign-up was taken. What comes next is in the mail, the same for known and unknown addresses.',
  fields: t => ({
    email: t.exposeString('email', { description: 'The e-mail address the mail was sent to.' }),
    proof: t.exposeString('proof', {
      description: 'For confirmRegistration from the same browser, which then needs no password. Opaque.',
    }),
  }),
})

export const SessionPayload = builder.objectRef<{ kind: AccountKind }>('SessionPayload').implement({
  description: 'Somebody is signed in from the next request on; the session is in an http-only cookie.',
  fields: t => ({
    kind: t.expose('kind', { type: AccountKindEnum, description: 'The kind of the account.' }),
  }),
})

/** Runs an operation that renews the browser's cookies; refused over a websocket, before anything is done. */
export async function renewing<Result extends Renewed>(
  ctx: GraphQLContext,
  run: () => Promise<Result>,
): Promise<Result> {
  if (ctx.overSocket) throw new GraphQLError(OVER_HTTP)
  const result = await run()
  for (const cookie of result.cookies) ctx.setCookie(cookie)
  return result
}

/** Gives the browser the cookies of who has just signed in: the session, and the mark of a known browser. */
export function enter(
  ctx: GraphQLContext,
  { account, cookie }: { account: MarkOwner & Pick<Account, 'kind'>; cookie: string },
) {
  ctx.setCookie(cookie)
  ctx.setCookie(markBrowser(ctx, account))
  return { kind: account.kind }
}

const SignOutPayload = builder.objectRef<{ signedOut: true }>('SignOutPayload').implement({
  description: 'The session has ended.',
  fields: t => ({ signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }) }),
})

commandWithInput('signUpAsBuyer', {
  type: SignUpPayload,
  description: 'Begins a buyer’s account; the link in the mail finishes it.',
  authScopes: { public: true },
  refusals: [RateLimited],
  input: signUpAsBuyerInput,
  inputDescription: 'The buyer.',
  run: async (ctx, input) => ({ email: input.email, proof: await signUpAsBuyer(ctx, input) }),
})
commandWithInput('signUpAsProvider', {
  type: SignUpPayload,
  description: 'Begins a provider’s account; the link in the mail finishes it, then the team reviews it.',
  authScopes: { public: true },
  refusals: [RateLimited],
  input: signUpAsProviderInput,
  inputDescription: 'The provider.',
  run: async (ctx, input) => ({ email: input.email, proof: await signUpAsProvider(ctx, input) }),
})
commandWithArgs('confirmRegistration', {
  type: SessionPayload,
  description: 'Finishes a sign-up with the token of the mailed link, and signs in.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed, PasswordNeeded, OtherBrowser, RateLimited],
  args: confirmRegistrationArgs,
  run: async (ctx, confirmation) => enter(ctx, await confirmRegistration(ctx, confirmation)),
})
commandWithArgs('signIn', {
  type: SessionPayload,
  description: 'Signs in with e-mail and password, and a code where the account has a second factor.',
  authScopes: { public: true },
  refusals: [WrongCredentials, SecondFactorNeeded, RateLimited],
  args: signInArgs,
  run: async (ctx, credentials) => enter(ctx, await signIn(ctx, credentials)),
})
commandWithArgs('signOut', {
  type: SignOutPayload,
  description: 'Ends the session of this browser.',
  authScopes: { public: true },
  args: z.object({}),
  run: async ctx => {
    const cookie = await signOut(ctx)
    if (cookie) ctx.setCookie(cookie)
    return { signedOut: true as const }
  },
})
