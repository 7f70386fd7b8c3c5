import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { CURRENT_POLICIES } from '../../src/lib/generated/policies'
import { ask } from './graph'
import { linkInMail } from './sandbox'

export const PASSWORD = 'demo-tuerca'

/** Accounts of the demo world, by the part of their e-mail before '@tuerca.example'. */
export type Cast =
  | 'compradora'
  | 'comprador2'
  /** Accepted an earlier version of a policy. */
  | 'comprador3'
  /** Buys for a workshop with an incomplete profile. */
  | 'comprador6'
  /** Waits for the deletion of her data. */
  | 'comprador7'
  | 'proveedor'
  | 'proveedor2'
  | 'proveedor3'
  | 'proveedor-pendiente'
  | 'admin'

/** The cookie of an answered notice of cookies, of a later version than any. */
export const ANSWERED = { name: 'tuerca_cookies', value: '9999-12-31~2026-01-01~necesarias' }

export const emailOf = (who: Cast) => `${who}@tuerca.example`

/** A new address. */
export const freshEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@ejemplo.uy`

/** The cookies of a new session, without going through the form. */
export async function cookiesOf(browser: APIRequestContext, who: Cast) {
  await ask(
    browser,
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
    { email: emailOf(who), password: PASSWORD },
    z.object({ signIn: z.object({ __typename: z.literal('SessionPayload') }) }),
  )
  return (await browser.storageState()).cookies
}

/** Fills the sign-in form on the current page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

type Person = { email: string; name: string; department: string }
type Seller = Person & { company: string; services: string }
type Kind = 'Quiero comprar repuestos' | 'Quiero vender repuestos'

/** Makes a buyer without the form, signed in on the page, which shows their panel. */
export async function joinAsBuyer(page: Page, person: Person): Promise<void> {
  const input = { ...joining(person), buyerType: 'CONSUMER' }
  await confirmByMail(page, person, 'signUpAsBuyer', 'SignUpAsBuyerInput', input)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${firstName(person)}` })).toBeVisible()
}

/** Makes a provider that waits for approval, without the form, signed in on the page, which shows its panel. */
export async function joinAsProvider(page: Page, person: Seller): Promise<void> {
  const input = { ...joining(person), companyName: person.company, partsDescription: person.services }
  await confirmByMail(page, person, 'signUpAsProvider', 'SignUpAsProviderInput', input)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
}

/** Inputs of both kinds of account. */
function joining({ email, name, department }: Person) {
  return {
    email,
    name,
    department: department.toUpperCase(),
    password: PASSWORD,
    phone: '099 123 456',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
  }
}

async function confirmByMail(
  { request }: Page,
  { email }: Person,
  command: string,
  inputType: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { signUp } = await ask(
    request,
    `mutation ($input: ${inputType}!) { signUp: ${command}(input: $input) { ... on SignUpPayload { proof } } }`,
    { input },
    z.object({ signUp: z.object({ proof: z.string() }) }),
  )
  const link = await linkInMail(request, { to: email, subject: 'Confirmá tu email' })
  await ask(
    request,
    'mutation ($token: String!, $proof: String!) { confirmRegistration(token: $token, proof: $proof) { __typename } }',
    { token: new URL(link).searchParams.get('confirmar'), proof: signUp.proof },
    z.object({ confirmRegistration: z.object({ __typename: z.literal('SessionPayload') }) }),
  )
}

/** Signs up as a buyer from the sign-in page, confirms by the mailed link and ends in the panel. */
export async function signUpAsBuyer(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?mode=signup')
  await signUpFrom(page, 'Quiero comprar repuestos', person)
}

/** Signs up as a provider, confirms by the mailed link and ends in the panel, waiting for approval. */
export async function signUpAsProvider(page: Page, person: Seller): Promise<void> {
  await page.goto('/auth?mode=signup')
  await signUpFrom(page, 'Quiero vender repuestos', person, async () => {
    await page.getByLabel('Empresa').fill(person.company)
    await page.getByLabel('Servicios').fill(person.services)
  })
}

/** Signs up from the page that asks for the kind of account; `more` fills the fields of that kind. */
export async function signUpFrom(
  page: Page,
  kind: Kind,
  person: Person,
  more: () => Promise<void> = async () => {},
): Promise<void> {
  // The whole card is the label of its radio.
  await page.getByText(kind).click()
  await page.getByRole('link', { name: 'Hacé el alta corta' }).click()
  const panel = kind === 'Quiero comprar repuestos' ? `Hola, ${firstName(person)}` : 'Mostrador'
  await finishSignUp(page, person, panel, more)
}

/** Signs up on the page of the short form, which leads to a screen with this heading. */
export async function finishSignUp(
  page: Page,
  person: Person,
  heading: string | RegExp,
  more: () => Promise<void> = async () => {},
): Promise<void> {
  await fillPerson(page, person)
  await more()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await page.goto(await linkInMail(page.request, { to: person.email, subject: 'Confirmá tu email' }))
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function fillPerson(page: Page, { email, name, department }: Person) {
  await page.getByLabel('Nombre y apellido').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Teléfono').fill('099 123 456')
  await page.getByLabel('Departamento').selectOption({ label: department })
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repetí la contraseña').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
}

const firstName = ({ name }: Person) => name.split(' ')[0] ?? ''
