import { foldText } from '../../common/foldText.ts'
import type { WhatsAppMessageState } from '../../generated/prisma/enums.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { storeConsent } from '../accounts/policies/dataConsent.operations.ts'
import type { Services } from '../context.ts'
import { deliverAgain } from '../notice.ts'
import type { WebhookDelivery } from '../payments/paymentGateway.ts'
import { answerWhatsApp, talkByWhatsApp, type WhatsAppWords } from './whatsApp.jobTypes.ts'
import { type IncomingWhatsApp, OUTSIDE_WINDOW, type WhatsApp, type WhatsAppStatus } from './whatsApp.ts'
import { readReference } from './whatsAppNotices.ts'

/** Words that end all messages, and those that begin them again. WhatsApp asks for them in any letter case. */
const STOP = new Set(['baja', 'stop', 'parar', 'unsubscribe'])
const START = new Set(['alta', 'start'])

/** Each state is later than the ones before it: webhooks arrive in any order. */
const ORDER: readonly WhatsAppMessageState[] = ['SENDING', 'SENT', 'FAILED', 'DELIVERED', 'READ']

/** Stores a webhook of WhatsApp: a message, or the state of one of ours. A redelivery changes nothing. Throws InvalidWebhook. */
export async function receiveWhatsApp(
  services: Services,
  whatsApp: WhatsApp,
  delivery: WebhookDelivery,
): Promise<void> {
  const notice = await whatsApp.read(delivery)
  if (notice?.kind === 'MESSAGE') await receiveMessage(services, notice)
  if (notice?.kind === 'STATUS') await receiveStatus(services, notice)
}

async function receiveMessage(
  { transact, clock }: Services,
  { id, from: phone, text, media, hasOther }: IncomingWhatsApp,
): Promise<void> {
  const at = clock.now()
  await transact(async unit => {
    const { tx } = unit
    const { count } = await tx.webhookReceipt.createMany({
      data: [{ vendor: 'TWILIO', eventId: id, type: 'message', receivedAt: at }],
      skipDuplicates: true,
    })
    if (count === 0) return
    const { id: contactId, accountId } = await tx.whatsAppContact.upsert({
      where: { phone },
      create: { phone, heardAt: at, createdAt: at },
      update: { heardAt: at },
      select: { id: true, accountId: true },
    })
    const words = await obey(unit, { contactId, accountId, text, at })
    if (words) return unit.enqueue(answerWhatsApp, { contactId, words })
    await tx.whatsAppIncoming.createMany({
      data: [{ contactId, sid: id, text, hasOther, media: media.map(file => ({ ...file })) }],
    })
    await unit.enqueue(talkByWhatsApp, { contactId })
  })
}

interface Heard {
  readonly contactId: string
  readonly accountId: string | null
  readonly text: string
  readonly at: Date
}

/** Obeys 'BAJA' and 'ALTA'; returns the words of the answer, null for any other text. */
async function obey({ tx }: Unit, { contactId, accountId, text, at }: Heard): Promise<WhatsAppWords | null> {
  const command = foldText(text).replaceAll(/[^a-z]/g, '')
  const isStop = STOP.has(command)
  if (!isStop && !START.has(command)) return null
  await tx.whatsAppContact.updateMany({
    where: { id: contactId },
    data: { stoppedAt: isStop ? at : null },
  })
  if (accountId) await storeConsent(tx, { accountId, recipient: 'WHATSAPP', given: !isStop, at })
  return isStop ? 'STOPPED' : 'STARTED'
}

async function receiveStatus(
  { transact, logger }: Services,
  { reference, state, errorCode }: WhatsAppStatus,
): Promise<void> {
  const sent = readReference(reference)
  if (!sent) return
  const earlier = ORDER.slice(0, ORDER.indexOf(state))
  await transact(async unit => {
    const { tx } = unit
    const { count } = await tx.whatsAppMessage.updateMany({
      where: { ...sent, state: { in: earlier } },
      data: { state, errorCode },
    })
    if (count === 0 || state !== 'FAILED') return
    const failed = await tx.whatsAppMessage.findUniqueOrThrow({ where: { id: sent.id } })
    if (errorCode !== OUTSIDE_WINDOW || failed.byTemplate || failed.delivery === null) {
      logger.warn({ sid: failed.sid, errorCode }, 'a WhatsApp message did not arrive')
      return
    }
    // WhatsApp counts the 24 hours, whatever we thought.
    await tx.whatsAppContact.updateMany({ where: { id: failed.contactId }, data: { heardAt: null } })
    await tx.whatsAppMessage.updateMany({
      where: sent,
      data: { sid: null, state: 'SENDING', byTemplate: true, errorCode: null },
    })
    await deliverAgain(unit, 'whatsapp', failed.delivery)
  })
}
