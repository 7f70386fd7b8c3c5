import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignInRequired } from '../relay/signInRequired'

// Hardly anybody ever sees it, so its code waits too.
const Dialog = lazy(async () => ({ default: (await import('./SignInAgainDialog')).SignInAgainDialog }))

/** A command was refused because the session is over: signing in elsewhere saves what is typed on this page. */
export function SignInAgain() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  useEffect(() => onSignInRequired(() => setState('open')), [])
  if (state === 'unused') return null
  return (
    <Suspense>
      <Dialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
}
