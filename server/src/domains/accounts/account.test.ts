import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { linkToken } from '../../platform/tokens.ts'
import { accountOf, requireAccount, visitor } from '../viewer.ts'
import { signOut } from './account.operations.ts'
import { CURRENT_POLICIES } from './policies/policies.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

const SIGN_UP = /* GraphQL */ `
  mutation ($input: SignUpAsBuyerInput!) {
    signUpAsBuyer(input: $input) {
      __typename
      ... on SignUpPayload { email proof }
      ... on Refusal { code message path }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!, $proof: String, $password: String = "secreta1") {
    confirmRegistration(token: $token, proof: $proof, password: $password) {
      __typename
      ... on SessionPayload { kind }
      ... on Refusal { code }
      ... on InvalidInput { fields { path } }
    }
  }
`
const SIGN_IN = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      __typename
      ... on SessionPayload { kind }
      ... on Refusal { code message }
    }
  }
`

const buyer = (email: string) => ({
  name: 'Martín Ojeda',
  email,
  phone: '094 231 234',
  department: 'CANELONES',
  password: 'secreta1',
  acceptsTerms: true,
  policies: CURRENT_POLICIES,
  buyerType: 'CONSUMER',
})

async function tokenMailedTo(email: string): Promise<string> {
  await harness.drain()
  const mail = harness.mails.findLast(sent => sent.to === email)
  const url = mail?.text.match(/\S+\/auth\?confirmar=\S+/)?.[0]
  return new URL(url ?? 'http://none').searchParams.get('confirmar') ?? ''
}

async function signUp(email: string): Promise<string> {
  await harness.visitor.data(SIGN_UP, { input: buyer(email) })
  return tokenMailedTo(email)
}

async function signUpAndConfirm(email: string): Promise<string> {
  await harness.visitor.data(CONFIRM, { token: await signUp(email) })
  return (await harness.services.db.prisma.account.findUniqueOrThrow({ where: { email } })).id
}

test('a sign-up becomes an account when its e-mail is confirmed, and can sign in', async () => {
  const answer = await harness.visitor.run(SIGN_UP, { input: buyer(' Martin@Correo.UY ') })
  expect(answer.data).toMatchObject({
    signUpAsBuyer: { __typename: 'SignUpPayload', email: 'martin@correo.uy' },
  })
  expect(await harness.services.db.prisma.account.count({ where: { email: 'martin@correo.uy' } })).toBe(0)

  const confirmed = await harness.visitor.run(CONFIRM, { token: await tokenMailedTo('martin@correo.uy') })
  expect(confirmed.data).toEqual({
    confirmRegistration: {
      __typename: 'SessionPayload',
      kind: 'BUYER',
    },
  })
  expect(confirmed.cookies).toEqual([
    expect.stringMatching(/^tuerca_session=.+; HttpOnly;.*SameSite=Lax/i),
    expect.stringMatching(/^tuerca_browser=.+; HttpOnly;.*SameSite=Lax/i),
  ])

  const cookie = confirmed.cookies[0]?.split(';')[0]
  expect(accountOf((await harness.services.sessions.recognise(cookie)).viewer)?.email).toBe(
    'martin@correo.uy',
  )

  const signedIn = await harness.visitor.run(SIGN_IN, { email: 'martin@correo.uy', password: 'secreta1' })
  expect(signedIn.data).toEqual({ signIn: { __typename: 'SessionPayload', kind: 'BUYER' } })
})

test('a confirmation link stops working after a day', async () => {
  const token = await signUp('tarde@correo.uy')
  harness.clock.advance(DAY_MS)
  expect((await harness.visitor.run(CONFIRM, { token })).data).toMatchObject({
    confirmRegistration: { __typename: 'LinkExpired' },
  })
})

test('confirms by mail without the password in the browser of the sign-up', async () => {
  const answer = await harness.visitor.run(SIGN_UP, { input: buyer('aqui@correo.uy') })
  const proof = (answer.data?.signUpAsBuyer as { proof: string } | undefined)?.proof
  const token = await tokenMailedTo('aqui@correo.uy')
  const confirm = (variables: object) =>
    harness.visitor.run(CONFIRM, { token, password: null, ...variables }).then(answer => answer.data)
  expect(await confirm({})).toMatchObject({ confirmRegistration: { code: 'PASSWORD_NEEDED' } })
  expect(await confirm({ proof })).toMatchObject({ confirmRegistration: { kind: 'BUYER' } })
})

test('allows ten passwords to a visitor who has only the mail', async () => {
  const token = await signUp('probada@correo.uy')
  for (let tries = 0; tries < 10; tries += 1) {
    const { data } = await harness.visitor.run(CONFIRM, { token, password: `clave ${tries}` })
    expect(data).toMatchObject({ confirmRegistration: { fields: [{ path: ['password'] }] } })
  }
  expect((await harness.visitor.run(CONFIRM, { token })).data).toMatchObject({
    confirmRegistration: { code: 'RATE_LIMITED' },
  })
})

test('signing up with a known e-mail looks the same to the visitor and warns the owner', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('conocida@correo.uy') })
  const again = await harness.visitor.run(SIGN_UP, { input: buyer('conocida@correo.uy') })
  const unknown = await harness.visitor.run(SIGN_UP, { input: buyer('desconocida@correo.uy') })
  // The other row's id is also a version 7, created at the same time.
  const proof = expect.stringMatching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.[\w-]{43}$/,
  )
  expect(again.data).toEqual({
    signUpAsBuyer: { __typename: 'SignUpPayload', email: 'conocida@correo.uy', proof },
  })
  expect(unknown.data).toEqual({
    signUpAsBuyer: { __typename: 'SignUpPayload', email: 'desconocida@correo.uy', proof },
  })
  await harness.drain()
  const subjects = harness.mails.filter(mail => mail.to === 'conocida@correo.uy').map(mail => mail.subject)
  expect(subjects).toEqual(['Confirmá tu email para entrar a Tuerca', 'Ya tenés una cuenta en Tuerca'])
})

test('signing up is the same work for a known e-mail as for an unknown one', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('trabajo@correo.uy') })
  const { prisma } = harness.services.db
  const workFor = async (email: string) => {
    await harness.drain()
    const jobs = () => prisma.$queryRaw<{ many: number }[]>`select count(*)::int as many from pgboss.job`
    const [before] = await jobs()
    harness.statements.length = 0
    await harness.visitor.data(SIGN_UP, { input: buyer(email) })
    const statements = [...harness.statements]
    const [behind] = await jobs()
    const kept = await prisma.registration.findFirstOrThrow({
      where: { email },
      orderBy: { id: 'desc' },
      select: { passwordHash: true },
    })
    return {
      statements,
      jobs: (behind?.many ?? 0) - (before?.many ?? 0),
      hashed: kept.passwordHash?.startsWith('$argon2id$'),
    }
  }
  const unknown = await workFor('nunca-vista@correo.uy')
  const known = await workFor('trabajo@correo.uy')
  expect(known).toEqual(unknown)
  expect(unknown).toMatchObject({ jobs: 1, hashed: true })
})

test('opens nothing with the secret of a sign-up with a known e-mail', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('duena@correo.uy') })
  const { signUpAsBuyer } = await harness.visitor.data<{ signUpAsBuyer: { proof: string } }>(SIGN_UP, {
    input: buyer('duena@correo.uy'),
  })
  const { proof } = signUpAsBuyer
  const registrationId = proof.split('.')[0] ?? ''
  const { db, settings } = harness.services
  const { id } = await db.prisma.mailedLink.findFirstOrThrow({ where: { registrationId } })
  // Even with the link that is never mailed.
  const token = linkToken(settings.secret, id)
  for (const confirmation of [{ token, proof }, { token }])
    expect((await harness.visitor.run(CONFIRM, confirmation)).data).toMatchObject({
      confirmRegistration: { code: 'LINK_USED' },
    })
  expect((await harness.visitor.run(CONFIRM, { token: proof, proof })).data).toMatchObject({
    confirmRegistration: { code: 'LINK_UNKNOWN' },
  })
})

test('a wrong password and an unknown e-mail are refused alike', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('clave@correo.uy') })
  const wrong = await harness.visitor.run(SIGN_IN, { email: 'clave@correo.uy', password: 'otra-clave' })
  const unknown = await harness.visitor.run(SIGN_IN, { email: 'nadie@correo.uy', password: 'otra-clave' })
  expect(wrong.data).toMatchObject({ signIn: { code: 'WRONG_CREDENTIALS' } })
  expect(wrong).toEqual(unknown)
  expect(wrong.cookies).toEqual([])
})

test('guessing one e-mail’s password is stopped after ten tries, which keep nobody else out', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('forzada@correo.uy') })
  const owner = { email: 'forzada@correo.uy', password: 'secreta1' }
  const guesser = harness.visitorAt('198.51.100.80')
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await guesser.run(SIGN_IN, { ...owner, password: `intento-${attempt}` })
  }
  expect((await guesser.run(SIGN_IN, owner)).data).toMatchObject({
    signIn: { __typename: 'RateLimited', code: 'RATE_LIMITED' },
  })
  expect((await harness.visitor.run(SIGN_IN, owner)).data).toMatchObject({ signIn: { kind: 'BUYER' } })
})

test('allows any number of sign-ins with the right password', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('seguida@correo.uy') })
  for (let time = 0; time < 12; time += 1) {
    expect(
      (await harness.visitor.run(SIGN_IN, { email: 'seguida@correo.uy', password: 'secreta1' })).data,
    ).toMatchObject({ signIn: { kind: 'BUYER' } })
  }
})

test('guessing from many addresses is stopped too', async () => {
  await harness.visitor.data(CONFIRM, { token: await signUp('repartida@correo.uy') })
  const owner = { email: 'repartida@correo.uy', password: 'secreta1' }
  await Promise.all(
    Array.from({ length: 100 }, (_, attempt) =>
      harness.visitorAt(`198.51.101.${attempt}`).run(SIGN_IN, { ...owner, password: `intento-${attempt}` }),
    ),
  )
  expect((await harness.visitor.run(SIGN_IN, owner)).data).toMatchObject({ signIn: { code: 'RATE_LIMITED' } })
})

test('each bad field gets its own Spanish message', async () => {
  const input = {
    ...buyer('sin arroba'),
    name: '  ',
    phone: '123',
    password: 'corta',
    acceptsTerms: false,
    rut: '211003420018',
  }
  const { data } = await harness.visitor.run(SIGN_UP, { input })
  expect(data).toMatchObject({
    signUpAsBuyer: {
      __typename: 'InvalidInput',
      fields: expect.arrayContaining([
        { path: ['name'], message: 'Poné tu nombre.' },
        { path: ['email'], message: 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.' },
        { path: ['phone'], message: 'Revisá el teléfono, por ejemplo 094 231 234.' },
        { path: ['password'], message: 'La contraseña debe tener al menos 6 caracteres.' },
        { path: ['acceptsTerms'], message: 'Para crear la cuenta tenés que aceptar los términos.' },
        { path: ['rut'], message: 'Ese RUT no es válido: revisá los 12 números.' },
      ]),
    },
  })
})

test('an account is seen by its owner alone', async () => {
  const owner = await harness.as(await signUpAndConfirm('propia@correo.uy'))
  const other = await harness.as(await signUpAndConfirm('ajena@correo.uy'))
  const { viewer } = await owner.data<{ viewer: { id: string } }>('{ viewer { id } }')
  const query = 'query ($id: ID!) { node(id: $id) { id ... on Account { email phone } } }'
  expect((await owner.run(query, viewer)).data).toMatchObject({ node: { email: 'propia@correo.uy' } })
  expect(await other.run(query, viewer)).toMatchObject({ data: { node: null }, errors: [] })
  expect((await harness.visitor.run(query, viewer)).data).toEqual({ node: null })
})

test('a visitor is nobody, without an error', async () => {
  expect(await harness.visitor.run('{ viewer { id email } }')).toMatchObject({
    data: { viewer: null },
    errors: [],
  })
})

test('ends the session permanently when the user signs out', async () => {
  const { cookies } = await harness.visitor.run(CONFIRM, { token: await signUp('sale@correo.uy') })
  const cookie = cookies[0]?.split(';')[0]
  const { viewer } = await harness.services.sessions.recognise(cookie)
  const caller = await harness.as(requireAccount(viewer).accountId)
  await signOut({ ...caller.context(), viewer })
  expect((await harness.services.sessions.recognise(cookie)).viewer).toEqual(visitor)
})

test('reports a refused read with its code, path and message', async () => {
  const { errors } = await harness.visitor.run('{ noSuchThing: node(id: "not-an-id") { id } }')
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', path: ['id'] }, path: ['noSuchThing'] }])
})
