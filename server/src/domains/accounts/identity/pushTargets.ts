import { z } from 'zod'
import type { PushTarget } from '../../../platform/pusher.ts'
import { keyedHash } from '../../../platform/tokens.ts'
import type { Services } from '../../context.ts'

const target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })

const PURPOSE = 'push-endpoint'

/** Columns of a browser's subscription. The session is bound to the sealed text, which so fits no other browser. */
export function sealTarget(
  { sealing, settings }: Pick<Services, 'sealing' | 'settings'>,
  sessionId: string,
  { endpoint, p256dh, auth }: PushTarget,
) {
  return {
    endpointHash: keyedHash(settings.secret, PURPOSE, endpoint),
    sealed: sealing.seal(JSON.stringify({ endpoint, p256dh, auth }), sessionId),
  }
}

export function openTarget(
  { sealing }: Pick<Services, 'sealing'>,
  { sessionId, sealed }: { readonly sessionId: string; readonly sealed: string },
): PushTarget {
  return target.parse(JSON.parse(sealing.open(sealed, sessionId)))
}
