import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { Stat, StatGrid } from '../../ui/StatGrid'
import type { MoneyTab_balance$key } from './__generated__/MoneyTab_balance.graphql'

/** 'Dinero': what is held and what is payable, as the ledger says. */
export function MoneyTab({ balance }: { balance: MoneyTab_balance$key }) {
  const { held, payable } = useFragment(
    graphql`
      fragment MoneyTab_balance on ProviderBalance {
        held
        payable
      }
    `,
    balance,
  )
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
