import type { Checkout, CheckoutItem, Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { PaymentPlan, PurchasePurpose } from '../../generated/prisma/enums.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Viewer } from '../viewer.ts'

/** An item to pay, as the payer chose it. */
export interface Choice {
  /** Database id of the item: an offer, a request, a custom order, an order. */
  readonly id: string
  /** The accepted version; its price is charged even after later changes. */
  readonly version: number
  /** The purchased parts; null for all. */
  readonly partIds: readonly string[] | null
  readonly plan: PaymentPlan
}

/** Name and e-mail of a payer without an account, as typed. */
export interface GuestPayer {
  readonly name: string
  readonly email: string
}

/** The payer: an account, or a guest. */
export type Payer =
  | { readonly accountId: string; readonly email: string }
  | ({ readonly accountId: null } & GuestPayer)

/**
 * The columns that refer to the item; the constraint `CheckoutItem_purpose` defines them for each purpose.
 */
export const ITEM_REFERENCES = ['offerVersionId', 'requestId', 'customOrderVersionId', 'orderId'] as const
export type ItemReferences = Partial<Pick<CheckoutItem, (typeof ITEM_REFERENCES)[number]>>

/** A choice with its price, as the checkout will store it. */
export interface NewItem {
  readonly purpose: PurchasePurpose
  /** Amount charged now, in centésimos. */
  readonly amountCentesimos: number
  readonly plan: PaymentPlan
  readonly references: ItemReferences
  readonly offerLineIds: readonly string[]
  /** The reference of a custom order. */
  readonly customOrderItemIds: readonly string[]
}

/** Choices to price together, with their payer and time. */
export interface Selection {
  readonly choices: readonly Choice[]
  readonly payer: Payer
  readonly viewer: Viewer
  readonly clock: Clock
}

export interface PricedSelection {
  readonly items: readonly NewItem[]
  /** Items of other checkouts that must not be paid in addition. */
  readonly rivals: Prisma.CheckoutItemWhereInput
}

export type Item = CheckoutItem & {
  readonly lines: readonly { readonly offerLineId: string }[]
  readonly customOrderItems: readonly { readonly customOrderItemId: string }[]
}

/** An item whose money has arrived. */
export interface Purchase {
  readonly item: Item
  readonly checkout: Checkout
  readonly at: Date
}

/**
 * Result of a purchase: an order, whose money is held for its provider, or a service that Tuerca provides at
 * once.
 */
export type Fulfilment =
  | { readonly outcome: 'ORDER'; readonly orderId: string; readonly providerId: string }
  | { readonly outcome: 'SERVICE' }

/** Stores a newly paid order, and emits its event. */
export type PlaceOrder = (unit: Unit, order: Prisma.OrderUncheckedCreateInput) => Promise<{ id: string }>

/** Texts for a payer about a payment afterwards, in Spanish sentences. */
export interface PurchaseWords {
  /** After ‘¡Pago Exitoso!’: the result. */
  readonly paid: string
  /** Reason why an item was no longer available when its money arrived. */
  readonly returned: string
  /** Other texts for several items that are paid together; left out where each is paid alone. */
  readonly several?: Pick<PurchaseWords, 'paid' | 'returned' | 'unpaid'>
  /** After ‘No se cobró nada.’: the remaining options. */
  readonly unpaid: string
  /** Name of an item without lines. */
  readonly name: string
}

/**
 * Everything that starting and settling payments need of one kind of purchase. Each is one file in the domain
 * of its noun, `<noun>Purchase.ts`, and one line of `domains/purposes.ts`; its references are columns of
 * CheckoutItem with a line in the constraint `CheckoutItem_purpose`. Its view for people before payment is a
 * `Payable` of `payable.schema.ts`.
 */
export interface Purpose {
  /** Type of the item's global id: ‘Offer’. */
  readonly typename: string

  /** True when the money is held for a provider until the receipt; the limits of new buyers apply to these payments. */
  readonly isHeld: boolean

  /**
   * Returns the payer, or refuses; `guest` is a visitor's input. Throws SignInRequired, NotAllowed,
   * PolicyConsentNeeded.
   */
  requirePayer(viewer: Viewer, guest: GuestPayer | null): Payer

  /**
   * Prices the choices, under the locks that decide about availability. Throws NotFound, WrongState,
   * InvalidInput (at `choices`), and OfferChanged when the version is not the accepted one.
   */
  price(unit: Unit, selection: Selection): Promise<PricedSelection>

  /** Locks the rows that decide about the items' availability, in the order of `locks.ts`. */
  lock(tx: Tx, items: readonly Item[]): Promise<void>

  /** True while the paid item is available. Runs under the locks. */
  isAvailable(tx: Tx, purchase: Purchase): Promise<boolean>

  /** Gives the payer the item, and emits its events. Called once, and only if it is available. */
  fulfil(unit: Unit, purchase: Purchase, placeOrder: PlaceOrder): Promise<Fulfilment>

  /**
   * The path of our site to which a payer without an account returns from the gateway; null when only accounts pay it.
   */
  returnPath(settings: { readonly secret: string }, prisma: PrismaClient, item: Item): Promise<string | null>

  /** Lines for the gateway's page and receipt; they sum to the item's amount, in centésimos. */
  describe(prisma: PrismaClient, item: Item): Promise<{ name: string; amountCentesimos: number }[]>

  /** Reason on the refund of an unavailable item, in Spanish. */
  readonly goneReason: string

  readonly words: PurchaseWords
}

/** Every kind of purchase, in the order of their locks (`locks.ts`). */
export type Purposes = Readonly<Record<PurchasePurpose, Purpose>>

/** Locks the rows that decide about all items of a checkout. */
export async function lockItems(purposes: Purposes, tx: Tx, items: readonly Item[]): Promise<void> {
  for (const [name, purpose] of Object.entries(purposes)) {
    const own = items.filter(item => item.purpose === name)
    if (own.length > 0) await purpose.lock(tx, own)
  }
}
