import type { Clock } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.ts'
import type { Pusher, PushTarget } from '../src/platform/pusher.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { createWebPusher } from '../src/vendors/webpush/webPusher.ts'
import type { Harness } from './harness.ts'

export const SUBSCRIBE_PUSH = /* GraphQL */ `
  mutation ($input: SubscribePushInput!) {
    subscribePush(input: $input) {
      __typename
      ... on PushPayload { account { devices { name isPushed isCurrent } } }
      ... on Refusal { code message path }
    }
  }
`

/** The adapter to the sandbox's push service. */
export function sandboxPusher(sandbox: Sandbox, clock: Clock): Pusher {
  return createWebPusher({ mode: 'sandbox', ...sandbox.push, contact: 'mailto:ayuda@tuerca.example', clock })
}

/** A new browser of the sandbox, subscribed. */
export function sandboxBrowser(sandbox: Sandbox): PushTarget {
  const { endpoint, keys } = sandbox.control.push.subscribe()
  return { endpoint, ...keys }
}

/** Gives the callers of `harness.as` their session's row: its id is the account's. */
export async function keepSessions(
  { services: { db, clock } }: Pick<Harness, 'services'>,
  accountIds: readonly string[],
): Promise<void> {
  const now = clock.now()
  const missing = accountIds.map(accountId => ({
    id: accountId,
    accountId,
    tokenHash: newId(),
    device: 'Chrome en Android',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  }))
  await db.prisma.session.createMany({ data: missing, skipDuplicates: true })
}
