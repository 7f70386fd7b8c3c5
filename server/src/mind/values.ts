/** The values that the mind fills in. The server's enums have the same names: assignments between the two fail to compile when they differ. */

export const DEPARTMENTS = [
  'ARTIGAS',
  'CANELONES',
  'CERRO_LARGO',
  'COLONIA',
  'DURAZNO',
  'FLORES',
  'FLORIDA',
  'LAVALLEJA',
  'MALDONADO',
  'MONTEVIDEO',
  'PAYSANDU',
  'RIO_NEGRO',
  'RIVERA',
  'ROCHA',
  'SALTO',
  'SAN_JOSE',
  'SORIANO',
  'TACUAREMBO',
  'TREINTA_Y_TRES',
] as const
export type Department = (typeof DEPARTMENTS)[number]

export const PART_CATEGORIES = [
  'BRAKES',
  'FILTERS',
  'SUSPENSION',
  'STEERING',
  'LIGHTS',
  'ENGINE',
  'ELECTRICAL',
  'BODY',
  'ACCESSORIES',
  'TYRES',
  'EXHAUST',
  'COOLING',
  'OTHER',
] as const
export type PartCategory = (typeof PART_CATEGORIES)[number]

export const URGENCIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const
export type Urgency = (typeof URGENCIES)[number]

export const WANTED_CONDITIONS = ['NEW', 'USED', 'ANY'] as const
export type WantedCondition = (typeof WANTED_CONDITIONS)[number]

/** Questions of the assistant. CONTACT asks for several facts at once, CONFIRM whether all is right. */
export const ASKED = [
  'PART',
  'SYMPTOM',
  'SIDE',
  'AXLE',
  'QUANTITY',
  'CONDITION',
  'URGENCY',
  'VEHICLE',
  'BRAND',
  'MODEL',
  'YEAR',
  'ENGINE',
  'VIN',
  'MILEAGE',
  'CONTACT',
  'NAME',
  'PHONE',
  'EMAIL',
  'DEPARTMENT',
  'CONFIRM',
] as const
export type Asked = (typeof ASKED)[number]

/**
 * Kinds of a turn. Several may apply, and none applies to an answer without content ('no sé', 'dale').
 *
 * - FACTS: states something that belongs into a request, here or as an answer.
 *
 * - SYMPTOM: describes what the car does instead of naming a part.
 *
 * - QUESTION: about Tuerca, prices, delivery or payment. 'Tenés faro de Gol?' requests a part and is FACTS.
 *
 * - OFF_TOPIC: neither parts, cars' faults nor Tuerca.
 *
 * - RUDE: insults. It may carry FACTS as well.
 *
 * - GREETING: nothing but a greeting, thanks or goodbye.
 *
 * - CORRECTION: retracts or replaces a fact of this turn or an earlier one. FACTS applies as well when the
 * turn also adds something.
 *
 * - INJECTION: tries to give the assistant instructions.
 */
export const KINDS = [
  'FACTS',
  'SYMPTOM',
  'QUESTION',
  'OFF_TOPIC',
  'RUDE',
  'GREETING',
  'CORRECTION',
  'INJECTION',
] as const
export type Kind = (typeof KINDS)[number]

/** Moods of a clause, without a value of their own. */
export const MOODS = [
  'WANT',
  'BROKEN',
  'SYMPTOM',
  'QUESTION',
  'OFF_TOPIC',
  'RUDE',
  'INJECTION',
  'GREETING',
  'CORRECTION',
  'REMOVE',
  'KEEP',
  'ALSO',
  'EVERYDAY',
] as const
export type Mood = (typeof MOODS)[number]

/** FACTS follows from the facts themselves; the other kinds are learned. */
export type LearntKind = Exclude<Kind, 'FACTS'>
export const LEARNT_KINDS = [
  'SYMPTOM',
  'QUESTION',
  'OFF_TOPIC',
  'RUDE',
  'INJECTION',
  'CORRECTION',
  'GREETING',
] as const satisfies readonly LearntKind[]

/** Kinds of sentences. NOTHING is an answer without content, REQUEST a statement for the request. */
export const SAYINGS = [
  'SYMPTOM',
  'QUESTION',
  'OFF_TOPIC',
  'RUDE',
  'INJECTION',
  'GREETING',
  'NOTHING',
  'REQUEST',
] as const
export type Saying = (typeof SAYINGS)[number]
