import type { Channel } from '../notice.ts'
import { recipientOf, visitorAt } from '../whatsapp/whatsAppContacts.ts'
import { sendNotice } from '../whatsapp/whatsAppNotices.ts'
import { isWanted } from './noticePreferences.ts'

/** Reaches people who proved their number, and visitors who asked for parts by WhatsApp. Twilio recognises no repeated call: a crash before its answer may send twice. */
export const whatsAppChannel: Channel<'whatsapp'> = {
  name: 'whatsapp',
  retry: { limit: 8, firstDelaySeconds: 20 },
  disturbs: true,
  async deliver(services, { id, notice, key, event, accountId, phone = null, message: draft }) {
    const whatsApp = await services.whatsApp.open()
    if (!whatsApp) return
    const proven = accountId === null ? null : await recipientOf(services, accountId)
    // Somebody who asked by WhatsApp and signed up to pay has not proven the number again.
    const recipient = proven ?? (await visitorAt(services, phone))
    if (!recipient || !(await isWanted(services, { accountId, notice }, 'WHATSAPP'))) return
    const stored = {
      notice: notice.id,
      key,
      event: { ...event, data: JSON.parse(JSON.stringify(event.data)) },
    }
    await sendNotice(services, whatsApp, recipient, { id, draft, stored })
  },
}
