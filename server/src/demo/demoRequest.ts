import type {
  DeliveryTime,
  Department,
  PartCategory,
  PartCondition,
  Urgency,
  WantedCondition,
} from '../generated/prisma/enums.ts'
import type { CastName } from './cast.ts'

/** The name of a file in the photos folder. */
export type DemoPhoto =
  | 'headlight'
  | 'brakeDisc'
  | 'brakePads'
  | 'shockAbsorber'
  | 'mirror'
  | 'filter'
  | 'timingBelt'
  | 'alternator'
  | 'radiator'
  | 'sparkPlug'
  | 'clutch'
  | 'bumper'

interface DemoPart {
  readonly description: string
  readonly category: PartCategory
  readonly condition?: WantedCondition
  readonly quantity?: number
  readonly urgency?: Urgency
  readonly partNumber?: string
  readonly comments?: string
}

interface DemoOffer {
  readonly by: Extract<CastName, 'litoral' | 'bulevar' | 'deste'>
  /** Whole pesos for each part, in the order of the parts; null where it is not quoted. */
  readonly pesos: readonly (number | null)[]
  readonly condition: PartCondition
  readonly delivery: DeliveryTime
  readonly warrantyDays?: number
  readonly words: string
  /** Hours that its price binds; twelve days when left out. */
  readonly validHours?: number
  readonly withdrawn?: true
  /** The buyer turned it down. */
  readonly rejected?: true
}

/** How far its story goes; each step includes those before it. */
export type Ending =
  /** Was asked for without an account, and waits to be confirmed; `by` has it since. */
  | 'unconfirmed'
  | 'open'
  | 'answered'
  | 'paid'
  | 'shipped'
  | 'released'
  | 'canceledOrder'
  | 'canceled'
  | 'deleted'

export interface DemoRequest {
  /** Null for somebody without an account. */
  readonly by: 'compradora' | 'comprador2' | null
  /** The e-mail of one of FOLLOWERS; somebody else without it. */
  readonly follower?: string
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly engine?: string
  readonly version?: string
  readonly vin?: string
  readonly department: Department
  readonly parts: readonly [DemoPart, ...DemoPart[]]
  readonly photos?: readonly DemoPhoto[]
  readonly video?: true
  readonly hoursAgo: number
  readonly offers?: readonly DemoOffer[]
  readonly ending: Ending
  /** Was given 30 days more, half a day ago. */
  readonly extended?: true
  /** How much of the winning (first) offer was paid. */
  readonly plan?: 'FULL' | 'DEPOSIT'
  /** Who said what in the chat, in turns beginning with the buyer. */
  readonly chat?: readonly string[]
  /** The last thing said in the chat is not read yet. */
  readonly unread?: true
}

export const part = (
  description: string,
  category: PartCategory,
  rest: Omit<DemoPart, 'description' | 'category'> = {},
): DemoPart => ({
  description,
  category,
  ...rest,
})

export const offer = (
  by: DemoOffer['by'],
  pesos: DemoOffer['pesos'],
  condition: PartCondition,
  delivery: DeliveryTime,
  words: string,
  warrantyDays?: number,
): DemoOffer => ({ by, pesos, condition, delivery, words, ...(warrantyDays ? { warrantyDays } : {}) })
