import type { PurchasePurpose } from '../../generated/prisma/enums.ts'
import type { Purposes } from '../purchases/purpose.ts'
import type { NamedPart } from '../requests/partNames.ts'

/** The reads that the names of a checkout's item take. */
export const ITEM_NAMES = {
  purpose: true,
  lines: {
    orderBy: { offerLine: { position: 'asc' } },
    select: {
      offerLine: { select: { requestedPart: { select: { description: true, quantity: true } } } },
    },
  },
  customOrderItems: {
    orderBy: { customOrderItem: { position: 'asc' } },
    select: { customOrderItem: { select: { name: true } } },
  },
} as const

interface ItemWithNames {
  readonly purpose: PurchasePurpose
  readonly lines: readonly { readonly offerLine: { readonly requestedPart: NamedPart } }[]
  readonly customOrderItems: readonly { readonly customOrderItem: { readonly name: string } }[]
}

/** The things that an item of a checkout pays, for people: without prices, which the gateway's page names, too. */
export function thingsOf(
  { purpose, lines, customOrderItems }: ItemWithNames,
  purposes: Purposes,
): NamedPart[] {
  const things = [
    ...lines.map(({ offerLine }) => offerLine.requestedPart),
    ...customOrderItems.map(({ customOrderItem }) => ({ description: customOrderItem.name, quantity: 1 })),
  ]
  return things.length > 0 ? things : [{ description: purposes[purpose].words.name, quantity: 1 }]
}
