// Written by npm run codegen from server/src/common/vehicles/compactVehicleNumber.ts.

/** What papers and people write before the number: 'VIN: …', 'Chasis Nº …'. */
const NAMED = /^\s*(?:vin|chass?is)\b[\s:.#]*(?:n[º°.]\s*)?/i
/** What they write around and between: '*9BW-AAA…*', also what cannot be seen. */
const BETWEEN = /[\s./\\*_·|()'"\p{Pd}\p{Cf}]/gu

/** The number of a vehicle as it is kept: upper case, nothing around or between. Anything else that was typed is still there. */
export function compactVehicleNumber(typed: string): string {
  return typed.replace(NAMED, '').normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase()
}
