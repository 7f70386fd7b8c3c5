import { useDeferredValue, useState, useTransition } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { lookupPolicy } from '../../relay/reading'
import type { PayBasketFormPageQuery } from './__generated__/PayBasketFormPageQuery.graphql'
import type { BasketKind, PayBasketFormQuery } from './__generated__/PayBasketFormQuery.graphql'
import { type PayingProps, PayPlan } from './PayPlan'
import { PayProblem } from './PayProblem'

/** The basket of a request that is the best in something. */
export type PaidBasket = { readonly requestId: string; readonly kind: BasketKind }

/** 'Procesar Pago' for parts of several offers: one payment, an order with each provider, all or nothing. */
export function PayBasketForm({ requestId, kind, ...props }: PayingProps & PaidBasket) {
  const [reading, setReading] = useState(0)
  const [fetching] = useState(lookupPolicy)
  const [isReading, startReading] = useTransition()
  const page = useDeferredValue(usePageBaskets(requestId))
  const [firstPage] = useState(page)
  const { node, paymentGateways } = useLazyLoadQuery<PayBasketFormQuery>(
    graphql`
      query PayBasketFormQuery($requestId: ID!, $kind: BasketKind!) {
        node(id: $requestId) {
          ... on PartRequest {
            baskets(kind: $kind) {
              choices {
                offerId
                version
                partIds
              }
              paymentTerms {
                ...PayPlan_terms
              }
            }
          }
        }
        paymentGateways {
          ...PayPlan_gateways
        }
      }
    `,
    { requestId, kind },
    {
      fetchKey: `${reading} ${page}`,
      ...(reading === 0 && page === firstPage ? fetching : { fetchPolicy: 'network-only' }),
    },
  )
  const basket = node?.baskets?.[0]
  if (!basket) return <PayProblem onClose={props.onClose}>Estas ofertas ya no están disponibles.</PayProblem>
  return (
    <PayPlan
      {...props}
      choicesOf={() =>
        basket.choices.map(({ offerId, version, partIds }) => ({ of: offerId, version, partIds }))
      }
      guest={null}
      terms={basket.paymentTerms}
      gateways={paymentGateways}
      isReading={isReading}
      onOutdated={() => startReading(() => setReading(count => count + 1))}
    />
  )
}

/** Changes with the baskets of the page behind, which follow the news of the offers. */
function usePageBaskets(requestId: string): string {
  const { node } = useLazyLoadQuery<PayBasketFormPageQuery>(
    graphql`
      query PayBasketFormPageQuery($requestId: ID!) {
        node(id: $requestId) {
          ... on PartRequest {
            baskets {
              paymentTerms {
                version
                total
              }
            }
          }
        }
      }
    `,
    { requestId },
    { fetchPolicy: 'store-only' },
  )
  return (node?.baskets ?? []).map(({ paymentTerms: { version, total } }) => `${version}:${total}`).join()
}
