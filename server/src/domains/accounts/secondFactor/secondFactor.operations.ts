import type { z } from 'zod'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { WrongState } from '../../../platform/refusal.ts'
import { matchingStep, newTotpKey, totpUri } from '../../../platform/totp.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireAccount } from '../../viewer.ts'
import { recoveryCodesRenewed, secondFactorDisabled, secondFactorEnabled } from '../account.events.ts'
import { endOtherSessions, type Renewed, renewOwnSession } from '../identity/device.operations.ts'
import { provePassword } from '../identity/passwordProof.ts'
import type { bothProofsArgs } from './secondFactor.input.ts'
import { issueRecoveryCodes, keyOf, spendCode, wrongCode } from './secondFactors.ts'

type Proof = z.output<typeof bothProofsArgs>
type NewCodes = { accountId: string; recoveryCodes: string[] } & Renewed

const ISSUER = 'Tuerca'
/** A session that is somebody else’s by now must not guess its way to the recovery codes of a set-up that was left. */
const FIRST_CODES = { name: 'second-factor-first', points: 10, perMs: 15 * MINUTE_MS }
export const FIRST_CODES_A_DAY = { name: 'second-factor-first-day', points: 30, perMs: DAY_MS }
const alreadyOn = () => new WrongState('La verificación en dos pasos ya está activada.', 'ENABLED')
const isOff = () => new WrongState('La verificación en dos pasos no está activada.', 'DISABLED')

/** A new key for an app, which asks for nothing until its first code has come. Throws SignInRequired, InvalidInput, RateLimited, WrongState. */
export async function beginSecondFactor(
  ctx: OperationContext,
  password: string,
): Promise<{ setupKey: string; setupUri: string }> {
  const { accountId, email } = requireAccount(ctx.viewer)
  await provePassword(ctx, password)
  const key = newTotpKey()
  const data = { sealedKey: ctx.sealing.seal(key, accountId), createdAt: ctx.clock.now() }
  await ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    const factor = await tx.secondFactor.findUnique({ where: { accountId } })
    if (factor?.enabledAt) throw alreadyOn()
    await tx.secondFactor.upsert({
      where: { accountId },
      create: { accountId, ...data },
      update: data,
      select: { accountId: true },
    })
  })
  return { setupKey: key, setupUri: totpUri(key, { issuer: ISSUER, account: email }) }
}

/**
 * Turns the second factor on with the first code of the app, and ends the sessions elsewhere, which were begun without
 * it. Returns the recovery codes, which nobody can read again. Throws SignInRequired, InvalidInput, RateLimited, WrongState.
 */
export async function enableSecondFactor(ctx: OperationContext, code: string): Promise<NewCodes> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(FIRST_CODES, accountId)
  await ctx.rateLimit.spend(FIRST_CODES_A_DAY, accountId)
  const now = ctx.clock.now()
  return ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    const factor = await tx.secondFactor.findUnique({ where: { accountId } })
    if (!factor) throw isOff()
    if (factor.enabledAt) throw alreadyOn()
    const step = matchingStep(keyOf(ctx, factor), code, now)
    if (step === null) throw wrongCode()
    await tx.secondFactor.update({
      where: { accountId },
      data: { enabledAt: now, lastStep: step },
      select: { accountId: true },
    })
    const { cookies } = await endOtherSessions(ctx, tx, accountId)
    await emit(secondFactorEnabled, { accountId })
    return { accountId, recoveryCodes: await issueRecoveryCodes(tx, accountId), cookies }
  })
}

/** New recovery codes; the earlier ones are worth nothing. Throws SignInRequired, InvalidInput, RateLimited, WrongState. */
export async function renewRecoveryCodes(
  ctx: OperationContext,
  { password, code }: Proof,
): Promise<NewCodes> {
  const { accountId } = requireAccount(ctx.viewer)
  await provePassword(ctx, password)
  return ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    const factor = await unit.tx.secondFactor.findUnique({ where: { accountId } })
    if (!factor?.enabledAt) throw isOff()
    await spendCode(ctx, unit, factor, code)
    await unit.emit(recoveryCodesRenewed, { accountId })
    const recoveryCodes = await issueRecoveryCodes(unit.tx, accountId)
    return { accountId, recoveryCodes, cookies: await renewOwnSession(ctx, unit.tx, accountId) }
  })
}

/** Turns the second factor off. Throws SignInRequired, InvalidInput, RateLimited, WrongState. */
export async function disableSecondFactor(
  ctx: OperationContext,
  { password, code }: Proof,
): Promise<{ accountId: string } & Renewed> {
  const { accountId } = requireAccount(ctx.viewer)
  await provePassword(ctx, password)
  return ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    const factor = await unit.tx.secondFactor.findUnique({ where: { accountId } })
    if (!factor?.enabledAt) throw isOff()
    await spendCode(ctx, unit, factor, code)
    await unit.tx.recoveryCode.deleteMany({ where: { accountId } })
    await unit.tx.secondFactor.delete({ where: { accountId }, select: { accountId: true } })
    await unit.emit(secondFactorDisabled, { accountId })
    return { accountId, cookies: await renewOwnSession(ctx, unit.tx, accountId) }
  })
}
