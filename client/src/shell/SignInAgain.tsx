import { useEffect, useState } from 'react'
import { onSignInRequired } from '../relay/signInRequired'
import { openedLater } from '../ui/openedLater'

// Hardly anybody ever sees it, so its code waits too.
const Dialog = openedLater(
  async () => (await import('./SignInAgainDialog')).SignInAgainDialog,
  ({ open }) => open,
)

/** A command was refused because the session is over: signing in elsewhere saves what is typed on this page. */
export function SignInAgain() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  useEffect(() => onSignInRequired(() => setState('open')), [])
  return state !== 'unused' && <Dialog open={state === 'open'} onClose={() => setState('closed')} />
}
