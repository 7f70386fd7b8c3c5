import type { Model } from '../../common/vehicles/catalogue/format.ts'
import { EMPTY_VEHICLE, type Known } from '../known.ts'
import { VERSIONS } from '../lexicon/versions.ts'
import type { Mention, Sheet } from '../read/mentions.ts'
import { isDenied } from '../read/negations.ts'
import { isNoOtherCar } from './doubtfulCars.ts'

type Said<T> = { readonly value: T; readonly from: number; readonly to: number }

/** A car as one message describes it. */
export type SaidVehicle = {
  brand: Said<string> | null
  model: Said<string> | null
  year: Said<number> | null
  engine: Said<string> | null
  version: Said<string> | null
  vin: Said<string> | null
  chassis: Said<string> | null
  mileageKm: Said<number> | null
  from: number
  to: number
}

const FORMER = /^(tenia|vendi|antes)$/
const COMPARED = /^(igual|amigo|vecino|mismo|mismos|misma)$/

/** Reads the cars of a message with their facts, in order. */
export function vehiclesOf(sheet: Sheet, known: Known): SaidVehicle[] {
  const found: SaidVehicle[] = []
  let current: SaidVehicle | null = null
  let isSkipping = false
  for (const mention of sheet.mentions) {
    if (isDenied(sheet, mention)) continue
    if (mention.kind === 'BRAND' || mention.kind === 'MODEL') {
      if (isNoOtherCar(sheet, mention, known)) continue
      isSkipping = mention.kind === 'MODEL' && isOtherMatter(sheet, mention)
      if (isSkipping) continue
      const next = named(sheet, current, mention, known)
      if (next !== current) found.push(next)
      current = next
    } else if (isDetail(mention) && !isSkipping) {
      if (!current) {
        current = emptyAt(mention)
        found.push(current)
      }
      describe(sheet, current, mention)
    }
  }
  return found
}

/** A former car, or a friend's, is not the one in question. */
function isOtherMatter({ tokens }: Sheet, { from }: Mention): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word)
  return (
    before.some(word => FORMER.test(word)) ||
    (before.some(word => COMPARED.test(word)) && before.includes('un'))
  )
}

function emptyAt({ from, to }: Mention): SaidVehicle {
  return { ...EMPTY_VEHICLE, from, to }
}

const isDetail = ({ kind }: Mention) => /^(YEAR|ENGINE|FUEL|VERSION|VIN|CHASSIS|MILEAGE)$/.test(kind)

function named(sheet: Sheet, current: SaidVehicle | null, mention: Mention, known: Known): SaidVehicle {
  const { from, to } = mention
  if (mention.kind === 'BRAND') {
    const { brand } = mention
    const isSame = current?.brand?.value === brand
    const isOpen = current !== null && current.brand === null && current.model === null
    if (current && (isSame || isOpen)) {
      current.brand ??= { value: brand, from, to }
      current.to = Math.max(current.to, to)
      return current
    }
    if (current && wasCorrected(sheet, current.to, from)) {
      Object.assign(current, { brand: { value: brand, from, to }, model: null, to })
      return current
    }
    return { ...emptyAt(mention), brand: { value: brand, from, to } }
  }
  if (mention.kind !== 'MODEL') throw new Error('Only makes and models name a car')
  const model = modelMeant(mention.models, current, known)
  const trim = trimIn(sheet, mention, model)
  const said = {
    brand: { value: model.brand, from, to },
    model: { value: model.name, from, to },
    ...(trim === null ? {} : { version: { value: trim, from: to - 1, to } }),
  }
  const isTouching = current !== null && from - current.to <= 0
  // 'Frontier D22' is a Frontier.
  const isCode = /\d/.test(model.name) && !/\d/.test(current?.model?.value ?? '1')
  const isBehindModel = current?.model?.to === from
  if (current?.model && isBehindModel && current.brand?.value === model.brand && isCode) {
    current.version ??= { value: model.name.toLowerCase(), from, to }
    return Object.assign(current, { to })
  }
  if (current?.model && isTouching && current.brand?.value === model.brand)
    return Object.assign(current, { ...said, to })
  // 'Ford Gol' is one car with a contradiction to ask about.
  if (
    current &&
    current.model === null &&
    (current.brand === null || current.brand.value === model.brand || isTouching)
  )
    return Object.assign(current, { ...said, brand: current.brand ?? said.brand, to })
  if (current?.model && (current.model.value === model.name || isLonger(current, model)))
    return Object.assign(current, {
      model: model.name.length > current.model.value.length ? said.model : current.model,
      to,
    })
  if (current && wasCorrected(sheet, current.to, from)) return Object.assign(current, { ...said, to })
  return { ...emptyAt(mention), ...said }
}

/** 'Vitara JLX' is a nickname of the Vitara that contains the trim. */
function trimIn({ tokens }: Sheet, { from, to }: Mention, { name }: Model): string | null {
  const last = tokens[to - 1]?.word ?? ''
  const isTrim =
    to - from > 1 &&
    VERSIONS.has(last) &&
    !name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(last)
  return isTrim ? last : null
}

/** 'Gol ... Gol Trend' is one car, named more exactly the second time. */
function isLonger(current: SaidVehicle, model: Model): boolean {
  const one = current.model?.value ?? ''
  return (
    current.brand?.value === model.brand &&
    (model.name.startsWith(`${one} `) || one.startsWith(`${model.name} `))
  )
}

function modelMeant(models: readonly Model[], current: SaidVehicle | null, known: Known): Model {
  const brands = [current?.brand?.value, ...known.vehicles.map(({ brand }) => brand?.value)]
  const fitting = models.find(({ brand }) => brands.includes(brand))
  const [first] = models
  const meant = fitting ?? models.find(({ isCommonWord }) => !isCommonWord) ?? first
  if (!meant) throw new Error('A name of a model without a model')
  return meant
}

/** True when the writer retracts something between two places. */
export function wasCorrected(sheet: Sheet, from: number, to: number): boolean {
  return (
    stopsBetween(sheet, from, to) ||
    sheet.mentions.some(({ kind, from: at }) => kind === 'CORRECTION' && at >= from && at < to)
  )
}

/** 'es 2.0 16v, no, 2.0 8v', 'un Lifan... pará, es Winner': a word alone between marks. */
export function stopsBetween({ tokens }: Sheet, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ word }, at, between) =>
        (word === 'no' || STOP.test(word)) &&
        (between[at - 1]?.isMark || (word === 'no' && SIGH.test(between[at - 1]?.word ?? ''))) &&
        between[at + 1]?.isMark,
    )
}

/** 'trasera derecha, ay no, delantera derecha' */
const SIGH = /^(ay|uy|ah|uh|eh|epa|no|bueno)$/
const STOP = /^(para|pera|espera|esperate|parate)$/

/** 'no tiene 2021, es 2022', 'la puse 2021' */
function wasDenied({ tokens }: Sheet, from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from)
  return before.some(({ word }, at) => word === 'no' && before.slice(at + 1).every(({ isMark }) => !isMark))
}

/** 'del 99... 2000 para ser exacto', '2011 mejor dicho' */
const isCorrectedBehind = ({ mentions }: Sheet, { to }: Mention) =>
  mentions.some(({ kind, from }) => kind === 'CORRECTION' && from === to)

function describe(sheet: Sheet, vehicle: SaidVehicle, mention: Mention) {
  const { from, to } = mention
  const set = <K extends 'year' | 'engine' | 'version' | 'vin' | 'chassis' | 'mileageKm'>(
    field: K,
    value: NonNullable<SaidVehicle[K]>['value'],
  ) => {
    const before = vehicle[field]
    // 'la compré con 200 mil y ahora tiene 365 mil': a car only ever gains kilometres.
    const isLater = field === 'mileageKm' && before !== null && Number(value) > Number(before.value)
    const isRetold =
      before !== null &&
      (wasCorrected(sheet, before.to, from) ||
        wasDenied(sheet, before.from) ||
        isCorrectedBehind(sheet, mention))
    if (before && !isLater && !isRetold) return
    Object.assign(vehicle, { [field]: { value, from, to }, to: Math.max(vehicle.to, to) })
  }
  if (mention.kind === 'YEAR') set('year', mention.year)
  else if (mention.kind === 'ENGINE') {
    // A maker's code adds nothing to the displacement.
    const isCode = (engine: string | undefined) => engine !== undefined && !/^\d\.\d/.test(engine)
    if (vehicle.engine && isCode(mention.engine) && !isCode(vehicle.engine.value)) return
    if (
      vehicle.engine &&
      /\d/.test(vehicle.engine.value) &&
      isCode(vehicle.engine.value) &&
      !isCode(mention.engine)
    )
      vehicle.engine = null
    set('engine', withFuel(vehicle, mention.engine))
  } else if (mention.kind === 'FUEL' && vehicle.engine === null) set('engine', mention.value)
  else if (mention.kind === 'VERSION') set('version', mention.value)
  else if (mention.kind === 'VIN') set('vin', mention.number)
  else if (mention.kind === 'CHASSIS') set('chassis', mention.number)
  else if (mention.kind === 'MILEAGE') set('mileageKm', mention.km)
}

/** The fuel precedes the displacement: 'diesel 2.8'. */
function withFuel(vehicle: SaidVehicle, engine: string): string {
  const fuel = vehicle.engine?.value
  if (fuel === undefined || /\d/.test(fuel)) return engine
  vehicle.engine = null
  return engine.includes(fuel) ? engine : `${engine} ${fuel}`
}
