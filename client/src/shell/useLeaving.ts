import { useEffect, useState } from 'react'
import { onRestored } from '../lib/pageCache'

/**
 * `[leaving, startLeaving]`: keeps a button busy from its answer until `leaveFor` has loaded the next page.
 * When the back button restores this page from the cache, the button is enabled again.
 */
export function useLeaving(): [leaving: boolean, startLeaving: () => void] {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => onRestored(() => setLeaving(false)), [])
  return [leaving, () => setLeaving(true)]
}
