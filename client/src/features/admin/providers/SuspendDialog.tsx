import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { count } from '../../../lib/text'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Notice } from '../../../ui/Notice'
import { SkeletonRow } from '../../../ui/Skeleton'
import { DecisionDialog } from '../queue/DecisionDialog'
import type { SuspendDialog_provider$key } from './__generated__/SuspendDialog_provider.graphql'
import type { SuspendDialogQuery } from './__generated__/SuspendDialogQuery.graphql'
import { PROVIDER_READS_WHY } from './decisionWords'
import { detailsId } from './detailsId'
import { useSuspendProvider } from './useSuspendProvider'

type SuspendDialogProps = {
  provider: SuspendDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Asks for the reason of a suspension, which the provider reads, and shows what the suspension ends. */
export function SuspendDialog({ provider, open, onClose }: SuspendDialogProps) {
  const { id, companyName } = useFragment(
    graphql`
      fragment SuspendDialog_provider on Provider {
        id
        companyName
      }
    `,
    provider,
  )
  const [suspend, suspending] = useSuspendProvider()
  return (
    <DecisionDialog
      {...PROVIDER_READS_WHY}
      title={`Suspender a ${companyName}`}
      missing="Contá por qué lo suspendés: el proveedor lo va a leer."
      help="El proveedor lo lee en el email y en su panel. Podés levantar la suspensión cuando quieras."
      submitLabel="Suspender proveedor"
      sendingLabel="Suspendiendo"
      done="Proveedor suspendido y notificado por email"
      decide={reason => suspend({ id, reason })}
      deciding={suspending}
      open={open}
      onClose={onClose}
      finalFocus={() => document.getElementById(detailsId(id))}
    >
      <chakra.div mb="4">
        <FailureBoundary fallback={<Notice tone="warn">{WITHOUT_FIGURES}</Notice>}>
          <Suspense fallback={<SkeletonRow />}>{open && <Effects id={id} />}</Suspense>
        </FailureBoundary>
      </chakra.div>
    </DecisionDialog>
  )
}

const WITHOUT_FIGURES =
  'Se retiran sus ofertas pendientes y vencen sus órdenes sin pagar. Sus ventas en curso siguen.'

function Effects({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<SuspendDialogQuery>(
    graphql`
      query SuspendDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Provider {
            suspensionEffects {
              offers
              customOrders
              orders
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
  const effects = node?.suspensionEffects
  if (!effects) return <Notice tone="warn">{WITHOUT_FIGURES}</Notice>
  const { offers, customOrders, orders } = effects
  const ends = [
    offers > 0 &&
      `se ${offers === 1 ? 'retira' : 'retiran'} ${count(offers, 'oferta pendiente', 'ofertas pendientes')}`,
    customOrders > 0 &&
      `${customOrders === 1 ? 'vence' : 'vencen'} ${count(customOrders, 'orden sin pagar', 'órdenes sin pagar')}`,
  ].filter(part => part !== false)
  const what = ends.length > 0 ? `Al suspenderlo ${ends.join(' y ')}.` : 'No tiene nada pendiente de pago.'
  return (
    <Notice tone="warn">
      {what}{' '}
      {orders > 0
        ? `${sold(orders)} y no se ${orders === 1 ? 'toca' : 'tocan'}.`
        : 'No tiene ventas en curso.'}
    </Notice>
  )
}

const sold = (orders: number) =>
  orders === 1 ? 'Su venta en curso sigue' : `Sus ${orders} ventas en curso siguen`
