import { expect, test, vi } from 'vitest'
import { eventually } from './eventually.ts'
import { serveCast } from './servedCast.ts'

const served = serveCast()

/** The level at which the answer to this address was logged, once it was. */
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
  'a page that is fetched ahead does not begin to sign in with %s, without an alarm',
  async vendor => {
    expect(await loggedLevel(`/oauth/${vendor}`, { 'sec-purpose': 'prefetch' })).toBe('debug')
  },
)

test('a site that is not ready says so without an alarm, whoever asks how often', async () => {
  served.site.startClosing()
  expect(await loggedLevel('/health/ready')).toBe('debug')
})
