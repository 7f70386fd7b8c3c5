import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../../lib/dates'
import type { Column } from '../../../ui/DataTable'
import type { settingChangeColumns_change$key } from './__generated__/settingChangeColumns_change.graphql'

function useChange(change: settingChangeColumns_change$key) {
  return useFragment(
    graphql`
      fragment settingChangeColumns_change on SettingChange {
        at
        words
        isMasked
        from
        to
        actorName
      }
    `,
    change,
  )
}

type CellProps = { change: settingChangeColumns_change$key }

/** The columns: which setting, from what to what, by whom and when. */
export const settingChangeColumns: readonly Column<settingChangeColumns_change$key>[] = [
  { header: 'Ajuste', place: 'title', cell: change => <Setting change={change} /> },
  { header: 'De', cell: change => <Before change={change} /> },
  { header: 'A', cell: change => <After change={change} /> },
  { header: 'Quién', cell: change => <Actor change={change} /> },
  { header: 'Cuándo', cell: change => <Moment change={change} /> },
]

function Setting({ change }: CellProps) {
  return useChange(change).words
}

function Before({ change }: CellProps) {
  const { isMasked, from } = useChange(change)
  return <Value value={from} isMasked={isMasked} />
}

function After({ change }: CellProps) {
  const { isMasked, to } = useChange(change)
  return <Value value={to} isMasked={isMasked} />
}

function Value({ value, isMasked }: { value: string | null | undefined; isMasked: boolean }) {
  return isMasked ? 'no se muestra' : (value ?? 'sin guardar')
}

function Actor({ change }: CellProps) {
  return useChange(change).actorName
}

function Moment({ change }: CellProps) {
  const { at } = useChange(change)
  return <time dateTime={at}>{formatDateTime(at)}</time>
}
