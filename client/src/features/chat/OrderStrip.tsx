import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Button } from '../../ui/Button'
import { NextStep } from '../orders/NextStep'
import type { OrderStrip_order$key } from './__generated__/OrderStrip_order.graphql'

/** Shown above the conversation on narrow windows: the next step, and a button for the details. */
export function OrderStrip({ order }: { order: OrderStrip_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderStrip_order on Order {
        id
        status {
          summary
          steps {
            detail
            position
          }
        }
        ...NextStep_order
      }
    `,
    order,
  )
  const open = useOpenDialog()
  const next = data.status.steps.find(({ position }) => position === 'UPCOMING')
  return (
    <chakra.div css={styles.root}>
      <chakra.div flex="1" minW="0">
        <NextStep
          order={data}
          size="sm"
          otherwise={
            <chakra.p className="num" css={styles.words}>
              {next?.detail ?? data.status.summary}
            </chakra.p>
          }
        />
      </chakra.div>
      <Button size="sm" variant="link" onClick={() => open('detalle', data.id)}>
        Ver el pedido
      </Button>
    </chakra.div>
  )
}

const styles = {
  root: { display: 'flex', gap: '4', alignItems: 'center', justifyContent: 'space-between', flex: 'none' },
  words: { textStyle: 'sm', color: 'fg.muted', lineHeight: '1.3', lineClamp: '2' },
} as const
