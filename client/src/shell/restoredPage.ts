import { onRestored } from '../lib/pageCache'
import { roleHint } from './roleHint'

/**
 * Reloads a page restored from the back/forward cache when an account was or is signed in: it may show a
 * signed-out account's data, or a visitor's page to an account.
 */
export function reloadRestoredPage(): void {
  const isOfVisitor = roleHint() === null
  onRestored(() => {
    if (isOfVisitor && roleHint() === null) return
    document.documentElement.style.visibility = 'hidden'
    window.location.reload()
  })
}
