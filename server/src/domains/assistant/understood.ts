import type { Department, PartCategory, Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import {
  EMPTY_VEHICLE,
  type Evidence,
  type Fact,
  type Known,
  type KnownPart,
  type KnownVehicle,
} from '../../mind/known.ts'
import type { MindState } from '../../mind/mind.ts'

export interface UnderstoodPart {
  /** 'Óptica delantera izquierda' */
  readonly description: string
  readonly category: PartCategory | null
  /** Null when not given. */
  readonly condition: WantedCondition | null
  readonly quantity: number
  readonly partNumber: string | null
}

/** The car that a consultation is about, and what it needs. */
export interface UnderstoodNeed {
  readonly brand: string | null
  readonly model: string | null
  readonly year: number | null
  readonly engine: string | null
  readonly version: string | null
  /** VIN, else the chassis number. */
  readonly vin: string | null
  readonly mileageKm: number | null
  readonly urgency: Urgency | null
  readonly parts: readonly UnderstoodPart[]
}

export interface Understood extends UnderstoodNeed {
  /** The symptoms of the vehicle, in the visitor's words; null when not given. */
  readonly symptoms: string | null
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly department: Department | null
  readonly missing: readonly Missing[]
  /** The number of other cars that need parts: each takes a consultation of its own. */
  readonly otherCars: number
}

/** The required values of a request, in the order in which they are asked for. */
export const MISSING = ['PART', 'BRAND', 'MODEL', 'YEAR', 'CONTACT', 'DEPARTMENT'] as const
export type Missing = (typeof MISSING)[number]

const valueOf = <T>(fact: Fact<T> | null | undefined): T | null => fact?.value ?? null

/** The request as understood so far: about the first car with a wanted part. */
export function understoodOf({ known, symptoms }: Pick<MindState, 'known' | 'symptoms'>): Understood {
  const { contact } = known
  const at = carOf(known)
  const car = known.vehicles[at]
  const need: UnderstoodNeed = {
    brand: valueOf(car?.brand),
    model: valueOf(car?.model),
    year: valueOf(car?.year),
    engine: valueOf(car?.engine),
    version: valueOf(car?.version),
    vin: valueOf(car?.vin) ?? valueOf(car?.chassis),
    mileageKm: valueOf(car?.mileageKm),
    urgency: valueOf(known.urgency),
    parts: known.parts.filter(({ vehicle }) => vehicle === at || !known.vehicles[vehicle]).map(partOf),
  }
  const told = {
    name: valueOf(contact.name),
    phone: valueOf(contact.phone),
    email: valueOf(contact.email),
    department: valueOf(contact.department),
  }
  const lacks: Readonly<Record<Missing, boolean>> = {
    PART: need.parts.length === 0,
    BRAND: need.brand === null,
    MODEL: need.model === null,
    YEAR: need.year === null,
    CONTACT: told.phone === null && told.email === null,
    DEPARTMENT: told.department === null,
  }
  const others = new Set(
    known.parts.map(({ vehicle }) => vehicle).filter(vehicle => vehicle !== at && known.vehicles[vehicle]),
  )
  return {
    ...need,
    ...told,
    symptoms: symptoms.length > 0 ? symptoms.join('\n') : null,
    missing: MISSING.filter(each => lacks[each]),
    otherCars: others.size,
  }
}

/** The place of the car that the consultation is about. */
export function carOf({ vehicles, parts }: Known): number {
  const wanted = parts.find(({ vehicle }) => vehicles[vehicle])
  return wanted?.vehicle ?? 0
}

function partOf(part: KnownPart): UnderstoodPart {
  return {
    description: describePart(part),
    category: part.category,
    condition: valueOf(part.condition),
    quantity: part.quantity?.value ?? 1,
    partNumber: valueOf(part.partNumber),
  }
}

const FEMININE_BY_MEANING = /^(luz|luces|se[nñ]al|llave|base|parte|torre|red)$/i

/** Compounds of a verb and a plural, which are masculine and singular: 'paragolpes delantero'. */
const SINGULAR_COMPOUND =
  /^(para(golpes|brisas|choques|soles)|guarda(barros|polvos)|limpia(parabrisas|brisas)|lava(parabrisas|faros)|porta(equipajes|esquis)|levanta(vidrios|cristales)|cubre(volantes|asientos))$/i

/** Places that a name may contain: stem and ending. */
const AXLE_IN_NAME = /\b(?:delanter|traser)([oa]s?)\b/i
const SIDE_IN_NAME = /\b(?:izquierd|derech)([oa]s?)\b/i

/**
 * 'Óptica delantera izquierda': the name with its place, in its gender and number. A place that the name
 * contains is not repeated ('Faro trasero'); another one replaces it.
 */
export function describePart({ name, axle, side }: Pick<KnownPart, 'name' | 'axle' | 'side'>): string {
  const [noun = ''] = name.value.split(' ')
  const isCompound = SINGULAR_COMPOUND.test(noun)
  const isFeminine = !isCompound && (/as?$/i.test(noun) || FEMININE_BY_MEANING.test(noun))
  const plural = !isCompound && /s$/i.test(noun) ? 's' : ''
  const ending = `${isFeminine ? 'a' : 'o'}${plural}`
  const places = [
    { inName: AXLE_IN_NAME, stem: axle && { FRONT: 'delanter', REAR: 'traser', BOTH: null }[axle.value] },
    { inName: SIDE_IN_NAME, stem: side && { LEFT: 'izquierd', RIGHT: 'derech', BOTH: null }[side.value] },
  ]
  const placed = places.reduce((described, { inName, stem }) => {
    if (!stem) return described
    return inName.test(described) ? described.replace(inName, `${stem}$1`) : `${described} ${stem}${ending}`
  }, name.value)
  const both = [
    axle?.value === 'BOTH' ? 'delante y atrás' : null,
    side?.value === 'BOTH' ? 'los dos lados' : null,
  ].filter(word => word !== null)
  const described = placed + (both.length > 0 ? ` (${both.join(', ')})` : '')
  return described.charAt(0).toUpperCase() + described.slice(1)
}

/** The evidence of a typed value: no message. */
const BY_HAND: Evidence = { turn: -1, from: 0, to: 0 }
const byHand = <T>(value: T | null): Fact<T> | null => (value === null ? null : { value, evidence: BY_HAND })
const kept = <T>(fact: Fact<T> | null, value: T | null) => (valueOf(fact) === value ? fact : byHand(value))

/**
 * The known values after a correction by hand. Unchanged values keep their evidence; a part with the same
 * name keeps its place in the car.
 */
export function corrected(known: Known, need: UnderstoodNeed): Known {
  const at = carOf(known)
  const before = known.vehicles[at] ?? EMPTY_VEHICLE
  const isVin = need.vin?.length === 17
  const car: KnownVehicle = {
    brand: kept(before.brand, need.brand),
    model: kept(before.model, need.model),
    year: kept(before.year, need.year),
    engine: kept(before.engine, need.engine),
    version: kept(before.version, need.version),
    vin: kept(before.vin, isVin ? need.vin : null),
    chassis: kept(before.chassis, isVin ? null : need.vin),
    mileageKm: kept(before.mileageKm, need.mileageKm),
  }
  const isNamed = Object.values(car).some(fact => fact !== null)
  const others = known.parts.filter(({ vehicle }) => vehicle !== at && known.vehicles[vehicle])
  const mine = known.parts.filter(part => !others.includes(part))
  const parts = need.parts.map((part): KnownPart => {
    const same = mine.find(one => describePart(one) === part.description)
    const details = {
      condition: kept(same?.condition ?? null, part.condition),
      quantity: kept(same?.quantity ?? null, part.quantity === 1 && !same?.quantity ? null : part.quantity),
      partNumber: kept(same?.partNumber ?? null, part.partNumber),
      category: part.category ?? same?.category ?? 'OTHER',
      vehicle: at,
    }
    if (same) return { ...same, ...details }
    return {
      name: { value: part.description, evidence: BY_HAND },
      synonyms: [part.description],
      hasSides: false,
      hasAxles: false,
      isSafety: false,
      side: null,
      axle: null,
      ...details,
    }
  })
  return {
    ...known,
    vehicles: isNamed || known.vehicles.length > 0 ? replaced(known.vehicles, at, car) : [],
    parts: [...parts, ...others],
    urgency: kept(known.urgency, need.urgency),
  }
}

/** The known values after the visitor typed their contact. Unchanged values keep their evidence. */
export function withContact(
  known: Known,
  { name, phone, email, department }: Pick<Understood, 'name' | 'phone' | 'email' | 'department'>,
): Known {
  const { contact } = known
  return {
    ...known,
    contact: {
      ...contact,
      name: kept(contact.name, name),
      phone: kept(contact.phone, phone),
      email: kept(contact.email, email),
      department: kept(contact.department, department),
    },
  }
}

function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  return at < list.length ? list.with(at, item) : [...list, item]
}
