import { PackageCheck, Star, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Button, type ButtonProps } from '../../ui/Button'
import { ReviewButton } from '../reviews/ReviewDialogs'
import type { NextStep_order$key } from './__generated__/NextStep_order.graphql'
import { useOrderSteps } from './OrderDialogs'

type NextStepProps = Pick<ButtonProps, 'size'> & {
  order: NextStep_order$key
  /** Rendered when there is no next step. */
  otherwise?: ReactNode | undefined
}

/** The next step of the order that the viewer can take. */
export function NextStep({ order, size, otherwise }: NextStepProps) {
  const data = useFragment(
    graphql`
      fragment NextStep_order on Order {
        viewerActions {
          ...viewerAction_action
        }
        reviewAction {
          enabled
        }
        ...OrderDialogs_order
        ...ReviewDialogs_order
      }
    `,
    order,
  )
  const { viewerActions, reviewAction } = data
  const ask = useOrderSteps(data)
  if (actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled) {
    return (
      <Button size={size} variant="solid" full onClick={() => ask('recibir')}>
        <PackageCheck />
        Confirmar recepción
      </Button>
    )
  }
  if (actionOf(viewerActions, 'SHIP')?.enabled) {
    return (
      <Button size={size} variant="solid" full onClick={() => ask('enviar')}>
        <Truck />
        Marcar como enviado
      </Button>
    )
  }
  if (reviewAction?.enabled) {
    return (
      <ReviewButton order={data} size={size} full>
        <Star />
        Calificar la compra
      </ReviewButton>
    )
  }
  return otherwise
}
