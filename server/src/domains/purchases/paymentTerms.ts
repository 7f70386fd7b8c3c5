import type { Department, PaymentPlan } from '../../generated/prisma/enums.ts'
import type { ProviderRating } from '../accounts/profiles/providerRating.ts'

export interface TermsLine {
  /** Global id of the part; null where nothing is sold in parts. */
  readonly partId: string | null
  readonly name: string
  readonly priceWords: string | null
  /** 'Usado' or 'Remanufacturado' (Ley 17.250); null for new parts and other items. */
  readonly conditionMark: string | null
}

export interface PlanOption {
  readonly plan: PaymentPlan
  readonly label: string
  readonly amountCentesimos: number
  readonly detail: string
}

/** The final recipient of the money, as far as the payer may know. */
export interface Seller {
  readonly id: string
  readonly isVerified: boolean
  readonly department: Department
  readonly name: string | null
  /** Null without a review. */
  readonly rating: ProviderRating | null
}

/** Terms of a payment now; see `payable.schema.ts`. */
export interface PaymentTerms {
  readonly version: number
  readonly title: string
  readonly lines: readonly TermsLine[]
  readonly detail: string | null
  /** The discount in the total, in words; null without. */
  readonly discountWords: string | null
  readonly totalCentesimos: number
  readonly plans: readonly PlanOption[]
  /** Null for Tuerca's own services. */
  readonly seller: Seller | null
  readonly isHeld: boolean
  readonly changedWords: string
  readonly disabledReason: string | null
}
