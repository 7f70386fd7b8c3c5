import { type ReactNode, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { openedLater } from '../../ui/openedLater'
import type { QuickQuotes_query$key } from './__generated__/QuickQuotes_query.graphql'
import type { QuickQuotes_request$key } from './__generated__/QuickQuotes_request.graphql'
import { QuickTermsContext } from './quickTerms'
import type { RowQuoteProps } from './RowQuote'

const Later = openedLater<RowQuoteProps>(
  async () => (await import('./RowQuote')).RowQuote,
  () => true,
  { isQuiet: true, Waiting: ({ children }) => children },
)

type QuickQuoteProps = Omit<RowQuoteProps, 'request'> & { request: QuickQuotes_request$key }

/** A price in the row of a request; its children until its code has arrived. */
export function QuickQuote({ request, ...row }: QuickQuoteProps) {
  const data = useFragment(
    graphql`
      fragment QuickQuotes_request on PartRequest {
        ...RowQuote_request
      }
    `,
    request,
  )
  return <Later {...row} request={data} />
}

type QuickQuotesProps = { query: QuickQuotes_query$key; children: ReactNode }

/** Lets the rows inside take a price each, for the provider who views the panel. */
export function QuickQuotes({ query, children }: QuickQuotesProps) {
  const data = useFragment(
    graphql`
      fragment QuickQuotes_query on Query {
        viewer {
          provider {
            id
          }
        }
        ...RowQuote_query
      }
    `,
    query,
  )
  const providerId = data.viewer?.provider?.id
  const quick = useMemo(() => (providerId ? { providerId, query: data } : null), [providerId, data])
  return <QuickTermsContext value={quick}>{children}</QuickTermsContext>
}
