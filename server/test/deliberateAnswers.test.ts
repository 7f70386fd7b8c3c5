import { expect, test, vi } from 'vitest'
import { eventually } from './eventually.ts'
import { serveCast } from './servedCast.ts'

const served = serveCast()

/** The log level of the answer to this address, once it was logged. */
async function loggedLevel(path: string, headers: Record<string, string> = {}): Promise<string> {
  vi.restoreAllMocks()
  const { logger } = served.harness.services
  const logged: string[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(logger, level).mockImplementation((_facts: unknown, message?: string) => {
      if (message === 'request') logged.push(level)
    })
  const answer = await fetch(served.site.origin + path, { headers, redirect: 'manual' })
  expect(answer.status).toBe(503)
  await eventually(() => expect(logged).toHaveLength(1))
  return logged[0] ?? ''
}

test.each(['google', 'facebook'])(
  'begins no sign-in with %s for a prefetch, and raises no alarm',
  async vendor => {
    expect(await loggedLevel(`/oauth/${vendor}`, { 'sec-purpose': 'prefetch' })).toBe('debug')
  },
)

test('reports that it is not ready without an alarm, however often it is asked', async () => {
  served.site.startClosing()
  expect(await loggedLevel('/health/ready')).toBe('debug')
})
