// Written by npm run codegen from server/src/common/vehicles/vehicleNumber.ts.

import { compactVehicleNumber } from './compactVehicleNumber'
import { countryOf, MAKES_OF_WMI } from './wmi'

/** Facts that a 17-character VIN carries by itself, read offline. */
export type Vin = {
  readonly kind: 'VIN'
  /** Upper case, without separators, as typed. */
  readonly number: string
  /** Makes that use its first three characters; empty where we do not know them. */
  readonly makes: readonly string[]
  /** Country of manufacture in Spanish, or null. */
  readonly country: string | null
  /** Model years that position 10 may mean, the likelier first; empty where it means none. */
  readonly years: readonly number[]
  /** True where makers of that region put the model year at position 10; otherwise `years` is only a hint. */
  readonly isYearReliable: boolean
  /** Most makers outside North America ignore the check digit: DIFFERS means nothing there. */
  readonly checkDigit: 'FITS' | 'DIFFERS'
  /** True when the number has an I, O or Q, which no VIN has: probably a 1 or a 0 was meant. */
  readonly hasImpossibleLetter: boolean
}

/** The chassis number of an older or Japanese car, which carries no further facts. */
export type Chassis = { readonly kind: 'CHASSIS'; readonly number: string }

const VALUES = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = YEAR_CODES.length

/** Parses the number of a vehicle as typed; null when invalid. */
export function readVehicleNumber(typed: string, thisYear: number): Vin | Chassis | null {
  const number = compactVehicleNumber(typed)
  if (!/^[A-Z0-9]{5,17}$/.test(number) || !/\d/.test(number)) return null
  // Rejects '00000', typed only to fill the field.
  if (new Set(number).size === 1) return null
  return number.length === 17 ? decodeVin(number, thisYear) : { kind: 'CHASSIS', number }
}

function decodeVin(number: string, thisYear: number): Vin {
  const vin = number.replaceAll('I', '1').replaceAll(/[OQ]/g, '0')
  return {
    kind: 'VIN',
    number,
    makes: MAKES_OF_WMI.get(vin.slice(0, 3)) ?? [],
    country: countryOf(vin),
    years: candidateYears(vin, thisYear),
    isYearReliable: hasYearAtPositionTen(vin),
    checkDigit: checkDigitOf(vin) === vin[8] ? 'FITS' : 'DIFFERS',
    hasImpossibleLetter: vin !== number,
  }
}

/** The character that position 9 has where the maker uses it as a check digit. */
export function checkDigitOf(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * valueOf(vin[at] ?? '0'), 0)
  return sum % 11 === 10 ? 'X' : `${sum % 11}`
}

function valueOf(character: string): number {
  if (/\d/.test(character)) return Number(character)
  return Number(VALUES[VALUES.indexOf(character) + 1])
}

/**
 * Position 10 repeats every 30 years. Only North America distinguishes the cycles, by position 7. Few cars of
 * next year's model exist yet, so that year comes last.
 */
function candidateYears(vin: string, thisYear: number): number[] {
  const at = YEAR_CODES.indexOf(vin[9] ?? '')
  if (at < 0) return []
  const years = [FIRST_YEAR + at + CYCLE, FIRST_YEAR + at].filter(year => year <= thisYear + 1)
  const isEarlierCycle = (years[0] ?? 0) > thisYear || (isNorthAmerican(vin) && /\d/.test(vin[6] ?? ''))
  return isEarlierCycle ? years.toReversed() : years
}

/** North America alone enforces the check digit, and uses position 7 to separate the cycles of years. */
export const isNorthAmerican = (vin: string) => /^[1-5]/.test(vin)

/**
 * Laws of North America, the Mercosur, China, Korea and India require it; for European and Japanese makers it
 * is optional.
 */
function hasYearAtPositionTen(vin: string): boolean {
  return isNorthAmerican(vin) || /^([89LK]|M[A-EZ])/.test(vin)
}
