import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { panelAddress } from '../siteAddresses.ts'
import { type CustomOrderEvent, customOrderExpired } from './customOrder.events.ts'

/** The client is not named: an erasure of the client leaves the provider's bell as it is. */
export const customOrderExpiredNotice = defineNotice({
  id: 'customOrderExpired',
  event: customOrderExpired,
  audience:
    'The provider whose custom order nobody paid in time; nobody when it ended with a suspension or an account.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read({ db, settings }, { customOrderId }: CustomOrderEvent) {
    const order = await db.prisma.customOrder.findUnique({
      where: { id: customOrderId },
      select: {
        state: true,
        provider: { select: { accountId: true, status: true, account: { select: { erasedAt: true } } } },
        currentVersion: {
          select: {
            totalCentesimos: true,
            items: { select: { name: true }, orderBy: { position: 'asc' } },
          },
        },
      },
    })
    if (order?.state !== 'EXPIRED') return null
    const { accountId, status, account } = order.provider
    if (status !== 'APPROVED' || account.erasedAt !== null) return null
    const { totalCentesimos, items } = order.currentVersion
    const parts: readonly NamedPart[] = items.map(({ name }) => ({ description: name, quantity: 1 }))
    const url = panelAddress(settings, 'mis-ordenes')
    return { accountId, email: null, facts: { totalCentesimos, parts, url } }
  },
  words: {
    bell: ({ totalCentesimos, parts, url }) => ({
      title: 'Venció una orden personalizada',
      message: asSentence(`Nadie pagó a tiempo los ${formatMoney(totalCentesimos)} por ${namesOf(parts)}`),
      url,
    }),
  },
})
