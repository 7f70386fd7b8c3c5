import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { useUnreadNews } from '../features/chat/useUnreadNews'
import { usePlacedOrders } from '../features/orders/usePlacedOrders'
import { PolicyConsent } from '../features/policies/PolicyConsent'
import { useIsWatched } from '../lib/useIsWatched'
import { useUnseen } from '../lib/useUnseen'
import { paths } from '../paths'
import { ReadingOf } from '../relay/live/useNews'
import { readingOf } from '../relay/reading'
import { useTitleMark } from '../ui/titleMark'
import type {
  AccountNews_account$data,
  AccountNews_account$key,
} from './__generated__/AccountNews_account.graphql'

const reading = readingOf('viewerQuery', {})
const together = new Set([reading])

/**
 * Tells whoever is signed in, on every page, of messages and sales, in toasts and in the document's title, and of policies
 * that have changed, in a dialog.
 */
export function AccountNews({ account }: { account: AccountNews_account$key }) {
  const data = useFragment(
    graphql`
      fragment AccountNews_account on Account {
        kind
        ...useUnreadNews_account
        ...PolicyConsent_account
      }
    `,
    account,
  )
  return (
    <ReadingOf own={reading} together={together}>
      <Messages account={data} />
      {data.kind === 'PROVIDER' && <Sales />}
      <PolicyConsent account={data} />
    </ReadingOf>
  )
}

function Messages({ account }: { account: AccountNews_account$data }) {
  useTitleMark('messages', useUnreadNews(account))
  return null
}

/** A sale is counted until the provider looks at the list of them. */
function Sales() {
  const fresh = usePlacedOrders()
  const isWatched = useIsWatched()
  const { pathname } = useLocation()
  useTitleMark('sales', useUnseen([...fresh], fresh, isWatched && pathname === paths.dashboard('ventas')))
  return null
}
