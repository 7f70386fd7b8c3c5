import type { z } from 'zod'
import type { Account, ExternalIdentity, Registration } from '../../generated/prisma/client.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { isUniqueViolation, type Tx } from '../../platform/db.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import { readSigned, sign } from '../../platform/tokens.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount, sessionOf } from '../viewer.ts'
import { LinkUnknown, LinkUsed, OtherBrowser, PasswordNeeded, WrongCredentials } from './account.errors.ts'
import {
  accountCreated,
  providerRegistered,
  registrationRepeated,
  registrationRequested,
  sessionsEnded,
} from './account.events.ts'
import type { signInArgs } from './account.input.ts'
import {
  buyerWhoSaid,
  type ClaimedPicture,
  claimPictures,
  holdPictures,
  newProfile,
  providerWhoSaid,
} from './identity/newProfiles.ts'
import { matchOwnPassword } from './identity/ownPassword.ts'
import {
  type RegisteredProfile,
  registeredIdentity,
  registeredProfile,
  type signUpAsBuyerInput,
  type signUpAsProviderInput,
} from './identity/registration.input.ts'
import { spendSignIn } from './identity/signInLimits.ts'
import { replaceSession, startSession } from './identity/startSession.ts'
import { forgetMails } from './links/mailboxes.ts'
import { createLink, readOpenLink, spendLink, spendLinkAllowance } from './links/mailedLinks.ts'
import { CURRENT_POLICIES, consentsTo, type PolicyVersions } from './policies/policies.ts'
import { registeredPolicies } from './policies/policyConsent.input.ts'
import { proveSecondFactor } from './secondFactor/secondFactors.ts'

/** The secret that only the browser of a registration knows. */
export const REGISTRATION_PROOF = 'registration-proof'

const PASSWORDS_PER_REGISTRATION = { name: 'confirm-registration', points: 10, perMs: HOUR_MS }
// Each sign-up with an e-mail is a registration of its own.
const PASSWORDS_PER_EMAIL_A_DAY = { name: 'confirm-registration-day', points: 50, perMs: DAY_MS }

export async function signUpAsBuyer(
  ctx: OperationContext,
  input: z.output<typeof signUpAsBuyerInput>,
): Promise<string> {
  return register(ctx, input, await buyerWhoSaid(ctx, input))
}

export function signUpAsProvider(
  ctx: OperationContext,
  input: z.output<typeof signUpAsProviderInput>,
): Promise<string> {
  return register(ctx, input, providerWhoSaid(input))
}

/**
 * Stores a sign-up until its e-mail is confirmed. Result and work are the same whether or not the e-mail has
 * an account: only the mail differs. Returns the secret that proves to confirmRegistration that it runs in
 * the same browser. Throws RateLimited.
 */
async function register(
  ctx: OperationContext,
  credentials: { email: string; password: string; policies: PolicyVersions },
  profile: RegisteredProfile,
): Promise<string> {
  const { email, password, policies } = credentials
  await spendLinkAllowance(ctx, email)
  const entrance = { passwordHash: await hashPassword(password) }
  return ctx.transact(unit => keepRegistration(ctx, unit, { email, policies, profile, entrance }))
}

interface NewRegistration {
  readonly email: string
  readonly policies: PolicyVersions
  readonly profile: RegisteredProfile
  /** The way by which the account will be entered. */
  readonly entrance: { readonly passwordHash: string } | { readonly identity: NewIdentity }
}

/** Writes a sign-up down and has its link mailed; returns the proof of the browser it was made in. */
export async function keepRegistration(
  { settings, clock }: OperationContext,
  unit: Unit,
  { email, policies, profile, entrance }: NewRegistration,
): Promise<string> {
  const { tx, emit } = unit
  const createdAt = clock.now()
  const existing = await tx.account.findUnique({ where: { email }, select: { id: true } })
  const registration = await tx.registration.create({
    data: { email, ...entrance, kind: profile.kind, profile, policies: { ...policies }, createdAt },
    select: { id: true },
  })
  await holdPictures(unit, profile, createdAt)
  // Made all the same for a known e-mail, but used up: it can never be confirmed.
  await createLink(tx, settings, {
    purpose: 'CONFIRM_EMAIL',
    registrationId: registration.id,
    createdAt,
    isUsed: existing !== null,
  })
  if (existing) await emit(registrationRepeated, { accountId: existing.id })
  else await emit(registrationRequested, { registrationId: registration.id })
  return sign(settings.secret, REGISTRATION_PROOF, registration.id)
}

export interface Confirmation {
  /** The token of the mailed link, which proves the e-mail. */
  readonly token: string
  /** The answer of the sign-up, if this is its browser. */
  readonly proof?: string | null | undefined
  readonly password?: string | null | undefined
}

/**
 * Turns a confirmed registration into an account and signs it in. Throws LinkUnknown, LinkUsed, LinkExpired,
 * PasswordNeeded, OtherBrowser, InvalidInput, RateLimited.
 */
export async function confirmRegistration(
  ctx: OperationContext,
  confirmation: Confirmation,
): Promise<{ account: Account; cookie: string }> {
  const link = await readOpenLink(ctx, confirmation.token, 'CONFIRM_EMAIL')
  const registration =
    link.registrationId &&
    (await ctx.db.prisma.registration.findUnique({ where: { id: link.registrationId } }))
  if (!registration) throw new LinkUnknown()
  await checkBeginner(ctx, registration, confirmation)
  const now = ctx.clock.now()
  const account = await ctx
    .transact(async ({ tx, emit }) => {
      await spendLink(tx, link.id, now)
      const profile = registeredProfile.parse(registration.profile)
      const created = await createAccount(tx, {
        email: registration.email,
        passwordHash: registration.passwordHash,
        identity: registeredIdentity.parse(registration.identity),
        profile,
        pictures: await claimPictures(ctx, tx, profile),
        consent: {
          versions: registeredPolicies.parse(registration.policies),
          acceptedAt: registration.createdAt,
        },
        createdAt: now,
      })
      await emit(accountCreated, { accountId: created.id })
      if (created.providerProfile) {
        await emit(providerRegistered, { providerId: created.providerProfile.id, accountId: created.id })
      }
      return created
    })
    .catch(error => {
      // Two registrations of one e-mail, or of one identity: the first confirmation made the account.
      if (isUniqueViolation(error)) throw new LinkUsed()
      throw error
    })
  await forgetMails(ctx, account.email)
  return { account, cookie: await replaceSession(ctx, account.id) }
}

/**
 * Checks that the reader of the mail is the person who signed up: anybody can sign up with another's e-mail,
 * and the account would open to a password unknown to its owner.
 */
async function checkBeginner(
  ctx: OperationContext,
  registration: Pick<Registration, 'id' | 'email' | 'passwordHash'>,
  { proof, password }: Confirmation,
): Promise<void> {
  if (proof && readSigned(ctx.settings.secret, REGISTRATION_PROOF, proof) === registration.id) return
  if (registration.passwordHash === null) throw new OtherBrowser()
  if (!password) throw new PasswordNeeded()
  await ctx.rateLimit.spend(PASSWORDS_PER_REGISTRATION, registration.id)
  await ctx.rateLimit.spend(PASSWORDS_PER_EMAIL_A_DAY, registration.email)
  if (await passwordMatches(registration.passwordHash, password)) return
  throw new InvalidInput([
    { path: ['password'], message: 'Esa no es la contraseña con la que se creó esta cuenta.' },
  ])
}

/** The identifying data of an account at a vendor. */
export type NewIdentity = Pick<ExternalIdentity, 'vendor' | 'subject' | 'label'>

export interface NewAccount {
  email: string
  /** Null where there is an identity to enter by. */
  passwordHash: string | null
  identity?: NewIdentity | null
  profile: RegisteredProfile
  /** Claimed pictures of its profile. */
  pictures?: readonly ClaimedPicture[]
  /** The accepted policies and the time; by default the versions in force, now. */
  consent?: { versions: PolicyVersions; acceptedAt: Date }
  createdAt: Date
}

/** The rows of a new account whose e-mail is known to be its owner's. */
export async function createAccount(
  tx: Tx,
  {
    email,
    passwordHash,
    identity = null,
    profile,
    pictures = [],
    createdAt,
    consent = { versions: CURRENT_POLICIES, acceptedAt: createdAt },
  }: NewAccount,
) {
  const { kind, name, phone, department } = profile
  return tx.account.create({
    data: {
      email,
      passwordHash,
      kind,
      name,
      phone,
      department,
      createdAt,
      policyConsents: { create: consentsTo(consent.versions, consent.acceptedAt) },
      ...(identity ? { identities: { create: { ...identity, linkedAt: createdAt } } } : {}),
      ...(await newProfile(tx, profile, { pictures, createdAt })),
    },
    include: { providerProfile: true, policyConsents: true },
  })
}

/** Throws WrongCredentials, SecondFactorNeeded, InvalidInput (the code), RateLimited. */
export async function signIn(
  ctx: OperationContext,
  { email, password, code }: z.output<typeof signInArgs>,
): Promise<{ account: Account; cookie: string }> {
  const restoreAttempt = await spendSignIn(ctx, email)
  const account = await ctx.db.prisma.account.findUnique({ where: { email } })
  const passwordHash = await matchOwnPassword(ctx, account, password)
  if (!account || passwordHash === null) throw new WrongCredentials()
  await restoreAttempt()
  const withSecondFactor = await proveSecondFactor(ctx, account, code)
  const proven = { account: { id: account.id, passwordHash }, withSecondFactor }
  return { account, cookie: await startSession(ctx, proven, () => new WrongCredentials()) }
}

/** Ends the session and closes its sockets; returns the Set-Cookie value. Who has no session is not refused. */
export async function signOut(ctx: OperationContext): Promise<string | null> {
  const sessionId = sessionOf(ctx.viewer)
  if (!sessionId) return null
  const { accountId } = requireAccount(ctx.viewer)
  const cookie = await ctx.sessions.end(sessionId)
  await ctx.transact(({ emit }) => emit(sessionsEnded, { accountId }))
  return cookie
}
