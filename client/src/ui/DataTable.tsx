import { chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import { tableRecipe } from '../theme/recipes/table'
import { VisuallyHidden } from './VisuallyHidden'

export type Column<Row, Order extends string = never> = {
  header: string
  /** Depends on the row alone: the same object is not rendered again. */
  cell: (row: Row) => ReactNode
  /** Figures and money align at the end. */
  align?: 'end' | undefined
  /**
   * Place of the cell when the row is a card: first line, its right corner (the state), or last (buttons).
   * Other cells show their header in front, unless `bare`.
   */
  place?: 'title' | 'corner' | 'actions' | undefined
  /** Omits the header in the card, where the value needs no explanation. */
  bare?: boolean | undefined
  /** True for a row without a value here: its card leaves the cell out. */
  absent?: ((row: Row) => boolean) | undefined
  /** Hides the header from sight ('Acciones'). */
  hideHeader?: boolean | undefined
  /** Width of the column; by default as wide as its cells need. */
  width?: string | undefined
  /** The orders of the list by this column. A click chooses the first of them, the next click the other. */
  sort?: readonly SortDirection<Order>[] | undefined
}

export type SortDirection<Order extends string> = {
  readonly order: Order
  readonly direction: 'ascending' | 'descending'
}

/** Some browsers drop the native roles of a table whose `display` changes, so they are set explicitly. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

type DataTableProps<Row, Order extends string> = {
  /** Caption of the table for screen readers. */
  caption: string
  columns: readonly Column<Row, Order>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The order of the rows, when columns can change it. */
  order?: Order | undefined
  onOrder?: ((order: Order) => void) | undefined
}

/** A table; each row becomes a card where its columns do not fit. */
export function DataTable<Row, Order extends string = never>(props: DataTableProps<Row, Order>) {
  const { caption, columns, rows, rowKey, order, onOrder } = props
  const sortable = columns.some(({ sort }) => sort)
  const recipe = useSlotRecipe({ recipe: tableRecipe })
  const styles = useMemo(() => recipe({ sortable }), [recipe, sortable])
  const endStyles = useMemo(() => recipe({ sortable, align: 'end' }), [recipe, sortable])
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
                aria-sort={column.sort && directionOf(column.sort, order)}
                css={column.align === 'end' ? endStyles.header : styles.header}
                w={column.width}
              >
                <Header column={column} order={order} onOrder={onOrder} />
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody {...as.rowgroup} css={styles.body}>
          {rows.map(row => (
            <TableRow key={rowKey(row)} row={row} columns={columns} styles={styles} endStyles={endStyles} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  )
}

type RowProps<Row, Order extends string> = Pick<DataTableProps<Row, Order>, 'columns'> & {
  row: Row
  styles: Styles
  endStyles: Styles
}
type Styles = Readonly<Record<'row' | 'cell', SystemStyleObject>>

const TableRow = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Row, Order extends string>({ row, columns, styles, endStyles }: RowProps<Row, Order>) {
  return (
    <chakra.tr {...as.row} css={styles.row}>
      {columns.map(column => (
        <chakra.td
          key={column.header}
          {...as.cell}
          data-place={column.place}
          data-label={column.place || column.bare ? undefined : column.header}
          data-absent={column.absent?.(row) ? '' : undefined}
          css={column.align === 'end' ? endStyles.cell : styles.cell}
        >
          {column.cell(row)}
        </chakra.td>
      ))}
    </chakra.tr>
  )
}

type HeaderProps<Row, Order extends string> = Pick<DataTableProps<Row, Order>, 'order' | 'onOrder'> & {
  column: Column<Row, Order>
}

function Header<Row, Order extends string>({ column, order, onOrder }: HeaderProps<Row, Order>) {
  const { header, hideHeader, sort } = column
  if (hideHeader) return <VisuallyHidden>{header}</VisuallyHidden>
  const [first] = sort ?? []
  if (!sort || !first) return header
  const at = sort.findIndex(option => option.order === order)
  const direction = directionOf(sort, order)
  const Arrow = arrows[direction]
  return (
    <chakra.button
      type="button"
      css={sortButton}
      color={direction === 'none' ? 'inherit' : 'fg'}
      onClick={() => onOrder?.((sort[at + 1] ?? first).order)}
    >
      {header}
      <Arrow />
    </chakra.button>
  )
}

function directionOf<Order extends string>(
  sort: readonly SortDirection<Order>[],
  order: Order | undefined,
): keyof typeof arrows {
  return sort.find(option => option.order === order)?.direction ?? 'none'
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '6',
  mx: '-1',
  px: '1',
  borderRadius: 'xs',
  font: 'inherit',
  cursor: 'pointer',
  _hover: { color: 'fg', bg: 'bg.muted' },
} as const
