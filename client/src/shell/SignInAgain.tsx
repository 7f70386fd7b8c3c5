import { useEffect, useState } from 'react'
import { onSignInRequired } from '../relay/signInRequired'
import { openedLater } from '../ui/openedLater'

// Hardly ever shown, so its code loads later too.
const Dialog = openedLater(
  async () => (await import('./SignInAgainDialog')).SignInAgainDialog,
  ({ open }) => open,
)

/**
 * Shown when a mutation was refused because the session ended: signing in elsewhere preserves the typed text
 * of this page.
 */
export function SignInAgain() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  useEffect(() => onSignInRequired(() => setState('open')), [])
  return state !== 'unused' && <Dialog open={state === 'open'} onClose={() => setState('closed')} />
}
