import type { RequestEvent } from '../requests/request.events.ts'
import { requestAddress } from './links.ts'
import { requestReceivedMail } from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

/** For requests of visitors: who is signed in sees the request in the panel. */
export const mailRequestReceived = mailListener(
  'requestReceived',
  async ({ db, settings }, { requestId }: RequestEvent, { accountId }) => {
    if (accountId !== null) return null
    const request = await db.prisma.partRequest.findUnique({
      where: { id: requestId },
      select: {
        buyerId: true,
        contactEmail: true,
        brand: true,
        model: true,
        year: true,
        parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
      },
    })
    if (!request) return null
    const { brand, model, year, contactEmail } = request
    const draft = requestReceivedMail({
      parts: request.parts,
      vehicle: `${brand} ${model} ${year}`,
      hasAccount: request.buyerId !== null,
      url: request.buyerId
        ? requestAddress(settings, requestId)
        : `${settings.publicUrl}/auth?mode=signup&email=${encodeURIComponent(contactEmail)}`,
    })
    return { to: contactEmail, draft }
  },
)
