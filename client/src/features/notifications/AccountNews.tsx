import { graphql, useFragment } from 'react-relay'
import { ReadingOf } from '../../relay/live/useNews'
import { readingOf } from '../../relay/reading'
import { MessageNews } from '../chat/MessageNews'
import { SaleNews } from '../orders/SaleNews'
import { PolicyConsent } from '../policies/PolicyConsent'
import type { AccountNews_account$key } from './__generated__/AccountNews_account.graphql'
import { NotificationNews } from './NotificationNews'

const reading = readingOf('viewerQuery', {})
const together = new Set([reading])

/**
 * Announces messages and sales to a signed-in user, on every page, in toasts and in the document's title, and
 * changed policies in a dialog.
 */
export function AccountNews({ account }: { account: AccountNews_account$key }) {
  const data = useFragment(
    graphql`
      fragment AccountNews_account on Account {
        kind
        ...MessageNews_account
        ...NotificationNews_account
        ...PolicyConsent_account
      }
    `,
    account,
  )
  return (
    <ReadingOf own={reading} together={together}>
      <MessageNews account={data} />
      <NotificationNews account={data} />
      {data.kind === 'PROVIDER' && <SaleNews />}
      <PolicyConsent account={data} />
    </ReadingOf>
  )
}
