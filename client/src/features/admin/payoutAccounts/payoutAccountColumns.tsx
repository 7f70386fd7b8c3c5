import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import type { payoutAccountColumns_account$key } from './__generated__/payoutAccountColumns_account.graphql'

function useAccount(account: payoutAccountColumns_account$key) {
  return useFragment(
    graphql`
      fragment payoutAccountColumns_account on PayoutAccount {
        id
        state
        bankName
        typeName
        hint
        createdAt
        status {
          label
          tone
        }
        provider {
          companyName
        }
      }
    `,
    account,
  )
}

type CellProps = { account: payoutAccountColumns_account$key }

/** The columns: whose account, which one, and what became of it. */
export const payoutAccountColumns: readonly Column<payoutAccountColumns_account$key>[] = [
  { header: 'Proveedor', place: 'title', cell: account => <Provider account={account} /> },
  { header: 'Cuenta', bare: true, cell: account => <Bank account={account} /> },
  { header: 'Estado', place: 'corner', cell: account => <Status account={account} /> },
  { header: 'Pedida', cell: account => <Asked account={account} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: account => <Actions account={account} /> },
]

function Provider({ account }: CellProps) {
  return <chakra.span overflowWrap="anywhere">{useAccount(account).provider.companyName}</chakra.span>
}

function Bank({ account }: CellProps) {
  const { bankName, typeName, hint } = useAccount(account)
  return (
    <chakra.div>
      {bankName} <chakra.span className="num">{hint}</chakra.span>
      <chakra.span display="block" color="fg.muted">
        {typeName}
      </chakra.span>
    </chakra.div>
  )
}

function Status({ account }: CellProps) {
  const { status } = useAccount(account)
  return <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
}

function Asked({ account }: CellProps) {
  return <RelativeTime at={useAccount(account).createdAt} />
}

function Actions({ account }: CellProps) {
  const { id, state, provider } = useAccount(account)
  const open = useOpenDialog()
  const label = state === 'PENDING' ? 'Revisar' : 'Ver'
  return (
    <Button
      size="sm"
      aria-label={`${label} la cuenta de ${provider.companyName}`}
      onClick={() => open('cuenta', id)}
    >
      {label}
    </Button>
  )
}
