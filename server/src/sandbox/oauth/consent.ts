import type { IncomingMessage } from 'node:http'
import { type Answer, readAll } from '../answer.ts'
import { postRefusalOf } from '../loopback.ts'
import { type Html, html } from '../pages/html.ts'
import { nut, page, redirect, typeface } from '../pages/page.ts'
import type { Grants } from './grants.ts'
import { newPerson, type People, type Person } from './people.ts'

/** The consent pages of a vendor for sign-in. */
export interface ConsentDesk {
  /** The vendor's name as people know it. */
  readonly vendor: string
  readonly clientId: string
  readonly people: People
  readonly grants: Grants
}

const MAX_FORM = 10_000
export const CONSENT_FONT = '/archivo.woff2'

/** GET lists test identities; POST picks one or denies. */
export async function handleConsent(desk: ConsentDesk, request: IncomingMessage, url: URL): Promise<Answer> {
  if (url.pathname === CONSENT_FONT) return typeface()
  const problem = problemOf(desk, url)
  if (problem) return problemPage(desk, problem)
  if (request.method !== 'POST') return consentPage(desk)
  const refusal = postRefusalOf(request)
  if (refusal) return { status: 403, headers: {}, body: refusal }
  const form = new URLSearchParams((await readAll(request, MAX_FORM))?.toString('utf8') ?? '')
  return redirect(answerConsent(desk, url, chosen(desk, form)).href)
}

/**
 * The return address after consent; null for a denial. Throws RangeError when the address is not one of ours.
 */
export function answerConsent(desk: ConsentDesk, url: URL, person: Person | null): URL {
  const problem = problemOf(desk, url)
  if (problem) throw new RangeError(problem)
  const asked = url.searchParams
  const redirectUri = asked.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', asked.get('state') ?? '')
  if (!person) {
    back.searchParams.set('error', 'access_denied')
    return back
  }
  const code = desk.grants.give({
    person,
    clientId: desk.clientId,
    redirectUri,
    nonce: asked.get('nonce'),
    challenge: asked.get('code_challenge'),
  })
  back.searchParams.set('code', code)
  return back
}

function problemOf({ clientId }: ConsentDesk, { searchParams }: URL): string | null {
  if (searchParams.get('client_id') !== clientId) return 'invalid_client'
  if (searchParams.get('response_type') !== 'code') return 'unsupported_response_type'
  if (!URL.canParse(searchParams.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  const method = searchParams.get('code_challenge_method')
  return method === null || method === 'S256' ? null : 'invalid_request'
}

function chosen({ people }: ConsentDesk, form: URLSearchParams): Person | null {
  const id = form.get('person')
  if (id === 'new') return people.add(ownWords(form))
  return (id && people.get(id)) || null
}

function ownWords(form: URLSearchParams): Omit<Person, 'id'> {
  const { name, email, emailIsVerified } = newPerson.parse({
    name: form.get('name') || undefined,
    email: form.get('email') ?? '',
    emailIsVerified: form.get('emailIsVerified') ?? '',
  })
  return { name, email: email ?? null, emailIsVerified }
}

function frame({ vendor }: ConsentDesk, title: string, status: number, main: Html): Answer {
  return page({
    title,
    status,
    fontUrl: CONSENT_FONT,
    header: html`<span class="logo">${nut}${vendor}</span><span class="muted small">Página de acceso, sandbox de ${vendor}</span>`,
    main: html`<div class="narrow stack" style="--g:1.5rem">${main}</div>`,
  })
}

const problemPage = (desk: ConsentDesk, problem: string) =>
  frame(
    desk,
    'Acceso bloqueado',
    400,
    html`<h1>Acceso bloqueado</h1><p class="alert">${desk.vendor} no reconoce al sitio que pide entrar: <code>${problem}</code></p>`,
  )

const emailOf = ({ email, emailIsVerified }: Person) => {
  if (email === null) return 'Sin email'
  return emailIsVerified ? email : `${email} (sin verificar)`
}

const consentPage = (desk: ConsentDesk) =>
  frame(
    desk,
    'Elegí una cuenta',
    200,
    html`<div class="stack" style="--g:.5rem"><h1>Elegí una cuenta</h1><p class="muted">Tuerca va a saber tu nombre y tu email.</p></div>
<form class="stack" style="--g:.5rem" method="post">${desk.people
      .list()
      .map(
        one =>
          html`<button class="btn btn--l" style="justify-content:space-between;gap:1rem" name="person" value="${one.id}"><b>${one.name}</b><span class="muted small">${emailOf(one)}</span></button>`,
      )}</form>
<form class="panel stack" method="post"><h2>Usar otra cuenta</h2>
<div class="field"><label for="name">Nombre</label><input class="in" id="name" name="name" autocomplete="off"></div>
<div class="field"><label for="email">Email</label><input class="in" id="email" name="email" inputmode="email" autocomplete="off"></div>
<label class="row"><input type="checkbox" name="emailIsVerified" checked> ${desk.vendor} verificó ese email</label>
<div><button class="btn btn--p" name="person" value="new">Continuar</button></div></form>
<form method="post"><button class="btn" name="person" value="">Cancelar</button></form>`,
  )
