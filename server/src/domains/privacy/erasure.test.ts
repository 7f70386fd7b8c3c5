import { afterAll, beforeAll, expect, test } from 'vitest'
import { tell } from '../../../test/assistantWorld.ts'
import { openStage, type Stage } from '../../../test/authorization/stage.ts'
import { OPTICA, PAYER, startGuestCheckout, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import { join } from '../../../test/guards/account.guards.ts'
import { buyAndClaim } from '../../../test/guestOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { tokenMailedTo } from '../../../test/linksWorld.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { CONFIRM_RECEIPT, SHIP, VERIFY } from '../../../test/paymentsWorld.ts'
import { leavePersonalData, PERSONAL_WORDS } from '../../../test/personalData.ts'
import { jpeg } from '../../../test/pictures.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { ITEM_PHOTO, MESSAGE_PHOTO, uploadFile } from '../../../test/uploadsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { post } from '../payments/ledger.ts'
import { eraseRemains } from './privacy.jobTypes.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const ASK = /* GraphQL */ `
  mutation ($email: String!, $reason: String, $confirmation: String = "Eliminar") {
    requestDeletion(input: { email: $email, reason: $reason, confirmation: $confirmation }) {
      __typename
      ... on RequestDeletionPayload { email }
      ... on InvalidInput { fields { path message } }
      ... on Refusal { code }
    }
  }
`
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!) {
    confirmDeletion(token: $token) {
      ... on ConfirmDeletionPayload { dueOn dueInWords }
      ... on Refusal { code }
    }
  }
`
const ERASE = /* GraphQL */ `
  mutation ($id: ID!) {
    eraseData(id: $id) {
      __typename
      ... on DataRequestPayload { dataRequest { outcome } }
      ... on Refusal { code message }
    }
  }
`
const SEND_SIGN_IN_LINK = /* GraphQL */ `
  mutation ($id: ID!) {
    sendSignInLink(id: $id) { __typename ... on Refusal { code message } }
  }
`
const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }
`

const prisma = () => stage.harness.services.db.prisma

/** All text of all tables, and the names and bytes of stored objects. */
async function everything(): Promise<string> {
  const { harness, sandbox } = stage
  const tables = await harness.services.db.query(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  )
  const rows = await Promise.all(
    tables.rows.map(async row => {
      const { schema, name } = row as { schema: string; name: string }
      const { rows: found } = await harness.services.db.query(
        `SELECT '${name} ' || to_jsonb(line)::text AS text FROM "${schema}"."${name}" line`,
      )
      return found.map(line => String((line as { text: string }).text))
    }),
  )
  const objects = sandbox.control.objects.list('tuerca-media').map(({ name }) => `object ${name}`)
  return [...rows.flat(), ...objects].join('\n')
}

/** Data of a queue's delayed jobs. */
async function queuedAhead(queue: string): Promise<unknown[]> {
  const { rows } = await stage.harness.services.db.query(
    `SELECT data FROM pgboss.job WHERE name = '${queue}' AND state = 'created' AND start_after > now()`,
  )
  return rows.map(({ data }) => data)
}

/** Requests and confirms as the person would; returns the id of the pending request. */
async function askToBeErased(email: string): Promise<string> {
  const { harness } = stage
  await harness.visitor.data(ASK, { email, reason: 'Ya vendí el camión azul' })
  await harness.drain()
  await harness.visitor.data(CONFIRM, { token: await tokenMailedTo(harness, email, 'CONFIRM_DELETION') })
  await harness.drain()
  const { id } = await prisma().dataRequest.findFirstOrThrow({
    where: { account: { email }, confirmedAt: { not: null } },
  })
  return encodeGlobalId('DataRequest', id)
}

const erase = (id: string) =>
  stage.people.admin.caller.data<{ eraseData: { __typename: string; code?: string; message?: string } }>(
    ERASE,
    {
      id,
    },
  )

/** The owner requests with a photo, that provider quotes, and is paid. */
async function paidOrder(seller: Caller, description: string): Promise<string> {
  const { harness, people, pay } = stage
  const { owner } = people
  const photo = await uploadFile(owner.caller, await jpeg())
  const request = await createRequest(owner.caller, {
    contact: { name: owner.profile.name, email: owner.email, phone: owner.profile.phone },
    description: 'Se lo presto a mi cuñado Anselmo',
    vin: '8AFZZZ54A8J123456',
    uploadIds: [photo.upload?.id],
  })
  const offerId = await createOffer(seller, request, { description })
  await pay(offerId)
  await harness.drain()
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  return encodeGlobalId('Order', order.id)
}

test('erases a provider once nothing is owed, with its texts, and keeps its sales', async () => {
  const { harness, people } = stage
  const { owner, provider } = people
  const orderId = await paidOrder(provider.caller, 'Revisado por Segismundo')
  const note = 'Sale en lo de Eleuterio'
  await provider.caller.data(SHIP, {
    input: { orderId, method: 'PICKUP', pickupPlace: note, pickupHours: note, note },
  })
  const pending = await createRequest(owner.caller)
  const offerId = await createOffer(provider.caller, pending, { description: 'Igual al de Segismundo' })
  const { id: providerId, companyName } = await prisma().providerProfile.findFirstOrThrow({
    where: { accountId: provider.accountId },
  })
  const change = await prisma().providerChange.create({
    data: {
      providerId,
      fields: ['ADDRESS'],
      address: 'Al lado de Hermenegildo',
      state: 'REJECTED',
      createdAt: harness.clock.now(),
    },
  })
  for (const [machine, subjectId] of [
    ['Provider', providerId],
    ['ProviderChange', change.id],
  ] as const)
    await prisma().stateChange.create({
      data: {
        machine,
        subjectId,
        action: 'reject',
        fromState: 'PENDING',
        toState: 'REJECTED',
        actor: 'staff',
        accountId: people.admin.accountId,
        note: `No conocemos a Hermenegildo (${machine})`,
        at: harness.clock.now(),
      },
    })
  const theirs = [provider.email, companyName, 'Segismundo', 'Eleuterio', 'Hermenegildo']
  const id = await askToBeErased(provider.email)
  expect((await erase(id)).eraseData).toMatchObject({ code: 'MONEY_OPEN' })
  await owner.caller.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: true } })
  expect((await erase(id)).eraseData).toMatchObject({
    code: 'MONEY_OPEN',
    message: 'Todavía no se puede. Hay saldo de tus ventas que todavía no se liquidó.',
  })
  await payOut(providerId)
  const before = await everything()
  for (const words of theirs) expect([words, before.includes(words)]).toEqual([words, true])
  expect((await erase(id)).eraseData.__typename).toBe('DataRequestPayload')
  await harness.drain()
  const after = await everything()
  for (const words of theirs) expect([words, after.includes(words)]).toEqual([words, false])
  expect(
    await owner.caller.data(
      'query ($offer: ID!, $order: ID!) { offer: node(id: $offer) { ... on Offer { state } } order: node(id: $order) { ... on Order { state } } }',
      { offer: offerId, order: orderId },
    ),
  ).toEqual({ offer: { state: 'WITHDRAWN' }, order: { state: 'RELEASED' } })
  const nobody = { id: encodeGlobalId('Provider', providerId) }
  const seen = await people.admin.caller.data(
    'query ($id: ID!) { node(id: $id) { ... on Provider { companyName status account { email } } } }',
    nobody,
  )
  expect(seen).toEqual({ node: { companyName: 'Cuenta eliminada', status: 'APPROVED', account: null } })
  expect(await people.admin.caller.data(SEND_SIGN_IN_LINK, nobody)).toEqual({
    sendSignInLink: {
      __typename: 'WrongState',
      code: 'WRONG_STATE',
      message: 'No se puede enviar Magic Link: email no disponible',
    },
  })
})

test("ends an erased provider's pending review, without a notification", async () => {
  const { harness, people } = stage
  const email = 'indeciso@cast.test'
  const { providerProfile } = await join(stage, email)
  const mailed = harness.mails.length
  const id = await askToBeErased(email)
  expect((await erase(id)).eraseData.__typename).toBe('DataRequestPayload')
  await harness.drain()
  const { node } = await people.admin.caller.data<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { ... on Provider { status decisionReason account { email } } } }',
    { id: encodeGlobalId('Provider', providerProfile?.id ?? '') },
  )
  expect(node).toEqual({ status: 'REJECTED', decisionReason: null, account: null })
  expect(
    harness.mails.slice(mailed).filter(({ subject }) => subject.startsWith('No pudimos aprobar')),
  ).toEqual([])
})

/** Pays a provider out by bank. */
async function payOut(providerId: string): Promise<void> {
  const { transact, clock } = stage.harness.services
  const { _sum } = await prisma().ledgerEntry.aggregate({
    where: { providerId, account: 'PROVIDER_PAYABLE' },
    _sum: { amountCentesimos: true },
  })
  const owed = 0 - (_sum.amountCentesimos ?? 0)
  await transact(({ tx }) =>
    post(tx, {
      kind: 'PAYOUT',
      subjectId: newId(),
      orderId: null,
      paymentId: null,
      postings: [
        { account: 'PROVIDER_PAYABLE', providerId, amountCentesimos: owed },
        { account: 'BANK', providerId: null, amountCentesimos: -owed },
      ],
      at: clock.now(),
    }),
  )
}

test('erases a person from every table and from storage, and keeps money, history and the log of views', async () => {
  const { harness, people } = stage
  const { owner, quoter } = people
  const orderId = await paidOrder(quoter.caller, 'Sin detalles')
  const inMessage = await uploadFile(owner.caller, await jpeg(), MESSAGE_PHOTO)
  const said = { body: 'Mandalo a Rivera 4321, timbre roto', uploadIds: [inMessage.upload?.id] }
  await owner.caller.data(SEND, { input: { orderId, clientKey: newId(), ...said } })
  const shown = await uploadFile(owner.caller, await jpeg())
  await tell(owner.caller, 'Me chilla el que era de Fructuoso', { uploadIds: [shown.upload?.id] })
  await harness.drain()
  await harness.visitor.data(
    `mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { __typename } }`,
    {
      input: {
        submissionKey: newId(),
        kind: 'OTHER',
        name: owner.profile.name,
        email: owner.email,
        phone: '094 231 234',
        subject: 'Mi caso perdido',
        message: 'Soy la de la bicicleta',
        website: '',
        writtenForMs: 30_000,
      },
    },
  )
  await prisma().buyerProfile.update({
    where: { accountId: owner.accountId },
    data: { address: 'Bulevar Artigas 9876', rut: '211003420017' },
  })
  await quoter.caller.data('query ($id: ID!) { node(id: $id) { ... on Order { contact { email } } } }', {
    id: orderId,
  })
  await leavePersonalData(stage.harness.services, owner)
  // As if sent by the order's link before an account got it.
  const byLink = { accountId: null, fileName: 'mi-puerta.jpg' }
  await prisma().upload.updateMany({ where: { messageFile: { isNot: null } }, data: byLink })
  const { email } = owner
  const { name, phone } = await prisma().account.findUniqueOrThrow({ where: { id: owner.accountId } })
  await harness.services.sessions.start(owner.accountId, 'Firefox')
  const theirs = [
    email,
    name,
    phone,
    '+59894231234',
    'Anselmo',
    '8AFZZZ54A8J123456',
    'Rivera 4321',
    'mi-puerta.jpg',
    'caso perdido',
    'bicicleta',
    'Bulevar Artigas 9876',
    '211003420017',
    'camión azul',
    'Fructuoso',
    ...PERSONAL_WORDS,
  ]
  const id = await askToBeErased(email)

  const refused = await erase(id)
  expect(refused.eraseData).toMatchObject({
    code: 'MONEY_OPEN',
    message: 'Todavía no se puede. Hay pedidos pagados que todavía no terminaron.',
  })
  const before = await everything()
  for (const words of theirs) expect([words, before.includes(words)]).toEqual([words, true])
  expect(before).toMatch(/^object files\//m)

  await quoter.caller.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  await owner.caller.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: true } })
  await harness.drain()
  const kept = async () => ({
    ledger: await prisma().ledgerEntry.count(),
    history: await prisma().stateChange.count({ where: { machine: 'Order' } }),
    views: await prisma().contactView.count({ where: { subjectId: owner.accountId, purpose: 'ORDER' } }),
    orders: await prisma().order.count({ where: { buyerId: owner.accountId } }),
  })
  const rows = await kept()
  expect(rows).toMatchObject({ views: 1, orders: 2 })
  harness.mails.length = 0
  expect(await erase(id)).toEqual({
    eraseData: { __typename: 'DataRequestPayload', dataRequest: { outcome: 'ERASED' } },
  })
  expect(await queuedAhead('privacy.eraseRemains')).toContainEqual({
    accountId: owner.accountId,
  })
  await harness.drain({ ahead: true })

  const after = await everything()
  for (const words of theirs) expect([words, after.includes(words)]).toEqual([words, false])
  expect(after).not.toMatch(/^object /m)
  expect(await kept()).toEqual(rows)
  expect(await prisma().session.count({ where: { accountId: owner.accountId } })).toBe(0)
  expect(await prisma().noticeMute.count({ where: { accountId: owner.accountId } })).toBe(0)
  expect(harness.mails.filter(({ to }) => to === email || to.endsWith('.invalid'))).toEqual([])
  expect((await erase(id)).eraseData).toMatchObject({ code: 'WRONG_STATE' })

  // A browser's earlier mutation that is still running.
  const contact = { name: 'Clodomira', email: 'otro@correo.test', phone: '099 111 222' }
  await createRequest(owner.caller, { contact, description: 'Escribime al fijo' })
  await owner.caller.data(SEND, { input: { orderId, clientKey: newId(), body: 'Soy Clodomira' } })
  await stage.harness.services.sessions.start(owner.accountId, 'Firefox')
  expect(await everything()).toContain('Clodomira')
  await harness.services.transact(({ enqueue }) => enqueue(eraseRemains, { accountId: owner.accountId }))
  await harness.drain()
  const later = await everything()
  for (const words of ['Clodomira', 'otro@correo.test', 'al fijo', '+59899111222'])
    expect([words, later.includes(words)]).toEqual([words, false])
  expect(await prisma().session.count({ where: { accountId: owner.accountId } })).toBe(0)
})

test('erases the client and the words of quotations written for a person', async () => {
  const { harness, people } = stage
  const { otherBuyer, quoter } = people
  const { upload } = await uploadFile(quoter.caller, await jpeg(), { ...ITEM_PHOTO, fileName: 'Zenobio.jpg' })
  const uploadId = upload?.id ?? ''
  const quotation = await writeCustomOrder(harness, quoter.caller, {
    clientName: 'Wenceslada Prieto',
    clientEmail: otherBuyer.email,
    clientPhone: '099 765 432',
    notes: 'Se la lleva el sobrino Zenobio',
    items: [{ ...OPTICA, description: 'La pidió Zenobio por teléfono', uploadIds: [uploadId] }],
  })
  // Paid by another mailbox than the client's, whose order has the client's phone.
  const sessionId = await startGuestCheckout(harness, quotation)
  stage.sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  const paid = { where: { customOrderId: quotation.rawId } }
  expect(await prisma().order.findUniqueOrThrow(paid)).toMatchObject({ buyerPhone: '+59899765432' })
  await buyAndClaim(stage, 'Mi cuñada Eustaquia la recibe')
  const theirs = [otherBuyer.email, 'Wenceslada', '+59899765432', 'Zenobio', 'Eustaquia']
  const id = await askToBeErased(otherBuyer.email)
  const before = await everything()
  for (const words of theirs) expect([words, before.includes(words)]).toEqual([words, true])
  expect((await erase(id)).eraseData).toMatchObject({ dataRequest: { outcome: 'ERASED' } })
  await harness.drain({ ahead: true })
  const after = await everything()
  for (const words of theirs) expect([words, after.includes(words)]).toEqual([words, false])
  expect(await prisma().order.findUniqueOrThrow(paid)).toMatchObject({
    buyerEmail: PAYER.email,
    buyerPhone: null,
  })
  expect(
    await prisma().customOrder.findUniqueOrThrow({
      where: { id: quotation.rawId },
      select: { currentVersion: { select: { totalCentesimos: true, items: { select: { name: true } } } } },
    }),
  ).toEqual({ currentVersion: { totalCentesimos: OPTICA.price, items: [{ name: OPTICA.name }] } })
  expect(await prisma().upload.findUniqueOrThrow({ where: { id: uploadId } })).toMatchObject({
    state: 'REJECTED',
    accountId: null,
  })
  expect(await prisma().customOrderFile.count({ where: { uploadId } })).toBe(0)
})
