import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { labelOf, partConditions } from '../../lib/labels'
import { formatBasisPoints } from '../../lib/money'
import { Price } from '../../ui/Price'
import type { CommissionTable_terms$key } from './__generated__/CommissionTable_terms.graphql'

/** The sale that the table takes as its example, in centésimos. */
export const EXAMPLE_SALE = 1_000_000
const WHOLE_BPS = 10_000

/** What Tuerca keeps and what the provider gets, by what the part is. The rates are the server's. */
export function CommissionTable({ terms }: { terms: CommissionTable_terms$key }) {
  const { commissions } = useFragment(
    graphql`
      fragment CommissionTable_terms on SalesTerms {
        commissions {
          condition
          bps
        }
      }
    `,
    terms,
  )
  const byRate = commissions.toSorted((one, other) => one.bps - other.bps)
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
        '@media (max-width: 22em)': { '& :is(th, td)': { pr: '1', fontSize: 'xs' } },
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
        {byRate.map(({ condition, bps }) => (
          <tr key={condition}>
            <th scope="row">{labelOf(partConditions, condition)}</th>
            <td>{formatBasisPoints(bps)}</td>
            <td>
              <Price amount={(EXAMPLE_SALE * (WHOLE_BPS - bps)) / WHOLE_BPS} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
