import type { ReactElement, ReactNode } from 'react'
import { LoadMore } from './LoadMore'
import { List, Panel } from './Panel'

type PagedPanelProps = {
  /** Header of the panel. */
  head?: ReactNode
  /** Rendered instead of a list without rows. */
  empty: ReactElement
  rows: readonly ReactElement[]
  /** Dims the rows while others are being loaded. */
  busy?: boolean
  hasNext: boolean
  loading: boolean
  onMore: () => void
}

/** A panel with a paginated list and the button for the next page. */
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
