import type { Axle, Side } from './read/mentions.ts'
import type { Department, PartCategory, Urgency, WantedCondition } from './values.ts'

/** Source of a fact: the turn, counted from 0, and the character range in its message, end exclusive. */
export type Evidence = { readonly turn: number; readonly from: number; readonly to: number }

/** A value with its source. */
export type Fact<T> = { readonly value: T; readonly evidence: Evidence }
type Maybe<T> = Fact<T> | null

/** A car's known facts; null for unknown ones. */
export type KnownVehicle = {
  /** Canonical name, also derived from the model. */
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
  /** Canonical name in the lexicon. */
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
  /** Index of its car in `vehicles`. */
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

/** All facts of a conversation so far, none of them invented. */
export type Known = {
  readonly vehicles: readonly KnownVehicle[]
  readonly parts: readonly KnownPart[]
  readonly urgency: Maybe<Urgency>
  readonly contact: KnownContact
  /** Place of a complaint made before any part was named: 'un ruido adelante del lado derecho'. */
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
