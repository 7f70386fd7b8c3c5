import { markBrowser } from '../src/domains/accounts/identity/knownBrowsers.ts'
import type { Harness } from './harness.ts'

/** The known-browser cookie of the account's owner, as their browser sends it. */
export async function markedCookie({ services, visitor }: Harness, email: string): Promise<string> {
  const owner = await services.db.prisma.account.findUniqueOrThrow({
    where: { email },
    select: { id: true, markGeneration: true },
  })
  return markBrowser(visitor.context(), owner).split(';')[0] ?? ''
}

/** The session cookie among the Set-Cookie values of an answer, as the browser sends it from then on. */
export const sessionIn = (cookies: readonly string[]): string =>
  cookies.find(cookie => cookie.startsWith('tuerca_session='))?.split(';')[0] ?? ''
