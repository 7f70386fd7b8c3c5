import { plainIdentifier } from '../identifiers.ts'

const NUMBER = String.raw`n(?:°|\.|ro\b|o\b|[uú]mero\b)[\s.:#=]*`
/** Labels that papers and people write before the number: 'VIN: …', 'Chasis Nº …', 'Número de bastidor …'. */
const LABEL = new RegExp(
  String.raw`^(?:${NUMBER}(?:del?\s+)?)?(?:vin|chass?is|bastidor)\b[\s:.#=]*(?:${NUMBER})?`,
  'i',
)
/** Separators inside and around a number: '*9BW-AAA…*'. */
const BETWEEN = /[\s.,;:/\\*_·|()'"“”-]/g

/**
 * Normalises the number of a vehicle: upper case, without label and separators. Other characters are kept.
 */
export function compactVehicleNumber(typed: string): string {
  return plainIdentifier(typed).replace(LABEL, '').replaceAll(BETWEEN, '').toUpperCase()
}
