import type { Services } from '../context.ts'
import { secretAbout } from './webhookDelivery.ts'

const PAGE = 200

/** Encrypts the secrets of webhooks with the newest key of `DATA_KEYS`, so that an older one may be dropped. */
export async function resealWebhookSecrets({ db, sealing }: Pick<Services, 'db' | 'sealing'>): Promise<void> {
  for (let last = ''; ; ) {
    const webhooks = await db.prisma.webhook.findMany({
      where: last ? { id: { gt: last } } : {},
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, sealedSecret: true, formerSecret: true },
    })
    for (const { id, ...sealed } of webhooks) {
      const renewed = (text: string) =>
        sealing.isOld(text) ? sealing.seal(sealing.open(text, secretAbout(id)), secretAbout(id)) : text
      const data = {
        sealedSecret: renewed(sealed.sealedSecret),
        formerSecret: sealed.formerSecret === null ? null : renewed(sealed.formerSecret),
      }
      if (data.sealedSecret === sealed.sealedSecret && data.formerSecret === sealed.formerSecret) continue
      // A secret that is rotated meanwhile stays.
      await db.prisma.webhook.updateMany({ where: { id, ...sealed }, data })
    }
    last = webhooks.at(-1)?.id ?? ''
    if (webhooks.length < PAGE) return
  }
}
