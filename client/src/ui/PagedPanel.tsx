import type { ReactElement, ReactNode } from 'react'
import { LoadMore } from './LoadMore'
import { List, Panel } from './Panel'

type PagedPanelProps = {
  /** Its header. */
  head?: ReactNode
  /** What stands in the place of a list without rows. */
  empty: ReactElement
  rows: readonly ReactElement[]
  /** Other rows are being read; these are drawn pale meanwhile. */
  busy?: boolean
  hasNext: boolean
  loading: boolean
  onMore: () => void
}

/** A panel with a list that is read page by page, and the button for the next page below it. */
export function PagedPanel({ head, empty, rows, busy = false, hasNext, loading, onMore }: PagedPanelProps) {
  return (
    <>
      <Panel flush>
        {head}
        {rows.length === 0 ? (
          empty
        ) : (
          <List aria-busy={busy || undefined} opacity={busy ? 0.6 : 1}>
            {rows}
          </List>
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={loading} onClick={onMore} />
    </>
  )
}
