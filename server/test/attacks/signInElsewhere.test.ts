import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requireAccount } from '../../src/domains/viewer.ts'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import { ID_TOKEN_LIES } from '../../src/sandbox/oauth/googleStandIn.ts'
import { tokenMailedTo, tokensMailedTo } from '../linksWorld.ts'
import {
  buyerInput,
  CONFIRM,
  FINISH,
  FINISH_SIGN_IN,
  LINK,
  RETURN,
  SIGN_IN,
  UNLINK,
  WHO,
} from '../signInDocuments.ts'
import {
  createGoogleAccount,
  createSignInWorld,
  newPerson,
  PASSWORD,
  pathOf,
  type SignInWorld,
  setKnownPassword,
} from '../signInWorld.ts'
import { type Cast, createCast } from '../world.ts'

const NOT_BEGUN = '/auth?con=google&fallo=not-begun'
const REJECTED = '/auth?con=google&fallo=rejected'

let world: SignInWorld
let cast: Cast
beforeAll(async () => {
  world = await createSignInWorld()
  cast = await createCast(world.harness)
})
afterEach(() => world.sandbox.control.faults.clear())
afterAll(() => world.close())

let people = 0
const freshEmail = () => `persona-${(people += 1)}@correo.test`
const prisma = () => world.harness.services.db.prisma
const accountWith = (email: string) => prisma().account.findUnique({ where: { email } })

const googleOnly = () => createGoogleAccount(world, freshEmail())

/** A consent given in a browser, and its return address. */
async function consentOf(personId: string) {
  const browser = world.browser()
  const answer = world.sandbox.control.google.answer(await browser.begin('google'), personId)
  return { browser, answer }
}

describe('a return that this browser did not begin', () => {
  test('signs nobody in without a cookie, with another state or in another browser', async () => {
    const { person } = await googleOnly()
    const { browser, answer } = await consentOf(person.id)
    const stranger = world.browser()
    expect(await stranger.open(pathOf(answer))).toMatchObject({ location: NOT_BEGUN, setCookies: [] })
    // The victim's own visit does not accept another browser's return: login CSRF.
    await stranger.begin('google')
    expect((await stranger.open(pathOf(answer))).location).toBe(NOT_BEGUN)
    for (const state of ['', 'made-up', answer.searchParams.get('state')?.slice(1) ?? '']) {
      const forged = new URL(answer)
      forged.searchParams.set('state', state)
      expect((await browser.open(pathOf(forged))).location).toBe(NOT_BEGUN)
    }
    expect(await stranger.ask(RETURN)).toBeNull()
    expect(stranger.cookies.has('tuerca_session')).toBe(false)
    // The browser that began it still can return.
    expect((await browser.open(pathOf(answer))).location).toBe('/dashboard')
  })

  test('begins nothing with a forged or changed cookie', async () => {
    const { person } = await googleOnly()
    const { browser, answer } = await consentOf(person.id)
    const mine = browser.cookies.get('tuerca_visit') ?? ''
    for (const forged of [`${mine}x`, `x${mine}`, mine.replace('GOOGLE', 'FACEBOOK'), 'x'.repeat(300)]) {
      browser.cookies.set('tuerca_visit', forged)
      expect((await browser.open(pathOf(answer))).location).toBe(NOT_BEGUN)
    }
  })

  test('rejects another vendor’s return, and one after ten minutes', async () => {
    const { person } = await googleOnly()
    const { browser, answer } = await consentOf(person.id)
    const crossed = pathOf(answer).replace('/google/', '/facebook/')
    expect((await browser.open(crossed)).location).toBe('/auth?con=facebook&fallo=not-begun')
    world.harness.clock.advance(11 * MINUTE_MS)
    expect((await browser.open(pathOf(answer))).location).toBe(NOT_BEGUN)
  })
})

test('signs in once for the same return twice or two at once', async () => {
  const { person, email } = await googleOnly()
  const { browser, answer } = await consentOf(person.id)
  const visit = browser.cookies.get('tuerca_visit') ?? ''
  const both = await Promise.all([browser.open(pathOf(answer)), browser.open(pathOf(answer))])
  expect(both.map(({ location }) => location).toSorted()).toEqual([NOT_BEGUN, '/dashboard'])
  const thief = world.browser()
  thief.cookies.set('tuerca_visit', visit)
  expect((await thief.open(pathOf(answer))).location).toBe(NOT_BEGUN)
  expect(thief.cookies.has('tuerca_session')).toBe(false)
  expect(await prisma().session.count({ where: { account: { email } } })).toBe(2)
})

test("exchanges a code once, and only with its visit's verifier", async () => {
  const { person } = await googleOnly()
  const { answer } = await consentOf(person.id)
  // An attacker who has read the victim's code brings it back in a visit of their own.
  const thief = world.browser()
  const own = await thief.begin('google')
  const injected = new URL(answer)
  injected.searchParams.set('state', own.searchParams.get('state') ?? '')
  expect((await thief.open(pathOf(injected))).location).toBe(REJECTED)
  expect(thief.cookies.has('tuerca_session')).toBe(false)
})

test('gives each visit a state, a nonce and a challenge of its own, independent of one another and the cookie', async () => {
  const browser = world.browser()
  const [one, two] = [await browser.begin('google'), await browser.begin('google')]
  const secrets = [one, two].flatMap(({ searchParams }) =>
    ['state', 'nonce', 'code_challenge'].map(name => searchParams.get(name) ?? ''),
  )
  expect(new Set(secrets).size).toBe(6)
  expect(secrets.every(secret => secret.length >= 43)).toBe(true)
  expect(browser.cookies.get('tuerca_visit')).not.toMatch(new RegExp(secrets.join('|')))
  expect(one.searchParams.get('code_challenge_method')).toBe('S256')
  const { setCookies } = await browser.open('/oauth/google')
  expect(setCookies).toEqual([
    expect.stringMatching(/^tuerca_visit=\S+; Max-Age=2400; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test.each(ID_TOKEN_LIES)('signs nobody in with a wrong %s in the id_token', async lie => {
  const { person } = await googleOnly()
  world.sandbox.control.google.lie(lie)
  const browser = world.browser()
  expect((await browser.comeBackAs('google', person.id)).location).toBe(REJECTED)
  expect(browser.cookies.has('tuerca_session')).toBe(false)
  expect(await browser.ask(RETURN)).toBeNull()
  // The next one is correct again.
  expect((await browser.comeBackAs('google', person.id)).location).toBe('/dashboard')
})

test('ends the previous session when another person signs in', async () => {
  const { person } = await googleOnly()
  const browser = world.browser()
  browser.cookies.set('tuerca_session', 'a'.repeat(40))
  await browser.comeBackAs('google', person.id)
  expect(browser.cookies.get('tuerca_session')).toMatch(/^(?!a{40})[a-z0-9]{40}$/)
})

test.each([
  'https://trampa.test/',
  '//trampa.test/',
  '/\\trampa.test',
  '/.//trampa.test',
  'javascript:alert(1)',
  '/\t/trampa.test',
  '/auth?volver=//trampa.test',
  '/oauth/google',
  `/${'a'.repeat(2000)}`,
])('redirects a wish for %j within the site', async wish => {
  const { person } = await googleOnly()
  const { location } = await world.browser().comeBackAs('google', person.id, wish)
  const target = new URL(location, 'http://tuerca.test')
  expect(target.origin).toBe('http://tuerca.test')
  expect(location).not.toMatch(/^\/[/\\]|^\/(oauth|auth)/)
})

describe('an e-mail that has an account', () => {
  test('signs in or links nobody by itself, not even a provider', async () => {
    for (const email of ['ana@cast.test', 'litoral@cast.test']) {
      const person = newPerson(world, 'google', email)
      const browser = world.browser()
      expect((await browser.comeBackAs('google', person.id)).location).toBe(
        `/auth?con=google&paso=vincular&email=${encodeURIComponent(email)}`,
      )
      expect(await browser.ask<null>('{ viewer { email } }').catch(() => null)).toBeNull()
      expect(await browser.ask(FINISH, buyerInput())).toMatchObject({ code: 'EMAIL_TAKEN' })
      expect(await prisma().externalIdentity.count({ where: { account: { email } } })).toBe(0)
    }
  })

  test.each(['google', 'facebook'] as const)(
    'without verification by %s reveals nothing, and only its owner is mailed',
    async vendor => {
      const known = 'bruno@cast.test'
      const answers = []
      for (const email of [known, freshEmail()]) {
        const person = newPerson(world, vendor, email, false)
        const browser = world.browser()
        const { location } = await browser.comeBackAs(vendor, person.id)
        const { proof, ...answer } = await browser.ask(FINISH, buyerInput({ email }))
        answers.push({ location, answer: { ...answer, email: null }, proof: typeof proof })
      }
      expect(answers[0]).toEqual(answers[1])
      world.harness.mails.length = 0
      await world.harness.drain()
      const subjects = world.harness.mails.filter(({ to }) => to === known).map(({ subject }) => subject)
      expect(new Set(subjects)).toEqual(new Set(['Ya tenés una cuenta en Tuerca']))
      expect(await tokensMailedTo(world.harness, known, 'CONFIRM_EMAIL')).toEqual([])
    },
  )

  test('is linked permanently after signing in, even if the e-mail changes', async () => {
    await setKnownPassword(world.harness, 'ana@cast.test')
    const person = newPerson(world, 'google', 'ana@cast.test')
    const browser = world.browser()
    await browser.comeBackAs('google', person.id)
    await browser.ask(SIGN_IN, { email: 'ana@cast.test', password: PASSWORD })
    expect(await browser.ask(LINK, { password: 'otra' })).toMatchObject({ code: 'INVALID_INPUT' })
    const copied = browser.cookies.get('tuerca_session') ?? ''
    expect(await browser.ask(LINK, { password: PASSWORD })).toMatchObject({ __typename: 'IdentitiesPayload' })
    const { viewer } = await world.harness.services.sessions.recognise(`tuerca_session=${copied}`)
    expect(viewer.kind).toBe('visitor')
    expect(await browser.ask(LINK, { password: PASSWORD })).toMatchObject({ code: 'RETURN_OVER' })
    const elsewhere = world.browser()
    expect((await elsewhere.comeBackAs('google', person.id)).location).toBe('/dashboard')
    expect(await elsewhere.ask(WHO)).toMatchObject({ email: 'ana@cast.test' })
    // Another person at Google who has that e-mail now is a different one.
    const namesake = newPerson(world, 'google', 'ana@cast.test')
    expect((await world.browser().comeBackAs('google', namesake.id)).location).toContain('paso=vincular')
  })
})

describe('an account that is taken before its owner comes', () => {
  test('is worthless when signed up with a password before its owner comes by Google', async () => {
    const email = freshEmail()
    const thief = world.browser()
    const { proof } = await thief.ask<{ proof: string }>(
      'mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { ... on SignUpPayload { proof } } }',
      { input: { ...buyerInput().input, email, password: 'la del ladrón' } },
    )
    const token = await tokenMailedTo(world.harness, email, 'CONFIRM_EMAIL')
    const owner = world.browser()
    await owner.comeBackAs('google', newPerson(world, 'google', email).id)
    expect(await owner.ask(FINISH, buyerInput())).toMatchObject({ kind: 'BUYER' })
    expect(await owner.ask(CONFIRM, { token, proof })).toMatchObject({ code: 'LINK_USED' })
    expect(await thief.ask(SIGN_IN, { email, password: 'la del ladrón' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect(await accountWith(email)).toMatchObject({ passwordHash: null })
  })

  test("is not confirmed for a thief’s Facebook by the owner's press on the link", async () => {
    const email = freshEmail()
    const thief = world.browser()
    await thief.comeBackAs('facebook', newPerson(world, 'facebook', null).id)
    const { proof } = await thief.ask<{ proof: string }>(FINISH, buyerInput({ email }))
    const token = await tokenMailedTo(world.harness, email, 'CONFIRM_EMAIL')
    const owner = world.browser()
    for (const more of [{}, { password: 'cualquiera' }, { proof: token }])
      expect(await owner.ask(CONFIRM, { token, ...more })).toMatchObject({ code: 'OTHER_BROWSER' })
    expect(await owner.ask(CONFIRM, { token, password: '' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await accountWith(email)).toBeNull()
    // The owner who comes by Google meanwhile has it, and the thief's link is void.
    await owner.comeBackAs('google', newPerson(world, 'google', email).id)
    await owner.ask(FINISH, buyerInput())
    expect(await thief.ask(CONFIRM, { token, proof })).toMatchObject({ code: 'LINK_USED' })
  })
})

describe('ties an identity to one account', () => {
  test('links neither another person’s identity nor a second one of the vendor', async () => {
    const { person } = await googleOnly()
    await setKnownPassword(world.harness, 'bruno@cast.test')
    const bruno = world.browser()
    await bruno.ask(SIGN_IN, { email: 'bruno@cast.test', password: PASSWORD })
    expect((await bruno.comeBackAs('google', person.id)).location).toBe(
      '/cuenta/seguridad?con=google&fallo=taken',
    )
    expect(await bruno.ask(LINK, { password: PASSWORD })).toMatchObject({ code: 'RETURN_OVER' })
    for (const code of [undefined, 'WRONG_STATE']) {
      const own = newPerson(world, 'google', freshEmail())
      expect((await bruno.comeBackAs('google', own.id)).location).toBe(
        '/cuenta/seguridad?con=google&paso=vincular',
      )
      expect((await bruno.ask<{ code?: string }>(LINK, { password: PASSWORD })).code).toBe(code)
    }
  })

  test('links an identity to one of two accounts at once', async () => {
    const person = newPerson(world, 'facebook', null)
    const browsers = await Promise.all(
      ['pendiente@cast.test', 'bulevar@cast.test'].map(async email => {
        await setKnownPassword(world.harness, email)
        const browser = world.browser()
        await browser.ask(SIGN_IN, { email, password: PASSWORD })
        await browser.comeBackAs('facebook', person.id)
        return browser
      }),
    )
    const answers = await Promise.all(
      browsers.map(browser => browser.ask<{ code?: string }>(LINK, { password: PASSWORD })),
    )
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['IDENTITY_TAKEN', 'done'])
  })

  test('creates one account when a newcomer finishes twice', async () => {
    const email = freshEmail()
    const browser = world.browser()
    await browser.comeBackAs('google', newPerson(world, 'google', email).id)
    const answers = await Promise.all(
      [1, 2].map(() => browser.ask<{ code?: string; kind?: string }>(FINISH, buyerInput())),
    )
    expect(answers.map(({ code, kind }) => code ?? kind).toSorted()).toEqual(['BUYER', 'RETURN_OVER'])
  })
})

test('keeps the only way in, and changes nothing for a stolen session', async () => {
  const { browser, email } = await googleOnly()
  for (const password of [PASSWORD, '', '-'])
    expect(await browser.ask(UNLINK, { vendor: 'GOOGLE', password })).toMatchObject({
      code: password === '' ? 'INVALID_INPUT' : 'NO_PASSWORD',
    })
  await browser.comeBackAs('facebook', newPerson(world, 'facebook', null).id)
  expect(await browser.ask(LINK, { password: PASSWORD })).toMatchObject({ code: 'NO_PASSWORD' })
  expect(await browser.ask(WHO)).toMatchObject({ identities: [{ vendor: 'GOOGLE', label: email }] })
})

test('answers a password for an account without one like an unknown e-mail', async () => {
  const { email } = await googleOnly()
  const answers = []
  for (const tried of [email, freshEmail()]) {
    const browser = world.browser()
    answers.push(await browser.ask(SIGN_IN, { email: tried, password: PASSWORD }))
    answers.push(await browser.ask(SIGN_IN, { email: tried, password: 'a password nobody has' }))
  }
  expect(answers[0]).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
})

test('opens no account with a second factor by a known identity, however often', async () => {
  const { person, email } = await googleOnly()
  const { id: accountId } = (await accountWith(email)) ?? { id: '' }
  const { services } = world.harness
  const createdAt = world.harness.clock.now()
  const sealedKey = services.sealing.seal('TUERCATUERCATUERCATUERCATUERCA22', accountId)
  await prisma().secondFactor.create({ data: { accountId, sealedKey, enabledAt: createdAt, createdAt } })
  const browser = world.browser()
  expect((await browser.comeBackAs('google', person.id)).location).toBe('/auth?con=google&paso=codigo')
  expect(browser.cookies.has('tuerca_session')).toBe(false)
  expect(await browser.ask(FINISH, buyerInput())).toMatchObject({ code: 'EMAIL_TAKEN' })
  expect(await browser.ask(FINISH_SIGN_IN, { code: '000000' })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(browser.cookies.has('tuerca_session')).toBe(false)
})

test("links nothing from a stranger's earlier visit to the next person who signs in", async () => {
  await setKnownPassword(world.harness, 'admin@tuerca.example')
  const { accountId } = requireAccount(cast.admin.viewer)
  const shared = world.browser()
  await shared.comeBackAs('google', newPerson(world, 'google', freshEmail()).id)
  await shared.ask(SIGN_IN, { email: 'admin@tuerca.example', password: PASSWORD })
  // Not even on the page that links after signing in, which an address can open.
  expect(await shared.ask(LINK, { password: PASSWORD, sameEmail: true })).toMatchObject({
    code: 'RETURN_OVER',
  })
  expect(await prisma().externalIdentity.count({ where: { accountId } })).toBe(0)
  world.harness.clock.advance(31 * MINUTE_MS)
  expect(await shared.ask(LINK, { password: PASSWORD })).toMatchObject({ code: 'RETURN_OVER' })
})
