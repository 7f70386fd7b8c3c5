import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { type Cast, createCast, createProvider } from '../../../../test/world.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { requireAccount, requireProvider } from '../../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const OLD_RUT = '214512070019'
const NEW_RUT = '217045120010'
const CHANGE =
  'companyName rut address latestChange { changeId revision state fields companyName rut address reason }'

interface Shown {
  readonly companyName: string
  readonly rut: string | null
  readonly address: string | null
  readonly latestChange: {
    readonly changeId: string
    readonly revision: number
    readonly state: string
    readonly fields: readonly string[]
    readonly rut: string | null
    readonly reason: string | null
  } | null
}

async function approved(companyName: string) {
  const email = `${companyName.toLowerCase()}@cambios.test`
  const caller = await createProvider(harness, { companyName, email })
  const { id } = requireProvider(caller.viewer).provider
  await harness.services.db.prisma.providerProfile.update({ where: { id }, data: { rut: OLD_RUT } })
  return { caller, id, email, globalId: encodeGlobalId('Provider', id) }
}

async function save(caller: Caller, input: Readonly<Record<string, string | null>>): Promise<Shown> {
  const { updateProviderProfile } = await caller.data<{
    updateProviderProfile: { account: { provider: Shown } }
  }>(
    `mutation ($input: UpdateProviderProfileInput!) {
      updateProviderProfile(input: $input) { ... on ProfilePayload { account { provider { ${CHANGE} } } } }
    }`,
    { input },
  )
  return updateProviderProfile.account.provider
}

async function decide(
  command: 'approveProviderChange' | 'rejectProviderChange',
  { changeId, revision }: { changeId: string; revision: number },
): Promise<unknown> {
  const reason = command === 'rejectProviderChange' ? ', reason: "No figura en la DGI"' : ''
  const document = `mutation {
    ${command}(id: "${changeId}", revision: ${revision}${reason}) {
      __typename
      ... on ProviderPayload { provider { ${CHANGE} } }
      ... on Refusal { message }
    }
  }`
  return (await cast.admin.data<Record<string, unknown>>(document))[command]
}

const pendingOf = (shown: Shown) => {
  if (!shown.latestChange) throw new Error('nothing waits')
  return shown.latestChange
}
const mailsTo = (email: string) =>
  harness.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}: ${text}`)

test('keeps the verified value of an approved provider until the team approves, for every reader', async () => {
  const { caller, email, globalId } = await approved('Vieja')
  const held = await save(caller, { companyName: 'Nueva', rut: NEW_RUT })
  expect(held).toMatchObject({
    companyName: 'Vieja',
    rut: OLD_RUT,
    latestChange: { state: 'PENDING', revision: 1, fields: ['COMPANY_NAME', 'RUT'], rut: NEW_RUT },
  })
  const names = async () => {
    const { publicProviders } = await cast.visitor.data<{
      publicProviders: { edges: { node: { companyName: string } }[] }
    }>('{ publicProviders(first: 50) { edges { node { companyName } } } }')
    return publicProviders.edges.map(({ node }) => node.companyName)
  }
  expect(await names()).toContain('Vieja')
  expect(await names()).not.toContain('Nueva')

  expect(await decide('approveProviderChange', pendingOf(held))).toMatchObject({
    provider: { companyName: 'Nueva', rut: NEW_RUT, latestChange: { state: 'APPROVED' } },
  })
  expect(await names()).toContain('Nueva')
  await harness.drain()
  expect(mailsTo(email)).toEqual([expect.stringContaining('el nombre de la empresa y el RUT')])
  const steps = await harness.services.db.prisma.stateChange.findMany({
    where: { machine: 'ProviderChange' },
    select: { action: true, accountId: true },
  })
  expect(steps).toContainEqual({
    action: 'approve',
    accountId: requireAccount(cast.admin.viewer).accountId,
  })
  expect(globalId).toBeTruthy()
})

test('shows the reason of a rejected change, keeps the verified value and allows another try', async () => {
  const { caller, email } = await approved('Firme')
  const held = await save(caller, { rut: NEW_RUT })
  expect(await decide('rejectProviderChange', pendingOf(held))).toMatchObject({
    provider: { rut: OLD_RUT, latestChange: { state: 'REJECTED', reason: 'No figura en la DGI' } },
  })
  await harness.drain()
  expect(mailsTo(email)).toEqual([expect.stringContaining('Motivo: No figura en la DGI')])
  const again = pendingOf(await save(caller, { rut: NEW_RUT }))
  expect(again).toMatchObject({ state: 'PENDING', revision: 1 })
  expect(again.changeId).not.toBe(pendingOf(held).changeId)
})

test('a decision about an older revision is refused', async () => {
  const { caller } = await approved('Apurada')
  const seen = pendingOf(await save(caller, { rut: NEW_RUT }))
  const latest = await save(caller, { address: 'Otra calle 123' })
  expect(pendingOf(latest)).toMatchObject({ revision: 2, fields: ['RUT', 'ADDRESS'] })
  expect(await decide('approveProviderChange', seen)).toEqual({
    __typename: 'WrongState',
    message: 'El proveedor lo cambió mientras lo mirabas. Revisá los datos nuevos.',
  })
  expect(await decide('approveProviderChange', pendingOf(latest))).toMatchObject({
    provider: { rut: NEW_RUT, address: 'Otra calle 123' },
  })
})

test('setting the old values back withdraws the change, one field at a time', async () => {
  const { caller } = await approved('Arrepentida')
  const seen = pendingOf(await save(caller, { companyName: 'Otra', rut: NEW_RUT }))
  expect(pendingOf(await save(caller, { rut: OLD_RUT }))).toMatchObject({
    fields: ['COMPANY_NAME'],
    rut: null,
  })
  expect(await save(caller, { companyName: 'Arrepentida' })).toMatchObject({ latestChange: null })
  expect(await decide('approveProviderChange', { ...seen, revision: 2 })).toMatchObject({
    message: 'El proveedor retiró ese cambio.',
  })
})

test('saving the same value twice is one edit, and taking a value out waits too', async () => {
  const { caller } = await approved('Repetida')
  await save(caller, { rut: null })
  expect(await save(caller, { rut: null })).toMatchObject({
    rut: OLD_RUT,
    latestChange: { revision: 1, fields: ['RUT'], rut: null },
  })
})

test('before the approval, and once it was undone, nothing is verified and edits apply at once', async () => {
  const { caller, id, globalId } = await approved('Temprana')
  const decidedAt = harness.clock.now()
  await harness.services.db.prisma.providerProfile.update({ where: { id }, data: { decidedAt } })
  await save(caller, { companyName: 'Tempranera' })
  expect(
    await cast.admin.data(
      `mutation { undoProviderApproval(id: "${globalId}") { ... on ProviderPayload { provider { status companyName latestChange { state } } } } }`,
    ),
  ).toEqual({
    undoProviderApproval: {
      provider: { status: 'PENDING', companyName: 'Tempranera', latestChange: null },
    },
  })
  expect(await save(caller, { rut: NEW_RUT })).toMatchObject({ rut: NEW_RUT, latestChange: null })
})

test('shows the team the providers with a pending change, live', async () => {
  const { caller } = await approved('Avisada')
  const news = await cast.admin.subscribe(
    'subscription { providerQueueUpdated { companyName latestChange { state } } }',
  )
  const waiting = async () => {
    const { providers, providerCounts } = await cast.admin.data<{
      providers: { totalCount: number; edges: { node: { companyName: string } }[] }
      providerCounts: { changes: number }
    }>(
      '{ providers(hasPendingChange: true, first: 50) { totalCount edges { node { companyName } } } providerCounts { changes } }',
    )
    expect(providers.totalCount).toBe(providerCounts.changes)
    return providers.edges.map(({ node }) => node.companyName)
  }
  expect(await waiting()).not.toContain('Avisada')
  const held = await save(caller, { rut: NEW_RUT })
  expect((await news.next()).value).toEqual({
    data: { providerQueueUpdated: { companyName: 'Avisada', latestChange: { state: 'PENDING' } } },
  })
  await news.return?.()
  expect(await waiting()).toContain('Avisada')
  await decide('approveProviderChange', pendingOf(held))
  expect(await waiting()).not.toContain('Avisada')
})

test('two edits of one provider at once leave one change', async () => {
  const { caller, id } = await approved('Doble')
  await Promise.all([save(caller, { rut: NEW_RUT }), save(caller, { address: 'Otra calle 123' })])
  const changes = await harness.services.db.prisma.providerChange.findMany({ where: { providerId: id } })
  expect(changes).toMatchObject([{ fields: ['RUT', 'ADDRESS'], revision: 2 }])
})
