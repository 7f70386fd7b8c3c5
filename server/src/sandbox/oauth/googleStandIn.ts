import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { action, type StandIn, type StandInParts, text } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { answerConsent, CONSENT_FONT, handleConsent } from './consent.ts'
import { challengeOf, createGrants, type Grant } from './grants.ts'
import { json, readForm } from './oauthAnswers.ts'
import { newPerson, openPeople, type Person } from './people.ts'
import { peoplePage } from './peoplePage.ts'

/** Defects of an id_token. */
export const ID_TOKEN_LIES = [
  'nonce',
  'issuer',
  'audience',
  'expired',
  'signature',
  'unsigned',
  'unknown key',
] as const
export type IdTokenLie = (typeof ID_TOKEN_LIES)[number]

export interface GoogleControl {
  /** The return address after that person's consent; null for a denial. */
  answer(consentUrl: URL | string, personId: string | null): URL
  people(): readonly Person[]
  addPerson(given: Omit<Person, 'id'>): Person
  /** Gives the next id_token this defect. */
  lie(what: IdTokenLie): void
}

export interface GoogleStandIn extends StandIn {
  readonly address: { baseUrl: string; clientId: string; clientSecret: string }
  readonly control: { readonly google: GoogleControl }
}

const CLIENT = { clientId: 'sandbox.apps.googleusercontent.com', clientSecret: 'sandbox-google-secret' }
const CONSENT_PATH = '/o/oauth2/v2/auth'
const ISSUER = 'https://accounts.google.com'
const KEY_ID = 'sandbox-1'
const LIFETIME_S = 3599

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Google's sign-in: consent page, token endpoint and public keys. */
export async function startGoogleStandIn(parts: StandInParts): Promise<GoogleStandIn> {
  const { clock, publicHost } = parts
  const people = openPeople('google', parts)
  const grants = createGrants(clock)
  const desk = { vendor: 'Google', clientId: CLIENT.clientId, people, grants }
  let nextLie: IdTokenLie | null = null
  // Created at first use, because a start should not wait for them.
  let keys: ReturnType<typeof newKeys> | undefined
  const ownKeys = () => (keys ??= newKeys())

  function idToken({ person, clientId, nonce }: Grant): string {
    const lie = nextLie
    nextLie = null
    const now = Math.floor(clock.now().getTime() / 1000)
    const claims = {
      iss: lie === 'issuer' ? 'https://accounts.example.com' : ISSUER,
      aud: lie === 'audience' ? 'another.apps.googleusercontent.com' : clientId,
      sub: person.id,
      iat: now,
      exp: lie === 'expired' ? now - LIFETIME_S : now + LIFETIME_S,
      nonce: lie === 'nonce' ? 'of-another-visit' : (nonce ?? undefined),
      name: person.name,
      ...(person.email === null ? {} : { email: person.email, email_verified: person.emailIsVerified }),
    }
    const kid = lie === 'unknown key' ? 'sandbox-2' : KEY_ID
    const alg = lie === 'unsigned' ? 'none' : 'RS256'
    const body = `${part({ alg, kid, typ: 'JWT' })}.${part(claims)}`
    if (lie === 'unsigned') return `${body}.`
    const key = lie === 'signature' ? newKeys().privateKey : ownKeys().privateKey
    return `${body}.${signed(body, key)}`
  }

  async function exchange(request: IncomingMessage): Promise<Answer> {
    const { clientId, clientSecret } = CLIENT
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`) return json(401, { error: 'invalid_client' })
    const form = await readForm(request)
    const grant = grants.take(form.get('code') ?? '')
    const isTheirs =
      grant !== null &&
      form.get('redirect_uri') === grant.redirectUri &&
      (grant.challenge === null || challengeOf(form.get('code_verifier') ?? '') === grant.challenge)
    if (form.get('grant_type') !== 'authorization_code' || !isTheirs)
      return json(400, { error: 'invalid_grant', error_description: 'Bad Request' })
    return json(200, {
      access_token: `ya29.${grant.person.id}`,
      expires_in: LIFETIME_S,
      scope: 'openid https://www.googleapis.com/auth/userinfo.email',
      token_type: 'Bearer',
      id_token: idToken(grant),
    })
  }

  const isPage = (path: string) => path === CONSENT_PATH || path === CONSENT_FONT
  const server = await startVendorServer({
    ...parts,
    vendor: 'google',
    isAside: (_request, path) => isPage(path),
    brokenAnswer: status => json(status, { error: 'internal_failure' }),
    async handle(request, url, held) {
      if (isPage(url.pathname)) return handleConsent(desk, request, url)
      await held()
      if (request.method === 'POST' && url.pathname === '/token') return exchange(request)
      if (request.method === 'GET' && url.pathname === '/oauth2/v3/certs')
        return json(200, {
          keys: [{ ...ownKeys().publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
        })
      return json(501, { error: `the sandbox does not know ${request.method} ${url.pathname}` })
    },
  })
  const address = { baseUrl: `http://${publicHost}:${server.port}`, ...CLIENT }
  const control: GoogleControl = {
    answer: (consentUrl, personId) =>
      answerConsent(desk, new URL(consentUrl), personId === null ? null : known(people.get(personId))),
    people: people.list,
    addPerson: people.add,
    lie(what) {
      nextLie = what
    },
  }
  return {
    name: 'google',
    title: 'Google',
    port: server.port,
    address,
    control: { google: control },
    addresses: { 'Acceso con Google': address.baseUrl },
    actions: {
      addGooglePerson: action(newPerson, ({ email = null, ...given }) => people.add({ ...given, email })),
      answerGoogle: action(z.object({ url: text, person: text.nullable() }), ({ url, person }) => ({
        url: control.answer(url, person).href,
      })),
      lieAsGoogle: action(z.object({ what: z.enum(ID_TOKEN_LIES) }), ({ what }) => control.lie(what)),
    },
    readings: { googlePeople: people.list },
    page: {
      path: 'google',
      title: 'Google',
      note: 'Quién puede entrar con Google, y qué dice Google de cada uno',
      count: () => people.list().length,
      show: (shell, below) =>
        below.length === 0
          ? peoplePage(shell, { room: 'google', title: 'Google', people, addAction: 'addGooglePerson' })
          : null,
    },
    reset() {
      people.reset()
      grants.reset()
      nextLie = null
    },
    close: server.close,
  }
}

export function known(person: Person | undefined): Person {
  if (!person) throw new RangeError('nobody has that id')
  return person
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (body: string, key: KeyObject) => createSign('RSA-SHA256').update(body).sign(key, 'base64url')
