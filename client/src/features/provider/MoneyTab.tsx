import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { Stat, StatGrid } from '../../ui/StatGrid'
import query, { type MoneyTabQuery } from './__generated__/MoneyTabQuery.graphql'

/** 'Dinero': held and payable amounts, from the ledger. */
export function MoneyTab({ queryRef }: ScreenProps<MoneyTabQuery>) {
  const { viewer } = usePreloadedQuery<MoneyTabQuery>(
    graphql`
      query MoneyTabQuery @preloadable {
        viewer {
          provider {
            balance {
              held
              payable
            }
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<MoneyTabQuery>(query, () => ({}))
  const balance = viewer?.provider?.balance
  if (!balance) return null
  const { held, payable } = balance
  return (
    <chakra.section display="grid" gap="4">
      <chakra.h2 textStyle="h3">Dinero</chakra.h2>
      <StatGrid columns={2}>
        <Stat
          value={<Price amount={held} size="text" />}
          label="Retenido"
          note="Ventas pagadas que el cliente todavía no confirmó"
        />
        <Stat
          value={<Price amount={payable} size="text" />}
          label="A cobrar"
          note={payable < 0 ? 'Comisiones por cancelar ventas' : 'Liberado, ya sin la comisión'}
        />
      </StatGrid>
      <Notice>
        Lo retenido incluye la comisión de Tuerca, que se descuenta cuando el cliente confirma la recepción.
        El detalle de cada venta está en Ventas.
      </Notice>
    </chakra.section>
  )
}
