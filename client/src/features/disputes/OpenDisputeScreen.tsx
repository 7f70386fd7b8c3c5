import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { shownLater } from '../../ui/openedLater'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { OpenDisputeScreenQuery } from './__generated__/OpenDisputeScreenQuery.graphql'

const OpenDisputeForm = shownLater(async () => (await import('./OpenDisputeForm')).OpenDisputeForm)

/** 'Abrir Disputa': the problem with an order, what the buyer wants, and the evidence. */
export function OpenDisputeScreen({ queryRef }: ScreenProps<OpenDisputeScreenQuery>) {
  const { node, uploadLimits } = usePreloadedQuery<OpenDisputeScreenQuery>(
    graphql`
      query OpenDisputeScreenQuery($orderId: ID!) @preloadable {
        uploadLimits(purpose: DISPUTE_FILE) {
          ...useUploads_limits
        }
        node(id: $orderId) {
          ... on Order {
            disputeAction {
              enabled
              disabledReason
            }
            ...OpenDisputeForm_order @alias(as: "order")
          }
        }
      }
    `,
    queryRef,
  )
  const action = node?.disputeAction
  return (
    <>
      <PageTitle>Abrir disputa</PageTitle>
      {node?.order && action?.enabled ? (
        <Suspense>
          <OpenDisputeForm order={node.order} limits={uploadLimits} />
        </Suspense>
      ) : (
        <>
          <PageHeader
            small
            title="No se puede abrir una disputa"
            lead={action?.disabledReason ?? 'El enlace está incompleto, o el pedido es de otra cuenta.'}
          />
          <Button asChild variant="solid">
            <Link to={paths.dashboard('compras')}>Ver mis compras</Link>
          </Button>
        </>
      )}
    </>
  )
}
