import type { OrderState } from '../../generated/prisma/enums.ts'
import { dayOf, endOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'

/** Validity of a warranty at a moment. */
export type WarrantyState = 'NOT_STARTED' | 'VALID' | 'EXPIRED' | 'ANNULLED'

/** Orders whose buyer got everything back keep no warranty. */
const ANNULLING: readonly OrderState[] = ['CANCELED', 'REFUNDED']

/** The last moment of a warranty of so many days: the day of the delivery in Uruguay is not counted. */
export const warrantyEnd = (startsAt: Date, days: number): Date =>
  after(endOf(dayOf(after(startsAt, days * DAY_MS))), -1)

/** The state of a warranty that begins with the delivery; `startsAt` is null before it. */
export function warrantyStateOf(
  {
    state,
    startsAt,
    days,
  }: { readonly state: OrderState; readonly startsAt: Date | null; readonly days: number },
  now: Date,
): WarrantyState {
  if (ANNULLING.includes(state)) return 'ANNULLED'
  if (startsAt === null) return 'NOT_STARTED'
  return now <= warrantyEnd(startsAt, days) ? 'VALID' : 'EXPIRED'
}

const CODE = /^[0-9A-F]{16}$/

/** The stored code of a typed one, in any case and with or without its hyphens; null when it has no form of a code. */
export function parseWarrantyCode(typed: string): string | null {
  // Only digits and the letters A to F occur, so that an O is a zero.
  const code = typed
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replaceAll('O', '0')
  return CODE.test(code) ? code : null
}

/** The code in groups, for people: 'AB12-CD34-EF56-7890'. */
export const warrantyCodeWords = (code: string): string => (code.match(/.{4}/g) ?? [code]).join('-')
