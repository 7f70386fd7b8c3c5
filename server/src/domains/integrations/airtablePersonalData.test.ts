import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxAirtable } from '../../../test/airtableWorld.ts'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'
import { SANDBOX_BASE, SANDBOX_KEY } from '../../sandbox/airtable/airtableStandIn.ts'
import { requireAccount } from '../viewer.ts'

const OTHER_BASE = 'appAnotherBase000'

let opened: OpenSandbox
let harness: Harness
let cast: Cast
let request: CreatedRequest
let offerId: string
beforeAll(async () => {
  opened = await openSandbox()
  harness = await createHarness({ airtable: sandboxAirtable(opened.sandbox) })
  cast = await createCast(harness)
  request = await createRequest(cast.ana)
  const quoted = await createOffer(cast.litoral, request, { description: 'Llamame' })
  offerId = decodeGlobalId(quoted)?.id ?? ''
  const { prisma } = harness.services.db
  await prisma.partRequest.update({
    where: { id: request.rawId },
    data: { description: 'Soy Ana, del taller' },
  })
  await prisma.partRequest.create({
    data: {
      submissionKey: 'asked-by-chat',
      origin: 'ASSISTANT',
      buyerId: idOf(cast.ana),
      department: 'SALTO',
      brand: 'Fiat',
      model: 'Uno',
      year: 2012,
      vin: '9BD00000000000001',
      createdAt: harness.clock.now(),
      sentAt: harness.clock.now(),
      expiresAt: harness.clock.now(),
    },
  })
  await save({ apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })
  await admin(`mutation { createAirtableTables { __typename } }`)
  await admin(`mutation { switchAirtable(isOn: true) { __typename } }`)
})
afterAll(async () => {
  await harness.close()
  await opened.close()
})

const idOf = ({ viewer }: Cast['ana']) => requireAccount(viewer).accountId
const admin = <T>(document: string, variables?: Record<string, unknown>) =>
  cast.admin.data<T>(document, variables)
const save = (input: object) =>
  admin(
    `mutation ($input: SaveAirtableInput!) {
      saveAirtable(input: $input) { __typename ... on Refusal { code } }
    }`,
    { input },
  )
const switchPersonal = (isOn: boolean) =>
  admin(
    `mutation ($isOn: Boolean!) { switchAirtablePersonalData(isOn: $isOn) { __typename ... on Refusal { code } } }`,
    { isOn },
  )
const switchOff = () =>
  admin(`mutation { switchAirtable(isOn: false) { __typename ... on Refusal { code message } } }`)
const DONE = { __typename: 'AirtablePayload' }
const allow = (person: Cast['ana'], given: boolean) =>
  person.data<{ setDataConsent: object }>(
    `mutation ($given: Boolean!) {
      setDataConsent(recipient: AIRTABLE, given: $given) { __typename ... on Refusal { code } }
    }`,
    { given },
  )
const offered = async (person: Cast['ana']) => {
  const { viewer } = await person.data<{ viewer: { dataConsents: { recipient: string }[] } }>(
    '{ viewer { dataConsents { recipient } } }',
  )
  return viewer.dataConsents.map(({ recipient }) => recipient)
}

/** The cells of the row with this key, by the names of its columns. */
function remoteRow(name: string, key: string): Record<string, unknown> | undefined {
  const table = opened.sandbox.control.airtable.tables().find(one => one.name === name)
  const names = new Map(table?.fields.map(field => [field.id, field.name]))
  const found = table?.rows.find(({ fields }) => fields[table.fields[0]?.id ?? ''] === key)
  return (
    found && Object.fromEntries(Object.entries(found.fields).map(([id, value]) => [names.get(id), value]))
  )
}

const EMPTY_USER = { Nombre: null, Email: null, Teléfono: null, Ubicación: null }
const EMPTY_CONSULTATION = {
  'Email del cliente': null,
  'WhatsApp del cliente': null,
  'VIN del vehículo': null,
}

/** Whether the rows at Airtable have what ana wrote and is; fails when only some of them do. */
async function hasAna(): Promise<boolean> {
  await harness.drain({ ahead: true })
  const { prisma } = harness.services.db
  const { name, email, phone } = await prisma.account.findUniqueOrThrow({ where: { id: idOf(cast.ana) } })
  const consultation = await prisma.partRequest.findFirstOrThrow({ where: { origin: 'ASSISTANT' } })
  const rows = [
    remoteRow('Usuarios', idOf(cast.ana)),
    remoteRow('Solicitudes', request.rawId),
    remoteRow('Consultas IA', consultation.id),
  ]
  const isThere = rows[0]?.Nombre !== null
  expect(rows).toMatchObject(
    isThere
      ? [
          { Nombre: name, Email: email, Teléfono: phone, Ubicación: expect.any(String) },
          { Descripción: 'Soy Ana, del taller' },
          {
            'Email del cliente': email,
            'WhatsApp del cliente': phone,
            'VIN del vehículo': '9BD00000000000001',
          },
        ]
      : [EMPTY_USER, { Descripción: null }, EMPTY_CONSULTATION],
  )
  return isThere
}

test('sends personal data only with the switch on and consent, and empties it without either', async () => {
  expect(await offered(cast.ana)).not.toContain('AIRTABLE')
  expect(await allow(cast.ana, true)).toMatchObject({ setDataConsent: { code: 'NOT_FOUND' } })
  expect(await hasAna()).toBe(false)
  expect(await switchPersonal(true)).toEqual({ switchAirtablePersonalData: DONE })
  expect(await hasAna()).toBe(false)
  expect(await offered(cast.ana)).toContain('AIRTABLE')
  await allow(cast.ana, true)
  expect(await hasAna()).toBe(true)
  // Others have not allowed it.
  expect(remoteRow('Usuarios', idOf(cast.litoral))).toMatchObject(EMPTY_USER)
  await allow(cast.ana, false)
  expect(await hasAna()).toBe(false)
  await allow(cast.ana, true)
  expect(await hasAna()).toBe(true)
  expect(await switchPersonal(false)).toEqual({ switchAirtablePersonalData: DONE })
  expect(await hasAna()).toBe(false)
  // The consent may be taken back meanwhile, and not be given.
  expect(await offered(cast.ana)).toContain('AIRTABLE')
  await allow(cast.ana, false)
  expect(await offered(cast.ana)).not.toContain('AIRTABLE')
  expect(await allow(cast.ana, true)).toMatchObject({ setDataConsent: { code: 'NOT_FOUND' } })
  await switchPersonal(true)
  expect(await hasAna()).toBe(false)
  await allow(cast.ana, true)
  expect(await hasAna()).toBe(true)
  const changes = await harness.services.db.prisma.settingChange.findMany({
    where: { name: 'AIRTABLE_PERSONAL_DATA' },
    orderBy: { id: 'asc' },
    select: { to: true },
  })
  expect(changes).toEqual([{ to: 'true' }, { to: 'false' }, { to: 'true' }])
})

test('sends the words of an offer with its provider’s consent', async () => {
  const words = async () => {
    await harness.drain({ ahead: true })
    return String(remoteRow('Ofertas', offerId)?.Descripción)
  }
  expect(await words()).not.toContain('Llamame')
  await allow(cast.litoral, true)
  expect(await words()).toContain('Llamame')
  await allow(cast.litoral, false)
  expect(await words()).not.toContain('Llamame')
})

test('follows a changed account, and sends nothing of a request taken by its link', async () => {
  const { prisma } = harness.services.db
  await cast.ana.data(
    `mutation ($input: UpdateBuyerProfileInput!) { updateBuyerProfile(input: $input) { __typename } }`,
    { input: { name: 'Ana Cambiada', phone: '094 999 888', department: 'MALDONADO' } },
  )
  expect(await hasAna()).toBe(true)
  await prisma.partRequest.update({ where: { id: request.rawId }, data: { takenByLink: true } })
  await admin('mutation { resyncAirtable { __typename } }')
  await harness.drain({ ahead: true })
  expect(remoteRow('Solicitudes', request.rawId)).toMatchObject({ Descripción: null })
  await prisma.partRequest.update({ where: { id: request.rawId }, data: { takenByLink: false } })
})

test('leaves no personal data behind: neither off nor another base before it is emptied', async () => {
  expect(await switchOff()).toMatchObject({ switchAirtable: { code: 'WRONG_STATE' } })
  const another = { apiKey: null, baseId: OTHER_BASE }
  expect(await save(another)).toMatchObject({ saveAirtable: { code: 'WRONG_STATE' } })
  await switchPersonal(false)
  expect(await switchOff()).toMatchObject({
    switchAirtable: {
      message: 'Todavía se están vaciando los datos personales en Airtable: esperá a que termine.',
    },
  })
  expect(await hasAna()).toBe(false)
  expect(await switchOff()).toEqual({ switchAirtable: DONE })
  expect(await switchPersonal(true)).toMatchObject({ switchAirtablePersonalData: { code: 'WRONG_STATE' } })
  await admin(`mutation { switchAirtable(isOn: true) { __typename } }`)
  await switchPersonal(true)
  expect(await hasAna()).toBe(true)
})

test('removes an erased person’s rows', async () => {
  const { prisma } = harness.services.db
  const now = harness.clock.now()
  const { id } = await prisma.dataRequest.create({
    data: { accountId: idOf(cast.bruno), createdAt: now, confirmedAt: now, dueOn: '2026-12-31' },
  })
  await allow(cast.bruno, true)
  await harness.drain({ ahead: true })
  expect(remoteRow('Usuarios', idOf(cast.bruno))?.Nombre).toEqual(expect.any(String))
  await admin(`mutation ($id: ID!) { eraseData(id: $id) { __typename ... on Refusal { message } } }`, {
    id: encodeGlobalId('DataRequest', id),
  })
  await harness.drain({ ahead: true })
  expect(remoteRow('Usuarios', idOf(cast.bruno))).toBeUndefined()
  expect(await prisma.account.findUnique({ where: { id: idOf(cast.bruno) } })).toMatchObject({
    erasedAt: expect.any(Date),
  })
})
