import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { Button } from '../../ui/Button'
import { shownLater } from '../../ui/openedLater'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { OpenDispute_order$key } from './__generated__/OpenDispute_order.graphql'

const OpenDisputeForm = shownLater(async () => (await import('./OpenDisputeForm')).OpenDisputeForm)

/** 'Abrir Disputa': the form, or why it is not possible. */
export function OpenDispute(props: { order: OpenDispute_order$key }) {
  const order = useFragment(
    graphql`
      fragment OpenDispute_order on Order {
        disputeAction {
          enabled
          disabledReason
        }
        ...OpenDisputeForm_order
      }
    `,
    props.order,
  )
  const places = useOrderPlaces()
  return (
    <>
      <PageTitle>Abrir disputa</PageTitle>
      {order.disputeAction?.enabled ? (
        <Suspense>
          <OpenDisputeForm order={order} />
        </Suspense>
      ) : (
        <>
          <PageHeader
            small
            title="No se puede abrir una disputa"
            lead={order.disputeAction?.disabledReason ?? 'El pedido es de otra cuenta.'}
          />
          <Button asChild variant="solid">
            <Link to={places.purchases}>{places.seePurchases}</Link>
          </Button>
        </>
      )}
    </>
  )
}
