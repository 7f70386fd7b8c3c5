import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { runCommand } from '../../relay/runCommand'
import type { useOpenCustomOrderMutation } from './__generated__/useOpenCustomOrderMutation.graphql'

const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Tells the provider that a person opened the page, at the first press or key: link previews and mail scanners only
 * load it. A failure is not reported, because the person did not ask for it.
 */
export function useOpenCustomOrder(): void {
  const environment = useRelayEnvironment() as Environment
  useEffect(() => {
    const stop = new AbortController()
    const open = () => {
      stop.abort()
      runCommand<useOpenCustomOrderMutation>(
        environment,
        graphql`
          mutation useOpenCustomOrderMutation {
            openCustomOrder {
              ...outcome_refusal @alias(as: "refusal")
              ... on CustomOrderPayload {
                customOrder {
                  openedAt
                }
              }
            }
          }
        `,
        {},
      ).catch(() => undefined)
    }
    for (const act of ACTS) window.addEventListener(act, open, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [environment])
}
