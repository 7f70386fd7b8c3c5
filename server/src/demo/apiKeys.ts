import { createApiKey, revokeApiKey, rotateApiKey } from '../domains/partners/apiKey.operations.ts'
import { after, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { DEMO_PASSWORD } from './cast.ts'
import type { Teller } from './story.ts'

/** Keys of one provider: one that works, one that another replaces, and one that was revoked. Nobody has them: a new one is made in a moment. */
export async function makeKeys({ now, stage, as }: Teller): Promise<void> {
  const { clock } = stage
  const proven = { days: 365, password: DEMO_PASSWORD }
  clock.travelTo(after(now, -20 * DAY_MS))
  const former = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Planilla de precios',
    scopes: ['OFFERS_WRITE'],
  })
  await revokeApiKey(as('litoral'), former.keyId)
  const replaced = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Sistema del mostrador',
    scopes: ['REQUESTS_READ', 'OFFERS_WRITE'],
  })
  clock.travelTo(after(now, -HOUR_MS))
  await rotateApiKey(as('litoral'), { ...proven, id: replaced.keyId, overlapHours: 168 })
}
