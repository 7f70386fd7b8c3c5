import type { Known, KnownPart } from '../known.ts'
import type { Sheet } from '../read/mentions.ts'
import { countAt } from '../text/numbers.ts'
import type { SaidPart } from './saidPart.ts'
import type { SaidVehicle } from './vehicles.ts'

const EVERY_CAR = /^(ambos|ambas|todos|todas|cada|mismo|misma)$/

/** Places of the cars that a part is for, among those of the message. */
export function carsOf(
  sheet: Sheet,
  part: SaidPart,
  parts: readonly SaidPart[],
  vehicles: readonly SaidVehicle[],
): number[] {
  if (vehicles.length <= 1) return vehicles.map((_, at) => at)
  const firstPart = parts[0]?.from ?? 0
  const isCarsFirst = (vehicles[0]?.from ?? 0) < firstPart
  if (isCarsFirst && vehicles.every(({ from }) => from < firstPart)) {
    const between = sheet.tokens.slice(vehicles.at(-1)?.from ?? 0, firstPart)
    const isForAll =
      between.some(({ word }) => EVERY_CAR.test(word)) ||
      /\b(las|los) (dos|tres|2|3)\b/.test(between.map(({ word }) => word).join(' '))
    return isForAll ? vehicles.map((_, at) => at) : [vehicles.length - 1]
  }
  if (isCarsFirst) return [vehicles.findLastIndex(({ from }) => from < part.from)]
  const behind = carsBehind(sheet, part, parts, vehicles)
  if (behind.length > 1) return behind
  const next = vehicles.findIndex(({ from }) => from > part.from)
  return [next < 0 ? vehicles.length - 1 : next]
}

/**
 * Finds the cars named after a part that it is for: 'batería para un Mobi y otra para un Spark', 'filtro para
 * 2 camionetas: Tunland y Vigus'.
 */
function carsBehind(
  sheet: Sheet,
  part: SaidPart,
  parts: readonly SaidPart[],
  vehicles: readonly SaidVehicle[],
): number[] {
  const { tokens } = sheet
  const until = parts.find(({ from }) => from > part.from)?.from ?? tokens.length
  const behind = vehicles.flatMap(({ from }, at) => (from > part.from && from < until ? [at] : []))
  const [first] = behind
  if (first === undefined) return []
  const before = tokens.slice(part.to, vehicles[first]?.from)
  const isForAll = before.some(
    ({ word }, at) =>
      /^(para|pa|pra|de)$/.test(word) &&
      countAt(before, at + 1) === behind.length &&
      before.slice(at + 2).some(token => token.word === ':'),
  )
  if (isForAll) return behind
  const isNext = (at: number) =>
    at === first || pieceFor(sheet, vehicles, at) !== null || isJoined(sheet, vehicles, at)
  return behind.slice(
    0,
    Math.max(1, behind.findLastIndex((_, at) => behind.slice(0, at + 1).every(isNext)) + 1),
  )
}

/** 'pastillas para Gol 2010 y Voyage 2012' */
function isJoined({ tokens }: Sheet, vehicles: readonly SaidVehicle[], at: number): boolean {
  const between = tokens.slice(vehicles[at - 1]?.to, vehicles[at]?.from).map(({ word }) => word)
  return /^(, )?(y|e|\+|\/)( (para|pa|de|del))?( (un|una|el|la))?$/.test(between.join(' '))
}

/** Assigns parts named before any car to each of the cars named together later. */
export function forCarsToldLater(
  known: Pick<Known, 'parts' | 'vehicles'>,
  sheet: Sheet,
  said: readonly SaidVehicle[],
  places: readonly number[],
): readonly KnownPart[] {
  const cars = [...new Set(places)]
  const isFirst = known.vehicles.every(({ model }) => model === null)
  const areJoined = said.every((_, at) => at === 0 || isJoined(sheet, said, at))
  if (cars.length < 2 || !isFirst || !areJoined) return known.parts
  return cars.flatMap(vehicle => known.parts.map(part => ({ ...part, vehicle })))
}

/**
 * Count of pieces that the words before a car give it: '3 baterías para X y 1 para Y', 'otra para Y'; null
 * without one.
 */
function pieceFor({ tokens }: Sheet, vehicles: readonly SaidVehicle[], at: number): number | null {
  const from = vehicles[at - 1]?.to ?? 0
  const between = tokens.slice(from, vehicles[at]?.from)
  const place = between.findLastIndex(
    ({ word }, index) =>
      /^(para|pa|pra|pal)$/.test(word) &&
      (/^otr[oa]$/.test(between[index - 1]?.word ?? '') || countAt(between, index - 1) !== null),
  )
  return place < 1 ? null : (countAt(between, place - 1) ?? 1)
}

/** Splits a part for several cars into one part per car, each with its count. */
export function onEachCar(sheet: Sheet, part: SaidPart, vehicles: readonly SaidVehicle[]): SaidPart[] {
  if (part.vehicles.length < 2) return [part]
  return part.vehicles.map((car, place) => {
    const own = place === 0 ? null : pieceFor(sheet, vehicles, car)
    const from = vehicles[car]?.from ?? part.from
    const quantity = own === null ? part.quantity : { value: own, from: from - 1, to: from }
    return { ...part, vehicles: [car], quantity }
  })
}
