import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { z } from 'zod'

const CARDS = {
  pays: '4242 4242 4242 4242',
  processes: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
} as const

/** One action of the vendor sandbox's JSON API (server/src/sandbox/README.md). */
export async function sandbox(
  browser: APIRequestContext,
  action: string,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await browser.post(`/sandbox/api/${action}`, { data: body })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

const mail = z.object({ subject: z.string(), links: z.array(z.string()) })

/** The longest wait for a mail, which the sandbox limits, in ms. */
const MAIL_WAIT_MS = 30_000

/** The link in a mail that has arrived (after `since`, if given), or arrives within half a minute. */
export async function linkInMail(
  browser: APIRequestContext,
  wanted: { to: string; subject: string; since?: string },
): Promise<string> {
  const { links } = mail.parse(await sandbox(browser, 'waitForMail', { ...wanted, timeoutMs: MAIL_WAIT_MS }))
  const [link] = links
  if (!link) throw new Error(`No link in '${wanted.subject}'`)
  return link
}

const endable = z.object({ unsubscribe: z.object({ list: z.string() }) })

/** The address in the List-Unsubscribe header of a mail, which mail programs show as a button. */
export async function endOfMails(
  browser: APIRequestContext,
  wanted: { to: string; subject: string },
): Promise<string> {
  const { unsubscribe } = endable.parse(
    await sandbox(browser, 'waitForMail', { ...wanted, timeoutMs: MAIL_WAIT_MS }),
  )
  return unsubscribe.list.slice(1, -1)
}

const shown = z.object({ code: z.string() })

/** The current code of an authenticator app with this key. */
export async function codeOfApp(browser: APIRequestContext, key: string): Promise<string> {
  return shown.parse(await sandbox(browser, 'totpCode', { key })).code
}

/** Consents on the page of Google or Facebook, as a person outside its list. */
export async function agreeAs(
  page: Page,
  vendor: 'Google' | 'Facebook',
  person: { name: string; email: string },
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible()
  await page.getByLabel('Nombre').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel(`${vendor} verificó ese email`).setChecked(vendor === 'Google')
  await page.getByRole('button', { name: 'Continuar' }).click()
}

const MERCADO_PAGO = {
  pays: 'Tarjeta Aprueba',
  hasNoFunds: 'Tarjeta sin fondos',
  atAbitab: 'Efectivo en Abitab',
} as const

/** Chooses how to pay on Mercado Pago's page and sends it. */
export async function payAtMercadoPago(gateway: Page, how: keyof typeof MERCADO_PAGO): Promise<void> {
  await gateway.getByRole('radio', { name: MERCADO_PAGO[how] }).check()
  await gateway.getByRole('button', { name: /^Pagar/ }).click()
}

/** Types a card into the gateway's page and sends it. */
export async function payWith(gateway: Page, card: keyof typeof CARDS): Promise<void> {
  await gateway.getByLabel('Número de tarjeta').fill(CARDS[card])
  await gateway.getByLabel('Vencimiento').fill('12/34')
  await gateway.getByLabel('Código').fill('123')
  await gateway.getByRole('button', { name: /^Pagar/ }).click()
}
