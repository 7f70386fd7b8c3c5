import { graphql, readInlineData } from 'react-relay'
import type { catalogueTerms_part$key } from './__generated__/catalogueTerms_part.graphql'
import {
  type Condition,
  type Delivery,
  type OfferLineValues,
  type OfferValues,
  switchedOn,
  type UsualTerms,
} from './offerForm'

/** The terms of a line that the provider's catalogue proposes. */
export type CatalogueTerms = Pick<
  OfferLineValues,
  'price' | 'condition' | 'deliveryTime' | 'hasWarranty' | 'warrantyDays' | 'fitBasis'
>

/** The terms of a requested part in the provider's catalogue; null when it has none. */
export function catalogueTerms(part: catalogueTerms_part$key): CatalogueTerms | null {
  const { fromMyCatalogue } = readInlineData(
    graphql`
      fragment catalogueTerms_part on RequestedPart @inline {
        fromMyCatalogue {
          isByNumber
          price
          item {
            condition
            deliveryTime
            warrantyDays
          }
        }
      }
    `,
    part,
  )
  if (!fromMyCatalogue) return null
  const { isByNumber, price, item } = fromMyCatalogue
  return {
    price,
    condition: item.condition as Condition,
    deliveryTime: item.deliveryTime as Delivery,
    hasWarranty: Boolean(item.warrantyDays),
    warrantyDays: item.warrantyDays ? String(item.warrantyDays) : '',
    fitBasis: isByNumber ? 'PART_NUMBER' : '',
  }
}

/** Fills and switches on the lines of the parts that the catalogue has; the others stay as they are. */
export function withCatalogue(
  offer: OfferValues,
  terms: readonly (CatalogueTerms | null)[],
  usual: UsualTerms | null,
): OfferValues {
  if (terms.every(known => known === null)) return offer
  const lines = offer.lines.reduce<OfferLineValues[]>((filled, line, at) => {
    const known = terms[at]
    const above = [...filled, line]
    return [
      ...filled,
      known ? { ...line, ...switchedOn(above, at, usual), ...known } : { ...line, quoted: false },
    ]
  }, [])
  return { ...offer, lines }
}
