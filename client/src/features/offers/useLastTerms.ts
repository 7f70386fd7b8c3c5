import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useLastTerms_offer$key } from './__generated__/useLastTerms_offer.graphql'
import { type ShippingValues, sentShipping, type UsualTerms, usualTerms } from './offerForm'

export type LastTerms = { readonly usual: UsualTerms | null; readonly shipping: ShippingValues }

/** The terms of the provider's last offer, which prefill the next one; null before the first. */
export function useLastTerms(offer: useLastTerms_offer$key | null): LastTerms | null {
  const last = useFragment(
    graphql`
      fragment useLastTerms_offer on Offer {
        currentVersion {
          createdAt
          shippingCharge
          shipping
          lines {
            condition
            deliveryTime
            validUntil
            warrantyDays
          }
        }
      }
    `,
    offer,
  )
  return useMemo(() => {
    if (!last) return null
    const { createdAt, lines, shippingCharge, shipping } = last.currentVersion
    return {
      usual: usualTerms({
        createdAt,
        lines: lines.map(({ condition, deliveryTime, validUntil, warrantyDays }) => ({
          condition,
          deliveryTime,
          validUntil,
          warrantyDays,
        })),
      }),
      shipping: sentShipping({ shippingCharge, shipping }),
    }
  }, [last])
}
