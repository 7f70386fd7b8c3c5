import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates'
import { departments, labelOf } from '../../../lib/labels'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import type { accountColumns_account$key } from './__generated__/accountColumns_account.graphql'

function useAccount(account: accountColumns_account$key) {
  return useFragment(
    graphql`
      fragment accountColumns_account on Account {
        id
        name
        kind
        department
        createdAt
        provider {
          companyName
        }
      }
    `,
    account,
  )
}

type CellProps = { account: accountColumns_account$key }

/** The columns: who, what they do here, where and since when. */
export const accountColumns: readonly Column<accountColumns_account$key>[] = [
  { header: 'Persona', place: 'title', cell: account => <Name account={account} /> },
  { header: 'Cuenta', cell: account => <Kind account={account} /> },
  { header: 'Departamento', cell: account => <Place account={account} /> },
  { header: 'Desde', cell: account => <Since account={account} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: account => <Actions account={account} /> },
]

/** The role of an account in words. */
export const accountKinds = { BUYER: 'Comprador', PROVIDER: 'Proveedor' } as const

function Name({ account }: CellProps) {
  const { name, provider } = useAccount(account)
  return provider ? `${provider.companyName} (${name})` : name
}

function Kind({ account }: CellProps) {
  return labelOf(accountKinds, useAccount(account).kind)
}

function Place({ account }: CellProps) {
  return labelOf(departments, useAccount(account).department)
}

function Since({ account }: CellProps) {
  return formatDate(useAccount(account).createdAt)
}

function Actions({ account }: CellProps) {
  const { id, name } = useAccount(account)
  return (
    <Button asChild size="sm">
      <Link to={paths.adminAccount(id)} aria-label={`Ver la cuenta de ${name}`}>
        Ver
      </Link>
    </Button>
  )
}
