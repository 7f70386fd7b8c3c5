import { afterAll, beforeAll, expect, test } from 'vitest'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { hashToken, linkToken } from '../../src/platform/tokens.ts'
import { createHarness, type Harness } from '../harness.ts'
import { tokenMailedTo } from '../linksWorld.ts'
import { serveSite } from '../servedSite.ts'
import { type Cast, createCast, createProvider } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const ASK = {
  requestPasswordLink:
    'mutation ($email: String!) { requestPasswordLink(email: $email) { __typename ... on Refusal { code message } } }',
  requestSignInLink:
    'mutation ($email: String!) { requestSignInLink(email: $email) { __typename ... on Refusal { code message } } }',
} as const
const SET = /* GraphQL */ `
  mutation ($token: String!) { setPassword(token: $token, password: "de otro") { __typename ... on Refusal { code } } }
`
const ENTER = /* GraphQL */ `
  mutation ($token: String!) { signInByLink(token: $token) { __typename ... on Refusal { code } } }
`

let places = 0
const somebody = () => harness.visitorAt(`198.18.1.${(places += 1)}`)

/** The answer and effects of asking for a link with this e-mail, before its mails are read. */
async function askedFor(command: keyof typeof ASK, email: string) {
  await harness.drain()
  const { prisma } = harness.services.db
  const jobs = () => prisma.$queryRaw<{ name: string }[]>`select name from pgboss.job order by name`
  const before = await jobs()
  harness.statements.length = 0
  const { data, errors, cookies } = await somebody().run(ASK[command], { email })
  return {
    answer: { data, errors, cookies },
    statements: [...harness.statements],
    jobs: (await jobs()).slice(before.length).length,
  }
}

test.each([
  ['requestPasswordLink', 'ana@cast.test'],
  ['requestPasswordLink', 'litoral@cast.test'],
  ['requestSignInLink', 'litoral@cast.test'],
  ['requestSignInLink', 'ana@cast.test'],
] as const)(
  '%s answers and does for %s what it does for an e-mail without an account',
  async (command, email) => {
    const known = await askedFor(command, email)
    const unknown = await askedFor(command, `nadie-${places}@correo.test`)
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ answer: { errors: [], cookies: [] }, jobs: 1 })
  },
)

test('answers and does the same when an account wants another’s e-mail or a free one', async () => {
  const { prisma } = harness.services.db
  const asker = await createProvider(harness, { companyName: 'Casa Curiosa', email: 'curiosa@cast.test' })
  const { accountId } = requireAccount(asker.viewer)
  await prisma.account.update({
    where: { id: accountId },
    data: { passwordHash: await hashPassword('una clave larga') },
  })
  const request = /* GraphQL */ `
    mutation ($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        __typename
        ... on EmailChangePayload { account { emailChange { newConfirmed } } }
        ... on Refusal { code message }
      }
    }
  `
  const asking = async (email: string) => {
    await prisma.emailChange.deleteMany()
    await harness.drain()
    harness.statements.length = 0
    const { data, errors } = await asker.run(request, {
      input: { email, password: 'una clave larga' },
    })
    return { data, errors, statements: [...harness.statements] }
  }
  // The first statement of its kind is prepared.
  await asking('primera@correo.test')
  const known = await asking('ana@cast.test')
  expect(known).toEqual(await asking('nadie-tiene@correo.test'))
  expect(known).toMatchObject({
    errors: [],
    data: { requestEmailChange: { __typename: 'EmailChangePayload' } },
  })
  harness.mails.length = 0
  await asking('ana@cast.test')
  await harness.drain()
  const [toAna] = harness.mails.filter(({ to }) => to === 'ana@cast.test')
  expect(toAna?.subject).toBe('Este email ya tiene una cuenta en Tuerca')
  expect(toAna?.text).not.toContain('/cuenta/email')
})

test.each(['bruno@cast.test', 'nadie@correo.test'])(
  'refuses %s a sixth link in an hour, from any address',
  async email => {
    for (let times = 0; times < 5; times += 1)
      expect(await somebody().data(ASK.requestPasswordLink, { email })).toMatchObject({
        requestPasswordLink: { __typename: 'LinkSentPayload' },
      })
    expect(await somebody().data(ASK.requestPasswordLink, { email })).toMatchObject({
      requestPasswordLink: { code: 'RATE_LIMITED' },
    })
  },
)

test('accepts sixty e-mails an hour from one address', async () => {
  const place = somebody()
  for (let times = 0; times < 60; times += 1)
    await place.data(ASK.requestPasswordLink, { email: `prueba-${times}@correo.test` })
  expect(await place.data(ASK.requestPasswordLink, { email: 'otra@correo.test' })).toMatchObject({
    requestPasswordLink: { code: 'RATE_LIMITED' },
  })
})

test('gives a reader of the database or its queue no usable link', async () => {
  await somebody().data(ASK.requestPasswordLink, { email: 'litoral@cast.test' })
  const { rows: tables } = await harness.services.db.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  )
  const everything = async () => {
    const texts = tables.map(({ name }) => `select to_jsonb(t)::text as row from ${name} t`)
    return (await harness.services.db.query(texts.join(' union all '))).rows
      .map(({ row }) => String(row))
      .join('\n')
  }
  const queued = await everything()
  const token = await tokenMailedTo(harness, 'litoral@cast.test', 'SET_PASSWORD')
  const sent = await everything()
  for (const stored of [queued, sent]) {
    expect(stored).toContain(hashToken(token))
    expect(stored).not.toContain(token)
  }
  const link = await harness.services.db.prisma.mailedLink.findUniqueOrThrow({
    where: { tokenHash: hashToken(token) },
  })
  const made = [link.tokenHash, link.id, linkToken('', link.id), linkToken('guessed', link.id)]
  for (const guess of made)
    expect(await cast.visitor.data(SET, { token: guess })).toMatchObject({
      setPassword: { code: 'LINK_UNKNOWN' },
    })
})

test('lets a link do only what it was mailed for', async () => {
  await somebody().data(ASK.requestSignInLink, { email: 'pendiente@cast.test' })
  const signIn = await tokenMailedTo(harness, 'pendiente@cast.test', 'SIGN_IN')
  await somebody().data(ASK.requestPasswordLink, { email: 'pendiente@cast.test' })
  const password = await tokenMailedTo(harness, 'pendiente@cast.test', 'SET_PASSWORD')
  expect(await cast.visitor.data(SET, { token: signIn })).toMatchObject({
    setPassword: { code: 'LINK_UNKNOWN' },
  })
  expect(await cast.visitor.data(ENTER, { token: password })).toMatchObject({
    signInByLink: { code: 'LINK_UNKNOWN' },
  })
  const confirm =
    'mutation ($token: String!) { confirmRegistration(token: $token, password: "x") { ... on Refusal { code } } }'
  expect(await cast.visitor.data(confirm, { token: signIn })).toEqual({
    confirmRegistration: { code: 'LINK_UNKNOWN' },
  })
})

test('uses no link up when a program opens those of a mail', async () => {
  await somebody().data(ASK.requestSignInLink, { email: 'bulevar@cast.test' })
  const token = await tokenMailedTo(harness, 'bulevar@cast.test', 'SIGN_IN')
  const site = await serveSite(harness)
  const address = harness.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? ''
  const { pathname, search } = new URL(address)
  for (const method of ['HEAD', 'GET', 'GET'])
    await fetch(new URL(pathname + search, site.graphql), { method }).then(answer => answer.arrayBuffer())
  await fetch(
    `${site.graphql}?${new URLSearchParams({ query: ENTER, variables: JSON.stringify({ token }) })}`,
  )
  await site.close()
  expect(await cast.visitor.data(ENTER, { token })).toMatchObject({
    signInByLink: { __typename: 'SessionPayload' },
  })
})

test('lets one in of many who follow a link at once', async () => {
  await somebody().data(ASK.requestSignInLink, { email: 'litoral@cast.test' })
  const token = await tokenMailedTo(harness, 'litoral@cast.test', 'SIGN_IN')
  const answers = await Promise.all(Array.from({ length: 8 }, () => cast.visitor.run(ENTER, { token })))
  const sessions = answers.flatMap(({ cookies }) =>
    cookies.filter(cookie => cookie.startsWith('tuerca_session=')),
  )
  expect(sessions).toHaveLength(1)
})

test('lets nobody take over a provider by signing up with its e-mail', async () => {
  const { accountId } = requireAccount(cast.bulevar.viewer)
  const { prisma } = harness.services.db
  const account = () => prisma.account.findUniqueOrThrow({ where: { id: accountId } })
  const before = await account()
  harness.mails.length = 0
  const input = {
    name: 'Otra persona',
    email: before.email,
    phone: '094 231 234',
    department: 'ROCHA',
    password: 'la del ladrón',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
    companyName: 'Casa Robada',
    partsDescription: 'Todo',
  }
  const { signUpAsProvider } = await somebody().data<{ signUpAsProvider: { proof: string } }>(
    'mutation ($input: SignUpAsProviderInput!) { signUpAsProvider(input: $input) { ... on SignUpPayload { proof } } }',
    { input },
  )
  const [registrationId = ''] = signUpAsProvider.proof.split('.')
  const link = await prisma.mailedLink.findFirstOrThrow({ where: { registrationId } })
  const token = linkToken(harness.services.settings.secret, link.id)
  const renew = 'mutation ($token: String!) { renewLink(token: $token) { __typename } }'
  // Even the holder of the never-mailed link gets no other one.
  await somebody().data(renew, { token })
  await harness.drain()
  expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [before.email, 'Ya tenés una cuenta en Tuerca'],
    [before.email, 'Ya tenés una cuenta en Tuerca'],
  ])
  const confirm =
    'mutation ($token: String!, $proof: String) { confirmRegistration(token: $token, proof: $proof) { ... on Refusal { code } } }'
  expect(await cast.visitor.data(confirm, { token, proof: signUpAsProvider.proof })).toEqual({
    confirmRegistration: { code: 'LINK_USED' },
  })
  expect(await account()).toEqual(before)
})
