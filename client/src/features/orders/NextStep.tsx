import { PackageCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Button, type ButtonProps } from '../../ui/Button'
import type { NextStep_order$key } from './__generated__/NextStep_order.graphql'
import { useOrderSteps } from './OrderDialogs'

type NextStepProps = Pick<ButtonProps, 'size'> & {
  order: NextStep_order$key
  /** In its place when there is none. */
  otherwise?: ReactNode | undefined
}

/** The step of the order that whoever looks can take now. */
export function NextStep({ order, size, otherwise }: NextStepProps) {
  const data = useFragment(
    graphql`
      fragment NextStep_order on Order {
        viewerActions {
          ...viewerAction_action
        }
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const { viewerActions } = data
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
  return otherwise
}
