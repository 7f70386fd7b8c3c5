import { expect, type Locator, type Page } from '@playwright/test'
import { payWith } from './sandbox'

type Part = { description: string; condition?: string; urgency?: string; quantity?: string; number?: string }

type Wish = {
  brand: string
  model: string
  year: string
  engine?: string
  parts: readonly Part[]
}

/** First step of the form: the vehicle. */
export async function fillVehicle(page: Page, { brand, model, year, engine = '' }: Wish): Promise<void> {
  await page.getByRole('combobox', { name: 'Marca' }).fill(brand)
  await page.getByLabel('Modelo').fill(model)
  await page.getByLabel('Año').fill(year)
  await page.getByLabel('Motor').fill(engine)
  await page.getByRole('button', { name: 'Siguiente' }).click()
}

/** Second step: the parts, one open at a time. */
export async function fillParts(page: Page, { parts }: Wish): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Agregar otro repuesto' }).click()
    const fields = page.getByRole('group', { name: new RegExp(`^Repuesto ${index + 1}:`) })
    await fields.getByLabel('Descripción').fill(part.description)
    await fields.getByLabel('Número de pieza').fill(part.number ?? '')
    await fields.getByLabel('Cantidad').fill(part.quantity ?? '1')
    if (part.condition) await pick(fields, part.condition)
    if (part.urgency) await pick(fields, part.urgency)
  }
}

/** People press the radio's label. */
async function pick(fields: Locator, choice: string) {
  await fields
    .locator('label')
    .filter({ hasText: new RegExp(`^${choice}$`) })
    .click()
}

/** Two screenshots of the page as photos for the request as a whole. */
export async function choosePhotos(page: Page): Promise<void> {
  const picture = await page.screenshot({ type: 'jpeg' })
  const files = ['óptica de frente.jpg', 'óptica de atrás.jpg'].map(name => ({
    name,
    mimeType: 'image/jpeg',
    buffer: picture,
  }))
  await page.getByLabel('Subir', { exact: true }).last().setInputFiles(files)
  for (const { name } of files) await expect(page.getByRole('img', { name: `${name}, subida` })).toBeVisible()
}

/** The offer with this price in the comparison: its tag, or its row in a phone's table. */
export function shownOffer(page: Page, price: string): Locator {
  return page
    .getByRole('article', { name: price, exact: true })
    .or(page.getByRole('button', { name: `Ver la oferta de ${price}`, exact: true }))
}

/** The tag of the offer with this price; in a phone's table its row is opened first, and the whole sheet returned. */
export async function offerTag(page: Page, price: string): Promise<Locator> {
  const tag = page.getByRole('article', { name: price, exact: true })
  const row = page.getByRole('button', { name: `Ver la oferta de ${price}`, exact: true })
  // An open sheet hides the table under it.
  const sheet = page.getByRole('dialog', { name: /^Oferta \d+ de \d+$/ })
  await expect(tag.or(row).or(sheet).first()).toBeVisible()
  if ((await tag.isVisible()) && !(await sheet.isVisible())) return tag
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await row.click()
  await expect(tag).toBeVisible()
  return sheet
}

/** The row of a list that contains `words`. */
export function row(page: Page, words: string): Locator {
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words })
}

/** Clicks the pay button and returns the gateway's page: the same page on a phone, another tab elsewhere. */
export async function openGateway(pay: Locator): Promise<Page> {
  const page = pay.page()
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await pay.click()
    return page
  }
  const opening = page.context().waitForEvent('page')
  await pay.click()
  return opening
}

/** Accepts the offer of this price, pays it whole by card, and sees that it is paid. */
export async function acceptAndPay(buyer: Page, price: string): Promise<void> {
  const tag = await offerTag(buyer, price)
  await tag.getByRole('button', { name: 'Aceptar oferta' }).click()
  const paying = buyer.getByRole('dialog', { name: 'Procesar Pago' })
  const gateway = await openGateway(paying.getByRole('button', { name: `Pagar ${price}` }))
  await payWith(gateway, 'pays')
  await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
}
