import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStage, type Stage } from '../../../test/authorization/stage.ts'
import { QUOTE, startGuestCheckout, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { VERIFY } from '../../../test/paymentsWorld.ts'
import { jpeg } from '../../../test/pictures.ts'
import { keepSessions, SUBSCRIBE_PUSH, sandboxBrowser } from '../../../test/pushWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { cookieOf, type ServedSite, serveSite } from '../../../test/servedSite.ts'
import { MESSAGE_PHOTO, uploadFile } from '../../../test/uploadsWorld.ts'
import * as enums from '../../generated/prisma/enums.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { EXPORT_FORMAT, exportJson, exportOwnData } from './dataExport.ts'

const file = z.strictObject({
  formato: z.literal(EXPORT_FORMAT),
  hecho: z.iso.datetime(),
  secciones: z.array(
    z.strictObject({
      titulo: z.string(),
      registros: z.array(
        z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
      ),
    }),
  ),
})

let stage: Stage
let site: ServedSite
beforeAll(async () => {
  stage = await openStage()
  site = await serveSite(stage.harness)
  const { owner, provider } = stage.people
  await stage.pay(await createOffer(provider.caller, await createRequest(owner.caller)))
  await stage.harness.drain()
})
afterAll(async () => {
  await site.close()
  await stage.close()
})

type Who = 'owner' | 'provider' | 'quoter' | 'otherBuyer' | 'stranger'

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }
`

const prisma = () => stage.harness.services.db.prisma
const caller = (name: Who) => stage.people[name].caller
async function download(name: Who, path = '/mis-datos/tuerca.json') {
  const cookie = await cookieOf(stage.harness, caller(name))
  return fetch(`${site.origin}${path}`, { headers: { cookie } })
}
const records = async (name: Who, title: string) => {
  const { secciones } = file.parse(await (await download(name)).json())
  return secciones.find(({ titulo }) => titulo === title)?.registros ?? []
}

test('downloads both files as uncached attachments in UTF-8', async () => {
  for (const [path, type] of [
    ['/mis-datos/tuerca.json', 'application/json; charset=utf-8'],
    ['/mis-datos/tuerca.html', 'text/html; charset=utf-8'],
  ] as const) {
    const { headers } = await download('owner', path)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="mis-datos-tuerca.${path.split('.')[1]}"`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy')
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(part)
  }
  expect((await records('owner', 'Cuenta'))[0]).toMatchObject({ Email: stage.people.owner.email })
})

test('contains no word that only our program knows', async () => {
  const { owner, provider } = stage.people
  // Fields that no test world fills.
  await prisma().providerProfile.update({
    where: { accountId: provider.accountId },
    data: {
      categories: Object.values(enums.ProviderCategory),
      departments: Object.values(enums.Department),
      logisticOptions: Object.values(enums.LogisticOption),
      shifts: {
        create: Object.values(enums.Weekday).map(weekday => ({ weekday, opensAt: 480, closesAt: 1080 })),
      },
    },
  })
  await prisma().buyerProfile.update({
    where: { accountId: owner.accountId },
    data: { categories: Object.values(enums.PartCategory) },
  })
  const at = stage.harness.clock.now()
  for (const purpose of Object.values(enums.ContactViewPurpose))
    await prisma().contactView.create({
      data: { viewerId: provider.accountId, subjectId: owner.accountId, purpose, viewedAt: at },
    })
  for (const recipient of Object.values(enums.DataRecipient))
    await prisma().dataConsent.create({
      data: { accountId: owner.accountId, recipient, given: true, version: '2026-11-22', at },
    })
  for (const outcome of Object.values(enums.EmailChangeOutcome))
    await prisma().emailChange.create({
      data: {
        accountId: owner.accountId,
        oldEmail: 'antes@correo.test',
        newEmail: `${outcome.length}@correo.test`,
        outcome,
        createdAt: at,
        expiresAt: at,
      },
    })
  for (const outcome of Object.values(enums.DataRequestOutcome))
    await prisma().dataRequest.create({
      data: { accountId: owner.accountId, outcome, createdAt: at, confirmedAt: at, dueOn: '2061-11-28' },
    })
  for (const state of Object.values(enums.ProviderChangeState))
    await prisma().providerChange.create({
      data: {
        provider: { connect: { accountId: provider.accountId } },
        fields: Object.values(enums.ProviderVerifiedField),
        state,
        createdAt: at,
      },
    })
  for (const state of Object.values(enums.PartRequestState)) {
    const { rawId } = await createRequest(owner.caller)
    await prisma().partRequest.update({ where: { id: rawId }, data: { state } })
  }
  const ours = new Set(Object.values(enums).flatMap(values => Object.values(values) as string[]))
  // Customary spellings too.
  ours.delete('RUT')
  ours.delete('VIN')
  for (const name of ['owner', 'provider'] as const)
    for (const path of ['/mis-datos/tuerca.json', '/mis-datos/tuerca.html']) {
      const text = await (await download(name, path)).text()
      expect(text.length).toBeGreaterThan(3000)
      const words = text.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []
      expect([name, path, words.filter(word => ours.has(word) || word.includes('_'))]).toEqual([
        name,
        path,
        [],
      ])
    }
})

test('contains the requests made with one’s e-mail before the account, and nobody else’s', async () => {
  const { harness, people } = stage
  const ask = (email: string, description: string) =>
    createRequest(harness.visitor, {
      contact: { name: 'Sin cuenta', email, phone: '099 111 222' },
      description,
    })
  await ask(people.otherBuyer.email, 'De antes de registrarme')
  await ask('otra-persona@correo.test', 'De otra persona')
  const described = (await records('otherBuyer', 'Pedidos de repuestos')).map(record => record.Descripción)
  expect(described).toContain('De antes de registrarme')
  expect(described).not.toContain('De otra persona')
})

test('contains the quotations for one’s e-mail, what was bought by their links, and nobody else’s', async () => {
  const { harness, people, sandbox } = stage
  const { email } = people.otherBuyer
  const quotation = await writeCustomOrder(harness, people.quoter.caller, { clientEmail: email })
  await writeCustomOrder(harness, people.quoter.caller, { clientEmail: 'otra-persona@correo.test' })
  const sessionId = await startGuestCheckout(harness, quotation, { payer: { name: 'Yo', email } })
  sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  expect(await records('otherBuyer', 'Órdenes personalizadas')).toMatchObject([
    { Nombre: QUOTE.clientName, Email: email, Teléfono: '+59899111222', Estado: 'Pagada', Total: 7950 },
  ])
  expect(await records('otherBuyer', 'Compras y ventas')).toMatchObject([{ Qué: 'Compra', Total: 7950 }])
  expect(await records('otherBuyer', 'Pagos')).toMatchObject([{ Monto: 7950, Devuelto: 0 }])
})

test('contains what one wrote by a purchase’s link without an account, and nothing of the other party', async () => {
  const { harness, people, sandbox } = stage
  const { email } = people.stranger
  const quotation = await writeCustomOrder(harness, people.quoter.caller, { clientEmail: email })
  const sessionId = await startGuestCheckout(harness, quotation, { payer: { name: 'Yo', email } })
  sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  const { id } = await prisma().order.findUniqueOrThrow({ where: { customOrderId: quotation.rawId } })
  const input = { orderId: encodeGlobalId('Order', id), clientKey: randomUUID() }
  const guest = harness.guest({ subject: 'ORDER', id })
  const { upload } = await uploadFile(guest, await jpeg(), { ...MESSAGE_PHOTO, fileName: 'mi-auto.jpg' })
  await guest.data(SEND, { input: { ...input, body: 'Lo paso a buscar', uploadIds: [upload?.id] } })
  await people.quoter.caller.data(SEND, { input: { ...input, body: 'Te espero' } })
  expect(await records('stranger', 'Mensajes que escribiste')).toMatchObject([
    { Mensaje: 'Lo paso a buscar', Archivos: ['mi-auto.jpg'] },
  ])
})

test('streams five thousand messages, and stops when the reader leaves', async () => {
  const { harness, people } = stage
  const { owner } = people
  const conversation = await prisma().conversation.findFirstOrThrow({
    where: { order: { buyerId: owner.accountId } },
  })
  await harness.services.db.query(
    `INSERT INTO "Message" (id, "conversationId", "senderId", "clientKey", body, "createdAt")
     SELECT gen_random_uuid(), '${conversation.id}', '${owner.accountId}', 'largo ' || n, 'Mensaje largo ' || n, now()
     FROM generate_series(1, 5000) n`,
  )
  const pieces = exportJson(await exportOwnData(owner.caller.context()))
  const isOfMessages = (sql: string) => /FROM "public"."Message"/.test(sql)
  let largest = 0
  let messages = 0
  let readAtFirst = 0
  harness.statements.length = 0
  for await (const piece of pieces) {
    largest = Math.max(largest, piece.length)
    if (!piece.includes('Mensaje largo')) continue
    messages += 1
    if (messages === 1) readAtFirst = harness.statements.filter(isOfMessages).length
  }
  expect(messages).toBe(5000)
  expect(largest).toBeLessThan(4000)
  expect(readAtFirst).toBe(1)
  expect(harness.statements.filter(isOfMessages).length).toBeGreaterThan(24)

  harness.statements.length = 0
  for await (const piece of exportJson(await exportOwnData(owner.caller.context())))
    if (piece.includes('Mensaje largo')) break
  expect(harness.statements.filter(isOfMessages)).toHaveLength(1)
})

test('names nobody in the address, and is empty without signing in', async () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}${path}`, { headers })
  const cookie = await cookieOf(stage.harness, caller('otherBuyer'))
  expect((await read('/mis-datos/tuerca.json')).status).toBe(401)
  expect((await read('/mis-datos/otra.json', { cookie })).status).toBe(404)
  expect((await read('/mis-datos/tuerca.json', { cookie, origin: 'https://otro.test' })).status).toBe(403)
  const { accountId, email } = stage.people.owner
  const others = await read(`/mis-datos/tuerca.json?id=${encodeGlobalId('Account', accountId)}`, { cookie })
  expect(await others.text()).not.toContain(email)
  await prisma().account.update({
    where: { id: stage.people.otherBuyer.accountId },
    data: { name: '<script>alert(1)</script>' },
  })
  expect(await (await read('/mis-datos/tuerca.html', { cookie })).text()).not.toContain('<script>')
})

test.each([
  ['ProviderProfile', 'provider'],
  ['BuyerProfile', 'owner'],
] as const)('copies every text in a %s', async (table, who) => {
  const { db } = stage.harness.services
  const { rows } = await db.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_name = '${table}' AND (data_type = 'text' OR udt_name = '_text') AND is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ name, type }) => ({ name: String(name), isList: type === 'ARRAY' }))
  expect(columns.length).toBeGreaterThan(2)
  const values = columns.map(({ name, isList }) =>
    isList ? `"${name}" = ARRAY['dice-${name}']` : `"${name}" = 'dice-${name}'`,
  )
  await db.query(
    `UPDATE "${table}" SET ${values.join(', ')} WHERE "accountId" = '${stage.people[who].accountId}'`,
  )
  const copy = await (await download(who)).text()
  expect(columns.map(({ name }) => name).filter(name => !copy.includes(`dice-${name}`))).toEqual([])
})

test('allows ten in an hour', async () => {
  const ctx = stage.people.quoter.caller.context()
  for (let times = 0; times < 10; times += 1) await exportOwnData(ctx)
  const refused = await download('quoter')
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([429, null])
})

test('contains the address at which a browser takes notices', async () => {
  const { harness, sandbox, people } = stage
  const browser = sandboxBrowser(sandbox)
  await keepSessions(harness, [people.owner.accountId])
  await people.owner.caller.data(SUBSCRIBE_PUSH, { input: browser })
  expect(await records('owner', 'Dispositivos con la sesión abierta')).toContainEqual(
    expect.objectContaining({
      Dispositivo: 'Chrome en Android',
      'Dirección de sus avisos': browser.endpoint,
    }),
  )
})
