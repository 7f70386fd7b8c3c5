import type { IncomingMessage } from 'node:http'
import { type Answer, readAll } from '../answer.ts'
import { postRefusalOf } from '../loopback.ts'
import { redirect, typeface } from '../pages/page.ts'
import { FONT_PATH } from '../pages/payerPage.ts'
import { isValidCode, isValidExpiry, readCard } from './cards.ts'
import type { Emit } from './events.ts'
import { type CardForm, type CardProblems, checkoutPage, closedPage, unknownPage } from './hostedPage.ts'
import { pay } from './payments.ts'
import type { SessionRecord } from './records.ts'
import { currentSession } from './sessions.ts'
import type { StripeState } from './state.ts'

const PAY_PATH = /^\/c\/pay\/([A-Za-z0-9_]+)$/
const MAX_FORM = 10_000

/** True for a path of the payers' pages. */
export function isCheckoutPage(path: string): boolean {
  return PAY_PATH.test(path) || path === FONT_PATH
}

/** The pages of `https://checkout.stripe.com`, in Spanish. */
export async function handleCheckoutPage(
  state: StripeState,
  emit: Emit,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  if (url.pathname === FONT_PATH) return typeface()
  const id = PAY_PATH.exec(url.pathname)?.[1] ?? ''
  if (!state.sessions.get(id)) return unknownPage()
  const session = currentSession(state, emit, id)
  if (session.status !== 'open') return closedPage(session, successUrl(session))
  if (request.method !== 'POST') return checkoutPage(session)
  const refusal = postRefusalOf(request)
  if (refusal) return { status: 403, headers: {}, body: refusal }
  return submit(state, emit, session, await readForm(request))
}

function submit(state: StripeState, emit: Emit, session: SessionRecord, typed: CardForm): Answer {
  const card = readCard(typed.cardNumber)
  const problems: CardProblems = {
    ...(card ? {} : { cardNumber: 'Usá una de las tarjetas de prueba de abajo.' }),
    ...(isValidExpiry(typed.expiry, state.clock.now()) ? {} : { expiry: 'Escribí mes y año, como 12/30.' }),
    ...(isValidCode(typed.code) ? {} : { code: 'Son tres cifras.' }),
  }
  if (!card || Object.keys(problems).length > 0) return checkoutPage(session, typed, problems)
  if (pay(state, emit, session.id, card) !== 'DECLINED') return redirect(successUrl(session))
  const declined =
    card.failureCode === 'insufficient_funds'
      ? 'La tarjeta no tiene fondos suficientes. Probá con otra.'
      : 'El banco rechazó la tarjeta. Probá con otra.'
  return checkoutPage(session, typed, { declined })
}

function successUrl(session: SessionRecord): string {
  return session.successUrl
    .replaceAll('{CHECKOUT_SESSION_ID}', session.id)
    .replaceAll('%7BCHECKOUT_SESSION_ID%7D', session.id)
}

async function readForm(request: IncomingMessage): Promise<CardForm> {
  const form = new URLSearchParams((await readAll(request, MAX_FORM))?.toString('utf8') ?? '')
  const text = (name: string) => form.get(name) ?? ''
  return { cardNumber: text('cardNumber'), expiry: text('expiry'), code: text('code') }
}
