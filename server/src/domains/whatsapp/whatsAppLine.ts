import { after, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import type { Services } from '../context.ts'
import { whatsAppMoved } from './whatsApp.events.ts'
import {
  type WhatsApp,
  type WhatsAppConnection,
  type WhatsAppLine,
  WhatsAppRefused,
  WhatsAppUnavailable,
  type WhatsAppVendor,
} from './whatsApp.ts'
import { readWhatsAppSetup, SETUP_ID, type WhatsAppSetup } from './whatsAppSetup.ts'

/** Failures in a row from which nothing is sent for a while: one alone may be a lost answer. */
const TOLERATED = 3
const FIRST_REST_MS = 30 * SECOND_MS
const LONGEST_REST_MS = 10 * MINUTE_MS

type Parts = Pick<Services, 'db' | 'transact' | 'clock' | 'logger' | 'sealing' | 'settings'>

/** WhatsApp by the settings in force, with a circuit breaker that all processes share. */
export function createWhatsAppLine(vendor: WhatsAppVendor | null, parts: Parts): WhatsAppLine {
  const reads = { ...parts, vendor }
  let newest: { readonly key: string; readonly adapter: WhatsApp } | null = null
  // The adapter keeps the SDK's client between calls.
  const connect = (to: WhatsAppVendor, connection: WhatsAppConnection): WhatsApp => {
    const key = JSON.stringify(connection)
    if (newest?.key !== key) newest = { key, adapter: to.connect(connection) }
    return newest.adapter
  }
  return {
    vendor,
    async open() {
      if (!vendor) return null
      const setup = await readWhatsAppSetup(reads)
      if (!setup.stored.isOn) return null
      if (setup.isTokenUnreadable)
        throw new WhatsAppUnavailable('nothing in DATA_KEYS opens the token of Twilio')
      if (!setup.connection) return null
      return guarded(connect(vendor, setup.connection), setup, parts)
    },
    async openAnyway() {
      if (!vendor) return null
      const { connection } = await readWhatsAppSetup(reads)
      return connection && connect(vendor, connection)
    },
  }
}

/** The adapter behind the circuit breaker. */
function guarded(
  adapter: WhatsApp,
  { stored: { restsUntil, failures } }: WhatsAppSetup,
  parts: Parts,
): WhatsApp {
  return {
    ...adapter,
    async send(...message) {
      if (restsUntil && restsUntil > parts.clock.now()) throw new Postponed(restsUntil)
      const sid = await adapter.send(...message).catch(async (error: unknown) => {
        await noteFailure(parts, error)
        throw error
      })
      if (failures > 0)
        await parts.db.prisma.whatsAppSetup.updateMany({
          where: { id: SETUP_ID },
          data: { failures: 0, restsUntil: null },
        })
      return sid
    },
  }
}

/** Lists the failure. An account that does not work rests from the third one in a row, twice as long after each further one. */
async function noteFailure({ transact, clock, logger }: Parts, error: unknown): Promise<void> {
  if (!(error instanceof WhatsAppRefused || error instanceof WhatsAppUnavailable)) return
  const now = clock.now()
  await transact(async unit => {
    const { tx } = unit
    await tx.whatsAppRun.create({ data: { kind: 'SEND', at: now, error: problemOf(error) } })
    if (error instanceof WhatsAppUnavailable) {
      const { failures } = await tx.whatsAppSetup.update({
        where: { id: SETUP_ID },
        data: { failures: { increment: 1 } },
      })
      if (failures >= TOLERATED) {
        const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (failures - TOLERATED))
        const restsUntil = after(now, restMs)
        await tx.whatsAppSetup.update({ where: { id: SETUP_ID }, data: { restsUntil } })
        logger.warn({ restsUntil }, 'WhatsApp rests after failures')
      }
    }
    await unit.emit(whatsAppMoved, {})
  })
}

/** A failure without Twilio's words, which may name a person's number. */
export function problemOf({ answer }: WhatsAppRefused | WhatsAppUnavailable): string {
  if (!answer) return 'Twilio no contestó.'
  const code = answer.code === null ? '' : `, código ${answer.code}`
  return `Twilio contestó ${answer.status}${code}.`
}
