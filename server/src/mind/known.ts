import type { Axle, Side } from './read/mentions.ts'
import type { Department, PartCategory, Urgency, WantedCondition } from './values.ts'

/** Where something was said: the turn, counted from 0, and the characters of its message, the last one excluded. */
export type Evidence = { readonly turn: number; readonly from: number; readonly to: number }

/** A value and the words it rests on. */
export type Fact<T> = { readonly value: T; readonly evidence: Evidence }
type Maybe<T> = Fact<T> | null

/** A car as far as it was told; null for what was not. */
export type KnownVehicle = {
  /** As the product writes it; also known when only the model was said. */
  readonly brand: Maybe<string>
  readonly model: Maybe<string>
  readonly year: Maybe<number>
  /** '1.6', '1.6 8v', '2.0 tdi', or only the fuel. */
  readonly engine: Maybe<string>
  readonly version: Maybe<string>
  /** 17 characters, upper case. */
  readonly vin: Maybe<string>
  /** A shorter number, upper case. */
  readonly chassis: Maybe<string>
  readonly mileageKm: Maybe<number>
}

/** A part that is wanted. */
export type KnownPart = {
  /** Its name in the lexicon. */
  readonly name: Fact<string>
  /** Other words for it, the visitor's own first. */
  readonly synonyms: readonly string[]
  readonly category: PartCategory
  readonly hasSides: boolean
  readonly hasAxles: boolean
  readonly isSafety: boolean
  readonly side: Maybe<Side>
  readonly axle: Maybe<Axle>
  /** Pieces or sets; null means one. */
  readonly quantity: Maybe<number>
  readonly condition: Maybe<WantedCondition>
  /** The maker's number, upper case, without separators. */
  readonly partNumber: Maybe<string>
  /** Its car's place in `vehicles`. */
  readonly vehicle: number
}

export type KnownContact = {
  readonly name: Maybe<string>
  /** E.164. */
  readonly phone: Maybe<string>
  readonly email: Maybe<string>
  readonly department: Maybe<Department>
  /** Town or quarter. */
  readonly city: Maybe<string>
}

/** All that a conversation has told so far. Nothing is in it that was not said. */
export type Known = {
  readonly vehicles: readonly KnownVehicle[]
  readonly parts: readonly KnownPart[]
  readonly urgency: Maybe<Urgency>
  readonly contact: KnownContact
  /** Where the car hurts, told before any part was named: 'un ruido adelante del lado derecho'. */
  readonly complaintPlace: { readonly side: Maybe<Side>; readonly axle: Maybe<Axle> }
}

export const EMPTY_VEHICLE = {
  brand: null,
  model: null,
  year: null,
  engine: null,
  version: null,
  vin: null,
  chassis: null,
  mileageKm: null,
} as const satisfies KnownVehicle

export const NOTHING_KNOWN: Known = {
  vehicles: [],
  parts: [],
  urgency: null,
  contact: { name: null, phone: null, email: null, department: null, city: null },
  complaintPlace: { side: null, axle: null },
}
