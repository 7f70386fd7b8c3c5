import { hashPassword } from '../src/platform/passwords.ts'
import type { Person } from '../src/sandbox/oauth/people.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { createFacebookSignIn } from '../src/vendors/oauth/facebookSignIn.ts'
import { createGoogleSignIn } from '../src/vendors/oauth/googleSignIn.ts'
import { openSandbox } from './contracts/openSandbox.ts'
import { createHarness, type Harness, testClock } from './harness.ts'
import { type ServedSite, serveSite } from './servedSite.ts'
import { buyerInput, FINISH } from './signInDocuments.ts'

/** The site with the sandbox's Google and Facebook, and browsers that go between them. */
export interface SignInWorld {
  readonly harness: Harness
  readonly site: ServedSite
  readonly sandbox: Sandbox
  browser(): Browser
  close(): Promise<void>
}

export type VendorSlug = 'google' | 'facebook'

/** Answer of one of our pages. */
export interface Page {
  readonly status: number
  /** The path of its redirect, with its query. */
  readonly location: string
  readonly setCookies: readonly string[]
}

/** Keeps cookies like a browser, and follows no redirects by itself. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Opens a page of ours. */
  open(path: string): Promise<Page>
  /** Begins to sign in; returns the consent page's address. */
  begin(vendor: VendorSlug, onward?: string): Promise<URL>
  /** Begins, consents as that person (null: denies) and returns. */
  comeBackAs(vendor: VendorSlug, personId: string | null, onward?: string): Promise<Page>
  /** The answer of a GraphQL operation's first field. */
  ask<T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>): Promise<T>
}

export const PASSWORD = 'una clave larga'
/** Longer than a call takes here, and short enough for a test. */
const TIMEOUT_MS = 5000

export async function createSignInWorld(options: { timeoutMs?: number } = {}): Promise<SignInWorld> {
  const clock = testClock()
  const { sandbox, close } = await openSandbox({ clock })
  const { timeoutMs = TIMEOUT_MS } = options
  const redirectTo = (vendor: VendorSlug) => `http://tuerca.test/oauth/${vendor}/callback`
  const harness = await createHarness({
    clock,
    signInVendors: new Map([
      [
        'GOOGLE',
        createGoogleSignIn({
          mode: 'sandbox',
          ...sandbox.google,
          redirectUri: redirectTo('google'),
          clock,
          timeoutMs,
        }),
      ],
      [
        'FACEBOOK',
        createFacebookSignIn({
          mode: 'sandbox',
          ...sandbox.facebook,
          redirectUri: redirectTo('facebook'),
          timeoutMs,
        }),
      ],
    ]),
  })
  const site = await serveSite(harness, { openToVisitors: true })
  return {
    harness,
    site,
    sandbox,
    browser: () => createBrowser(site, sandbox),
    async close() {
      await site.close()
      await harness.close()
      await close()
    },
  }
}

function createBrowser(site: ServedSite, sandbox: Sandbox): Browser {
  const cookies = new Map<string, string>()
  const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (headers: Headers): string[] => {
    const set = headers.getSetCookie()
    for (const cookie of set) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return set
  }
  const browser: Browser = {
    cookies,
    async open(path) {
      const answer = await fetch(site.origin + path, { redirect: 'manual', headers: { cookie: sent() } })
      await answer.arrayBuffer()
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? '',
        setCookies: keep(answer.headers),
      }
    },
    async begin(vendor, onward) {
      const query = onward === undefined ? '' : `?${new URLSearchParams({ volver: onward })}`
      return new URL((await browser.open(`/oauth/${vendor}${query}`)).location)
    },
    async comeBackAs(vendor, personId, onward) {
      return browser.open(
        pathOf(sandbox.control[vendor].answer(await browser.begin(vendor, onward), personId)),
      )
    },
    async ask<T>(query: string, variables = {}) {
      const answer = await fetch(site.graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: sent() },
        body: JSON.stringify({ query, variables }),
      })
      keep(answer.headers)
      const { data, errors } = (await answer.json()) as { data: Record<string, T> | null; errors?: unknown }
      const [first] = Object.values(data ?? {})
      if (errors || first === undefined) throw new Error(JSON.stringify(errors))
      return first
    },
  }
  return browser
}

/** The address as a path of our own site. */
export const pathOf = ({ pathname, search }: URL) => pathname + search

/** A person with an account at that vendor. */
export function newPerson(
  { sandbox }: SignInWorld,
  vendor: VendorSlug,
  email: string | null,
  emailIsVerified = email !== null,
): Person {
  return sandbox.control[vendor].addPerson({ name: 'Persona Nueva', email, emailIsVerified })
}

/** Gives that account the password of the test world. */
export async function setKnownPassword({ services }: Harness, email: string): Promise<void> {
  await services.db.prisma.account.update({
    where: { email },
    data: { passwordHash: await hashPassword(PASSWORD) },
  })
}

/** An account that only Google opens, with its person there and its browser. */
export async function createGoogleAccount(world: SignInWorld, email: string) {
  const person = newPerson(world, 'google', email)
  const browser = world.browser()
  await browser.comeBackAs('google', person.id)
  await browser.ask(FINISH, buyerInput())
  return { email, person, browser }
}
