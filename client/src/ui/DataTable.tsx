import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { tableRecipe } from '../theme/recipes/table'
import { VisuallyHidden } from './VisuallyHidden'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures and money align at the end. */
  align?: 'end' | undefined
  /**
   * Where the cell goes when the row is a card: first line, its right corner (the state), or last (buttons). The
   * others get their header in front, unless `bare`.
   */
  place?: 'title' | 'corner' | 'actions' | undefined
  /** No header in front in the card: the value speaks for itself. */
  bare?: boolean | undefined
  /** Hides the header from sight ('Acciones'). */
  hideHeader?: boolean | undefined
}

/** Some browsers drop the native roles of a table whose `display` changes, so they are spelled out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A table; where its columns have no room each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const recipe = useSlotRecipe({ recipe: tableRecipe })
  const styles = recipe({})
  const end = recipe({ align: 'end' })
  return (
    <chakra.div containerType="inline-size">
      <chakra.table {...as.table} css={styles.root}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <chakra.thead {...as.rowgroup} css={styles.head}>
          <tr {...as.row}>
            {columns.map(column => (
              <chakra.th
                key={column.header}
                {...as.columnheader}
                scope="col"
                css={column.align === 'end' ? end.header : styles.header}
              >
                {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody {...as.rowgroup} css={styles.body}>
          {rows.map(row => (
            <chakra.tr key={rowKey(row)} {...as.row} css={styles.row}>
              {columns.map(column => (
                <chakra.td
                  key={column.header}
                  {...as.cell}
                  data-place={column.place}
                  data-label={column.place || column.bare ? undefined : column.header}
                  css={column.align === 'end' ? end.cell : styles.cell}
                >
                  {column.cell(row)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  )
}
