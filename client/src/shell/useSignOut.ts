import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { paths } from '../paths'
import { showRefusal } from '../relay/refusal'
import { useCommand } from '../relay/useCommand'
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql'
import { leaveFor } from './leaveFor'

/** Ends the session of this browser and goes to the home page. */
export function useSignOut() {
  const [run, running] = useCommand<useSignOutMutation>(
    graphql`
    mutation useSignOutMutation {
      signOut {
        ... on SignOutPayload {
          signedOut
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo cerrar la sesión',
  )
  const signOut = useCallback(async () => {
    const outcome = await run({})
    if (outcome.ok) leaveFor(paths.home)
    else showRefusal(outcome.refusal)
  }, [run])
  return [signOut, running] as const
}
