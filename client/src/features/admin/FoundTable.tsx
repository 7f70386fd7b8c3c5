import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { type Column, DataTable } from '../../ui/DataTable'
import { Panel } from '../../ui/Panel'

type FoundTableProps<Row> = {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Words in place of a list without rows; without them the table is left out. */
  none?: string | undefined
  /** Rows of a full list, after which the server stops. */
  most: number
}

/** A short list with its heading, as the team's search and pages show them. */
export function FoundTable<Row>({ title, columns, rows, rowKey, none, most }: FoundTableProps<Row>) {
  const id = useId()
  if (rows.length === 0 && !none) return null
  return (
    <Panel as="section" flush aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h4" p="4">
        {title}
      </chakra.h2>
      {rows.length > 0 ? (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      ) : (
        <chakra.p px="4" pb="4" color="fg.muted">
          {none}
        </chakra.p>
      )}
      {rows.length === most && (
        <chakra.p p="4" textStyle="sm" color="fg.muted">
          Se ven los {most} más nuevos.
        </chakra.p>
      )}
    </Panel>
  )
}
