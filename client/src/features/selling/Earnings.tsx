import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { COMMISSION_BPS } from '../../lib/generated/orderTerms'
import { Stamp } from '../../ui/Badge'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { SoldTag } from '../../ui/SoldTag'
import { Stub, Tag } from '../../ui/Tag'
import { CommissionTable, EXAMPLE_SALE, netOf } from '../home/CommissionTable'

/** A calculator of the provider's share of a typed price. */
export function Earnings() {
  const [sale, setSale] = useState<number | null>(EXAMPLE_SALE)
  return (
    <chakra.div
      display="grid"
      gap={{ base: '10', lg: '16' }}
      alignItems="center"
      gridTemplateColumns={{ lg: 'minmax(0, 40rem) minmax(0, 1fr)' }}
    >
      <Tag as="div" shape="leftTall" large py="6">
        <chakra.div maxW="18rem" css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Field label="Precio de venta">
            <MoneyInput value={sale} onChange={setSale} />
          </Field>
        </chakra.div>
        <chakra.output display="block">
          <CommissionTable sale={sale ?? 0} />
        </chakra.output>
        <chakra.p textStyle="xs" color="fg.muted">
          Impuestos incluidos en la comisión.
        </chakra.p>
      </Tag>
      <SoldTag
        stamp={<Stamp>Recibido</Stamp>}
        stub={
          <Stub amount={netOf(sale ?? 0, COMMISSION_BPS.USED)} state="released" label="Usado: te queda" />
        }
        minH="14.75rem"
      />
    </chakra.div>
  )
}
