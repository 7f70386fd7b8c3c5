import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import type { Column } from '../../../ui/DataTable'
import type { adminActionColumns_action$key } from './__generated__/adminActionColumns_action.graphql'

function useAction(action: adminActionColumns_action$key) {
  return useFragment(
    graphql`
      fragment adminActionColumns_action on AdminAction {
        at
        words
        actorName
        subject {
          label
          path
        }
      }
    `,
    action,
  )
}

type CellProps = { action: adminActionColumns_action$key }

/** The columns: what was done, to what, by whom and when. */
export const adminActionColumns: readonly Column<adminActionColumns_action$key>[] = [
  { header: 'Acción', place: 'title', cell: action => <Words action={action} /> },
  { header: 'Sobre', cell: action => <Subject action={action} /> },
  { header: 'Quién', cell: action => <Actor action={action} /> },
  { header: 'Cuándo', cell: action => <Moment action={action} /> },
]

function Words({ action }: CellProps) {
  return useAction(action).words
}

function Subject({ action }: CellProps) {
  const { subject } = useAction(action)
  if (!subject) return '—'
  return subject.path ? <Link to={subject.path}>{subject.label}</Link> : subject.label
}

function Actor({ action }: CellProps) {
  return useAction(action).actorName
}

function Moment({ action }: CellProps) {
  const { at } = useAction(action)
  return <time dateTime={at}>{formatDateTime(at)}</time>
}
