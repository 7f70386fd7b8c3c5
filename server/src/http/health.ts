import { createSharedRuns, withinTime } from '../platform/concurrency.ts'
import { type Door, sendJson, sendUnavailable } from './router.ts'

/** Each dependency's own check; it throws when the dependency does not answer. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

const TIMEOUT_MS = 3000
/**
 * The address is public, and each check calls the database, Redis and the storage, whose calls cost money.
 */
const FRESH_MS = 5000

/**
 * /health/live: the process answers. /health/ready: its dependencies answer too (503 with the failing names
 * otherwise); results are cached for five seconds. `now` counts milliseconds.
 */
export function healthDoor(
  checks: Checks,
  isClosing: () => boolean,
  now: () => number = () => performance.now(),
): Door {
  const share = createSharedRuns<Readonly<Record<string, boolean>>>()
  let known: { readonly results: Readonly<Record<string, boolean>>; readonly at: number } | null = null
  const look = () =>
    share('checks', async () => {
      if (known && now() - known.at < FRESH_MS) return known.results
      const looked = Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const)
      const results = Object.fromEntries(await Promise.all(looked))
      known = { results, at: now() }
      return results
    })
  return async (_request, response, url) => {
    if (url.pathname === '/health/live') {
      sendJson(response, 200, { status: 'ok' })
      return true
    }
    if (url.pathname !== '/health/ready') return false
    const results = await look()
    const ready = !isClosing() && Object.values(results).every(Boolean)
    const checks = Object.fromEntries(
      Object.entries(results).map(([name, ok]) => [name, ok ? 'ok' : 'failing']),
    )
    if (ready) sendJson(response, 200, { status: 'ok', checks })
    else sendUnavailable(response, { status: isClosing() ? 'closing' : 'unavailable', checks })
    return true
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await withinTime(TIMEOUT_MS, check())
    return true
  } catch {
    return false
  }
}
