import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../test/harness.ts'
import { reviewVersionOf } from '../../../test/reviews.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { NotAllowed } from '../../platform/refusal.ts'
import { CURRENT_POLICIES } from '../accounts/policies/policies.ts'
import { APPROVAL_UNDO_MS } from '../accounts/profiles/provider.lifecycle.ts'
import { accountOf, requireAccount } from '../viewer.ts'
import { approveProvider } from './providerReview.operations.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const PROVIDERS = /* GraphQL */ `
  query ($status: ProviderStatus, $orderBy: ProviderOrder! = DECISION, $first: Int, $after: String) {
    providers(status: $status, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id companyName status account { email } } }
    }
    providerCounts { total pending approved rejected }
  }
`
const APPROVE = /* GraphQL */ `
  mutation ($id: ID!, $seen: String!) {
    approveProvider(id: $id, seen: $seen, incomplete: true) {
      __typename
      ... on ProviderPayload { provider { companyName status decidedAt decisionReason } }
      ... on Refusal { code message path }
    }
  }
`
const REJECT = /* GraphQL */ `
  mutation ($id: ID!, $reason: String!) {
    rejectProvider(id: $id, reason: $reason) {
      __typename
      ... on ProviderPayload { provider { companyName status decisionReason } }
      ... on Refusal { code message path }
    }
  }
`

interface Page {
  providers: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { id: string; companyName: string; status: string; account: { email: string } } }[]
  }
  providerCounts: { total: number; pending: number; approved: number; rejected: number }
}

const SIGN_UP = /* GraphQL */ `
  mutation ($input: SignUpAsProviderInput!) { signUpAsProvider(input: $input) { __typename } }
`
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!) { confirmRegistration(token: $token, password: "secreta1") { __typename } }
`

/** The admin approves what it sees now. */
const approve = async (id: string) =>
  cast.admin.run(APPROVE, { id, seen: await reviewVersionOf(harness, id) })

interface Registered {
  readonly caller: Caller
  /** Global id of the Provider. */
  readonly id: string
  readonly email: string
}

/** A provider that came in through the door and waits for a decision. */
async function register(companyName: string, email: string): Promise<Registered> {
  const input = {
    name: 'Rosa Techera',
    email,
    phone: '094 231 234',
    department: 'ROCHA',
    password: 'secreta1',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
    companyName,
    partsDescription: 'Repuestos',
  }
  await harness.visitor.data(SIGN_UP, { input })
  await harness.drain()
  const text = harness.mails.findLast(mail => mail.to === email)?.text ?? ''
  const link = new URL(text.match(/\S+\/auth\?confirmar=\S+/)?.[0] ?? 'http://none')
  await harness.visitor.data(CONFIRM, { token: link.searchParams.get('confirmar') })
  const account = await harness.services.db.prisma.account.findUniqueOrThrow({ where: { email } })
  const caller = await harness.as(account.id)
  const { viewer } = await caller.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  return { caller, id: viewer.provider.id, email }
}

const stepsOf = async (providerId: string) =>
  harness.services.db.prisma.stateChange.findMany({
    where: { machine: 'Provider', subjectId: decodeGlobalId(providerId)?.id ?? '' },
    select: { action: true, fromState: true, toState: true, actor: true, accountId: true, note: true },
  })

test('the admin sees who waits first, page by page, with the counters', async () => {
  const first = await cast.admin.data<Page>(PROVIDERS, { first: 2 })
  expect(first.providers.edges.map(edge => edge.node)).toEqual([
    expect.objectContaining({
      companyName: 'Taller Nuevo',
      status: 'PENDING',
      account: { email: 'pendiente@cast.test' },
    }),
    expect.objectContaining({ companyName: 'Repuestos del Litoral', status: 'APPROVED' }),
  ])
  expect(first.providers.totalCount).toBe(3)
  expect(first.providerCounts).toEqual({ total: 3, pending: 1, approved: 2, rejected: 0 })
  const second = await cast.admin.data<Page>(PROVIDERS, {
    first: 2,
    after: first.providers.pageInfo.endCursor,
  })
  expect(second.providers.edges.map(edge => edge.node.companyName)).toEqual(['Casa Bulevar'])
  expect(second.providers.pageInfo.hasNextPage).toBe(false)
  const approved = await cast.admin.data<Page>(PROVIDERS, { status: 'APPROVED' })
  expect(approved.providers.totalCount).toBe(2)
})

test('puts the longest wait first', async () => {
  const names = ['Autopartes Minas', 'Desarmadero Trinidad']
  for (const [at, name] of names.entries()) await register(name, `espera-${at}@cast.test`)
  const { edges } = (await cast.admin.data<Page>(PROVIDERS, { status: 'PENDING' })).providers
  expect(edges.map(edge => edge.node.companyName)).toEqual(['Taller Nuevo', ...names])
})

const registered = [
  'Repuestos del Litoral',
  'Casa Bulevar',
  'Taller Nuevo',
  'Autopartes Minas',
  'Desarmadero Trinidad',
]

test.each([
  ['OLDEST', registered],
  ['NEWEST', registered.toReversed()],
])('in the order %s the decision does not count, page by page', async (orderBy, names) => {
  const seen: string[] = []
  let after: string | null = null
  for (;;) {
    const { edges, pageInfo }: Page['providers'] = (
      await cast.admin.data<Page>(PROVIDERS, { orderBy, first: 2, after })
    ).providers
    seen.push(...edges.map(({ node }) => node.companyName))
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  expect(seen).toEqual(names)
})

test('shows nothing of the queue to others', async () => {
  for (const caller of [cast.visitor, cast.ana, cast.pending, cast.litoral]) {
    expect(await caller.run(PROVIDERS)).toMatchObject({
      data: { providers: null, providerCounts: null },
      errors: [],
    })
  }
})

test('notifies an approved provider by mail, and logs the step', async () => {
  const { caller, id, email } = await register('Casa Aprobada', 'aprobada@cast.test')
  const answer = await approve(id)
  expect(answer.data).toEqual({
    approveProvider: {
      __typename: 'ProviderPayload',
      provider: {
        companyName: 'Casa Aprobada',
        status: 'APPROVED',
        decidedAt: harness.clock.now().toISOString(),
        decisionReason: null,
      },
    },
  })
  harness.clock.advance(APPROVAL_UNDO_MS)
  await harness.drain({ ahead: true })
  expect(harness.mails.filter(mail => mail.to === email).at(-1)?.subject).toBe(
    'Tu cuenta de proveedor está aprobada',
  )
  const { viewer } = cast.admin
  expect(await stepsOf(id)).toEqual([
    {
      action: 'approve',
      fromState: 'PENDING',
      toState: 'APPROVED',
      actor: 'staff',
      accountId: accountOf(viewer)?.accountId ?? null,
      note: null,
    },
  ])
  const again = await harness.as(accountIdOf(caller))
  expect(again.viewer).toMatchObject({ provider: { status: 'APPROVED' } })
})

test('a rejected provider reads the reason, in the mail and in its own data', async () => {
  const { caller, id, email } = await register('Casa Rechazada', 'rechazada@cast.test')
  const reason = '  El RUT no corresponde a la empresa.  '
  expect((await cast.admin.run(REJECT, { id, reason })).data).toMatchObject({
    rejectProvider: {
      provider: { status: 'REJECTED', decisionReason: 'El RUT no corresponde a la empresa.' },
    },
  })
  await harness.drain()
  const text = harness.mails.filter(mail => mail.to === email).at(-1)?.text
  expect(text).toContain('Motivo: El RUT no corresponde a la empresa.')
  expect(text).toContain('Podés pedirla una sola vez.')
  expect(text).toContain('http://tuerca.test/dashboard/perfil')
  expect(await caller.data('{ viewer { provider { status decisionReason } } }')).toEqual({
    viewer: { provider: { status: 'REJECTED', decisionReason: 'El RUT no corresponde a la empresa.' } },
  })
  expect(await stepsOf(id)).toMatchObject([
    { action: 'reject', toState: 'REJECTED', note: 'El RUT no corresponde a la empresa.' },
  ])
})

test.each([
  ['', 'Contá por qué lo rechazás: el proveedor lo va a leer.'],
  ['  \n ', 'Contá por qué lo rechazás: el proveedor lo va a leer.'],
  ['x'.repeat(501), 'Usá hasta 500 caracteres.'],
])('a rejection with the reason %j is refused', async (reason, message) => {
  const { edges } = (await cast.admin.data<Page>(PROVIDERS, { status: 'PENDING' })).providers
  const { data } = await cast.admin.run(REJECT, { id: edges[0]?.node.id, reason })
  expect(data).toEqual({
    rejectProvider: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message, path: ['reason'] },
  })
})

test('the door is not the only guard: the operation itself asks who decides', async () => {
  const { caller, id } = await register('Casa Ansiosa', 'ansiosa@cast.test')
  await expect(
    approveProvider(caller.context(), {
      providerId: decodeGlobalId(id)?.id ?? '',
      seen: await reviewVersionOf(harness, id),
      incomplete: true,
    }),
  ).rejects.toThrow(NotAllowed)
})

test('a decision is taken once even when two are made at the same time', async () => {
  const { id, email } = await register('Casa Doble', 'doble@cast.test')
  const answers = await Promise.all([
    approve(id),
    cast.admin.run(REJECT, { id, reason: 'Cambié de idea' }),
    approve(id),
  ])
  const outcomes = answers.flatMap(({ data }) => Object.values(data ?? {}) as { __typename: string }[])
  expect(outcomes.map(outcome => outcome.__typename).toSorted()).toEqual([
    'ProviderPayload',
    'WrongState',
    'WrongState',
  ])
  expect(await stepsOf(id)).toHaveLength(1)
  expect((await cast.admin.run(REJECT, { id, reason: 'Tarde' })).data).toMatchObject({
    rejectProvider: { __typename: 'WrongState' },
  })
  harness.clock.advance(APPROVAL_UNDO_MS)
  await harness.drain({ ahead: true })
  expect(harness.mails.filter(mail => mail.to === email)).toHaveLength(2)
})

test.each(['Provider', 'Order'])('the id of no provider (a %s) is not found', async typename => {
  expect((await approve(encodeGlobalId(typename, newId()))).data).toMatchObject({
    approveProvider: { __typename: 'NotFound', message: 'Ese proveedor ya no está.' },
  })
})

test('refuses an invalid id before the action begins', async () => {
  expect(await cast.admin.data(APPROVE, { id: 'no-es-un-id', seen: '' })).toEqual({
    approveProvider: {
      __typename: 'NotFound',
      code: 'NOT_FOUND',
      message: 'Ese identificador no es válido.',
      path: ['id'],
    },
  })
})

test('the queue is live for the admin: who registers, and what is decided', async () => {
  const news = await cast.admin.subscribe('subscription { providerQueueUpdated { companyName status } }')
  const { id } = await register('Casa Viva', 'viva@cast.test')
  expect((await news.next()).value).toEqual({
    data: { providerQueueUpdated: { companyName: 'Casa Viva', status: 'PENDING' } },
  })
  await approve(id)
  expect((await news.next()).value).toEqual({
    data: { providerQueueUpdated: { companyName: 'Casa Viva', status: 'APPROVED' } },
  })
  await news.return?.()
  await expect(cast.litoral.subscribe('subscription { providerQueueUpdated { id } }')).rejects.toThrow(
    'No tenés permiso',
  )
})

test('sends a provider only its own decision', async () => {
  const mine = await register('Casa Propia', 'propia@cast.test')
  const other = await register('Casa Ajena', 'ajena@cast.test')
  const news = await mine.caller.subscribe('subscription { providerUpdated { companyName status } }')
  await approve(other.id)
  await cast.admin.data(REJECT, { id: mine.id, reason: 'Faltan datos' })
  expect((await news.next()).value).toEqual({
    data: { providerUpdated: { companyName: 'Casa Propia', status: 'REJECTED' } },
  })
  await news.return?.()
})

function accountIdOf({ viewer }: Caller): string {
  return requireAccount(viewer).accountId
}
