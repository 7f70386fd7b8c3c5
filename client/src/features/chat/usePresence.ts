import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useIsWatched } from '../../lib/useIsWatched'
import { useNews } from '../../relay/live/useNews'
import { runCommand } from '../../relay/runCommand'
import type { usePresenceMutation } from './__generated__/usePresenceMutation.graphql'
import type { usePresenceSubscription } from './__generated__/usePresenceSubscription.graphql'

/** The interval of the viewer's own signs while they look at the conversation. */
const REPEAT_MS = 25_000
/** The shortest time between two signs of writing. */
const TYPING_REPEAT_MS = 3_000
/** For how long a sign holds: two repetitions may get lost. */
const HOLDS_MS = 60_000
const TYPING_HOLDS_MS = 7_000

export type Presence = 'away' | 'here' | 'typing'

/**
 * The other party's presence in the conversation, and a function to call when a message of theirs arrives, which ends their
 * writing. Shows the other party the viewer's own presence while the page is watched, and their writing in `text`.
 */
export function usePresence(orderId: string, text: string): readonly [Presence, onMessage: () => void] {
  const environment = useRelayEnvironment()
  const isWatched = useIsWatched()
  // A new object for each sign, which begins the time anew.
  const [sign, setSign] = useState<{ readonly presence: Presence }>({ presence: 'away' })
  const { presence } = sign

  const show = useCallback(
    (isTyping: boolean) => {
      // A sign is automatic, so its failure is silent: the next one repeats it.
      showPresence(environment, orderId, isTyping).catch(() => undefined)
    },
    [environment, orderId],
  )
  useEffect(() => {
    if (!isWatched) return
    show(false)
    const timer = setInterval(() => show(false), REPEAT_MS)
    return () => clearInterval(timer)
  }, [isWatched, show])

  const written = useRef({ text, at: 0 })
  useEffect(() => {
    const { at, text: former } = written.current
    const isDue = performance.now() - at >= TYPING_REPEAT_MS || at === 0
    if (text === former || text.trim() === '' || !isDue) return
    written.current = { text, at: performance.now() }
    show(true)
  }, [text, show])

  useNews<usePresenceSubscription>(
    graphql`
      subscription usePresenceSubscription($orderId: ID!) {
        otherPartyPresence(orderId: $orderId) {
          isTyping
        }
      }
    `,
    { orderId },
    ({ otherPartyPresence }) => {
      if (!otherPartyPresence) return
      // The other party has just arrived and knows nothing of the viewer yet.
      if (presence === 'away' && isWatched) show(false)
      const isTyping = otherPartyPresence.isTyping || presence === 'typing'
      setSign({ presence: isTyping ? 'typing' : 'here' })
    },
  )
  useEffect(() => {
    if (sign.presence === 'away') return
    const isTyping = sign.presence === 'typing'
    const timer = setTimeout(
      () => setSign({ presence: isTyping ? 'here' : 'away' }),
      isTyping ? TYPING_HOLDS_MS : HOLDS_MS,
    )
    return () => clearTimeout(timer)
  }, [sign])

  return [presence, () => setSign({ presence: 'here' })]
}

function showPresence(
  environment: ReturnType<typeof useRelayEnvironment>,
  orderId: string,
  isTyping: boolean,
) {
  return runCommand<usePresenceMutation>(
    environment,
    graphql`
      mutation usePresenceMutation($input: ShowPresenceInput!) {
        showPresence(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on PresencePayload {
            isTyping
          }
        }
      }
    `,
    { input: { orderId, isTyping } },
  )
}
