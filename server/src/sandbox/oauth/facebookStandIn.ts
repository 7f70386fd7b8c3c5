import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { action, type StandIn, type StandInParts, text } from '../standIn.ts'
import { startVendorServer } from '../vendorServer.ts'
import { answerConsent, CONSENT_FONT, handleConsent } from './consent.ts'
import { type GoogleControl, known } from './googleStandIn.ts'
import { createGrants } from './grants.ts'
import { json, readForm } from './oauthAnswers.ts'
import { newPerson, openPeople, type Person } from './people.ts'
import { peoplePage } from './peoplePage.ts'

export type FacebookControl = Omit<GoogleControl, 'lie'>

export interface FacebookStandIn extends StandIn {
  readonly address: { baseUrl: string; clientId: string; clientSecret: string }
  readonly control: { readonly facebook: FacebookControl }
}

const CLIENT = { clientId: '1000200030004000', clientSecret: 'sandbox-facebook-secret' }
const CONSENT_PATH = /^\/v\d+\.\d+\/dialog\/oauth$/
const TOKEN_PATH = /^\/v\d+\.\d+\/oauth\/access_token$/
const ME_PATH = /^\/v\d+\.\d+\/me$/
const LIFETIME_S = 5_183_944

/** Facebook's login dialog and the two calls of the Graph API that sign-in needs. */
export async function startFacebookStandIn(parts: StandInParts): Promise<FacebookStandIn> {
  const { clock, publicHost } = parts
  const people = openPeople('facebook', parts)
  const grants = createGrants(clock)
  const desk = { vendor: 'Facebook', clientId: CLIENT.clientId, people, grants }
  const tokens = new Map<string, Person>()

  async function exchange(request: IncomingMessage): Promise<Answer> {
    const form = await readForm(request)
    if (form.get('client_id') !== CLIENT.clientId || form.get('client_secret') !== CLIENT.clientSecret)
      return refused('Error validating client secret.', 1)
    const grant = grants.take(form.get('code') ?? '')
    if (!grant || form.get('redirect_uri') !== grant.redirectUri)
      return refused('This authorization code has been used.', 100)
    const accessToken = `EAA${createHmac('sha256', CLIENT.clientSecret).update(`${grant.person.id} ${tokens.size}`).digest('hex')}`
    tokens.set(accessToken, grant.person)
    return json(200, { access_token: accessToken, token_type: 'bearer', expires_in: LIFETIME_S })
  }

  function whoIs({ searchParams }: URL): Answer {
    const token = searchParams.get('access_token') ?? ''
    const person = tokens.get(token)
    const proof = createHmac('sha256', CLIENT.clientSecret).update(token).digest('hex')
    if (!person) return refused('Invalid OAuth access token.', 190, 401)
    if (searchParams.get('appsecret_proof') !== proof) return refused('Invalid appsecret_proof', 100)
    const { id, name, email } = person
    return json(200, { id, name, ...(email === null ? {} : { email }) })
  }

  const isPage = (path: string) => CONSENT_PATH.test(path) || path === CONSENT_FONT
  const server = await startVendorServer({
    ...parts,
    vendor: 'facebook',
    isAside: (_request, path) => isPage(path),
    brokenAnswer: status => refused('An unexpected error has occurred.', 2, status),
    async handle(request, url, held) {
      if (isPage(url.pathname)) return handleConsent(desk, request, url)
      await held()
      if (request.method === 'POST' && TOKEN_PATH.test(url.pathname)) return exchange(request)
      if (request.method === 'GET' && ME_PATH.test(url.pathname)) return whoIs(url)
      return json(501, { error: `the sandbox does not know ${request.method} ${url.pathname}` })
    },
  })
  const address = { baseUrl: `http://${publicHost}:${server.port}`, ...CLIENT }
  const control: FacebookControl = {
    answer: (consentUrl, personId) =>
      answerConsent(desk, new URL(consentUrl), personId === null ? null : known(people.get(personId))),
    people: people.list,
    addPerson: people.add,
  }
  return {
    name: 'facebook',
    title: 'Facebook',
    port: server.port,
    address,
    control: { facebook: control },
    addresses: { 'Acceso con Facebook': address.baseUrl },
    actions: {
      addFacebookPerson: action(newPerson, ({ email = null, ...given }) => people.add({ ...given, email })),
      answerFacebook: action(z.object({ url: text, person: text.nullable() }), ({ url, person }) => ({
        url: control.answer(url, person).href,
      })),
    },
    readings: { facebookPeople: people.list },
    page: {
      path: 'facebook',
      title: 'Facebook',
      note: 'Quién puede entrar con Facebook; hay quien no comparte su email',
      count: () => people.list().length,
      show: (shell, below) =>
        below.length === 0
          ? peoplePage(shell, { room: 'facebook', title: 'Facebook', people, addAction: 'addFacebookPerson' })
          : null,
    },
    reset() {
      people.reset()
      grants.reset()
      tokens.clear()
    },
    close: server.close,
  }
}

const refused = (message: string, code: number, status = 400) =>
  json(status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } })
