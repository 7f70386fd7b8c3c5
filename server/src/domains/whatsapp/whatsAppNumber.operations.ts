import { randomInt } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { InvalidInput, NotFound } from '../../platform/refusal.ts'
import { keyedHash } from '../../platform/tokens.ts'
import { storeConsent } from '../accounts/policies/dataConsent.operations.ts'
import { consentTo } from '../accounts/policies/dataConsents.ts'
import type { OperationContext, Settings } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAccount } from '../viewer.ts'
import { WhatsAppDown } from './whatsApp.errors.ts'
import { WhatsAppRefused, WhatsAppUnavailable } from './whatsApp.ts'

const CODE_LIVES_MS = 10 * MINUTE_MS
/** Wrong codes after which a new one is needed; a code is one of a million. */
const TRIES = 5
const CODES_PER_ACCOUNT = { name: 'whatsapp-code', points: 5, perMs: HOUR_MS }
/** A limit by number: an account that types somebody else's must not flood that phone. */
const CODES_PER_PHONE = { name: 'whatsapp-code-phone', points: 5, perMs: DAY_MS }
const TRIES_PER_ACCOUNT = { name: 'whatsapp-try', points: 15, perMs: HOUR_MS }

const OFF = 'Hoy no mandamos avisos por WhatsApp.'
const STOPPED = 'Desde ese número nos pidieron que no escribamos más. Para volver, mandanos ALTA desde ahí.'
const REFUSED = 'No le pudimos escribir a ese número. Revisá que tenga WhatsApp.'
const EXPIRED = 'Ese código ya no sirve. Pedí otro.'

/**
 * Sends a code to a number by WhatsApp, and stores the viewer's consent to messages there. Throws SignInRequired, NotFound,
 * RateLimited, InvalidInput, WhatsAppDown.
 */
export async function startWhatsApp(
  ctx: OperationContext,
  { phone }: { readonly phone: string },
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const whatsApp = await ctx.whatsApp.open()
  if (!whatsApp) throw new NotFound(OFF)
  await ctx.rateLimit.spend(CODES_PER_ACCOUNT, accountId)
  const former = await ctx.db.prisma.whatsAppContact.findUnique({ where: { phone } })
  if (former?.stoppedAt) throw wrongPhone(STOPPED)
  await ctx.rateLimit.spend(CODES_PER_PHONE, phone)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const data = {
    phone,
    codeHash: hashOf(ctx.settings, { accountId, phone, code }),
    triesLeft: TRIES,
    expiresAt: after(ctx.clock.now(), CODE_LIVES_MS),
  }
  await ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    await storeConsent(tx, { accountId, recipient: 'WHATSAPP', given: true, at: ctx.clock.now() })
    await tx.whatsAppCode.upsert({
      where: { accountId },
      create: { accountId, ...data },
      update: data,
      select: { accountId: true },
    })
  })
  const consent = await consentTo(ctx, accountId, 'WHATSAPP')
  if (!consent) throw new NotFound(OFF)
  try {
    await whatsApp.send(consent, phone, { template: 'CODE', values: [code] })
  } catch (error) {
    await ctx.db.prisma.whatsAppCode.deleteMany({ where: { accountId, codeHash: data.codeHash } })
    if (error instanceof WhatsAppRefused) throw wrongPhone(REFUSED)
    if (error instanceof WhatsAppUnavailable || error instanceof Postponed) throw new WhatsAppDown()
    throw error
  }
  return { accountId }
}

/**
 * Proves the number with the code that arrived there. A number belongs to the account that proved it last. Throws
 * SignInRequired, RateLimited, InvalidInput.
 */
export async function confirmWhatsApp(
  ctx: OperationContext,
  { code }: { readonly code: string },
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(TRIES_PER_ACCOUNT, accountId)
  const at = ctx.clock.now()
  const problem = await ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    const wanted = await tx.whatsAppCode.findUnique({ where: { accountId } })
    if (!wanted || wanted.expiresAt <= at || wanted.triesLeft === 0) return EXPIRED
    const { phone, codeHash, triesLeft } = wanted
    if (codeHash !== hashOf(ctx.settings, { accountId, phone, code })) {
      await tx.whatsAppCode.updateMany({ where: { accountId }, data: { triesLeft: triesLeft - 1 } })
      return wrongCode(triesLeft - 1)
    }
    await tx.whatsAppCode.deleteMany({ where: { accountId } })
    await release(tx, { accountId, phone: { not: phone } })
    const proven = { accountId, provenAt: at }
    await tx.whatsAppContact.upsert({
      where: { phone },
      create: { phone, ...proven, createdAt: at },
      update: proven,
      select: { id: true },
    })
    return null
  })
  if (problem !== null) throw new InvalidInput([{ path: ['code'], message: problem }])
  return { accountId }
}

/** Ends the notices to the viewer's number and takes back the consent. Throws SignInRequired. */
export async function removeWhatsApp(ctx: OperationContext): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    await tx.whatsAppCode.deleteMany({ where: { accountId } })
    await release(tx, { accountId })
    await storeConsent(tx, { accountId, recipient: 'WHATSAPP', given: false, at: ctx.clock.now() })
  })
  return { accountId }
}

/** Forgets numbers, except that their owners want no messages. */
export async function release(tx: Tx, where: Prisma.WhatsAppContactWhereInput): Promise<void> {
  await tx.whatsAppContact.deleteMany({ where: { ...where, stoppedAt: null } })
  await tx.whatsAppContact.updateMany({ where, data: { accountId: null, provenAt: null } })
}

interface Attempt {
  readonly accountId: string
  readonly phone: string
  readonly code: string
}

const hashOf = ({ secret }: Pick<Settings, 'secret'>, { accountId, phone, code }: Attempt) =>
  keyedHash(secret, 'whatsapp-code', [accountId, phone, code].join(' '))

const wrongPhone = (message: string) => new InvalidInput([{ path: ['phone'], message }])

function wrongCode(triesLeft: number): string {
  if (triesLeft === 0) return 'Ese código no es, y ya no quedan intentos. Pedí otro.'
  const left = triesLeft === 1 ? 'Te queda un intento.' : `Te quedan ${triesLeft} intentos.`
  return `Ese código no es el que te mandamos. ${left}`
}
