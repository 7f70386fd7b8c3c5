import type { DeliveryInput } from '../domains/orders/order.input.ts'
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
  readonly by: Extract<CastName, 'litoral' | 'bulevar' | 'deste' | 'suspendido'>
  /** Whole pesos for each part, in the order of the parts; null where it is not quoted. */
  readonly pesos: readonly (number | null)[]
  readonly condition: PartCondition
  readonly delivery: DeliveryTime
  readonly warrantyDays?: number
  /** Whole pesos of the delivery, 0 for a free one; to arrange when undefined. */
  readonly shippingPesos?: number
  readonly words: string
  readonly photos?: readonly DemoPhoto[]
  /** Hours that its price is valid; twelve days when undefined. */
  readonly validHours?: number
  /** Questions of the request's account, the oldest first; null is an open one. */
  readonly questions?: readonly (readonly [question: string, answer: string | null])[]
  readonly withdrawn?: true
  /** The buyer rejected it. */
  readonly rejected?: true
}

/** Last step of its story; each step includes those before it. */
export type Ending =
  /** Requested without an account and unconfirmed; claimed by `by`. */
  | 'unconfirmed'
  | 'open'
  | 'answered'
  | 'paid'
  | 'shipped'
  | 'released'
  /** Sent, and then withdrawn from by its buyer. */
  | 'withdrawn'
  | 'canceledOrder'
  | 'canceled'
  | 'deleted'

/** What the provider of a sent demo order says of its delivery. */
export type DemoDelivery = Omit<DeliveryInput, 'orderId'>

export interface DemoReview {
  /** Stars of the four aspects, in the order of the form. */
  readonly stars: readonly [number, number, number, number]
  readonly comment: string | null
  readonly answer?: string
  /** The provider's reason to report it. */
  readonly report?: string
  /** The team's reason to remove it. */
  readonly removal?: string
  /** The buyer lets the home page show it; `shown` when the team has chosen it. */
  readonly quote?: 'allowed' | 'shown'
}

export interface DemoRequest {
  /** Null for a visitor. */
  readonly by: 'compradora' | 'comprador2' | 'comprador5' | 'comprador6' | null
  /** The e-mail of one of FOLLOWERS; another visitor without it. */
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
  /** Was extended by 30 days, half a day ago. */
  readonly extended?: true
  /** Payment plan of the winning (first) offer. */
  readonly plan?: 'FULL' | 'DEPOSIT'
  /** The delivery of a sent order; a courier's when absent. */
  readonly delivery?: DemoDelivery
  /** Messages of the chat, alternating, the buyer first. */
  readonly chat?: readonly string[]
  /** Photos of the messages, by their position in the chat. */
  readonly chatPhotos?: Readonly<Record<number, DemoPhoto>>
  /** The report of a message by the other party, by its position in the chat: the reason. */
  readonly chatReports?: Readonly<Record<number, string>>
  /** The last message of the chat is unread. */
  readonly unread?: true
  /** The review of a released order; the demo's buyer is only invited when absent. */
  readonly review?: DemoReview
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
