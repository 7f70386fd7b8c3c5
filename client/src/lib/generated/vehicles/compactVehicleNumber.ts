// Written by npm run codegen from server/src/common/vehicles/compactVehicleNumber.ts.

import { plainIdentifier } from '../identifiers'

const NUMBER = String.raw`n(?:°|\.|ro\b|o\b|[uú]mero\b)[\s.:#=]*`
/** What papers and people write before the number: 'VIN: …', 'Chasis Nº …', 'Número de bastidor …'. */
const LABEL = new RegExp(
  String.raw`^(?:${NUMBER}(?:del?\s+)?)?(?:vin|chass?is|bastidor)\b[\s:.#=]*(?:${NUMBER})?`,
  'i',
)
/** What they write around and between: '*9BW-AAA…*'. */
const BETWEEN = /[\s.,;:/\\*_·|()'"“”-]/g

/** The number of a vehicle as it is kept: upper case, nothing around or between. Anything else that was typed is still there. */
export function compactVehicleNumber(typed: string): string {
  return plainIdentifier(typed).replace(LABEL, '').replaceAll(BETWEEN, '').toUpperCase()
}
