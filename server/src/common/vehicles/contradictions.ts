import { modelNamed } from './catalogue.ts'
import { readVehicleNumber } from './vehicleNumber.ts'

/** Facts that a person gave about a vehicle; null for those not given. */
export type SaidVehicle = {
  readonly brand: string | null
  readonly model: string | null
  readonly year: number | null
  readonly vin: string | null
}

/** Two facts about one vehicle that do not fit: reason to ask, never to refuse. */
export type VehicleContradiction =
  | { readonly kind: 'VIN_MAKE'; readonly said: string; readonly vinMakes: readonly string[] }
  | { readonly kind: 'VIN_YEAR'; readonly said: number; readonly vinYears: readonly number[] }
  | {
      readonly kind: 'MODEL_YEAR'
      readonly said: number
      readonly model: string
      readonly from: number
      readonly to: number | null
    }
  | { readonly kind: 'VIN_LETTER'; readonly vin: string }

/** A car is often registered, and called, by the year before or after its model year. */
const YEARS_OF_TOLERANCE = 1
/** A model's last cars are sold and registered later, and the years of our catalogue are approximate. */
const YEARS_OF_CATALOGUE_TOLERANCE = 3

/** Makes that sell one another's cars, so that either name is right for the same VIN. */
const SISTERS: readonly (readonly string[])[] = [
  ['Chevrolet', 'Daewoo', 'Opel', 'Suzuki', 'Isuzu', 'GMC', 'Wuling'],
  ['Fiat', 'Jeep', 'RAM', 'Dodge', 'Chrysler', 'Abarth', 'Alfa Romeo', 'Lancia'],
  ['Peugeot', 'Citroën', 'DS', 'Opel', 'Fiat'],
  ['Renault', 'Nissan', 'Dacia', 'Samsung', 'Mercedes-Benz', 'Infiniti'],
  ['Volkswagen', 'SEAT', 'Škoda', 'Audi', 'Cupra'],
  ['Toyota', 'Daihatsu', 'Lexus', 'Suzuki', 'Subaru'],
  ['Hyundai', 'Kia', 'Genesis', 'Asia Motors'],
  ['Ford', 'Mazda', 'Volkswagen', 'Mercury', 'Lincoln'],
  ['Great Wall', 'Haval', 'GWM', 'ORA'],
  ['Mitsubishi', 'Dodge', 'Hyundai', 'Fiat', 'Chrysler'],
  ['SsangYong', 'KGM', 'Daewoo'],
  ['DFSK', 'Dongfeng', 'Forthing'],
  ['Chery', 'Exeed', 'Omoda', 'Jaecoo', 'Jetour', 'Kaiyi', 'Karry'],
  ['Honda', 'Acura'],
  ['Nissan', 'Datsun', 'Infiniti'],
]

/** True when the same maker may have built cars under both names. */
function areSisters(one: string, other: string): boolean {
  return one === other || SISTERS.some(group => group.includes(one) && group.includes(other))
}

/** Lists every contradiction about a vehicle, worst first. */
export function contradictionsOf(said: SaidVehicle, thisYear: number): VehicleContradiction[] {
  const number = said.vin === null ? null : readVehicleNumber(said.vin, thisYear)
  const found: VehicleContradiction[] = []
  if (number?.kind === 'VIN') {
    const { brand, year } = said
    if (brand !== null && number.makes.length > 0 && !number.makes.some(make => areSisters(make, brand)))
      found.push({ kind: 'VIN_MAKE', said: brand, vinMakes: number.makes })
    if (year !== null && number.isYearReliable && number.years.length > 0 && !isNear(year, number.years))
      found.push({ kind: 'VIN_YEAR', said: year, vinYears: number.years })
    if (number.hasImpossibleLetter) found.push({ kind: 'VIN_LETTER', vin: number.number })
  }
  const model = said.brand !== null && said.model !== null ? modelNamed(said.brand, said.model) : null
  if (model && said.year !== null) {
    const isTooEarly = said.year < model.from - YEARS_OF_CATALOGUE_TOLERANCE
    const isTooLate = model.to !== null && said.year > model.to + YEARS_OF_CATALOGUE_TOLERANCE
    if (isTooEarly || isTooLate)
      found.push({ kind: 'MODEL_YEAR', said: said.year, model: model.name, from: model.from, to: model.to })
  }
  return found
}

function isNear(year: number, years: readonly number[]): boolean {
  return years.some(each => Math.abs(each - year) <= YEARS_OF_TOLERANCE)
}
