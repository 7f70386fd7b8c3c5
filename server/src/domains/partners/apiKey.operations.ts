import type { z } from 'zod'
import type { ApiKeyMode, ApiScope } from '../../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { provePassword } from '../accounts/identity/passwordProof.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAccount, requireApprovedProvider } from '../viewer.ts'
import { apiKeyCreated, apiKeyRevoked } from './apiKey.events.ts'
import type { createApiKeyInput, rotateApiKeyInput } from './apiKey.input.ts'
import { usableApiKeys } from './apiKey.policy.ts'
import { KEY_BUDGET } from './keyBudget.ts'
import { newKey } from './keyText.ts'

/** Keys of one provider that work at the same time, without those that are being replaced. */
export const MOST_KEYS = 10
const ENDING = 4
const KEY_GONE = 'Esa clave ya no está.'

/** A new key, which is answered once and kept nowhere. */
export interface CreatedKey {
  readonly keyId: string
  readonly secret: string
}

/** Makes a key of the viewing provider. Throws SignInRequired, NotAllowed, NoPassword, InvalidInput, WrongState, RateLimited. */
export async function createApiKey(
  ctx: OperationContext,
  { name, scopes, mode, days, password }: z.output<typeof createApiKeyInput>,
): Promise<CreatedKey> {
  const owner = requireApprovedProvider(ctx.viewer)
  if (mode === 'TEST' && !ctx.testMarket)
    throw new WrongState('Este sitio no tiene mercado simulado: creá una clave común.', 'NO_TEST_MARKET')
  await provePassword(ctx, password)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', owner.accountId)
    await requireRoom(unit.tx, owner.provider.id, now)
    return issue(unit, {
      accountId: owner.accountId,
      providerId: owner.provider.id,
      name,
      scopes,
      mode,
      days,
      now,
    })
  })
}

/**
 * Makes a key that may do what one of the viewer's may, which goes on for some hours: programs change over meanwhile. Throws
 * SignInRequired, NotAllowed, NoPassword, InvalidInput, NotFound, WrongState, RateLimited.
 */
export async function rotateApiKey(
  ctx: OperationContext,
  { id, overlapHours, days, password }: z.output<typeof rotateApiKeyInput>,
): Promise<CreatedKey> {
  const { accountId, provider } = requireApprovedProvider(ctx.viewer)
  await provePassword(ctx, password)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    await lockRow(tx, 'Account', accountId)
    const key = await tx.apiKey.findFirst({ where: { id, providerId: provider.id } })
    if (!key) throw new NotFound(KEY_GONE)
    const end = after(now, overlapHours * HOUR_MS)
    const { count } = await tx.apiKey.updateMany({
      where: { id, rotatedAt: null, AND: [usableApiKeys(now)] },
      data: { rotatedAt: now, expiresAt: end < key.expiresAt ? end : key.expiresAt },
    })
    if (count === 0)
      throw new WrongState(
        'Esa clave ya no se puede reemplazar: venció, se revocó o ya la reemplazaste.',
        'OVER',
      )
    const { name, scopes, mode } = key
    return issue(unit, { accountId, providerId: provider.id, name, scopes, mode, days, now })
  })
}

/** Ends a key of the viewer at once. Again it changes nothing. Throws SignInRequired, NotFound. */
export async function revokeApiKey(ctx: OperationContext, id: string): Promise<{ keyId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const now = ctx.clock.now()
  return ctx.transact(async ({ tx, emit }) => {
    const where = { id, provider: { accountId } }
    if (!(await tx.apiKey.findFirst({ where, select: { id: true } }))) throw new NotFound(KEY_GONE)
    const { count } = await tx.apiKey.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: now },
    })
    if (count > 0) await emit(apiKeyRevoked, { keyId: id, accountId })
    return { keyId: id }
  })
}

async function requireRoom(tx: Tx, providerId: string, now: Date): Promise<void> {
  const count = await tx.apiKey.count({ where: { providerId, rotatedAt: null, AND: [usableApiKeys(now)] } })
  if (count >= MOST_KEYS)
    throw new WrongState(`Ya tenés ${MOST_KEYS} claves que funcionan. Revocá una que no uses.`, 'FULL')
}

interface NewKey {
  readonly accountId: string
  readonly providerId: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly mode: ApiKeyMode
  readonly days: number
  readonly now: Date
}

async function issue(
  { tx, emit }: Pick<Unit, 'tx' | 'emit'>,
  { accountId, providerId, name, scopes, mode, days, now }: NewKey,
): Promise<CreatedKey> {
  const secret = newKey(mode)
  const { id: keyId } = await tx.apiKey.create({
    data: {
      providerId,
      name,
      scopes: [...scopes],
      mode,
      secretHash: hashToken(secret),
      ending: secret.slice(-ENDING),
      createdAt: now,
      expiresAt: after(now, days * DAY_MS),
      budget: KEY_BUDGET.maximum,
      budgetAt: now,
    },
    select: { id: true },
  })
  await emit(apiKeyCreated, { keyId, accountId })
  return { keyId, secret }
}
