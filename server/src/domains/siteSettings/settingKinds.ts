import { parsePhone, phoneText } from '../../common/accounts/phone.ts'
import { email, withoutControlCharacters } from '../../platform/input.ts'
import { formatMoney, formatPercent } from '../../platform/money.ts'

/** How values of a setting are written, checked and shown. */
export const SettingKind = {
  PERCENT: 'PERCENT',
  MONEY: 'MONEY',
  COUNT: 'COUNT',
  DAYS: 'DAYS',
  SWITCH: 'SWITCH',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  TEXT: 'TEXT',
  SECRET: 'SECRET',
} as const
export type SettingKind = (typeof SettingKind)[keyof typeof SettingKind]

const LONGEST_TEXT = 200

/** Least and most of a number, in its unit. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A value as it is kept, or the message that says what is wrong with it. */
export type Checked = { readonly value: string } | { readonly problem: string }

/** Checks a value that the team typed. Numbers come in their unit: basis points, centésimos, a count or days. */
export function checkValue(kind: SettingKind, typed: string, bounds: Bounds | null): Checked {
  switch (kind) {
    case 'SWITCH':
      return typed === 'true' || typed === 'false' ? { value: typed } : { problem: 'Elegí sí o no.' }
    case 'EMAIL': {
      const { data, error } = email.safeParse(typed)
      return error ? { problem: error.issues[0]?.message ?? '' } : { value: data }
    }
    case 'PHONE': {
      const phone = parsePhone(typed)
      // Pages show it the Uruguayan way.
      return phone?.startsWith('+598') ? { value: phone } : { problem: 'Poné un teléfono de Uruguay.' }
    }
    case 'TEXT':
    case 'SECRET': {
      const text = withoutControlCharacters(typed).replaceAll(/\s+/g, ' ').trim()
      const fits = text.length >= 3 && text.length <= LONGEST_TEXT
      return fits ? { value: text } : { problem: `Usá de 3 a ${LONGEST_TEXT} caracteres.` }
    }
    default:
      return checkNumber(kind, typed, bounds)
  }
}

function checkNumber(kind: SettingKind, typed: string, bounds: Bounds | null): Checked {
  const number = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
  if (!bounds || (number >= bounds.least && number <= bounds.most)) {
    return Number.isNaN(number) ? { problem: 'Poné un número.' } : { value: String(number) }
  }
  const [least, most] = [bounds.least, bounds.most].map(bound => wordsOfValue(kind, String(bound)))
  return { problem: `Poné un valor de ${least} a ${most}.` }
}

/** A kept value in Spanish. */
export function wordsOfValue(kind: SettingKind, value: string): string {
  switch (kind) {
    case 'PERCENT':
      return formatPercent(Number(value))
    case 'MONEY':
      return formatMoney(Number(value))
    case 'DAYS':
      return value === '1' ? '1 día' : `${value} días`
    case 'SWITCH':
      return value === 'true' ? 'Sí' : 'No'
    case 'PHONE':
      return phoneText(value)
    default:
      return value
  }
}
