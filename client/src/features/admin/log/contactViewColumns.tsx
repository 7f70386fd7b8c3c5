import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../../lib/dates'
import { labelOf } from '../../../lib/labels'
import type { Column } from '../../../ui/DataTable'
import type { contactViewColumns_view$key } from './__generated__/contactViewColumns_view.graphql'

/** The purposes for which contact data is shown. */
const PURPOSES = {
  ORDER: 'Coordinar una compra',
  REQUEST: 'Revisar un pedido',
  ACCOUNT: 'Atender la cuenta',
  UNLOCK: 'Contactos pagados',
  PAYOUT: 'Pagar a un proveedor',
} as const

function useView(view: contactViewColumns_view$key) {
  return useFragment(
    graphql`
      fragment contactViewColumns_view on ContactView {
        viewedAt
        viewerName
        purpose
        subject {
          name
        }
      }
    `,
    view,
  )
}

type CellProps = { view: contactViewColumns_view$key }

/** The columns: who saw whose contact data, for what and when. */
export const contactViewColumns: readonly Column<contactViewColumns_view$key>[] = [
  { header: 'Quién', place: 'title', cell: view => <Viewer view={view} /> },
  { header: 'De quién', cell: view => <Subject view={view} /> },
  { header: 'Para qué', cell: view => <Purpose view={view} /> },
  { header: 'Cuándo', cell: view => <Moment view={view} /> },
]

function Viewer({ view }: CellProps) {
  return useView(view).viewerName
}

function Subject({ view }: CellProps) {
  return useView(view).subject?.name ?? 'Cliente sin cuenta'
}

function Purpose({ view }: CellProps) {
  return labelOf(PURPOSES, useView(view).purpose)
}

function Moment({ view }: CellProps) {
  const { viewedAt } = useView(view)
  return <time dateTime={viewedAt}>{formatDateTime(viewedAt)}</time>
}
