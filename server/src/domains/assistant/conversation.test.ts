import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CONTACT,
  closeConsultation,
  correct,
  leaveContact,
  openTalk,
  rawId,
  sendConsultation,
  talk,
  tell,
  uploadedPhoto,
  visitorsOf,
} from '../../../test/assistantWorld.ts'
import { type Caller, createHarness } from '../../../test/harness.ts'
import { confirmRequest } from '../../../test/requestsWorld.ts'
import { createUploadsWorld, type UploadsWorld } from '../../../test/uploadsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { MAILS_PER_MAILBOX } from '../accounts/links/mailboxes.ts'
import { answerVisitorNow } from './answering.ts'

let world: UploadsWorld
let newVisitor: () => Promise<Caller>
beforeAll(async () => {
  world = await createUploadsWorld()
  newVisitor = visitorsOf(world.harness)
})
afterAll(() => world.close())

const photo = () => uploadedPhoto(world.harness)
const prisma = () => world.harness.services.db.prisma

describe('a conversation', () => {
  test('turns messages into a request that providers see', async () => {
    const { harness, cast } = world
    const visitor = await newVisitor()
    await talk(harness, visitor, 'Necesito la óptica delantera izquierda de un Gol 2012, usada')
    const { id, stage, messages, understood } = await talk(
      harness,
      visitor,
      'mi celular es 094 231 234, estoy en Canelones',
    )
    expect(stage).toBe('COMPLETING_CONTACT')
    expect(messages.map(({ author }) => author).join(' ')).toBe(
      'VISITOR ASSISTANT VISITOR ASSISTANT VISITOR ASSISTANT',
    )
    expect(messages.every(({ text, isComplete }) => isComplete && text !== '')).toBe(true)
    expect(understood).toMatchObject({
      brand: 'Volkswagen',
      model: 'Gol',
      year: 2012,
      phone: '+59894231234',
      department: 'CANELONES',
      missing: [],
      parts: [{ condition: 'USED', quantity: 1 }],
    })
    const sent = await sendConsultation(visitor, id)
    expect(sent.conversation?.stage).toBe('COMPLETED')
    const request = await prisma().partRequest.findFirstOrThrow({
      where: { conversation: { id: rawId(id) } },
      include: { parts: true },
    })
    expect(request).toMatchObject({
      origin: 'ASSISTANT',
      state: 'OPEN',
      brand: 'Volkswagen',
      year: 2012,
      contactPhone: '+59894231234',
      parts: [{ description: understood.parts[0]?.description, condition: 'USED' }],
    })
    // As every visitor's, it waits for its mailed link to be pressed.
    await confirmRequest(visitor, request.id)
    const { requestFeed } = await cast.litoral.data<{
      requestFeed: { edges: { node: { origin: string } }[] }
    }>('{ requestFeed { edges { node { origin } } } }')
    expect(requestFeed.edges.map(({ node }) => node.origin)).toContain('ASSISTANT')
    expect(await tell(visitor, 'Ah, y otra cosa', { conversationId: id })).toMatchObject({
      code: 'WRONG_STATE',
    })
    await closeConsultation(visitor, id)
    expect(await openTalk(visitor)).toBeNull()
  })

  test('a photo goes from the message to the request', async () => {
    const visitor = await newVisitor()
    const uploadId = await photo()
    const { conversation } = await tell(visitor, 'Bomba de agua de un Corsa 2008', { uploadIds: [uploadId] })
    await world.harness.drain()
    expect(conversation?.messages.at(-2)?.photos).toEqual([
      { kind: 'IMAGE', thumbnailUrl: expect.any(String) },
    ])
    // Longer than an upload waits by itself.
    world.harness.clock.advance(3 * DAY_MS)
    await world.harness.drain({ ahead: true })
    await sendConsultation(visitor, conversation?.id ?? '')
    const files = await prisma().requestFile.findMany({
      where: { request: { conversation: { id: rawId(conversation?.id ?? '') } } },
    })
    expect(files.map(file => file.uploadId)).toEqual([uploadId])
  })

  test('names unknown values instead of sending', async () => {
    const visitor = await newVisitor()
    const { id } = await talk(world.harness, visitor, 'Un alternador para un Palio')
    expect(await sendConsultation(visitor, id)).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Falta el año del auto.',
    })
    expect(await sendConsultation(visitor, id, { phone: null, email: null })).toMatchObject({
      fields: [{ path: ['phone'], message: 'El número de WhatsApp es obligatorio' }],
    })
  })

  test('accepts one way to reach the person; without e-mail the conversation keeps the page to confirm', async () => {
    const byPhone = await newVisitor()
    const { id } = await talk(world.harness, byPhone, 'Un alternador para un Palio 2010')
    const sent = await sendConsultation(byPhone, id, { name: null, email: null })
    expect(sent.conversation).toMatchObject({
      stage: 'COMPLETED',
      followPath: expect.stringMatching(/^\/seguimiento\/.+/),
      understood: { name: null, phone: '+59894231234', email: null, department: 'CANELONES', missing: [] },
    })
    expect((await openTalk(byPhone))?.followPath).toBe(sent.conversation?.followPath)

    const byMail = await newVisitor()
    const other = await talk(world.harness, byMail, 'Un alternador para un Palio 2010')
    expect(await sendConsultation(byMail, other.id, { name: null, phone: null })).toMatchObject({
      conversation: { stage: 'COMPLETED', followPath: null, understood: { email: CONTACT.email } },
    })
  })

  test('a contact that a request refuses is refused at its field of the dialog', async () => {
    const harness = await createHarness({ settings: { takesUnprovenRequests: false } })
    const visitor = await visitorsOf(harness)()
    const { id } = await talk(harness, visitor, 'Un alternador para un Palio 2010')
    expect(await sendConsultation(visitor, id, { email: null })).toMatchObject({
      fields: [{ path: ['email'], message: 'Dejá tu email: por ahora cada pedido se confirma por correo' }],
    })
    await harness.close()
  })

  test('accepts the contact before everything is known, and sends it', async () => {
    const visitor = await newVisitor()
    const { id } = await talk(world.harness, visitor, 'Un alternador para un Palio')
    expect(await leaveContact(visitor, id, { phone: null, email: null })).toMatchObject({
      fields: [{ path: ['phone'], message: 'El número de WhatsApp es obligatorio' }],
    })
    expect(await leaveContact(visitor, id, { name: null, email: null })).toMatchObject({
      conversation: {
        stage: 'INITIAL',
        understood: { phone: '+59894231234', department: 'CANELONES', missing: ['YEAR'] },
      },
    })
    expect(await talk(world.harness, visitor, 'es del 2010')).toMatchObject({
      stage: 'COMPLETING_CONTACT',
      understood: { missing: [] },
    })
  })

  test('sent twice at once it is one request', async () => {
    const visitor = await newVisitor()
    const { id } = await talk(world.harness, visitor, 'Un alternador para un Palio 2010')
    const both = await Promise.all([sendConsultation(visitor, id), sendConsultation(visitor, id)])
    expect(both.map(({ conversation }) => conversation?.stage)).toEqual(['COMPLETED', 'COMPLETED'])
    expect(await prisma().partRequest.count({ where: { conversation: { id: rawId(id) } } })).toBe(1)
  })

  test('a request that is refused leads back to the contact', async () => {
    const { harness } = world
    const visitor = await newVisitor()
    const { id } = await talk(harness, visitor, 'Un alternador para un Palio 2010')
    for (let spent = 0; spent < MAILS_PER_MAILBOX.points; spent += 1)
      await harness.services.rateLimit.spend(MAILS_PER_MAILBOX, 'llena@correo.test')
    const refused = await sendConsultation(visitor, id, { email: 'llena@correo.test' })
    expect(refused.code).toBe('RATE_LIMITED')
    expect(await openTalk(visitor)).toMatchObject({ stage: 'ASKING_CONTACT' })
    expect(await sendConsultation(visitor, id)).toMatchObject({ conversation: { stage: 'COMPLETED' } })
  })
})

describe('by hand', () => {
  test('uses corrections, and completes them with later messages', async () => {
    const { harness } = world
    const visitor = await newVisitor()
    const { id, understood } = await talk(harness, visitor, 'Óptica izquierda para un Gol 2012')
    const [part] = understood.parts
    const { conversation } = await correct(visitor, {
      conversationId: id,
      brand: 'Fiat',
      model: 'Uno',
      year: 2013,
      vin: '9BD 195.183 D0000000',
      parts: [part, { description: 'Manija rara', quantity: 2 }],
    })
    expect(conversation?.understood).toMatchObject({
      brand: 'Fiat',
      model: 'Uno',
      year: 2013,
      vin: '9BD195183D0000000',
      parts: [part, { description: 'Manija rara', quantity: 2, condition: null }],
    })
    const later = await talk(harness, visitor, 'los quiero usados')
    expect(later.understood).toMatchObject({ brand: 'Fiat', model: 'Uno', year: 2013 })
  })

  test('a correction while an answer is being made is not lost', async () => {
    const { harness } = world
    const visitor = await newVisitor()
    const { conversation } = await tell(visitor, 'Alternador Palio 2010')
    const id = conversation?.id ?? ''
    const { services } = harness
    let answers = 0
    await answerVisitorNow(
      {
        ...services,
        mind: {
          async answer(...given) {
            answers += 1
            const answer = await services.mind.answer(...given)
            if (answers === 1)
              await correct(visitor, {
                conversationId: id,
                year: 1999,
                parts: [{ description: 'Bocina', quantity: 1 }],
              })
            return answer
          },
        },
      },
      rawId(id),
    )
    const after = await openTalk(visitor)
    expect(answers).toBe(2)
    expect(after?.understood.parts.map(({ description }) => description)).toContain('Bocina')
    expect(after?.messages.at(-1)?.isComplete).toBe(true)
  })
})

describe('the owner', () => {
  test('hides it from another browser, which can change nothing', async () => {
    const visitor = await newVisitor()
    const other = await newVisitor()
    const { id } = await talk(world.harness, visitor, 'Bocina de un Gol 2012')
    expect((await openTalk(other))?.id).not.toBe(id)
    expect(await tell(other, 'Hola', { conversationId: id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await sendConsultation(other, id)).toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.subscribe(MOVED, { id })).rejects.toThrow('Esa consulta ya no está.')
  })

  test.each([
    '',
    'tuerca_asistente=',
    'tuerca_asistente=x',
    `tuerca_asistente=${'a'.repeat(44)}`,
    "tuerca_asistente='; drop",
  ])('the cookie %j opens nothing', async cookie => {
    const { harness } = world
    expect(await openTalk(harness.withCookie(harness.visitor.viewer, cookie))).toBeNull()
  })

  test('passes from the browser to the account that signs in, and then is the account’s alone', async () => {
    const { harness, cast } = world
    const { cookie, caller } = await browserOf()
    const { id } = await talk(harness, caller, 'Bocina de un Gol 2012')
    const bruno = harness.withCookie(cast.bruno.viewer, cookie)
    expect((await openTalk(bruno))?.id).toBe(id)
    await talk(harness, bruno, 'la quiero nueva')
    expect((await openTalk(cast.bruno))?.id).toBe(id)
    expect(await openTalk(caller)).toBeNull()
  })

  test('two first messages at once from one account are one conversation', async () => {
    const { cast } = world
    const [one, two] = await Promise.all([tell(cast.ana, 'Hola'), tell(cast.ana, 'Busco una bocina')])
    expect(one.conversation?.id).toBe(two.conversation?.id)
    await world.harness.drain()
    const all = await openTalk(cast.ana)
    expect(all?.messages.map(({ author }) => author)).toEqual([
      'VISITOR',
      'ASSISTANT',
      'VISITOR',
      'ASSISTANT',
    ])
    expect(all?.messages.every(({ isComplete }) => isComplete)).toBe(true)
  })

  test('is deleted with its photos 30 days after its last use', async () => {
    const { harness, objects } = world
    const visitor = await newVisitor()
    const before = objects().length
    await tell(visitor, 'Mirá', { uploadIds: [await photo()] })
    await harness.drain()
    harness.clock.advance(29 * DAY_MS)
    await harness.runJob('assistant.removeOldConversations')
    expect(await openTalk(visitor)).not.toBeNull()
    harness.clock.advance(2 * DAY_MS)
    await harness.runJob('assistant.removeOldConversations')
    await harness.drain()
    expect(await openTalk(visitor)).toBeNull()
    expect(objects().length).toBeLessThanOrEqual(before)
  })
})

const MOVED = /* GraphQL */ `
  subscription ($id: ID!) {
    assistantMoved(conversationId: $id) { stage latestMessages { author text isComplete } }
  }
`

async function browserOf() {
  const { harness } = world
  const first = await harness
    .visitorAt('203.0.113.200')
    .run('mutation ($input: TellAssistantInput!) { tellAssistant(input: $input) { __typename } }', {
      input: { clientKey: randomUUID(), text: 'Hola' },
    })
  const [header = ''] = first.cookies
  const [cookie = ''] = header.split(';')
  await harness.drain()
  return { header, cookie, caller: harness.withCookie(harness.visitor.viewer, cookie) }
}

test('the browser’s cookie is for the server alone and lasts as long as the conversation', async () => {
  const { header } = await browserOf()
  expect(header).toMatch(
    /^tuerca_asistente=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('sends another tab the message, and the answer once it is made', async () => {
  const visitor = await newVisitor()
  const open = await openTalk(visitor)
  const news = await visitor.subscribe(MOVED, { id: open?.id })
  const next = async () => (await news.next()).value?.data?.assistantMoved
  await tell(visitor, 'Bocina de un Gol 2012')
  const asked = await next()
  expect(asked.latestMessages.at(0)).toMatchObject({ author: 'ASSISTANT', isComplete: false, text: '' })
  await world.harness.drain()
  const answered = await next()
  expect(answered.latestMessages.at(0)).toMatchObject({ author: 'ASSISTANT', isComplete: true })
  expect(answered.latestMessages.at(0).text).not.toBe('')
  await news.return?.()
})

test('the contact of an account’s consultation is theirs to give', async () => {
  const { harness, cast } = world
  const { id } = await talk(harness, cast.bruno, 'Un espejo derecho para un Gol 2012')
  await sendConsultation(cast.bruno, id, { ...CONTACT, email: 'bruno@cast.test' })
  const done = await openTalk(cast.bruno)
  expect(done?.request?.id).toEqual(expect.any(String))
})
