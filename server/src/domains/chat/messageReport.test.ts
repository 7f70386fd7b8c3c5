import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { REPORT_MESSAGE, reportOf, say } from '../../../test/messageReportsWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'

let world: PaymentsWorld
let paid: PaidOrder
let ana: Caller
let litoral: Caller
let admin: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  paid = await createPaidOrder(world)
  ;({ ana, litoral, admin } = world.cast)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.harness.drain()
  world.harness.mails.length = 0
})

const DECIDE = /* GraphQL */ `
  mutation ($input: DecideMessageReportInput!) {
    decideMessageReport(input: $input) {
      __typename
      ... on MessageReportPayload { report { outcome warning } }
      ... on InvalidInput { fields { path message } }
      ... on Refusal { code message }
    }
  }
`
const QUEUE = /* GraphQL */ `
  {
    messageReports(first: 1, closed: false) {
      totalCount
      edges { node { reason order { id } message { body senderName isFromProvider } } }
    }
    dueCounts { path count }
    dueDecisions { words path }
  }
`
const MESSAGE = 'query ($id: ID!) { node(id: $id) { ... on Message { body isHidden report { outcome } } } }'

const report = async (caller: Caller, messageId: string, reason = 'Me insulta') =>
  Object.values(
    await caller.data<Record<string, object>>(REPORT_MESSAGE, { input: { messageId, reason } }),
  )[0]
const decide = async (reportId: string, outcome: string, warning: string | null = null) =>
  Object.values(
    await admin.data<Record<string, object>>(DECIDE, { input: { reportId, outcome, warning } }),
  )[0]
const read = async (caller: Caller, id: string) => (await caller.data<{ node: object }>(MESSAGE, { id })).node
const mailTo = (email: string, subject: string) =>
  world.harness.mails.find(mail => mail.to === email && mail.subject.startsWith(subject))

describe('a report of a message', () => {
  test('waits in the team’s queue with the message, and the team gets a mail', async () => {
    const messageId = await say(litoral, paid.orderId, 'Sos un nabo')
    expect(await report(ana, messageId, '  Me insulta  ')).toMatchObject({
      reportedMessage: { report: { reason: 'Me insulta', outcome: null } },
    })
    await world.harness.drain()
    const mail = mailTo(world.harness.services.settings.supportEmail, 'Denunciaron un mensaje')
    expect(mail?.text).toContain('http://tuerca.test/admin/mensajes')
    const queue = await admin.data<{ dueCounts: object[]; dueDecisions: object[] }>(QUEUE)
    expect(queue).toMatchObject({
      messageReports: {
        edges: [
          {
            node: {
              reason: 'Me insulta',
              order: { id: paid.orderId },
              message: { body: 'Sos un nabo', senderName: 'Repuestos del Litoral', isFromProvider: true },
            },
          },
        ],
      },
    })
    expect(queue.dueCounts).toContainEqual({ path: '/admin/mensajes', count: 1 })
    expect(queue.dueDecisions).toContainEqual({
      words: 'Decidir sobre un mensaje denunciado',
      path: '/admin/mensajes',
    })
    expect(await litoral.data('{ messageReports(first: 1) { totalCount } }')).toEqual({
      messageReports: null,
    })
  })

  test('is sent once: the same words again change nothing, and others are refused', async () => {
    const messageId = await say(litoral, paid.orderId, 'Pagame por fuera')
    const id = await reportOf(ana, messageId, 'Pide otra forma de pago')
    expect(await reportOf(ana, messageId, 'Pide otra forma de pago')).toBe(id)
    expect(await report(ana, messageId, 'Otra cosa')).toEqual({
      __typename: 'WrongState',
      code: 'WRONG_STATE',
      message: 'Ya lo denunciaste: lo está mirando nuestro equipo.',
    })
    await decide(id, 'DISMISSED')
    expect(await report(ana, messageId, 'Pide otra forma de pago')).toMatchObject({
      message: 'Nuestro equipo ya miró tu denuncia de este mensaje.',
    })
  })

  test('is refused for one’s own message, for a stranger, and without a reason', async () => {
    const messageId = await say(ana, paid.orderId, 'Hola')
    expect(await report(ana, messageId)).toMatchObject({
      message: 'Sólo se denuncian los mensajes de la otra parte.',
    })
    expect(await report(world.cast.bulevar, messageId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await report(litoral, messageId, ' ')).toMatchObject({
      fields: [{ path: ['reason'], message: 'Contanos qué está mal.' }],
    })
  })

  test('is seen by who made it, and not by the sender of the message', async () => {
    const messageId = await say(litoral, paid.orderId, 'Apurate')
    await reportOf(ana, messageId)
    expect(await read(ana, messageId)).toMatchObject({ report: { outcome: null } })
    expect(await read(litoral, messageId)).toMatchObject({ report: null })
  })
})

describe('the team’s decision', () => {
  test('hides the message from both parties, live, and both learn it', async () => {
    const messageId = await say(litoral, paid.orderId, 'Te voy a ir a buscar')
    const reportId = await reportOf(ana, messageId, 'Me amenaza')
    const news = await litoral.subscribe(
      'subscription ($orderId: ID!) { messageAdded(orderId: $orderId) { id isHidden body } }',
      { orderId: paid.orderId },
    )
    expect(await decide(reportId, 'HIDDEN', 'Las amenazas no van')).toMatchObject({
      report: { outcome: 'HIDDEN', warning: 'Las amenazas no van' },
    })
    expect(await news.next()).toMatchObject({
      value: { data: { messageAdded: { id: messageId, isHidden: true, body: '' } } },
    })
    await news.return?.()
    for (const caller of [ana, litoral])
      expect(await read(caller, messageId)).toMatchObject({ body: '', isHidden: true })
    await world.harness.drain()
    expect(mailTo('ana@cast.test', 'Miramos tu denuncia')?.text).toContain('Ocultamos el mensaje')
    const warning = mailTo('litoral@cast.test', 'Ocultamos un mensaje tuyo')
    expect(warning?.text).toContain('Motivo: Las amenazas no van')
    expect(warning?.text).not.toContain('Te voy a ir a buscar')
  })

  test('leaves the message of a warning, whose words only its sender gets', async () => {
    const messageId = await say(ana, paid.orderId, 'Hacelo sin factura')
    const reportId = await reportOf(litoral, messageId, 'Pide algo ilegal')
    await decide(reportId, 'WARNED', 'Toda venta lleva factura')
    expect(await read(ana, messageId)).toMatchObject({ body: 'Hacelo sin factura', isHidden: false })
    await world.harness.drain()
    expect(mailTo('ana@cast.test', 'Una advertencia')?.text).toContain('Toda venta lleva factura')
    const closed = mailTo('litoral@cast.test', 'Miramos tu denuncia')
    expect(closed?.text).toContain('Le advertimos a la otra parte')
    expect(closed?.text).not.toContain('Toda venta lleva factura')
  })

  test('tells only the reporter when the message breaks no rule', async () => {
    const messageId = await say(litoral, paid.orderId, 'Mañana sale')
    const reportId = await reportOf(ana, messageId)
    expect(await decide(reportId, 'DISMISSED', 'Sobran')).toMatchObject({ report: { warning: null } })
    await world.harness.drain()
    expect(mailTo('ana@cast.test', 'Miramos tu denuncia')?.text).toContain('El mensaje cumple las reglas')
    expect(world.harness.mails.filter(({ to }) => to === 'litoral@cast.test')).toEqual([])
  })

  test('asks for the words to the sender, and is taken once', async () => {
    const reportId = await reportOf(ana, await say(litoral, paid.orderId, 'Dale'))
    expect(await decide(reportId, 'WARNED', ' ')).toMatchObject({
      fields: [{ path: ['warning'], message: 'Poné qué le decimos.' }],
    })
    await decide(reportId, 'DISMISSED')
    expect(await decide(reportId, 'HIDDEN', 'No')).toMatchObject({ code: 'WRONG_STATE' })
  })
})

test('a buyer without an account reports by the order’s link, and reads the outcome by mail', async () => {
  const payer = { name: 'Carla Sosa', email: 'carla@correo.test' }
  const bought = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral), { payer })
  await world.harness.drain()
  const messageId = await say(litoral, bought.id, 'No jodas más')
  const reportId = await reportOf(bought.guest, messageId)
  expect(await read(bought.guest, messageId)).toMatchObject({ report: { outcome: null } })
  await decide(reportId, 'WARNED', 'Con respeto')
  await world.harness.drain()
  const mail = mailTo('carla@correo.test', 'Miramos tu denuncia')
  expect(mail?.text).toContain('http://tuerca.test/compra-chat/')
})

test('a party’s reports are limited to ten in an hour', async () => {
  const bought = await payCustomOrder(world, await writeCustomOrder(world.harness, litoral))
  const codes: string[] = []
  for (let n = 0; n < 11; n++) {
    const messageId = await say(litoral, bought.id, `Mensaje ${n}`)
    const answer = await report(bought.guest, messageId)
    codes.push((answer as { code?: string }).code ?? 'done')
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'done'), 'RATE_LIMITED'])
})
