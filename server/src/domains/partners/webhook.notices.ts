import type { MailDraft } from '../../platform/mailLayout.ts'
import { defineNotice } from '../notice.ts'
import { apiKeysAddress } from '../siteAddresses.ts'
import { webhookDisabled } from './webhook.events.ts'

export const webhookDisabledNotice = defineNotice({
  id: 'webhookDisabled',
  event: webhookDisabled,
  audience:
    'The provider whose webhook was switched off after its server failed for 72 hours or answered 410.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { webhookId, accountId }) {
    const webhook = await db.prisma.webhook.findUnique({
      where: { id: webhookId },
      select: { url: true, disabledAt: true, provider: { select: { account: { select: { email: true } } } } },
    })
    if (!webhook?.disabledAt) return null
    const facts = { host: new URL(webhook.url).host, url: apiKeysAddress(settings) }
    return { accountId, email: webhook.provider.account.email, facts }
  },
  words: { mail: webhookDisabledMail },
})

function webhookDisabledMail({ host, url }: { host: string; url: string }): MailDraft {
  return {
    subject: 'Dejamos de avisarle a tu servidor',
    paragraphs: [
      `Tu servidor ${host} no recibe nuestros avisos, así que los apagamos. Lo que pasó mientras tanto se lee por la API.`,
      'Cuando funcione de nuevo, encendelos desde tu cuenta y volvé a mandar los que fallaron.',
    ],
    action: { label: 'Ver mis avisos', url },
  }
}
