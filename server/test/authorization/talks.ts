import { CONSENT_VERSION } from '../../src/domains/accounts/policies/consentProof.ts'
import { closeConsultation, correct, rawId, talk, tell } from '../assistantWorld.ts'
import { jpeg } from '../pictures.ts'
import { submitRequest } from '../requestsWorld.ts'
import { uploadFile } from '../uploadsWorld.ts'
import type { Stage } from './stage.ts'

/**
 * The owner's conversations with the assistant: a complete one that became the request, and one before it.
 */
export async function haveTalks({ harness, people: { owner } }: Stage, requestId: string) {
  const { prisma } = harness.services.db
  const closed = await talk(harness, owner.caller, 'Hola')
  await closeConsultation(owner.caller, closed.id)
  // As if sent by the owner before signing in, without an e-mail.
  const unclaimed = await submitRequest(harness.visitor, { contact: { phone: '094 333 444' } })
  await prisma.assistantConversation.update({
    where: { id: rawId(closed.id) },
    data: { requestId: unclaimed.rawId },
  })
  const { upload } = await uploadFile(owner.caller, await jpeg())
  await tell(owner.caller, 'Me chilla adelante cuando freno el de Arapey', { uploadIds: [upload?.id] })
  await harness.drain()
  const contact = 'Soy Filomena, mi celular es 094 111 222, mail filomena@correo.test, de Canelones'
  const open = await talk(harness, owner.caller, contact)
  await correct(owner.caller, {
    conversationId: open.id,
    brand: 'Volkswagen',
    model: 'Gol',
    year: 2012,
    engine: '1.6',
    version: 'Power',
    vin: '9BWAA05U8CP012345',
    mileageKm: 143_000,
    urgency: 'HIGH',
    parts: [
      { description: 'Espejo', category: 'BODY', condition: 'USED', quantity: 1, partNumber: '5U1857507' },
    ],
  })
  await prisma.assistantConversation.update({ where: { id: rawId(open.id) }, data: { requestId } })
  const message = await prisma.assistantMessage.findFirstOrThrow({
    where: { conversationId: rawId(open.id), author: 'VISITOR' },
    orderBy: { position: 'asc' },
    include: { photos: true },
  })
  return {
    talk: rawId(open.id),
    closedTalk: rawId(closed.id),
    talkMessage: message.id,
    talkPhoto: message.photos[0]?.id,
  }
}

/** Switches the language model on, with the owner's consent. */
export async function allowModel({ harness, people: { owner, admin } }: Stage, at: Date): Promise<void> {
  const { prisma } = harness.services.db
  await prisma.dataConsent.create({
    data: {
      accountId: owner.accountId,
      recipient: 'ASSISTANT_MODEL',
      version: CONSENT_VERSION,
      given: true,
      at,
    },
  })
  await prisma.modelSwitch.create({ data: { isOn: true, accountId: admin.accountId, at } })
}
