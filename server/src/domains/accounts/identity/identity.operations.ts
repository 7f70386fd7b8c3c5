import type { z } from 'zod'
import type { Account, IdentityVendor } from '../../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../../platform/db.ts'
import { InvalidInput, NotFound, WrongState } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireAccount } from '../../viewer.ts'
import { EmailTaken, IdentityTaken, ReturnOver } from '../account.errors.ts'
import { accountCreated, identityLinked, identityUnlinked, providerRegistered } from '../account.events.ts'
import { createAccount, keepRegistration } from '../account.operations.ts'
import { spendLinkAllowance } from '../links/mailedLinks.ts'
import type { PolicyVersions } from '../policies/policies.ts'
import { proveSecondFactor } from '../secondFactor/secondFactors.ts'
import { endOtherSessions, type Renewed, renewOwnSession } from './device.operations.ts'
import { identityOf, type KnownReturn, provenEmail, requireReturn, spendReturn } from './externalReturns.ts'
import type {
  finishSignUpAsBuyerInput,
  finishSignUpAsProviderInput,
  linkIdentityArgs,
  unlinkIdentityArgs,
} from './identity.input.ts'
import { buyerWhoSaid, claimPictures, providerWhoSaid } from './newProfiles.ts'
import { provePassword } from './passwordProof.ts'
import type { RegisteredProfile } from './registration.input.ts'
import { IDENTITY_VENDOR_NAMES } from './signInVendor.ts'
import { replaceSession, startSession } from './startSession.ts'

/** The result of finishing a sign-up: a signed-in account, or a mail to confirm. */
export type FinishedSignUp =
  | { readonly account: Account; readonly cookie: string }
  | { readonly email: string; readonly proof: string }

export async function finishSignUpAsBuyer(
  ctx: OperationContext,
  input: z.output<typeof finishSignUpAsBuyerInput>,
): Promise<FinishedSignUp> {
  return finishSignUp(ctx, input, await buyerWhoSaid(ctx, input))
}

export function finishSignUpAsProvider(
  ctx: OperationContext,
  input: z.output<typeof finishSignUpAsProviderInput>,
): Promise<FinishedSignUp> {
  return finishSignUp(ctx, input, providerWhoSaid(input))
}

/**
 * Makes the account of who came back from a vendor that nothing here knew. An e-mail that the vendor has made sure of
 * needs nothing more; any other is confirmed by our own link first, as with a sign-up by password. Throws ReturnOver,
 * EmailTaken, InvalidInput, RateLimited.
 */
async function finishSignUp(
  ctx: OperationContext,
  { email, policies }: { email: string | null; policies: PolicyVersions },
  profile: RegisteredProfile,
): Promise<FinishedSignUp> {
  const back = await requireReturn(ctx)
  const proven = provenEmail(back)
  if (proven) return openAccount(ctx, back, { email: proven, policies, profile })
  if (!email) throw new InvalidInput([{ path: ['email'], message: 'Poné tu email.' }])
  await spendLinkAllowance(ctx, email)
  const entrance = { identity: identityOf(back) }
  // The vendor's answer stays stored: the e-mail may have a typo.
  const proof = await ctx.transact(unit =>
    keepRegistration(ctx, unit, { email, policies, profile, entrance }),
  )
  return { email, proof }
}

async function openAccount(
  ctx: OperationContext,
  back: KnownReturn,
  { email, policies, profile }: { email: string; policies: PolicyVersions; profile: RegisteredProfile },
): Promise<FinishedSignUp> {
  const now = ctx.clock.now()
  const account = await ctx
    .transact(async ({ tx, emit }) => {
      await spendReturn(tx, back.id, now)
      const created = await createAccount(tx, {
        email,
        passwordHash: null,
        identity: identityOf(back),
        profile,
        pictures: await claimPictures(ctx, tx, profile),
        consent: { versions: policies, acceptedAt: now },
        createdAt: now,
      })
      await emit(accountCreated, { accountId: created.id })
      if (created.providerProfile)
        await emit(providerRegistered, { providerId: created.providerProfile.id, accountId: created.id })
      return created
    })
    .catch(error => {
      // Somebody who has the mailbox, or the same identity, made an account meanwhile.
      if (isUniqueViolation(error)) throw new EmailTaken()
      throw error
    })
  return { account, cookie: await replaceSession(ctx, account.id) }
}

/**
 * Signs in who came back with a known identity and still owes the second factor. A wrong code leaves the return as it was.
 * Throws ReturnOver, SecondFactorNeeded, InvalidInput (the code), RateLimited.
 */
export async function finishSignIn(
  ctx: OperationContext,
  code: string,
): Promise<{ account: Account; cookie: string }> {
  const back = await requireReturn(ctx)
  const { vendor, subject } = back
  const identity = await ctx.db.prisma.externalIdentity.findUnique({
    where: { vendor_subject: { vendor, subject } },
    select: { account: true },
  })
  if (!identity) throw new ReturnOver()
  const { account } = identity
  const withSecondFactor = await proveSecondFactor(ctx, account, code)
  await ctx.transact(({ tx }) => spendReturn(tx, back.id, ctx.clock.now()))
  const proven = { account, withSecondFactor, identity: back }
  return { account, cookie: await startSession(ctx, proven, () => new ReturnOver()) }
}

/**
 * Links what this browser came back with to the viewer’s account: they sign in by it from now on. Throws SignInRequired,
 * ReturnOver, NoPassword, InvalidInput, IdentityTaken, WrongState, RateLimited.
 */
export async function linkIdentity(
  ctx: OperationContext,
  { password, sameEmail }: z.output<typeof linkIdentityArgs>,
): Promise<{ accountId: string } & Renewed> {
  const { accountId, email } = requireAccount(ctx.viewer)
  const back = await requireReturn(ctx)
  // Another user may have left it in this browser.
  if (sameEmail && provenEmail(back) !== email) throw new ReturnOver()
  await provePassword(ctx, password)
  const { vendor } = back
  const now = ctx.clock.now()
  return ctx
    .transact(async ({ tx, emit }) => {
      await lockRow(tx, 'Account', accountId)
      await spendReturn(tx, back.id, now)
      const own = await tx.externalIdentity.findUnique({ where: { accountId_vendor: { accountId, vendor } } })
      if (own)
        throw new WrongState(
          `Tu cuenta ya está vinculada con otra cuenta de ${IDENTITY_VENDOR_NAMES[vendor]}. Desvinculala primero.`,
          'LINKED',
        )
      await tx.externalIdentity.create({ data: { ...identityOf(back), accountId, linkedAt: now } })
      await emit(identityLinked, { accountId, vendor })
      return { accountId, cookies: await renewOwnSession(ctx, tx, accountId) }
    })
    .catch(error => {
      if (isUniqueViolation(error)) throw new IdentityTaken(IDENTITY_VENDOR_NAMES[vendor])
      throw error
    })
}

/**
 * Takes a vendor’s identity off the viewer’s account. The account must have a password, so another way in remains; the change ends the
 * sessions elsewhere: who is unwanted may have come by it. Throws SignInRequired, NoPassword, InvalidInput, NotFound, RateLimited.
 */
export async function unlinkIdentity(
  ctx: OperationContext,
  { vendor, password }: { vendor: IdentityVendor } & Pick<z.output<typeof unlinkIdentityArgs>, 'password'>,
): Promise<{ accountId: string } & Renewed> {
  const { accountId } = requireAccount(ctx.viewer)
  await provePassword(ctx, password)
  return ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    const { count } = await tx.externalIdentity.deleteMany({ where: { accountId, vendor } })
    if (count === 0) throw new NotFound('Esa cuenta ya no está vinculada.')
    const { cookies } = await endOtherSessions(ctx, tx, accountId)
    await emit(identityUnlinked, { accountId, vendor })
    return { accountId, cookies }
  })
}
