import { subscribePush } from '../domains/notifications/push.operations.ts'
import { requireAccount } from '../domains/viewer.ts'
import type { CastName } from './cast.ts'
import type { Teller } from './story.ts'

const SUBSCRIBED = [
  ['compradora', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['litoral', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
] as const satisfies readonly (readonly [CastName, string])[]

/** A buyer and a provider are signed in in another browser, which shows notices. */
export async function subscribeBrowsers({ stage, as }: Teller): Promise<void> {
  for (const [name, userAgent] of SUBSCRIBED) {
    const member = as(name)
    const account = requireAccount(member.viewer)
    const { sessions, db } = member
    await sessions.start(account.accountId, userAgent)
    const { id: sessionId } = await db.prisma.session.findFirstOrThrow({
      where: { accountId: account.accountId },
      orderBy: { id: 'desc' },
    })
    const viewer = { ...account, via: { kind: 'session', sessionId } } as const
    const browser = stage.subscribeBrowser()
    // With VAPID keys of one's own the sandbox plays no push service.
    if (member.pusher?.isKnown(browser.endpoint)) await subscribePush({ ...member, viewer }, browser)
  }
}
