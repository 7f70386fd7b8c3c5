import { createContext } from 'react'
import type { RowQuote_query$key } from './__generated__/RowQuote_query.graphql'

export type QuickTerms = {
  readonly providerId: string
  /** The query that the terms of the prices are read from. */
  readonly query: RowQuote_query$key
}

/** Lets the rows of the feed take a price each; null where they do not. */
export const QuickTermsContext = createContext<QuickTerms | null>(null)
