import { dialogOf, paths, withDialog } from '../../paths'

const KEY = 'tuerca:seguimiento'

/** Remembers the link for this tab: after a sign-in the address no longer has it. */
export function rememberFollowed(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Blocked or full: the person has to open the link in the mail again.
  }
}

/** The link that this tab followed last; null without one. */
function lastFollowed(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The page of the request that this tab followed last, which `path` names without its token; null for any other path. */
export function lastFollowedAt(path: string): string | null {
  const query = path.slice(paths.follow().length)
  const isLast = `${paths.follow()}${query}` === path && new URLSearchParams(query).get('ultimo') === 'si'
  const token = isLast ? lastFollowed() : null
  return token === null ? null : paths.follow(token) + withDialog('', dialogOf(query))
}
