import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteFacts } from '../../src/compose.ts'
import { composeVendors } from '../../src/composeVendors.ts'
import { ConsentRejected, SignInVendorUnavailable } from '../../src/domains/accounts/identity/signInVendor.ts'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { readEnv } from '../../src/env.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { createLogger } from '../../src/platform/logger.ts'
import { createFacebookSignIn } from '../../src/vendors/oauth/facebookSignIn.ts'
import { createGoogleSignIn } from '../../src/vendors/oauth/googleSignIn.ts'
import { createHarness, testClock } from '../harness.ts'
import { tokenMailedTo } from '../linksWorld.ts'
import { serveSite } from '../servedSite.ts'
import { buyerInput, FINISH, FINISH_PROVIDER, WHO } from '../signInDocuments.ts'
import {
  createGoogleAccount,
  createSignInWorld,
  newPerson,
  type SignInWorld,
  type VendorSlug,
} from '../signInWorld.ts'
import { type Cast, createCast } from '../world.ts'

let world: SignInWorld
let cast: Cast
beforeAll(async () => {
  world = await createSignInWorld()
  cast = await createCast(world.harness)
})
afterEach(() => world.sandbox.control.faults.clear())
afterAll(() => world.close())

let people = 0
const freshEmail = () => `vuelve-${(people += 1)}@correo.test`
const prisma = () => world.harness.services.db.prisma

async function googleOnly() {
  const made = await createGoogleAccount(world, freshEmail())
  const { id } = await prisma().account.findUniqueOrThrow({ where: { email: made.email } })
  return { ...made, id }
}

test('switches off a vendor without credentials in production, and removes its button', async () => {
  const env = readEnv({
    NODE_ENV: 'production',
    APP_SECRET: 'a secret that only this test has',
    DATA_KEYS: 'a key that only this test has',
    ADMIN_EMAIL: 'admin@tuerca.uy',
    PUBLIC_URL: 'https://tuerca.uy',
    SUPPORT_EMAIL: 'ayuda@tuerca.uy',
    DATABASE_URL: 'postgres://tuerca@db/tuerca',
    GOOGLE_CLIENT_ID: 'a-client',
    GOOGLE_CLIENT_SECRET: 'a-secret',
  })
  const vendorsWith = async (more: Partial<typeof env>) => {
    const { signInVendors } = await composeVendors({
      env: { ...env, ...more },
      publicUrl: env.PUBLIC_URL ?? '',
      sitePort: 443,
      clock: testClock(),
      logger: createLogger({ level: 'silent' }),
      opened: { add: () => {} },
    })
    const { settings } = world.harness.services
    return { signInVendors, buttons: siteFacts(settings, signInVendors).signInVendors }
  }
  expect((await vendorsWith({})).buttons).toBe('GOOGLE')
  const none = await vendorsWith({ GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
  expect(none.buttons).toBe('')

  const harness = await createHarness({ signInVendors: none.signInVendors })
  const site = await serveSite(harness, { openToVisitors: true })
  for (const vendor of ['google', 'facebook']) {
    const { headers } = await fetch(`${site.origin}/oauth/${vendor}`, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`/auth?con=${vendor}&fallo=switched-off`)
    expect(headers.getSetCookie()).toEqual([])
  }
  await site.close()
  await harness.close()
})

describe('a return from Google', () => {
  test('reactivates a deactivated account', async () => {
    const { browser, person, id, email } = await googleOnly()
    await browser.ask('mutation { deactivateAccount { __typename } }')
    const account = () => prisma().account.findUniqueOrThrow({ where: { id } })
    expect((await account()).deactivatedAt).not.toBeNull()
    expect(await browser.ask<null>('{ viewer { email } }').catch(() => null)).toBeNull()
    const again = world.browser()
    expect((await again.comeBackAs('google', person.id)).location).toBe('/dashboard')
    expect(await again.ask(WHO)).toMatchObject({ email })
    expect((await account()).deactivatedAt).toBeNull()
  })

  test('signs a provider up without a password, who waits for approval and can read a rejection', async () => {
    const email = freshEmail()
    const person = newPerson(world, 'google', email)
    const browser = world.browser()
    expect((await browser.comeBackAs('google', person.id)).location).toBe('/auth/completar')
    const input = {
      name: 'Persona Nueva',
      companyName: 'Desarme por Google',
      phone: '094 231 234',
      department: 'ROCHA',
      partsDescription: 'Usados',
      acceptsTerms: true,
      policies: CURRENT_POLICIES,
    }
    expect(await browser.ask(FINISH_PROVIDER, { input })).toMatchObject({ kind: 'PROVIDER' })
    const PROFILE = '{ viewer { email provider { status decisionReason } entersByVendorOnly } }'
    expect(await browser.ask(PROFILE)).toEqual({
      email,
      provider: { status: 'PENDING', decisionReason: null },
      entersByVendorOnly: true,
    })
    await prisma().providerProfile.updateMany({
      where: { account: { email } },
      data: { status: 'REJECTED', decisionReason: 'El RUT no figura' },
    })
    const again = world.browser()
    expect((await again.comeBackAs('google', person.id)).location).toBe('/dashboard')
    expect(await again.ask(PROFILE)).toMatchObject({
      provider: { status: 'REJECTED', decisionReason: 'El RUT no figura' },
    })
  })

  test('is a new person after the erasure; until then the data export names the identity', async () => {
    const { browser, person, email, id } = await googleOnly()
    const { harness, site } = world
    const cookie = `tuerca_session=${browser.cookies.get('tuerca_session')}`
    const copy = await (await fetch(`${site.origin}/mis-datos/tuerca.json`, { headers: { cookie } })).json()
    const identity = copy.secciones.flatMap(({ registros }: { registros: unknown[] }) =>
      registros.filter(record => JSON.stringify(record).includes('Google')),
    )
    expect(JSON.stringify(identity)).toContain(email)

    await harness.visitor.data(
      `mutation ($email: String!) { requestDeletion(input: { email: $email, confirmation: "eliminar" }) { __typename } }`,
      { email },
    )
    const token = await tokenMailedTo(harness, email, 'CONFIRM_DELETION')
    await harness.visitor.data(
      'mutation ($token: String!) { confirmDeletion(token: $token) { __typename } }',
      {
        token,
      },
    )
    const asked = await prisma().dataRequest.findFirstOrThrow({ where: { accountId: id } })
    const erased = await cast.admin.data(
      'mutation ($id: ID!) { eraseData(id: $id) { __typename ... on Refusal { code } } }',
      { id: encodeGlobalId('DataRequest', asked.id) },
    )
    expect(erased).toEqual({ eraseData: { __typename: 'DataRequestPayload' } })
    expect(await prisma().externalIdentity.count({ where: { subject: person.id } })).toBe(0)
    expect(await prisma().externalReturn.count({ where: { subject: person.id } })).toBe(0)
    expect(await browser.ask<null>('{ viewer { email } }').catch(() => null)).toBeNull()

    const newcomer = world.browser()
    expect((await newcomer.comeBackAs('google', person.id)).location).toBe('/auth/completar')
    await newcomer.ask(FINISH, buyerInput())
    const account = await prisma().account.findUniqueOrThrow({ where: { email } })
    expect(account.id).not.toBe(id)
  })
})

describe.each(['google', 'facebook'] as const)('%s that fails', (vendor: VendorSlug) => {
  test.each(['ERROR', 'ERROR_AFTER', 'DROP'] as const)(
    '(%s) signs nobody in and shows it; then it works again',
    async kind => {
      const person = newPerson(world, vendor, freshEmail())
      world.sandbox.control.faults.misbehave({ vendor, kind, match: 'token', status: 500 })
      const browser = world.browser()
      expect((await browser.comeBackAs(vendor, person.id)).location).toBe(
        `/auth?con=${vendor}&fallo=unavailable`,
      )
      expect(browser.cookies.has('tuerca_session')).toBe(false)
      expect((await browser.comeBackAs(vendor, person.id)).location).toBe('/auth/completar')
    },
  )

  test('(it never answers) is aborted', async () => {
    const hasty = await createSignInWorld({ timeoutMs: 50 })
    const person = newPerson(hasty, vendor, freshEmail())
    hasty.sandbox.control.faults.misbehave({ vendor, kind: 'HANG', match: 'token' })
    expect((await hasty.browser().comeBackAs(vendor, person.id)).location).toBe(
      `/auth?con=${vendor}&fallo=unavailable`,
    )
    hasty.sandbox.control.faults.clear()
    await hasty.close()
  })

  test.each([
    ['a page', 'text/html', '<!doctype html><h1>Mantenimiento</h1>'],
    ['half an object', 'application/json', '{"access_token": "a'],
    ['a list', 'application/json', '[]'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    [
      'a token that is a number',
      'application/json',
      '{"access_token": 7, "id_token": 7, "token_type": "Bearer"}',
    ],
    [
      'a token that is none',
      'text/plain',
      '{"access_token": "x", "id_token": "x.y.z", "token_type": "Bearer"}',
    ],
  ])(
    '(%s as %s) is told as a fault of theirs or a consent that cannot be believed',
    async (_what, type, body) => {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': type }).end(body)
      })
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const config = {
        mode: 'sandbox',
        clientId: 'ours',
        clientSecret: 'secret',
        redirectUri: 'http://tuerca.test/back',
        baseUrl: `http://127.0.0.1:${port}`,
        clock: testClock(),
      } as const
      const adapter = vendor === 'google' ? createGoogleSignIn(config) : createFacebookSignIn(config)
      const keys = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) }
      const error = await adapter.readPerson('a-code', keys).catch((fault: unknown) => fault)
      expect([SignInVendorUnavailable.name, ConsentRejected.name]).toContain((error as Error).name)
      await new Promise(resolve => server.close(resolve))
    },
  )
})
