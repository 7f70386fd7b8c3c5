import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { deliverWhatsApps, proveNumber, textsTo } from '../../../test/whatsAppWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { createGcsStorage } from '../../vendors/gcs/gcsStorage.ts'
import { readFollowToken } from '../requests/following/follow.ts'

const PHONE = '+59894777111'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ start: AFTER_TODAY, hasWhatsApp: true })
  const { sandbox, harness } = world
  const storage = createGcsStorage({
    mode: 'sandbox',
    bucket: 'tuerca-media',
    ...sandbox.storage,
    clock: harness.clock,
  })
  Object.assign(harness.services, { storage })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.harness.drain({ ahead: true })
  await prisma().whatsAppContact.deleteMany()
  await prisma().assistantConversation.deleteMany()
  world.sandbox.control.faults.clear()
})

const prisma = () => world.harness.services.db.prisma
const newest = (phone = PHONE) => textsTo(world.sandbox, phone).at(-1) ?? ''

/** The person writes, and reads the answer. */
async function write(text: string, files?: Parameters<typeof world.sandbox.control.twilio.write>[2]) {
  world.sandbox.control.twilio.write(PHONE, text, files)
  await deliverWhatsApps(world, { copies: 2 })
  await world.harness.drain()
  return newest()
}

const photo = (name: string, contentType = 'image/jpeg') => ({
  contentType,
  file: new URL(`../../../../scripts/demoWorld/photos/${name}.jpg`, import.meta.url).pathname,
})

async function askForMirror() {
  await write('hola, necesito el espejo izquierdo de un gol 2015 usado')
  return write('soy de Canelones')
}

test('asks, understands, makes a request on ENVIAR, and leads from an offer to its page', async () => {
  expect(await write('hola, necesito el espejo izquierdo de un gol 2015 usado')).toContain('?')
  const summary = await write('soy de Canelones')
  expect(summary.match(/Entendí esto/gi)).toHaveLength(1)
  expect(summary).not.toMatch(/dejás|dejame/)
  expect(summary).toMatch(/1 × Espejo.*izquierdo \(usado\)/)
  expect(summary).toContain('Volkswagen Gol 2015')
  const sent = await write('Enviar!')
  const [, token = ''] = /\/seguimiento\/(\S+)/.exec(sent) ?? []
  const followed = readFollowToken(world.harness.services.settings, token)
  const request = await prisma().partRequest.findUniqueOrThrow({
    where: { id: followed?.id ?? '' },
    include: { parts: true },
  })
  expect(request).toMatchObject({
    origin: 'WHATSAPP',
    buyerId: null,
    contactPhone: PHONE,
    contactEmail: null,
    department: 'CANELONES',
    state: 'OPEN',
  })
  expect(request.sentAt).not.toBeNull()
  await createOffer(world.cast.litoral, {
    id: encodeGlobalId('PartRequest', request.id),
    partIds: request.parts.map(({ id }) => encodeGlobalId('RequestedPart', id)),
  })
  await world.harness.drain()
  expect(newest()).toContain('*Nueva oferta*')
  expect(newest()).toContain(`/seguimiento/${token}`)
})

test('puts a photo that comes with ENVIAR into the request', async () => {
  await askForMirror()
  const sent = await write('enviar', [photo('headlight')])
  const [, token = ''] = /\/seguimiento\/(\S+)/.exec(sent) ?? []
  const followed = readFollowToken(world.harness.services.settings, token)
  expect(await prisma().requestFile.count({ where: { requestId: followed?.id ?? '' } })).toBe(1)
})

test('tells somebody who asked by WhatsApp and signed up to pay about the stages of the order', async () => {
  await write('hola')
  const paid = await createPaidOrder(world)
  await prisma().partRequest.updateMany({
    where: { orders: { some: { id: paid.rawOrderId } } },
    data: { origin: 'WHATSAPP', contactPhone: PHONE },
  })
  await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  await world.harness.drain()
  expect(newest()).toContain('*Tu repuesto salió*')
})

test('tells nobody at a number that another account has proven since', async () => {
  await write('hola')
  const paid = await createPaidOrder(world)
  await prisma().partRequest.updateMany({
    where: { orders: { some: { id: paid.rawOrderId } } },
    data: { origin: 'WHATSAPP', contactPhone: PHONE },
  })
  await proveNumber(world, world.cast.bruno, PHONE)
  await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  await world.harness.drain()
  expect(newest()).not.toContain('Tu repuesto salió')
})

test('makes a provider’s words a draft behind a link, and sends no offer by itself', async () => {
  const { litoral, ana } = world.cast
  await proveNumber(world, litoral, PHONE)
  const request = await createRequest(ana, {
    parts: [{ description: 'Bomba de nafta', condition: 'ANY', quantity: 1, urgency: 'MEDIUM' }],
  })
  await world.harness.drain()
  expect(newest()).toContain('Pedido nuevo')
  const answer = await write('3500 usado, mañana, 90 días')
  expect(answer).toMatch(/Bomba de nafta[^]*\$\s3\.500[^]*Usado[^]*90 días/)
  const [address = ''] = /https?:\S+cotizar=\S+/.exec(answer) ?? []
  const query = new URL(address).searchParams
  expect(query.get('cotizar')).toBe(request.id)
  expect(query.get('borrador')).toBe(`${request.id}.350000.USED.DAYS_1_3.90`)
  expect(await prisma().offer.count({ where: { requestId: request.rawId } })).toBe(0)
  expect(await write('después te digo')).toMatch(/No encontré el precio.*«3500 usado, mañana, 90 días»/)
  await createOffer(litoral, request)
  expect(await write('3600')).toContain('Ya cotizaste Bomba de nafta')
})

test('begins another request after one was sent', async () => {
  await askForMirror()
  await write('enviar')
  await write('ahora preciso una bomba de agua')
  expect(
    await prisma().partRequest.count({ where: { origin: 'WHATSAPP', contactPhone: PHONE } }),
  ).toBeGreaterThan(0)
  const open = await prisma().assistantConversation.findMany({ where: { openKey: { not: null } } })
  expect(open).toMatchObject([{ stage: expect.not.stringMatching('COMPLETED') }])
})

test('hands photos on to the request', async () => {
  await write('necesito el espejo izquierdo de un gol 2015 usado', [photo('mirror')])
  await write('Canelones')
  await write('enviar')
  const { files } = await prisma().partRequest.findFirstOrThrow({
    where: { origin: 'WHATSAPP' },
    orderBy: { id: 'desc' },
    include: { files: { include: { upload: true } } },
  })
  expect(files).toMatchObject([{ upload: { kind: 'IMAGE', state: 'READY' } }])
})

test('answers what it cannot read, and reads the text beside it', async () => {
  expect(await write('', [photo('mirror', 'audio/ogg')])).toMatch(/^Por acá entiendo texto y fotos/)
  const both = await write('necesito un espejo', [photo('mirror', 'application/pdf')])
  expect(both).toMatch(/\?[^]*Por acá entiendo texto y fotos/)
})

test('answers messages in their order, each once, also when a webhook repeats', async () => {
  const { twilio } = world.sandbox.control
  twilio.write(PHONE, 'hola')
  twilio.write(PHONE, 'busco una bomba de agua')
  await deliverWhatsApps(world, { copies: 3 })
  await world.harness.drain()
  const { messages } = await prisma().assistantConversation.findFirstOrThrow({
    include: { messages: { orderBy: { position: 'asc' } } },
  })
  expect(messages.map(({ author, text }) => (author === 'VISITOR' ? text : '…'))).toEqual([
    'hola',
    '…',
    'busco una bomba de agua',
    '…',
  ])
  expect(
    twilio
      .messages(PHONE)
      .slice(-2)
      .map(({ direction }) => direction),
  ).toEqual(['OUT', 'OUT'])
  expect(await prisma().whatsAppIncoming.count()).toBe(0)
})

test('sends an answer once when Twilio’s answer to it was lost', async () => {
  const { twilio, faults } = world.sandbox.control
  twilio.write(PHONE, 'busco una bomba de agua')
  await deliverWhatsApps(world)
  faults.misbehave({ vendor: 'twilio', kind: 'DROP_AFTER' })
  const before = twilio.messages(PHONE).length
  await expect(world.harness.drain()).rejects.toThrow('Twilio does not answer')
  await deliverWhatsApps(world)
  const [contact] = await prisma().whatsAppContact.findMany()
  await world.harness.runJob('whatsapp.talk', { contactId: contact?.id })
  expect(twilio.messages(PHONE)).toHaveLength(before + 1)
  expect(await prisma().whatsAppIncoming.count()).toBe(0)
})

test('a buyer’s number goes on with the account’s conversation, and a provider’s leads to the panel', async () => {
  const { ana, litoral } = world.cast
  await proveNumber(world, ana, PHONE)
  await write('busco una bomba de agua')
  expect(await ana.data('{ assistantConversation { messages { text } } }')).toMatchObject({
    assistantConversation: { messages: [{ text: 'busco una bomba de agua' }, {}] },
  })
  await proveNumber(world, litoral, PHONE)
  expect(await write('busco una bomba de agua')).toContain('/dashboard/solicitudes')
})
