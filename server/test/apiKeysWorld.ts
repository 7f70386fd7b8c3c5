import { after, DAY_MS } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.ts'
import { hashToken } from '../src/platform/tokens.ts'
import type { Harness } from './harness.ts'

/** A key of that provider, which nobody has. */
export function keepKey({ harness }: { harness: Harness }, providerId: string | null, name = 'Mostrador') {
  const now = harness.clock.now()
  return harness.services.db.prisma.apiKey.create({
    data: {
      providerId: providerId ?? '',
      name,
      scopes: ['REQUESTS_READ'],
      secretHash: hashToken(newId()),
      ending: 'x7Qa',
      createdAt: now,
      expiresAt: after(now, 90 * DAY_MS),
      lastUsedAt: now,
      budget: 0,
      budgetAt: now,
    },
  })
}
