import type { MailDraft } from '../../platform/mailLayout.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { requestAddress } from '../siteAddresses.ts'
import { contactsUnlocked } from './contactUnlock.events.ts'

/** A payment in cash is confirmed days after its buyer left the page. */
export const contactsUnlockedNotice = defineNotice({
  id: 'contactsUnlocked',
  event: contactsUnlocked,
  audience: 'The buyer who paid to see the contact of the providers that quoted a request.',
  kind: 'ORDER',
  urgency: 'MONEY',
  async read({ db, settings }, { requestId, buyerId }) {
    const request = await db.prisma.partRequest.findUnique({
      where: { id: requestId },
      select: {
        buyerId: true,
        buyer: { select: { email: true } },
        parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
      },
    })
    if (request?.buyerId !== buyerId || !request.buyer) return null
    const facts = { parts: request.parts, url: requestAddress(settings, requestId) }
    return { accountId: buyerId, email: request.buyer.email, requestId, facts }
  },
  words: {
    mail: contactsUnlockedMail,
    bell: ({ parts, url }) => ({
      title: 'Ya ves los contactos',
      message: asSentence(`Confirmamos tu pago: tenés el contacto de quienes cotizaron ${namesOf(parts)}`),
      url,
    }),
  },
})

function contactsUnlockedMail({
  parts,
  url,
}: {
  readonly parts: readonly NamedPart[]
  readonly url: string
}): MailDraft {
  return {
    subject: `Ya ves los contactos de tu pedido: ${namesOf(parts)}`,
    paragraphs: [
      `Confirmamos tu pago. El contacto de quienes cotizaron ${namesOf(parts)} está en la página del pedido.`,
    ],
    action: { label: 'Ver los contactos', url },
  }
}
