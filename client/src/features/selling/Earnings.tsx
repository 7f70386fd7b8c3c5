import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { Tag } from '../../ui/Tag'
import { CommissionTable, EXAMPLE_SALE } from '../home/CommissionTable'

/** What a provider keeps of the price they type. */
export function Earnings() {
  const [sale, setSale] = useState<number | null>(EXAMPLE_SALE)
  return (
    <Tag as="div" shape="leftTall" large py="6" maxW="40rem">
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
  )
}
