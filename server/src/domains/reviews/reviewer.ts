import type { Department } from '../../generated/prisma/enums.ts'
import { isErased } from '../accounts/erasedAccounts.ts'

/** The author of a review, without a surname. */
export interface Reviewer {
  readonly firstName: string
  /** Null for a buyer without an account. */
  readonly department: Department | null
}

interface OrderOfReviewer {
  readonly buyerName: string | null
  readonly buyerEmail: string | null
  readonly buyer: {
    readonly name: string
    readonly email: string
    readonly department: Department
  } | null
}

/** The buyer of an order as its provider reads them beside a review; null once their data was erased. */
export function reviewerOf({ buyer, buyerName, buyerEmail }: OrderOfReviewer): Reviewer | null {
  const { name, email } = buyer ?? { name: buyerName ?? '', email: buyerEmail ?? '' }
  if (isErased(email)) return null
  const [firstName = ''] = name.trim().split(/\s+/)
  return { firstName, department: buyer?.department ?? null }
}
