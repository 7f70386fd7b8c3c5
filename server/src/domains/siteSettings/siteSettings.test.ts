import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness, SUPPORT_EMAIL } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { createLiveSettings } from './liveSettings.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness({ settings: { environment: new Set(['SUPPORT_HOURS']) } })
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  const { prisma } = harness.services.db
  await prisma.savedSetting.deleteMany()
  await prisma.settingChange.deleteMany()
  await harness.services.liveSettings.refresh()
})

interface Row {
  readonly name: string | null
  readonly value: string | null
  readonly shown: string | null
  readonly source: string
  readonly fallback: string | null
  readonly version: string | null
}

const save = (setting: string, value: string | null, seen: string | null = null) =>
  cast.admin.data<{ saveSiteSetting: object }>(
    `mutation ($input: SaveSiteSettingInput!) {
      saveSiteSetting(input: $input) { __typename ... on Refusal { code message path } }
    }`,
    { input: { setting, value, seen } },
  )
const saved = { saveSiteSetting: { __typename: 'SiteSettingsPayload' } }

async function rowOf(name: string): Promise<Row | undefined> {
  const { siteSettings } = await cast.admin.data<{ siteSettings: Row[] }>(
    '{ siteSettings { name value shown source fallback version } }',
  )
  return siteSettings.find(row => row.name === name)
}

async function history(setting: string | null = null): Promise<object[]> {
  const { settingChanges } = await cast.admin.data<{ settingChanges: { edges: { node: object }[] } }>(
    `query ($setting: SettingName) { settingChanges(first: 10, setting: $setting) { edges { node {
      setting words isMasked from to actorName
    } } } }`,
    { setting },
  )
  return settingChanges.edges.map(({ node }) => node)
}

test('puts a saved value in force, and goes back to the default', async () => {
  const { settings } = harness.services
  expect(await rowOf('CANCELLATION_FEE')).toEqual({
    name: 'CANCELLATION_FEE',
    value: '0',
    shown: '0\u00a0%',
    source: 'DEFAULT',
    fallback: '0\u00a0%',
    version: expect.any(String),
  })
  expect(await save('CANCELLATION_FEE', '250')).toEqual(saved)
  expect(settings.cancellationFeeBps).toBe(250)
  expect(await rowOf('CANCELLATION_FEE')).toMatchObject({
    shown: '2,5\u00a0%',
    source: 'SAVED',
    fallback: '0\u00a0%',
  })
  expect(await save('CANCELLATION_FEE', null)).toEqual(saved)
  expect(settings.cancellationFeeBps).toBe(0)
  expect(await rowOf('CANCELLATION_FEE')).toMatchObject({ source: 'DEFAULT' })
})

test('saves nothing over a change that the admin has not seen', async () => {
  const seen = (await rowOf('NEW_BUYER_DAYS'))?.version ?? ''
  expect(await save('NEW_BUYER_DAYS', '40', seen)).toEqual(saved)
  const stale = { __typename: 'WrongState', code: 'WRONG_STATE', path: [], message: expect.any(String) }
  expect(await save('NEW_BUYER_DAYS', '60', seen)).toEqual({ saveSiteSetting: stale })
  expect(await save('NEW_BUYER_DAYS', null, seen)).toEqual({ saveSiteSetting: stale })
  // A repeated call is no change.
  expect(await save('NEW_BUYER_DAYS', '40', seen)).toEqual(saved)
  expect(await rowOf('NEW_BUYER_DAYS')).toMatchObject({ value: '40' })
  expect(await history('NEW_BUYER_DAYS')).toHaveLength(1)
  expect(await save('NEW_BUYER_DAYS', '60', (await rowOf('NEW_BUYER_DAYS'))?.version)).toEqual(saved)
})

test('keeps who changed what from what to what, and logs each change', async () => {
  await save('NEW_BUYER_DAYS', '40')
  await save('NEW_BUYER_DAYS', '40')
  await save('NEW_BUYER_DAYS', '60')
  await save('SUPPORT_EMAIL', ' Otra@Tuerca.example ')
  const days = { setting: 'NEW_BUYER_DAYS', words: 'Días que cuentan para esos límites', isMasked: false }
  const changes = [
    { ...days, from: '40 días', to: '60 días', actorName: expect.any(String) },
    { ...days, from: null, to: '40 días', actorName: expect.any(String) },
  ]
  expect(await history('NEW_BUYER_DAYS')).toEqual(changes)
  expect(await history()).toEqual([
    expect.objectContaining({ setting: 'SUPPORT_EMAIL', from: null, to: 'otra@tuerca.example' }),
    ...changes,
  ])
  const { adminActions } = await cast.admin.data<{ adminActions: { edges: { node: object }[] } }>(
    '{ adminActions(first: 2) { edges { node { action subject { label path } } } } }',
  )
  expect(adminActions.edges.map(({ node }) => node)).toEqual([
    {
      action: 'saveSiteSetting',
      subject: { label: 'Email de atención: por defecto → otra@tuerca.example', path: '/admin/ajustes' },
    },
    {
      action: 'saveSiteSetting',
      subject: { label: 'Días que cuentan para esos límites: 40 días → 60 días', path: '/admin/ajustes' },
    },
  ])
})

test('follows what another process saved, and keeps the environment’s values', async () => {
  const { db, settings, liveSettings } = harness.services
  const other = await createLiveSettings(db, liveSettings.started)
  await save('NEW_BUYER_PURCHASES', '3')
  await save('NEW_BUYER_AMOUNT', '5000000')
  await save('UNPROVEN_REQUESTS', 'false')
  expect(other.settings.newBuyers).toEqual(liveSettings.started.newBuyers)
  await other.refresh()
  expect(other.settings).toEqual(settings)
  expect(other.settings).toMatchObject({
    newBuyers: { ...liveSettings.started.newBuyers, purchases: 3, amountCentesimos: 5_000_000 },
    takesUnprovenRequests: false,
    supportEmail: SUPPORT_EMAIL,
  })
  await db.prisma.savedSetting.create({ data: { name: 'SUPPORT_HOURS', value: 'nunca' } })
  await other.refresh()
  expect(other.settings.supportHours).toBe(liveSettings.started.supportHours)
  expect(await rowOf('SUPPORT_HOURS')).toMatchObject({
    value: liveSettings.started.supportHours,
    source: 'ENVIRONMENT',
  })
})

test.each([
  ['CANCELLATION_FEE', '10001', 'Poné un valor de 0\u00a0% a 100\u00a0%.'],
  ['NEW_BUYER_AMOUNT', '20,5', 'Poné un valor de $\u00a01 a $\u00a010.000.000.'],
  ['NEW_BUYER_DAYS', '0', 'Poné un valor de 1 día a 365 días.'],
  ['QUIET_HOURS', 'tal vez', 'Elegí sí o no.'],
  ['SUPPORT_EMAIL', 'hola', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
  ['SUPPORT_EMAIL', `${'a'.repeat(250)}@b.uy`, 'Ese email es demasiado largo.'],
  ['SUPPORT_PHONE', '+14155550123', 'Poné un teléfono de Uruguay.'],
  ['WHATSAPP_NUMBER', '', 'Poné un teléfono de Uruguay.'],
])('refuses %s as %s at its field', async (setting, value, message) => {
  expect(await save(setting, value)).toEqual({
    saveSiteSetting: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message, path: ['value'] },
  })
  expect(await history()).toEqual([])
})

test.each([
  ['SUPPORT_HOURS', 'Ese valor está en las variables del servidor: cambialo ahí.'],
  ['AIRTABLE_KEY', 'Ese ajuste se cambia en su pantalla.'],
])('does not save %s here', async (setting, message) => {
  expect(await save(setting, 'otra cosa')).toMatchObject({
    saveSiteSetting: { code: 'WRONG_STATE', message },
  })
})

test('writes the changes of integrations to the same history, without secrets', async () => {
  const key = 'patNobodyMaySee00.0123456789abcdef'
  const answer = await cast.admin.data(
    `mutation ($input: SaveAirtableInput!) { saveAirtable(input: $input) { __typename } }`,
    { input: { apiKey: key, baseId: 'appTuercaSandbox0' } },
  )
  expect(answer).toEqual({ saveAirtable: { __typename: 'AirtablePayload' } })
  await cast.admin.data('mutation { switchLanguageModel(isOn: true) { __typename } }')
  expect(await history()).toEqual([
    expect.objectContaining({ setting: 'LANGUAGE_MODEL', from: 'No', to: 'Sí' }),
    expect.objectContaining({ setting: 'AIRTABLE_BASE', from: null, to: 'appTuercaSandbox0' }),
    expect.objectContaining({ setting: 'AIRTABLE_KEY', isMasked: true, from: null, to: null }),
  ])
  expect(JSON.stringify(await harness.services.db.prisma.settingChange.findMany())).not.toContain('patNobody')
})
