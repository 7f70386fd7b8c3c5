import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import type { Column } from '../../ui/DataTable'
import { Price } from '../../ui/Price'
import type { statementColumns_entry$key } from './__generated__/statementColumns_entry.graphql'

function useEntry(entry: statementColumns_entry$key) {
  return useFragment(
    graphql`
      fragment statementColumns_entry on LedgerEntry {
        account
        amount
        words
        at
        order {
          lines {
            description
          }
        }
        payoutLine {
          reason
          account {
            bankName
            hint
          }
        }
      }
    `,
    entry,
  )
}

type CellProps = { entry: statementColumns_entry$key }

/** The columns of a statement: when, why, and which of the three balances changed by how much. */
export const statementColumns: readonly Column<statementColumns_entry$key>[] = [
  { header: 'Movimiento', place: 'title', cell: entry => <Movement entry={entry} /> },
  { header: 'Fecha', bare: true, cell: entry => <When entry={entry} /> },
  { header: 'Saldo', cell: entry => <Balance entry={entry} /> },
  { header: 'Importe', align: 'end', cell: entry => <Amount entry={entry} /> },
]

function Movement({ entry }: CellProps) {
  const { words, order, payoutLine } = useEntry(entry)
  const about = order
    ? order.lines.map(({ description }) => description).join(', ')
    : payoutLine && paidTo(payoutLine)
  return (
    <chakra.div overflowWrap="anywhere">
      {words}
      {about && (
        <chakra.span display="block" color="fg.muted" fontWeight="400">
          {about}
        </chakra.span>
      )}
    </chakra.div>
  )
}

function paidTo({ account, reason }: NonNullable<ReturnType<typeof useEntry>['payoutLine']>): string {
  const place = `${account.bankName} ${account.hint}`
  return reason ? `${place}: ${reason}` : place
}

function When({ entry }: CellProps) {
  const { at } = useEntry(entry)
  return <time dateTime={at}>{formatDateTime(at)}</time>
}

const BALANCES: Readonly<Record<string, string>> = {
  HELD: 'Retenido',
  PROVIDER_PAYABLE: 'A cobrar',
  BANK: 'Cobrado',
}

function Balance({ entry }: CellProps) {
  return BALANCES[useEntry(entry).account] ?? ''
}

function Amount({ entry }: CellProps) {
  return <Price amount={useEntry(entry).amount} size="text" />
}
