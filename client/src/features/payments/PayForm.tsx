import { useState, useTransition } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { lookupPolicy } from '../../relay/reading'
import type { PayForm_payable$key } from './__generated__/PayForm_payable.graphql'
import type { PayFormQuery } from './__generated__/PayFormQuery.graphql'
import type { Guest } from './guestPayer'
import { type PayingProps, PayPlan } from './PayPlan'
import { PayProblem } from './PayProblem'

type PayFormProps = PayingProps & {
  /** Global id of the Payable. */
  payableId: string
  /** Global ids of the chosen parts; null for all. */
  partIds?: readonly string[] | null | undefined
  /** Somebody without an account, who types name and e-mail; null for the signed-in account. */
  guest?: Guest | null | undefined
  /** The text shown when nothing is left to pay. */
  goneWords: string
}

/**
 * 'Procesar Pago': the item, and the amount to pay now. Reads the terms once; news of the item update them.
 */
export function PayForm({ payableId, partIds = null, guest = null, goneWords, ...props }: PayFormProps) {
  const [reading, setReading] = useState(0)
  // Fixed when it opens: a missed event must not discard the choice.
  const [fetching] = useState(lookupPolicy)
  const [isReading, startReading] = useTransition()
  const { node, paymentGateways } = useLazyLoadQuery<PayFormQuery>(
    graphql`
      query PayFormQuery($payableId: ID!, $partIds: [ID!]) {
        node(id: $payableId) {
          __typename
          ...PayForm_payable @arguments(partIds: $partIds) @alias(as: "payable")
        }
        paymentGateways {
          ...PayPlan_gateways
        }
      }
    `,
    { payableId, partIds },
    { fetchKey: reading, ...(reading === 0 ? fetching : { fetchPolicy: 'network-only' }) },
  )
  const payable = useFragment<PayForm_payable$key>(
    graphql`
      fragment PayForm_payable on Payable @argumentDefinitions(partIds: { type: "[ID!]" }) {
        id
        paymentTerms(partIds: $partIds) {
          ...PayPlan_terms
          lines {
            partId
          }
        }
      }
    `,
    node?.payable,
  )
  if (!payable?.paymentTerms) {
    return (
      <PayProblem onClose={props.onClose}>
        {node?.__typename === 'Order' ? 'Esta compra ya está pagada.' : goneWords}
      </PayProblem>
    )
  }
  const partIdsShown = payable.paymentTerms.lines.flatMap(({ partId }) => partId ?? [])
  return (
    <PayPlan
      {...props}
      choicesOf={version => [
        { of: payable.id, version, partIds: partIdsShown.length > 0 ? partIdsShown : null },
      ]}
      guest={guest}
      terms={payable.paymentTerms}
      gateways={paymentGateways}
      isReading={isReading}
      onOutdated={() => startReading(() => setReading(count => count + 1))}
    />
  )
}
