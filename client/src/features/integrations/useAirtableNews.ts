import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useAirtableNewsSubscription } from './__generated__/useAirtableNewsSubscription.graphql'

/** Calls `onNews` when the settings of Airtable change or rows were sent. */
export function useAirtableNews(onNews: () => void): void {
  useNews<useAirtableNewsSubscription>(
    graphql`
      subscription useAirtableNewsSubscription {
        airtableUpdated {
          isOn
        }
      }
    `,
    {},
    onNews,
  )
}
