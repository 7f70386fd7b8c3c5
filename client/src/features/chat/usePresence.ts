import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useIsWatched } from '../../lib/useIsWatched'
import { useNews } from '../../relay/live/useNews'
import { runCommand } from '../../relay/runCommand'
import { useReconnect } from '../../relay/useReconnect'
import type { usePresenceMutation } from './__generated__/usePresenceMutation.graphql'
import type { usePresenceSubscription } from './__generated__/usePresenceSubscription.graphql'

/** The interval of the viewer's own signs while they look at the conversation. */
const REPEAT_MS = 25_000
/** The shortest time between two signs of writing. */
const TYPING_REPEAT_MS = 3_000
/** For how long a sign holds: two repetitions may get lost. */
const HOLDS_MS = 60_000
const TYPING_HOLDS_MS = 7_000

type Sign = { readonly orderId: string; readonly isTyping: boolean; readonly hasArrived: boolean }

const LOOKING = { isTyping: false, hasArrived: false }
/** The first sign of a page, which the other party's page answers at once. */
const ARRIVED = { isTyping: false, hasArrived: true }
const TYPING = { isTyping: true, hasArrived: false }

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
    (sign: Omit<Sign, 'orderId'>) => {
      // A sign is automatic, so its failure is silent: the next one repeats it.
      showPresence(environment, { orderId, ...sign }).catch(() => undefined)
    },
    [environment, orderId],
  )
  useEffect(() => {
    if (!isWatched) return
    show(ARRIVED)
    const timer = setInterval(() => show(LOOKING), REPEAT_MS)
    return () => clearInterval(timer)
  }, [isWatched, show])
  useReconnect(() => {
    if (isWatched) show(ARRIVED)
  })

  const written = useRef({ text, at: 0 })
  useEffect(() => {
    const { at, text: former } = written.current
    const isDue = performance.now() - at >= TYPING_REPEAT_MS || at === 0
    if (text === former || text.trim() === '' || !isDue) return
    written.current = { text, at: performance.now() }
    show(TYPING)
  }, [text, show])

  useNews<usePresenceSubscription>(
    graphql`
      subscription usePresenceSubscription($orderId: ID!) {
        otherPartyPresence(orderId: $orderId) {
          isTyping
          hasArrived
        }
      }
    `,
    { orderId },
    ({ otherPartyPresence }) => {
      if (!otherPartyPresence) return
      // A page that has just opened knows nothing of the viewer yet, though the viewer may still show its predecessor.
      if ((otherPartyPresence.hasArrived || presence === 'away') && isWatched) show(LOOKING)
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

function showPresence(environment: ReturnType<typeof useRelayEnvironment>, input: Sign) {
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
    { input },
  )
}
