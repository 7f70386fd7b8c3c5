import { type Door, sendJson } from './router.ts'

/** Each dependency's own check; it throws when the dependency does not answer. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

const TIMEOUT_MS = 3000

/** /health/live: the process answers. /health/ready: everything it needs answers too (503 with the failing names otherwise). */
export function healthDoor(checks: Checks, isClosing: () => boolean): Door {
  return async (_request, response, url) => {
    if (url.pathname === '/health/live') {
      sendJson(response, 200, { status: 'ok' })
      return true
    }
    if (url.pathname !== '/health/ready') return false
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    )
    const ready = !isClosing() && results.every(([, ok]) => ok)
    sendJson(response, ready ? 200 : 503, {
      status: ready ? 'ok' : isClosing() ? 'closing' : 'unavailable',
      checks: Object.fromEntries(results.map(([name, ok]) => [name, ok ? 'ok' : 'failing'])),
    })
    return true
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const answered = check().then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}
