import type { Checkout, CheckoutItem, Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { PaymentPlan, PurchasePurpose } from '../../generated/prisma/enums.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Viewer } from '../viewer.ts'

/** Something that is to be paid, as the payer chose it. */
export interface Choice {
  /** Database id of what is bought: of an offer, a request, a custom order. */
  readonly id: string
  /** The version that the payer agrees to; they pay what that says, whatever comes after. */
  readonly version: number
  /** The parts that are bought of it; null for all. */
  readonly partIds: readonly string[] | null
  readonly plan: PaymentPlan
}

/** Name and e-mail of a payer without an account, as typed. */
export interface GuestPayer {
  readonly name: string
  readonly email: string
}

/** Who pays: an account, or somebody without one. */
export type Payer =
  | { readonly accountId: string; readonly email: string }
  | ({ readonly accountId: null } & GuestPayer)

/** The columns that refer to what is bought; the constraint `CheckoutItem_purpose` says which purpose has which. */
export const ITEM_REFERENCES = ['offerVersionId', 'requestId'] as const
export type ItemReferences = Partial<Pick<CheckoutItem, (typeof ITEM_REFERENCES)[number]>>

/** A choice with its price, as the checkout will store it. */
export interface NewItem {
  readonly purpose: PurchasePurpose
  /** What is charged now, in centésimos. */
  readonly amountCentesimos: number
  readonly plan: PaymentPlan
  readonly references: ItemReferences
  readonly offerLineIds: readonly string[]
}

/** What is priced together, for whom and when. */
export interface Selection {
  readonly choices: readonly Choice[]
  readonly payer: Payer
  readonly viewer: Viewer
  readonly clock: Clock
}

export interface PricedSelection {
  readonly items: readonly NewItem[]
  /** Items of other checkouts that nobody means to pay beside these. */
  readonly rivals: Prisma.CheckoutItemWhereInput
}

export type Item = CheckoutItem & { readonly lines: readonly { readonly offerLineId: string }[] }

/** An item whose money has arrived. */
export interface Purchase {
  readonly item: Item
  readonly checkout: Checkout
  readonly at: Date
}

/** What a purchase became: an order, whose money is held for its provider, or something that Tuerca gives at once. */
export type Fulfilment =
  | { readonly outcome: 'ORDER'; readonly orderId: string; readonly providerId: string }
  | { readonly outcome: 'SERVICE' }

/** Writes an order that was just paid, and tells of it. */
export type PlaceOrder = (unit: Unit, order: Prisma.OrderUncheckedCreateInput) => Promise<{ id: string }>

/** What a payer reads about a payment afterwards, in Spanish sentences. */
export interface PurchaseWords {
  /** After ‘¡Pago Exitoso!’: what they have now. */
  readonly paid: string
  /** Why an item was not available any more when its money arrived. */
  readonly returned: string
  /** After ‘No se cobró nada.’: what is still possible. */
  readonly unpaid: string
  /** What an item without lines is. */
  readonly name: string
}

/**
 * All that starting and settling payments must know of one kind of purchase. Each is one file in the domain of its noun,
 * `<noun>Purchase.ts`, and one line of `domains/purposes.ts`; its references are columns of CheckoutItem with a line in
 * the constraint `CheckoutItem_purpose`. What people see of it before they pay is a `Payable` of `payable.schema.ts`.
 */
export interface Purpose {
  /** The type of the global ids that name what is bought: ‘Offer’. */
  readonly typename: string

  /**
   * Who may start it, and so who pays; `guest` is what somebody without an account typed. Throws SignInRequired,
   * NotAllowed, PolicyConsentNeeded.
   */
  requirePayer(viewer: Viewer, guest: GuestPayer | null): Payer

  /**
   * Prices what was chosen, under the locks that decide whether it is available. Throws NotFound, WrongState,
   * InvalidInput (at `choices`), and OfferChanged when the version is not the one that was agreed to.
   */
  price(unit: Unit, selection: Selection): Promise<PricedSelection>

  /** Locks what decides whether these items are available, in the order of `locks.ts`. */
  lock(tx: Tx, items: readonly Item[]): Promise<void>

  /** Whether what was paid for is still available. Nobody else decides about it now. */
  isAvailable(tx: Tx, purchase: Purchase): Promise<boolean>

  /** Gives the payer what they paid for, and tells of it. Called once, and only if it is available. */
  fulfil(unit: Unit, purchase: Purchase, placeOrder: PlaceOrder): Promise<Fulfilment>

  /** Lines for the gateway's page and receipt; they sum to the item's amount, in centésimos. */
  describe(prisma: PrismaClient, item: Item): Promise<{ name: string; amountCentesimos: number }[]>

  /** Written on the refund of an item that was not available any more, in Spanish. */
  readonly goneReason: string

  readonly words: PurchaseWords
}

/** Every kind of purchase. They lock in this order, so it is the one of what they lock (`locks.ts`). */
export type Purposes = Readonly<Record<PurchasePurpose, Purpose>>

/** Locks what decides about all items of a checkout. */
export async function lockItems(purposes: Purposes, tx: Tx, items: readonly Item[]): Promise<void> {
  for (const [name, purpose] of Object.entries(purposes)) {
    const own = items.filter(item => item.purpose === name)
    if (own.length > 0) await purpose.lock(tx, own)
  }
}
