import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  beginSecondFactor,
  enableSecondFactor,
} from '../../src/domains/accounts/secondFactor/secondFactor.operations.ts'
import { accountOf, requireAccount } from '../../src/domains/viewer.ts'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { totpCode, totpStep } from '../../src/platform/totp.ts'
import { type Caller, createHarness, type Harness } from '../harness.ts'
import { tokenMailedTo } from '../linksWorld.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { createBuyer } from '../world.ts'

const PASSWORD = 'una clave larga'

let harness: Harness
let site: ServedSite
let passwordHash: string
beforeAll(async () => {
  harness = await createHarness()
  site = await serveSite(harness)
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

interface Person {
  readonly id: string
  readonly email: string
  readonly caller: Caller
  /** Cookie of the browser that sends the mutation. */
  readonly cookie: string
}
let people = 0
async function newPerson(): Promise<Person> {
  const email = `renovada${(people += 1)}@cast.test`
  const caller = await createBuyer(harness, { name: 'Renovada', email })
  const { accountId: id } = requireAccount(caller.viewer)
  await harness.services.db.prisma.account.update({ where: { id }, data: { passwordHash } })
  return { id, email, caller, cookie: await cookieOf(harness, caller) }
}

async function ask(query: string, { cookie = '', variables = {} }: { cookie?: string; variables?: object }) {
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await answer.json()) as { data: Record<string, { __typename?: string }> | null }
  const session = answer.headers.getSetCookie().find(set => set.startsWith('tuerca_session='))
  return { data, session: session?.split(';')[0] }
}

const ownerOf = async (cookie: string | undefined) => {
  const { data } = await ask('{ viewer { email } }', { cookie: cookie ?? '' })
  return data?.viewer ?? null
}

const linkMailed = async (
  person: Person,
  mutation: string,
  variables: object,
  purpose: 'SET_PASSWORD' | 'LEAVE_EMAIL' | 'TAKE_EMAIL',
  to = person.email,
) => {
  await ask(mutation, { cookie: person.cookie, variables })
  return tokenMailedTo(harness, to, purpose)
}
const changeEmail = /* GraphQL */ `
  mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { __typename } }
`
const emailLink = (person: Person, purpose: 'LEAVE_EMAIL' | 'TAKE_EMAIL') => {
  const email = `otra-${person.email}`
  const input = { email, password: PASSWORD }
  return linkMailed(person, changeEmail, { input }, purpose, purpose === 'TAKE_EMAIL' ? email : person.email)
}
const turnOnFactor = async ({ caller, id }: Person) => {
  const { setupKey } = await beginSecondFactor(caller.context(), PASSWORD)
  await enableSecondFactor(caller.context(), totpCode(setupKey, totpStep(harness.clock.now())))
  // The code that enabled it counts once.
  harness.clock.advance(MINUTE_MS)
  return { setupKey, cookie: (await harness.services.sessions.start(id)).split(';')[0] ?? '' }
}
const codeOf = (key: string) => totpCode(key, totpStep(harness.clock.now()))

type Command = { readonly query: string; readonly variables?: object; readonly cookie?: string }

const commands: Readonly<Record<string, (person: Person) => Promise<Command>>> = {
  setPassword: async person => ({
    query:
      'mutation ($token: String!) { setPassword(token: $token, password: "otra clave larga") { __typename } }',
    variables: {
      token: await linkMailed(
        person,
        'mutation ($email: String!) { requestPasswordLink(email: $email) { __typename } }',
        { email: person.email },
        'SET_PASSWORD',
      ),
    },
  }),
  enableSecondFactor: async ({ caller }) => {
    const { setupKey } = await beginSecondFactor(caller.context(), PASSWORD)
    return {
      query: 'mutation ($code: String!) { enableSecondFactor(code: $code) { __typename } }',
      variables: { code: codeOf(setupKey) },
    }
  },
  renewRecoveryCodes: async person => {
    const { setupKey, cookie } = await turnOnFactor(person)
    return {
      query:
        'mutation ($password: String!, $code: String!) { renewRecoveryCodes(password: $password, code: $code) { __typename } }',
      variables: { password: PASSWORD, code: codeOf(setupKey) },
      cookie,
    }
  },
  disableSecondFactor: async person => {
    const { setupKey, cookie } = await turnOnFactor(person)
    return {
      query:
        'mutation ($password: String!, $code: String!) { disableSecondFactor(password: $password, code: $code) { __typename } }',
      variables: { password: PASSWORD, code: codeOf(setupKey) },
      cookie,
    }
  },
  confirmEmailChange: async person => {
    const token = await emailLink(person, 'LEAVE_EMAIL')
    const query = 'mutation ($token: String!) { confirmEmailChange(token: $token) { __typename } }'
    await ask(query, { variables: { token } })
    const other = await tokenMailedTo(harness, `otra-${person.email}`, 'TAKE_EMAIL')
    return { query, variables: { token: other } }
  },
  refuseEmailChange: async person => ({
    query: 'mutation ($token: String!) { refuseEmailChange(token: $token) { __typename } }',
    variables: { token: await emailLink(person, 'LEAVE_EMAIL') },
  }),
  closeOtherDevices: async () => ({ query: 'mutation { closeOtherDevices { __typename } }' }),
  signIn: async ({ email }) => ({
    query:
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
    variables: { email, password: PASSWORD },
  }),
}

/** Resolves once the socket opened with this cookie is closed, after its acknowledgement. */
async function openSocket(cookie: string): Promise<{ closed: Promise<unknown> }> {
  const socket = new WebSocket(site.socket, 'graphql-transport-ws', { headers: { cookie } })
  const closed = once(socket, 'close')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  return { closed }
}

test.each(Object.keys(commands))('voids a copied session cookie and its sockets after %s', async name => {
  const person = await newPerson()
  const command = await commands[name]?.(person)
  const copied = command?.cookie ?? person.cookie
  const socket = await openSocket(copied)
  const owner = await ownerOf(copied)
  expect(owner).toMatchObject({ email: person.email })
  const { data, session } = await ask(command?.query ?? '', {
    variables: command?.variables ?? {},
    cookie: copied,
  })
  expect(data?.[name]?.__typename).toMatch(/Payload$/)
  expect(session).not.toBe(copied)
  expect(await ownerOf(session)).not.toBeNull()
  expect(await ownerOf(copied)).toBeNull()
  await socket.closed
})

test('keeps the new cookie when a request with the former one is still running', async () => {
  const { cookie } = await newPerson()
  await ask('mutation { closeOtherDevices { __typename } }', { cookie })
  const late = await ask('{ viewer { email } }', { cookie })
  expect(late.data).toEqual({ viewer: null })
  expect(late.session).toBeUndefined()
  const dead = await ask('{ viewer { email } }', { cookie: `tuerca_session=${'a'.repeat(40)}` })
  expect(dead.session).toBe('tuerca_session=')
})

test('keeps the position of a renewed session among the devices', async () => {
  const { caller, cookie } = await newPerson()
  const { prisma } = harness.services.db
  const where = { accountId: requireAccount(caller.viewer).accountId }
  const before = await prisma.session.findFirstOrThrow({ where })
  const { session } = await ask('mutation { closeOtherDevices { __typename } }', { cookie })
  const after = await prisma.session.findFirstOrThrow({ where })
  expect(after).toMatchObject({ id: before.id, device: before.device, createdAt: before.createdAt })
  const recognised = await harness.services.sessions.recognise(session)
  expect(accountOf(recognised.viewer)?.accountId).toBe(where.accountId)
})
