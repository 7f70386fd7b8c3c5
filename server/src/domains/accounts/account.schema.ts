import { queryFromInfo } from '@pothos/plugin-prisma'
import { AccountKind, BuyerType, Department } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { COMMON_REFUSALS, registerRefusal } from '../../graphql/refusals.ts'
import { parseInput } from '../../platform/input.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { accountOf } from '../viewer.ts'
import { LinkExpired, PasswordNeeded, WrongCredentials } from './account.errors.ts'
import { signInInput, signUpAsBuyerInput, signUpAsProviderInput } from './account.input.ts'
import {
  confirmRegistration,
  signIn,
  signOut,
  signUpAsBuyer,
  signUpAsProvider,
} from './account.operations.ts'
import { canSeeAccount, visibleAccounts } from './account.policy.ts'

export const AccountKindEnum = describedEnum('AccountKind', AccountKind, 'What an account does here.', {
  BUYER: 'Asks for parts and pays.',
  PROVIDER: 'Quotes and sells.',
})
export const BuyerTypeEnum = describedEnum('BuyerType', BuyerType, 'For whom a buyer buys.', {
  CONSUMER: 'Own use; consumer law applies.',
  WORKSHOP: 'To work or resell.',
})
export const DepartmentEnum = describedEnum('Department', Department, 'The 19 departments of Uruguay.', {
  ARTIGAS: 'Artigas.',
  CANELONES: 'Canelones.',
  CERRO_LARGO: 'Cerro Largo.',
  COLONIA: 'Colonia.',
  DURAZNO: 'Durazno.',
  FLORES: 'Flores.',
  FLORIDA: 'Florida.',
  LAVALLEJA: 'Lavalleja.',
  MALDONADO: 'Maldonado.',
  MONTEVIDEO: 'Montevideo.',
  PAYSANDU: 'Paysandú.',
  RIO_NEGRO: 'Río Negro.',
  RIVERA: 'Rivera.',
  ROCHA: 'Rocha.',
  SALTO: 'Salto.',
  SAN_JOSE: 'San José.',
  SORIANO: 'Soriano.',
  TACUAREMBO: 'Tacuarembó.',
  TREINTA_Y_TRES: 'Treinta y Tres.',
})

const AccountType = builder.prismaNode('Account', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Who signs in. Seen by its owner and the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleAccounts(viewer)] }),
  authScopes: (account, { viewer }) => canSeeAccount(viewer, account),
  fields: t => ({
    kind: t.expose('kind', { type: AccountKindEnum, description: 'Buyer or provider.' }),
    name: t.exposeString('name', { description: 'The person’s name.' }),
    email: t.exposeString('email', { description: 'Verified e-mail address, lower case.' }),
    phone: t.exposeString('phone', { description: 'Phone number in E.164.' }),
    department: t.expose('department', { type: DepartmentEnum, description: 'Where they are.' }),
    isAdmin: t.boolean({
      description: 'Whether this is the admin’s account.',
      select: { email: true },
      resolve: (account, _args, { settings }) => account.email === settings.adminEmail.toLowerCase(),
    }),
    buyerType: t.field({
      type: BuyerTypeEnum,
      nullable: true,
      description: 'For whom they buy; null for a provider account.',
      select: { buyerProfile: { select: { type: true } } },
      resolve: account => account.buyerProfile?.type ?? null,
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
      return db.prisma.account.findUnique({ select, where: { id: viewer.accountId } })
    },
  }),
)

registerRefusal(WrongCredentials, 'The e-mail or the password is wrong; it does not say which.')
registerRefusal(LinkExpired, 'The confirmation link is not ours, too old or used.')
registerRefusal(
  PasswordNeeded,
  'The sign-up was not made in this browser: it is confirmed with the password that was chosen in it.',
)

const person = {
  name: 'The person’s name, up to 80 characters.',
  email: 'E-mail address; the confirmation goes there.',
  phone: 'Phone number; national ones are Uruguayan.',
  department: 'Where they are.',
  password: 'At least 6 characters.',
  acceptsTerms: 'Must be true: they accept the current terms.',
}

const SignUpAsBuyerInput = builder.inputType('SignUpAsBuyerInput', {
  description: 'What a buyer says of themself.',
  fields: t => ({
    name: t.string({ required: true, description: person.name }),
    email: t.string({ required: true, description: person.email }),
    phone: t.string({ required: true, description: person.phone }),
    department: t.field({ type: DepartmentEnum, required: true, description: person.department }),
    password: t.string({ required: true, description: person.password }),
    acceptsTerms: t.boolean({ required: true, description: person.acceptsTerms }),
    buyerType: t.field({ type: BuyerTypeEnum, required: true, description: 'For whom they buy.' }),
    rut: t.string({ description: 'Tax number of a company, 12 digits.' }),
  }),
})

const SignUpAsProviderInput = builder.inputType('SignUpAsProviderInput', {
  description: 'What a provider says of itself.',
  fields: t => ({
    name: t.string({ required: true, description: person.name }),
    email: t.string({ required: true, description: person.email }),
    phone: t.string({ required: true, description: person.phone }),
    department: t.field({ type: DepartmentEnum, required: true, description: person.department }),
    password: t.string({ required: true, description: person.password }),
    acceptsTerms: t.boolean({ required: true, description: person.acceptsTerms }),
    companyName: t.string({ required: true, description: 'Name of the business, up to 120 characters.' }),
    services: t.string({ required: true, description: 'What it sells, up to 400 characters.' }),
    rut: t.string({ description: 'Tax number, 12 digits.' }),
    address: t.string({ description: 'Street address, up to 160 characters.' }),
  }),
})

const SignUpPayload = builder.objectRef<{ email: string; proof: string }>('SignUpPayload').implement({
  description:
    'The sign-up was taken. What comes next is in the mail, the same for known and unknown addresses.',
  fields: t => ({
    email: t.exposeString('email', { description: 'Where the mail went.' }),
    proof: t.exposeString('proof', {
      description: 'For confirmRegistration from the same browser, which then needs no password. Opaque.',
    }),
  }),
})

const SessionPayload = builder.objectRef<{ kind: AccountKind }>('SessionPayload').implement({
  description: 'Somebody is signed in from the next request on; the session is in an http-only cookie.',
  fields: t => ({
    kind: t.expose('kind', { type: AccountKindEnum, description: 'What the account does here.' }),
  }),
})

const SignOutPayload = builder.objectRef<{ signedOut: true }>('SignOutPayload').implement({
  description: 'Nobody is signed in any more.',
  fields: t => ({ signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }) }),
})

builder.mutationFields(t => ({
  signUpAsBuyer: t.field({
    type: SignUpPayload,
    description: 'Begins a buyer’s account; the link in the mail finishes it.',
    authScopes: { public: true },
    errors: { types: [...COMMON_REFUSALS, RateLimited] },
    args: { input: t.arg({ type: SignUpAsBuyerInput, required: true, description: 'The buyer.' }) },
    resolve: async (_root, args, ctx) => {
      const input = parseInput(signUpAsBuyerInput, args.input)
      return { email: input.email, proof: await signUpAsBuyer(ctx, input) }
    },
  }),
  signUpAsProvider: t.field({
    type: SignUpPayload,
    description: 'Begins a provider’s account; the link in the mail finishes it, then the team reviews it.',
    authScopes: { public: true },
    errors: { types: [...COMMON_REFUSALS, RateLimited] },
    args: { input: t.arg({ type: SignUpAsProviderInput, required: true, description: 'The provider.' }) },
    resolve: async (_root, args, ctx) => {
      const input = parseInput(signUpAsProviderInput, args.input)
      return { email: input.email, proof: await signUpAsProvider(ctx, input) }
    },
  }),
  confirmRegistration: t.field({
    type: SessionPayload,
    description: 'Finishes a sign-up with the token of the mailed link, and signs in.',
    authScopes: { public: true },
    errors: { types: [...COMMON_REFUSALS, LinkExpired, PasswordNeeded, RateLimited] },
    args: {
      token: t.arg.string({ required: true, description: 'The `confirmar` parameter of the link.' }),
      proof: t.arg.string({ description: 'What the sign-up answered in this browser; null elsewhere.' }),
      password: t.arg.string({
        description: 'The password chosen in the sign-up; needed without its proof.',
      }),
    },
    resolve: async (_root, args, ctx) => {
      const { account, cookie } = await confirmRegistration(ctx, args)
      ctx.setCookie(cookie)
      return { kind: account.kind }
    },
  }),
  signIn: t.field({
    type: SessionPayload,
    description: 'Signs in with e-mail and password.',
    authScopes: { public: true },
    errors: { types: [...COMMON_REFUSALS, WrongCredentials, RateLimited] },
    args: {
      email: t.arg.string({ required: true, description: 'E-mail address.' }),
      password: t.arg.string({ required: true, description: 'Password.' }),
    },
    resolve: async (_root, args, ctx) => {
      const { account, cookie } = await signIn(ctx, parseInput(signInInput, args))
      ctx.setCookie(cookie)
      return { kind: account.kind }
    },
  }),
  signOut: t.field({
    type: SignOutPayload,
    description: 'Ends the session of this browser.',
    authScopes: { public: true },
    errors: { types: COMMON_REFUSALS },
    resolve: async (_root, _args, ctx) => {
      const cookie = await signOut(ctx)
      if (cookie) ctx.setCookie(cookie)
      return { signedOut: true as const }
    },
  }),
}))
