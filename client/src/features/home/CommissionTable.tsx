import { chakra } from '@chakra-ui/react/styled-system'
import { COMMISSION_BPS } from '../../lib/generated/orderTerms'
import { optionsOf, partConditions } from '../../lib/labels'
import { formatBasisPoints } from '../../lib/money'
import { Price } from '../../ui/Price'

/** The example price of the table, in centésimos. */
export const EXAMPLE_SALE = 1_000_000
const WHOLE_BPS = 10_000

/** The provider's share of a sale in centésimos, rounded as by the server: half up. */
export const netOf = (price: number, bps: number) =>
  price - Math.floor((price * bps + WHOLE_BPS / 2) / WHOLE_BPS)

const byRate = optionsOf(partConditions)
  .map(({ value, label }) => ({ value, label, bps: COMMISSION_BPS[value] }))
  .toSorted((one, other) => one.bps - other.bps)

/** The commission and the provider's share of a sale in centésimos, by condition of the part. */
export function CommissionTable({ sale = EXAMPLE_SALE }: { sale?: number }) {
  return (
    <chakra.table
      w="full"
      borderCollapse="collapse"
      mt="3.5"
      mb="3"
      css={{
        '& :is(th, td)': {
          textAlign: 'left',
          py: '2',
          pr: { base: '2', sm: '4' },
          borderBottom: '1px solid {colors.tag.line}',
          fontWeight: '560',
        },
        '& thead th': { fontSize: 'xs', color: 'fg.muted', fontWeight: '520', pt: '0' },
        '& thead th:last-of-type, & td:last-of-type': { textAlign: 'right', pr: '0' },
        smDown: { '& tbody th': { fontStretch: '84%' } },
        '@media (max-width: 22em)': {
          '& :is(th, td)': { pr: '1', fontSize: 'xs' },
          '& tbody th': { overflowWrap: 'anywhere' },
        },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Repuesto</th>
          <th scope="col">Comisión</th>
          <th scope="col">Cobrás</th>
        </tr>
      </thead>
      <tbody>
        {byRate.map(({ value, label, bps }) => (
          <tr key={value}>
            <th scope="row">{label}</th>
            <td>{formatBasisPoints(bps)}</td>
            <td>
              <Price amount={netOf(sale, bps)} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
