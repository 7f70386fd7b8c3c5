import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { InlineAssistantQuery } from './__generated__/InlineAssistantQuery.graphql'
import { Assistant } from './Assistant'
import type { FirstMessage } from './firstMessage'

type InlineAssistantProps = {
  /** Null while the page's own field is shown. */
  first: FirstMessage | null
  /** Called when it can be rendered. */
  onThere: () => void
  /** Called when a conversation already exists, which is to be shown. */
  onGoesOn: () => void
}

/** The assistant in a page that loads it later. */
export function InlineAssistant({ first, onThere, onGoesOn }: InlineAssistantProps) {
  const query = useLazyLoadQuery<InlineAssistantQuery>(
    graphql`
      query InlineAssistantQuery {
        assistantConversation {
          stage
        }
        ...Assistant_query
      }
    `,
    {},
  )
  const { assistantConversation } = query
  const goesOn =
    first === null && assistantConversation != null && assistantConversation.stage !== 'COMPLETED'
  const tellThere = useEffectEvent(onThere)
  // Before the page is painted, so that both never show at once.
  useLayoutEffect(() => tellThere(), [])
  const tell = useEffectEvent(onGoesOn)
  useEffect(() => {
    if (goesOn) tell()
  }, [goesOn])
  if (first === null) return null
  return <Assistant query={query} first={first} isInline />
}
