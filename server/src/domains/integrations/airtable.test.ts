import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putAirtable, sandboxAirtable } from '../../../test/airtableWorld.ts'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { createSealing } from '../../platform/sealing.ts'
import { SANDBOX_BASE, SANDBOX_KEY } from '../../sandbox/airtable/airtableStandIn.ts'
import { readAirtable } from './airtableSettings.ts'
import { integrationJobs } from './airtableSync.ts'

let opened: OpenSandbox
let harness: Harness
let cast: Cast
beforeAll(async () => {
  opened = await openSandbox()
  harness = await createHarness({ airtable: sandboxAirtable(opened.sandbox) })
  cast = await createCast(harness)
})
afterAll(async () => {
  await harness.close()
  await opened.close()
})
beforeEach(() => {
  opened.sandbox.control.faults.clear()
})

const control = () => opened.sandbox.control
const admin = <T>(document: string, variables?: Record<string, unknown>) =>
  cast.admin.data<T>(document, variables)
const save = (input: object) =>
  admin<{ saveAirtable: Record<string, unknown> }>(
    `mutation ($input: SaveAirtableInput!) {
      saveAirtable(input: $input) {
        __typename
        ... on AirtablePayload { airtable { apiKey { shown isFromEnvironment } baseId { shown } isOn hasTables } }
        ... on Refusal { code message path }
      }
    }`,
    { input },
  )
const OUTCOME = '{ ... on AirtableOutcomePayload { failure detail tables } ... on Refusal { code } }'
const testIt = () => admin<{ testAirtable: object }>(`mutation { testAirtable ${OUTCOME} }`)
const createTables = () =>
  admin<{ createAirtableTables: object }>(`mutation { createAirtableTables ${OUTCOME} }`)
const ALL_TABLES = ['Usuarios', 'Solicitudes', 'Consultas IA', 'Ofertas']

/** The cells of a table at Airtable by the names of its columns, by key. */
function remoteRows(name: string): Record<string, Record<string, unknown>> {
  const table = control()
    .airtable.tables()
    .find(one => one.name === name)
  const [key] = table?.fields ?? []
  const names = new Map(table?.fields.map(field => [field.id, field.name]))
  return Object.fromEntries(
    (table?.rows ?? []).map(({ fields }) => [
      String(fields[key?.id ?? '']),
      Object.fromEntries(Object.entries(fields).map(([id, value]) => [names.get(id), value])),
    ]),
  )
}

/** The only job: the pause of a failure passes. */
async function send(): Promise<void> {
  const { prisma } = harness.services.db
  await prisma.airtableSettings.updateMany({ data: { restsUntil: null } })
  await harness.drain({ ahead: true })
}

test('stores nothing over a change that the admin has not seen', async () => {
  await putAirtable(harness, 'FRESH')
  const version = async () =>
    (await admin<{ airtable: { version: string } }>('{ airtable { version } }')).airtable.version
  const seen = await version()
  const given = { apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE }
  expect(await save({ ...given, seen })).toMatchObject({ saveAirtable: { __typename: 'AirtablePayload' } })
  const other = { apiKey: null, baseId: 'appAnotherBase000' }
  expect(await save({ ...other, seen })).toMatchObject({ saveAirtable: { code: 'WRONG_STATE' } })
  expect(await admin('{ airtable { baseId { shown } } }')).toEqual({
    airtable: { baseId: { shown: SANDBOX_BASE } },
  })
  expect(await save({ ...other, seen: await version() })).toMatchObject({
    saveAirtable: { __typename: 'AirtablePayload' },
  })
})

test('stores the key encrypted and never returns it', async () => {
  expect(await save({ apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })).toEqual({
    saveAirtable: {
      __typename: 'AirtablePayload',
      airtable: {
        apiKey: { shown: `···· ${SANDBOX_KEY.slice(-4)}`, isFromEnvironment: false },
        baseId: { shown: SANDBOX_BASE },
        isOn: false,
        hasTables: false,
      },
    },
  })
  const [row] = await harness.services.db.prisma.airtableSettings.findMany()
  expect(JSON.stringify(row)).not.toContain(SANDBOX_KEY.slice(0, 12))
  // Without a key the stored one stays.
  expect(await save({ apiKey: ' ', baseId: SANDBOX_BASE })).toMatchObject({
    saveAirtable: { airtable: { apiKey: { shown: `···· ${SANDBOX_KEY.slice(-4)}` } } },
  })
})

test.each([
  [{ apiKey: 'key123', baseId: SANDBOX_BASE }, ['apiKey']],
  [{ apiKey: SANDBOX_KEY, baseId: 'tblTuercaSandbox0' }, ['baseId']],
])('refuses %j at its field', async (input, path) => {
  expect(await save(input)).toMatchObject({ saveAirtable: { code: 'INVALID_INPUT', path } })
})

test('shows Airtable’s answer when the key is wrong, and that none came', async () => {
  await save({ apiKey: 'patAAAAAAAAAAAAAA.0123456789abcdef', baseId: SANDBOX_BASE })
  expect(await testIt()).toEqual({
    testAirtable: {
      failure: 'REFUSED',
      detail: '401 AUTHENTICATION_REQUIRED: Authentication required',
      tables: [],
    },
  })
  await save({ apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })
  control().faults.misbehave({ vendor: 'airtable', kind: 'DROP' })
  expect(await testIt()).toMatchObject({ testAirtable: { failure: 'UNREACHABLE' } })
  control().faults.misbehave({ vendor: 'airtable', kind: 'ERROR', status: 429 })
  expect(await testIt()).toMatchObject({ testAirtable: { failure: 'LIMITED' } })
})

test('makes the four tables, keeps what is there, and says which failed', async () => {
  await putAirtable(harness, 'SAVED')
  control().faults.misbehave({ vendor: 'airtable', kind: 'ERROR', match: 'POST /v0/meta', times: 1 })
  expect(await createTables()).toMatchObject({
    createAirtableTables: { failure: 'REFUSED', tables: ['Solicitudes', 'Consultas IA', 'Ofertas'] },
  })
  expect(await createTables()).toEqual({
    createAirtableTables: { failure: null, detail: null, tables: ALL_TABLES },
  })
  expect(
    control()
      .airtable.tables()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(ALL_TABLES.toSorted())
  expect(await testIt()).toEqual({ testAirtable: { failure: null, detail: null, tables: ALL_TABLES } })
})

test('sends every row once switched on, then each change, and removes what is gone', async () => {
  const request = await createRequest(cast.ana)
  await admin('mutation { switchAirtable(isOn: true) { __typename } }')
  await send()
  const accounts = await harness.services.db.prisma.account.findMany({ where: { erasedAt: null } })
  expect(Object.keys(remoteRows('Usuarios')).toSorted()).toEqual(accounts.map(({ id }) => id).toSorted())
  const row = remoteRows('Solicitudes')[request.rawId]
  expect(row).toMatchObject({ Estado: 'Activa', 'ID de solicitud': request.rawId })
  // Nothing of a person is sent.
  const sent = JSON.stringify(control().airtable.tables())
  for (const { email, name, phone } of accounts) {
    expect(sent).not.toContain(email)
    expect(sent).not.toContain(phone)
    expect(Object.values(remoteRows('Usuarios')).map(user => user.Nombre)).not.toContain(name)
  }
  await cast.ana.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "ya está") { __typename } }',
    {
      id: request.id,
    },
  )
  await send()
  expect(remoteRows('Solicitudes')[request.rawId]).toMatchObject({ Estado: 'Cancelada' })
  await cast.ana.data('mutation ($id: ID!) { deletePartRequest(id: $id) { __typename } }', { id: request.id })
  await send()
  expect(remoteRows('Solicitudes')).not.toHaveProperty(request.rawId)
  expect(await harness.services.db.prisma.airtableChange.count()).toBe(0)
})

test('ends equal to the database after locks, lost answers and a stop in the middle', async () => {
  const { prisma } = harness.services.db
  const createdAt = harness.clock.now()
  await prisma.account.createMany({
    data: Array.from({ length: 60 }, (_, at) => ({
      email: `fila${at}@cast.test`,
      kind: 'BUYER' as const,
      name: `Fila ${at}`,
      phone: '+59894000000',
      department: 'MONTEVIDEO' as const,
      createdAt,
    })),
  })
  await putAirtableKeepingTables()
  await admin('mutation { resyncAirtable { __typename } }')
  control().faults.misbehave({ vendor: 'airtable', kind: 'ERROR', match: 'PATCH', status: 429 })
  control().faults.misbehave({ vendor: 'airtable', kind: 'DROP_AFTER', match: 'PATCH' })
  await send()
  expect(await prisma.airtableChange.count()).toBeGreaterThan(0)
  expect(await prisma.airtableSettings.findFirst()).toMatchObject({ failures: 1 })
  // A process that was killed keeps its lease until it ends.
  await prisma.airtableSettings.updateMany({ data: { leasedUntil: new Date(0) } })
  await send()
  await send()
  expect(await prisma.airtableChange.count()).toBe(0)
  const ids = (await prisma.account.findMany({ where: { erasedAt: null } })).map(({ id }) => id)
  expect(Object.keys(remoteRows('Usuarios')).toSorted()).toEqual(ids.toSorted())
  const runs = await admin<{
    airtable: { runs: { kind: string; error: string | null }[]; isResyncing: boolean }
  }>('{ airtable { isResyncing runs { kind error } } }')
  expect(runs.airtable.isResyncing).toBe(false)
  expect(runs.airtable.runs).toEqual(
    expect.arrayContaining([
      { kind: 'SYNC', error: null },
      { kind: 'SYNC', error: 'Airtable recibió demasiados pedidos: se espera medio minuto.' },
    ]),
  )
})

test('rests longer after each failure in a row, and again at once after other settings', async () => {
  const { prisma } = harness.services.db
  await putAirtableKeepingTables()
  await admin('mutation { resyncAirtable { __typename } }')
  const rests: number[] = []
  for (let round = 0; round < 3; round += 1) {
    control().faults.misbehave({ vendor: 'airtable', kind: 'ERROR', status: 503 })
    await send()
    const { restsUntil } = await prisma.airtableSettings.findFirstOrThrow()
    rests.push((restsUntil?.getTime() ?? 0) - harness.clock.now().getTime())
  }
  expect(rests).toEqual([30_000, 60_000, 120_000])
  await save({ apiKey: null, baseId: SANDBOX_BASE })
  expect(await prisma.airtableSettings.findFirst()).toMatchObject({ failures: 0, restsUntil: null })
})

test('takes the environment’s values over the stored ones', async () => {
  const other = await createHarness({
    settings: { airtable: { apiKey: 'patEnvironment000.abcdefghijklmnop', baseId: null } },
  })
  const { admin: boss } = await createCast(other)
  await putAirtable(other, 'SAVED')
  expect(
    await boss.data('{ airtable { apiKey { shown isFromEnvironment } baseId { isFromEnvironment } } }'),
  ).toEqual({
    airtable: {
      apiKey: { shown: '···· mnop', isFromEnvironment: true },
      baseId: { isFromEnvironment: false },
    },
  })
  expect(
    await boss.data(
      `mutation ($input: SaveAirtableInput!) { saveAirtable(input: $input) { ... on Refusal { code message } } }`,
      { input: { apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE } },
    ),
  ).toEqual({
    saveAirtable: {
      code: 'WRONG_STATE',
      message: 'Ese valor está en las variables del servidor: cambialo ahí.',
    },
  })
  await other.close()
})

test('removes a row whose key needs escaping, and no other', async () => {
  const [table] = control()
    .airtable.tables()
    .filter(({ name }) => name === 'Ofertas')
  const airtable = sandboxAirtable(opened.sandbox)
  const connection = { apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE }
  const key = { tableId: table?.id ?? '', keyColumnId: table?.fields[0]?.id ?? '' }
  const odd = "a')) , OR('\\"
  await airtable.upsert(connection, key, [{ [key.keyColumnId]: odd }, { [key.keyColumnId]: newId() }])
  const before = Object.keys(remoteRows('Ofertas'))
  expect(before).toContain(odd)
  await airtable.remove(connection, key, [odd, encodeGlobalId('Offer', newId())])
  expect(Object.keys(remoteRows('Ofertas'))).toEqual(before.filter(id => id !== odd))
})

/** On and idle, with the tables of the earlier test. */
async function putAirtableKeepingTables(): Promise<void> {
  const { prisma } = harness.services.db
  await prisma.airtableChange.deleteMany()
  await prisma.airtableSettings.updateMany({
    data: { isOn: true, resyncAt: null, failures: 0, restsUntil: null, leasedUntil: null },
  })
}

test('encrypts the key with the newest key of the server', async () => {
  await save({ apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })
  const { services } = harness
  const rotated = createSealing(['a newer key', ...services.settings.dataKeys])
  const reseal = integrationJobs.find(({ queue }) => queue === 'integrations.resealKey')
  await reseal?.act({ ...services, sealing: rotated }, {})
  const withoutOld = { ...services, sealing: createSealing(['a newer key']) }
  expect((await readAirtable(withoutOld)).connection?.apiKey).toBe(SANDBOX_KEY)
})

test('says of a key whose own key is gone that it is unreadable', async () => {
  await save({ apiKey: SANDBOX_KEY, baseId: SANDBOX_BASE })
  const { services } = harness
  const rotated = { ...services, sealing: createSealing(['a newer key']) }
  const { apiKey, connection } = await readAirtable(rotated)
  expect(apiKey).toEqual({ shown: null, isFromEnvironment: false, isUnreadable: true })
  expect(connection).toBeNull()
})
