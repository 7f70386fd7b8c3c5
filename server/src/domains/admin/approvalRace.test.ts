import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast, createProvider } from '../../../test/world.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const APPROVE = /* GraphQL */ `
  mutation ($id: ID!, $seen: String!) {
    approveProvider(id: $id, seen: $seen, incomplete: true) {
      __typename
      ... on ProviderPayload { provider { status } }
      ... on Refusal { code message path }
    }
  }
`
const SAVE = /* GraphQL */ `
  mutation ($input: UpdateProviderProfileInput!) {
    updateProviderProfile(input: $input) { __typename ... on Refusal { message } }
  }
`

async function pendingProvider(companyName: string) {
  const email = `${companyName.toLowerCase()}@carrera.test`
  const caller = await createProvider(harness, { companyName, email, status: 'PENDING' })
  const { viewer } = await caller.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  const { id } = viewer.provider
  return {
    id,
    save: async (input: object) =>
      expect(await caller.data(SAVE, { input })).toEqual({
        updateProviderProfile: { __typename: 'ProfilePayload' },
      }),
    approve: async (seen: string) =>
      (await cast.admin.data<{ approveProvider: unknown }>(APPROVE, { id, seen })).approveProvider,
    read: async () => {
      const { node } = await cast.admin.data<{ node: { reviewVersion: string } }>(
        'query ($id: ID!) { node(id: $id) { ... on Provider { reviewVersion } } }',
        { id },
      )
      return node.reviewVersion
    },
  }
}

test.each([
  ['its name', 'Nombre', { companyName: 'Casa Otra' }],
  ['its razón social', 'Social', { businessName: 'Otra S.R.L.' }],
  ['its RUT', 'Tributo', { rut: '217045120010' }],
  ['its address', 'Calle', { address: 'Otra calle 123' }],
  ['what it sells', 'Rubro', { partsDescription: 'Motores y cajas' }],
])('refuses an approval when the provider edits %s after the admin looked', async (_what, name, edit) => {
  const { id, save, approve, read } = await pendingProvider(name)
  const seen = await read()
  const news = await cast.admin.subscribe('subscription { providerQueueUpdated { id reviewVersion } }')
  await save(edit)
  const current = await read()
  expect(current).not.toBe(seen)
  expect((await news.next()).value).toEqual({
    data: { providerQueueUpdated: { id, reviewVersion: current } },
  })
  await news.return?.()
  expect(await approve(seen)).toEqual({
    __typename: 'ProviderChanged',
    code: 'PROVIDER_CHANGED',
    message: 'El proveedor cambió sus datos mientras los mirabas. Revisá los datos nuevos.',
    path: [],
  })
  expect(await approve(current)).toEqual({ __typename: 'ProviderPayload', provider: { status: 'APPROVED' } })
})

test('keeps the version when an edit changes nothing under review, and notifies the queue of nothing', async () => {
  const { id, save, approve, read } = await pendingProvider('Constante')
  const seen = await read()
  await save({ websiteUrl: 'https://constante.example', companyName: 'Constante' })
  expect(await approve(seen)).toMatchObject({ provider: { status: 'APPROVED' } })
  const edits = await harness.services.db.prisma.domainEvent.findMany({ where: { name: 'provider.edited' } })
  expect(JSON.stringify(edits)).not.toContain(decodeGlobalId(id)?.id)
})
