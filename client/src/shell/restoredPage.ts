import { onRestored } from '../lib/pageCache'
import { roleHint } from './roleHint'

/**
 * Loads a page anew that the back button shows from the browser's cache, where it was or would be of somebody signed in: it
 * may show what was theirs after they signed out, or a visitor's page to them.
 */
export function reloadRestoredPage(): void {
  const isOfVisitor = roleHint() === null
  onRestored(() => {
    if (isOfVisitor && roleHint() === null) return
    document.documentElement.style.visibility = 'hidden'
    window.location.reload()
  })
}
