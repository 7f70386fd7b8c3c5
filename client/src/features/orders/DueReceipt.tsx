import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { withQuantity } from '../../lib/text'
import { Button } from '../../ui/Button'
import { FootBar } from '../../ui/FootBar'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import type { DueReceipt_order$key } from './__generated__/DueReceipt_order.graphql'
import { useOrderSteps } from './OrderDialogs'

type DueReceiptProps = {
  order: DueReceipt_order$key
  /** True on phones without another bar: the act sticks to the foot of the page. */
  isAtFoot: boolean
}

/** The receipt that a shipped order waits for, with its consequence and its button. */
export function DueReceipt({ order, isAtFoot }: DueReceiptProps) {
  const data = useFragment(
    graphql`
      fragment DueReceipt_order on Order {
        held
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const { held, lines, provider } = data
  const confirm = (
    <Button variant="solid" onClick={() => ask('recibir')}>
      Confirmar recepción
    </Button>
  )
  if (isAtFoot) {
    return (
      <FootBar action={confirm}>
        <Price amount={held} />
        <chakra.p textStyle="xs" color="fg.muted">
          ¿Ya te llegó?
        </chakra.p>
      </FootBar>
    )
  }
  return (
    <Notice tone="warn" action={confirm}>
      <b>
        ¿Te llegó lo que pediste:{' '}
        {lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}?
      </b>{' '}
      Revisalo antes de confirmar: <Price amount={held} size="text" /> pasan a {provider.companyName}.
    </Notice>
  )
}
