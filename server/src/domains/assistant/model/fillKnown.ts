import { brandNamed, modelNamed, nameKey } from '../../../common/vehicles/catalogue.ts'
import { latestYear, MIN_YEAR } from '../../../common/vehicles/modelYears.ts'
import {
  EMPTY_VEHICLE,
  type Evidence,
  type Fact,
  type Known,
  type KnownPart,
  type KnownVehicle,
} from '../../../mind/known.ts'
import { PARTS, type PartEntry } from '../../../mind/lexicon/parts.ts'
import { MAX_PARTS } from '../../requests/asking/request.input.ts'
import { carOf } from '../understood.ts'
import {
  groundOf,
  isFigureInQuote,
  isInQuote,
  isYearInQuote,
  type VisitorText,
  wordsOf,
} from './grounding.ts'
import { type Proposal, type Said, SEEN } from './proposal.ts'

/** The facts that a proposal is checked against. */
export type Grounds = {
  /** The visitor's messages, the newest first. */
  readonly texts: readonly VisitorText[]
  /** Pictures came with the newest message. */
  readonly hasPictures: boolean
  readonly thisYear: number
  /** The newest message only describes a symptom: no part is made of that. */
  readonly isOnlySymptom: boolean
}

const MOST_KM = 2_000_000

/**
 * Completes the known values by a model's proposal. The model fills only empty values, with the visitor's words that
 * it quotes exactly, or with names of our catalogues seen in a picture; everything else is left out.
 */
export function fillKnown(known: Known, proposal: Proposal, grounds: Grounds): Known {
  const at = carOf(known)
  const before = known.vehicles[at]
  const car = fillCar(before ?? EMPTY_VEHICLE, proposal.car, grounds)
  const isNamed = Object.values(car).some(fact => fact !== null)
  const vehicles = before ? known.vehicles.with(at, car) : isNamed ? [...known.vehicles, car] : known.vehicles
  const taken = [
    ...vehicles.flatMap(vehicle => Object.values(vehicle)),
    ...Object.values(known.contact),
  ].flatMap(fact => fact?.evidence ?? [])
  const parts = proposal.parts.reduce(
    (all, said) => withPart(all, said, at, { ...grounds, taken }),
    known.parts,
  )
  const named = [...taken, ...parts.map(({ name }) => name.evidence)]
  return {
    ...known,
    vehicles,
    parts,
    urgency: known.urgency ?? beside(proposal.urgency, { ...grounds, taken: named }),
  }
}

/** The grounds with the words already used for other values. */
type Beside = Grounds & { readonly taken: readonly Evidence[] }

/** Accepts words not used for another value: a 'Gol' says nothing about the condition 'used'. */
function beside<T>(said: Said<T> | null, grounds: Beside): Fact<T> | null {
  const fact = spoken(said, grounds)
  return fact && !grounds.taken.some(other => overlaps(other, fact.evidence)) ? fact : null
}

/** A fact whose quotation the visitor wrote, or that a picture shows. */
function ground<T>(
  said: Said<T> | null,
  { texts, hasPictures }: Grounds,
): (Fact<T> & { isSeen: boolean }) | null {
  if (said === null) return null
  const { value, quote } = said
  if (quote.trim() !== SEEN) {
    const evidence = groundOf(quote, texts)
    return evidence && { value, evidence, isSeen: false }
  }
  const turn = texts[0]?.turn
  return hasPictures && turn !== undefined
    ? { value, evidence: { turn, from: 0, to: 0 }, isSeen: true }
    : null
}

function spoken<T>(said: Said<T> | null, grounds: Grounds): Fact<T> | null {
  const fact = ground(said, grounds)
  return fact && !fact.isSeen ? { value: fact.value, evidence: fact.evidence } : null
}

type Car = Proposal['car']

function fillCar(before: KnownVehicle, said: Car, grounds: Grounds): KnownVehicle {
  const modelOf = (make: string | undefined) => (typed: string) =>
    make === undefined ? null : (modelNamed(make, typed)?.name ?? null)
  const brand =
    before.brand ??
    named(
      said.brand,
      grounds,
      brandNamed,
      (make, words) => brandNamed(words) === make || modelOf(make)(words) !== null,
    )
  const toModel = modelOf(brand?.value)
  const model = before.model ?? named(said.model, grounds, toModel, (name, words) => toModel(words) === name)
  const vin = (before.vin ?? before.chassis) ? null : seenVin(said.vin, grounds)
  const isYear = (year: number, quote: string) =>
    year >= MIN_YEAR && year <= latestYear(grounds.thisYear) && isYearInQuote(year, quote)
  const isMileage = (km: number, quote: string) => km >= 0 && km <= MOST_KM && isFigureInQuote(km, quote)
  return {
    brand,
    model,
    year: before.year ?? checked(said.year, grounds, isYear),
    engine: before.engine ?? checked(said.engine, grounds, isInQuote),
    version: before.version ?? checked(said.version, grounds, isInQuote),
    vin: before.vin ?? (vin?.value.length === 17 ? vin : null),
    chassis: before.chassis ?? (vin && vin.value.length < 17 ? vin : null),
    mileageKm: before.mileageKm ?? checked(said.mileageKm, grounds, isMileage),
  }
}

/**
 * A name as our catalogue writes it, when the quotation names it or the picture shows it; one that is not in the catalogue
 * counts where the visitor wrote it so.
 */
function named(
  said: Said<string> | null,
  grounds: Grounds,
  toName: (typed: string) => string | null,
  isNamedBy: (name: string, words: string) => boolean,
): Fact<string> | null {
  const fact = ground(said, grounds)
  if (!fact || !said) return null
  const { evidence, isSeen } = fact
  const name = toName(fact.value)
  if (name !== null)
    return isSeen || phrasesOf(said.quote).some(words => isNamedBy(name, words))
      ? { value: name, evidence }
      : null
  return !isSeen && isInQuote(fact.value, said.quote) ? { value: line(fact.value), evidence } : null
}

const LONGEST_NAME = 3

/** Every one, two and three words that follow each other. */
function phrasesOf(quote: string): string[] {
  const words = wordsOf(quote)
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST_NAME }, (_each, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)

function checked<T>(
  said: Said<T> | null,
  grounds: Grounds,
  isSo: (value: T, quote: string) => boolean,
): Fact<T> | null {
  return said && isSo(said.value, said.quote) ? spoken(said, grounds) : null
}

/** The embedded mind reads written numbers itself; only from a picture the model's reading counts. */
function seenVin(said: Said<string> | null, grounds: Grounds): Fact<string> | null {
  const fact = ground(said, grounds)
  const value = fact?.value.toUpperCase().replaceAll(/[\s.-]/g, '') ?? ''
  return fact?.isSeen && /^[A-Z0-9]{5,17}$/.test(value) ? { value, evidence: fact.evidence } : null
}

let entries: ReadonlyMap<string, PartEntry> | null = null

/** A part of the lexicon by its name or another word for it. */
function entryNamed(name: string): PartEntry | undefined {
  entries ??= new Map(
    PARTS.flatMap(part =>
      [...part.synonyms, part.name].map((word): [string, PartEntry] => [nameKey(word), part]),
    ),
  )
  return entries.get(nameKey(name))
}

type SaidPart = Proposal['parts'][number]

function withPart(
  parts: readonly KnownPart[],
  said: SaidPart,
  vehicle: number,
  grounds: Beside,
): readonly KnownPart[] {
  const entry = entryNamed(said.name)
  const name = entry?.name ?? line(said.name)
  const same = parts.findIndex(part => part.name.value === name && part.vehicle === vehicle)
  const known = parts[same]
  if (known) return parts.with(same, withDetails(known, said, grounds))
  const fact = ground({ value: name, quote: said.quote }, grounds)
  if (!fact || grounds.isOnlySymptom || parts.length >= MAX_PARTS) return parts
  if (!fact.isSeen && parts.some(part => overlaps(part.name.evidence, fact.evidence))) return parts
  if (!entry && (fact.isSeen || !isInQuote(said.name, said.quote))) return parts
  const { value, evidence } = fact
  const fresh: KnownPart = {
    name: { value, evidence },
    synonyms: entry?.synonyms ?? [value],
    category: entry?.category ?? said.category ?? 'OTHER',
    hasSides: entry?.hasSides ?? false,
    hasAxles: entry?.hasAxles ?? false,
    isSafety: entry?.isSafety ?? false,
    side: null,
    axle: null,
    quantity: null,
    condition: null,
    partNumber: null,
    vehicle,
  }
  return [...parts, withDetails(fresh, said, grounds)]
}

const overlaps = (one: Evidence, other: Evidence) =>
  one.turn === other.turn && one.from < other.to && other.from < one.to

function withDetails(part: KnownPart, said: SaidPart, { taken, ...rest }: Beside): KnownPart {
  const grounds = { ...rest, taken: [...taken, part.name.evidence] }
  const number = ground(said.partNumber, grounds)
  const isNumber = number?.isSeen && /^[A-Z0-9]{4,30}$/.test(number.value)
  return {
    ...part,
    side: part.side ?? (part.hasSides ? beside(said.side, grounds) : null),
    axle: part.axle ?? (part.hasAxles ? beside(said.axle, grounds) : null),
    condition: part.condition ?? beside(said.condition, grounds),
    partNumber: part.partNumber ?? (isNumber ? { value: number.value, evidence: number.evidence } : null),
  }
}
