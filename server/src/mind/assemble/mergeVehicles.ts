import { modelNamed } from '../../common/vehicles/catalogue.ts'
import { EMPTY_VEHICLE, type Evidence, type KnownVehicle } from '../known.ts'
import type { Sheet } from '../read/mentions.ts'
import type { SaidVehicle } from './vehicles.ts'

export type MergedVehicles = {
  readonly vehicles: readonly KnownVehicle[]
  /** For each car of the message, its index in `vehicles`. */
  readonly places: readonly number[]
  /** True when a known fact was replaced. */
  readonly isCorrected: boolean
}

const FIELDS = ['brand', 'model', 'year', 'engine', 'version', 'vin', 'chassis', 'mileageKm'] as const

/** Merges the cars of a message into the known ones: adds, completes or replaces them. */
export function mergeVehicles(
  known: readonly KnownVehicle[],
  said: readonly SaidVehicle[],
  sheet: Sheet,
  turn: number,
): MergedVehicles {
  const vehicles = [...known]
  const places: number[] = []
  let isCorrected = false
  for (const vehicle of said) {
    const place = placeOf(vehicles, vehicle, sheet, known.length)
    const before = vehicles[place] ?? EMPTY_VEHICLE
    const { merged, hasReplaced } = merge(before, vehicle, sheet, turn)
    vehicles[place] = merged
    places.push(place)
    isCorrected ||= hasReplaced
  }
  return { vehicles, places, isCorrected }
}

function placeOf(
  vehicles: readonly KnownVehicle[],
  said: SaidVehicle,
  sheet: Sheet,
  knownCount: number,
): number {
  const isNamed = said.brand !== null || said.model !== null
  const last = Math.max(0, vehicles.length - 1)
  if (vehicles.length === 0) return 0
  if (!isNamed) return placeOfUnnamed(vehicles, knownCount, sheet)
  const same = vehicles.findIndex(({ brand, model }) => isSameCar(brand?.value, model?.value, said))
  if (same >= 0 && !isAnotherOfSameName(vehicles[same], said, same >= knownCount)) return same
  // Only cars of earlier messages can be corrected or completed: cars of one message are different cars.
  if (last >= knownCount) return vehicles.length
  const open = vehicles.findLastIndex(
    ({ model, brand }) => model === null && (brand === null || brand.value === said.brand?.value),
  )
  if (open >= 0) return open
  const hasOther = sheet.mentions.some(({ kind }) => kind === 'ALSO')
  const hasPart = sheet.mentions.some(({ kind }) => kind === 'PART')
  const asksForCar = sheet.asked === 'BRAND' || sheet.asked === 'MODEL' || sheet.asked === 'VEHICLE'
  // After a question for the car, 'Jeep Compass 2019: sensor ABS' is another car with a part of its own.
  const corrects =
    sheet.mentions.some(({ kind }) => kind === 'CORRECTION') ||
    sheet.asked === 'CONFIRM' ||
    (asksForCar && !hasPart)
  return !hasOther && (corrects || !hasPart) ? last : vehicles.length
}

/** A year or VIN alone belongs to the car without one, else to the last. */
function placeOfUnnamed(vehicles: readonly KnownVehicle[], knownCount: number, sheet: Sheet): number {
  const open = sheet.asked === 'YEAR' ? vehicles.findIndex(({ year }) => year === null) : -1
  return open >= 0 ? open : Math.max(0, Math.min(knownCount, vehicles.length) - 1)
}

function isSameCar(brand: string | undefined, model: string | undefined, said: SaidVehicle): boolean {
  if (said.model === null) return said.brand?.value === brand && brand !== undefined
  if (model === undefined || brand !== said.brand?.value) return false
  const other = said.model.value
  return model === other || model.startsWith(`${other} `) || other.startsWith(`${model} `)
}

function isAnotherOfSameName(
  known: KnownVehicle | undefined,
  said: SaidVehicle,
  isOfThisMessage: boolean,
): boolean {
  const differ = known?.year && said.year && known.year.value !== said.year.value
  return isOfThisMessage && Boolean(differ)
}

function merge(before: KnownVehicle, said: SaidVehicle, sheet: Sheet, turn: number) {
  const merged = { ...before }
  let hasReplaced = false
  const isOtherModel =
    before.model !== null && said.model !== null && !isSameCar(before.brand?.value, before.model.value, said)
  const isOtherBrand = before.brand !== null && said.brand !== null && before.brand.value !== said.brand.value
  if (isOtherModel) Object.assign(merged, { version: null })
  const fitsBoth =
    said.brand !== null && before.model !== null && modelNamed(said.brand.value, before.model.value) !== null
  if (isOtherBrand && !fitsBoth) Object.assign(merged, { model: null })
  for (const field of FIELDS) {
    const value = said[field]
    if (value === null) continue
    const old = before[field]
    // The longer name of the same model is the more exact one.
    if (
      field === 'model' &&
      old &&
      !isOtherModel &&
      !isOtherBrand &&
      `${old.value}`.length > `${value.value}`.length
    )
      continue
    if (old && old.value === value.value) continue
    const isRefined =
      field === 'model' ||
      field === 'version' ||
      (field === 'engine' && `${value.value}`.startsWith(`${old?.value}`))
    hasReplaced ||= old !== null && (!isRefined || isOtherModel)
    Object.assign(merged, { [field]: { value: value.value, evidence: evidenceOf(sheet, turn, value) } })
  }
  return { merged, hasReplaced: hasReplaced || isOtherModel || isOtherBrand }
}

/** The character range of some tokens in their message. */
export function evidenceOf(
  { tokens }: Sheet,
  turn: number,
  said: { readonly from: number; readonly to: number },
): Evidence {
  const from = tokens[said.from]?.from ?? 0
  return { turn, from, to: tokens[said.to - 1]?.to ?? from }
}
