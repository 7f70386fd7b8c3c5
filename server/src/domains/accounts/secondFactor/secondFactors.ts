import type { SecondFactor } from '../../../generated/prisma/client.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { matchingStep, randomBase32 } from '../../../platform/totp.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext, Services } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { SecondFactorNeeded } from '../account.errors.ts'
import { recoveryCodeUsed } from '../account.events.ts'
import { markOf } from '../identity/knownBrowsers.ts'

// The first proof is checked before, so that no stranger can use these attempts up. Of one known browser, or of
// all that are not known.
const CODES = { name: 'second-factor', points: 5, perMs: 15 * MINUTE_MS }
const CODES_A_DAY = { name: 'second-factor-day', points: 30, perMs: DAY_MS }
/**
 * The budget of the account, for all browsers together; the budget of unknown ones leaves enough for its
 * owner.
 */
export const CODES_PER_ACCOUNT = { name: 'second-factor-account', points: 15, perMs: 15 * MINUTE_MS }
export const CODES_PER_ACCOUNT_A_DAY = { name: 'second-factor-account-day', points: 90, perMs: DAY_MS }

export const RECOVERY_CODES = 10
/** 80 bits: too many to be found from a hash. */
const RECOVERY_CODE_BYTES = 10

/** The key of a factor, which its codes are made of. */
export function keyOf({ sealing }: Pick<Services, 'sealing'>, factor: SecondFactor): string {
  return sealing.open(factor.sealedKey, factor.accountId)
}

/**
 * Checks the second proof of a user with the right first one, if the account requires it. Uses the code up;
 * must be called before the first proof takes effect. Returns whether the account requires it. Throws
 * SecondFactorNeeded without a code, InvalidInput, RateLimited.
 */
export async function proveSecondFactor(
  ctx: OperationContext,
  account: { readonly id: string },
  code: string | null | undefined,
): Promise<boolean> {
  const enabled = await ctx.db.prisma.secondFactor.findFirst({
    where: { accountId: account.id, enabledAt: { not: null } },
    select: { accountId: true },
  })
  if (!enabled) return false
  if (!code) throw new SecondFactorNeeded()
  await ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', account.id)
    const factor = await unit.tx.secondFactor.findUnique({ where: { accountId: account.id } })
    if (factor?.enabledAt) await spendCode(ctx, unit, factor, code)
  })
  return true
}

/** Uses a code of an enabled factor up, whose account is locked. Throws InvalidInput, RateLimited. */
export async function spendCode(
  ctx: OperationContext,
  unit: Unit,
  factor: SecondFactor,
  code: string,
): Promise<void> {
  const { accountId } = factor
  const owner = await unit.tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { id: true, markGeneration: true },
  })
  // In a browser where the owner has signed in before, tries elsewhere count less.
  const whose = markOf(ctx, owner) ?? accountId
  await ctx.rateLimit.spend(CODES, whose)
  await ctx.rateLimit.spend(CODES_A_DAY, whose)
  await ctx.rateLimit.spend(CODES_PER_ACCOUNT, accountId)
  await ctx.rateLimit.spend(CODES_PER_ACCOUNT_A_DAY, accountId)
  const isRight = /^\d+$/.test(code)
    ? await spendStep(ctx, unit.tx, factor, code)
    : await spendRecoveryCode(ctx, unit, accountId, code)
  if (!isRight) throw wrongCode()
  await ctx.rateLimit.restore(CODES, whose)
  await ctx.rateLimit.restore(CODES_PER_ACCOUNT, accountId)
}

export const wrongCode = () =>
  new InvalidInput([{ path: ['code'], message: 'Ese código no es correcto o ya se usó. Probá con otro.' }])

/** Each step of the clock counts once, and none before one that has counted. */
async function spendStep(
  ctx: OperationContext,
  tx: Tx,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const { accountId, lastStep, sealedKey } = factor
  const key = keyOf(ctx, factor)
  const step = matchingStep(key, code, ctx.clock.now())
  if (step === null || (lastStep !== null && step <= lastStep)) return false
  await tx.secondFactor.update({
    where: { accountId },
    data: {
      lastStep: step,
      ...(ctx.sealing.isOld(sealedKey) ? { sealedKey: ctx.sealing.seal(key, accountId) } : {}),
    },
    select: { accountId: true },
  })
  return true
}

async function spendRecoveryCode(
  { clock }: OperationContext,
  { tx, emit }: Unit,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { accountId, codeHash: hashToken(code), usedAt: null },
    data: { usedAt: clock.now() },
  })
  if (count > 0) await emit(recoveryCodeUsed, { accountId })
  return count > 0
}

/** Writes down new recovery codes in the place of all earlier ones. Returns them as people read them: XXXX-XXXX-XXXX-XXXX. */
export async function issueRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBase32(RECOVERY_CODE_BYTES))
  await tx.recoveryCode.deleteMany({ where: { accountId } })
  await tx.recoveryCode.createMany({ data: codes.map(code => ({ accountId, codeHash: hashToken(code) })) })
  return codes.map(code => (code.match(/.{4}/g) ?? []).join('-'))
}
