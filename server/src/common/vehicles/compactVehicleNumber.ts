import { plainIdentifier } from '../identifiers.ts'

/** What papers and people write before the number: 'VIN: …', 'Chasis Nº …'. */
const LABEL = /^(?:vin|chass?is)\b[\s:.#]*(?:n[°.]\s*)?/i
/** What they write around and between: '*9BW-AAA…*'. */
const BETWEEN = /[\s./\\*_·|()'"-]/g

/** The number of a vehicle as it is kept: upper case, nothing around or between. Anything else that was typed is still there. */
export function compactVehicleNumber(typed: string): string {
  return plainIdentifier(typed).replace(LABEL, '').replaceAll(BETWEEN, '').toUpperCase()
}
