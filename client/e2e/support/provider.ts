import type { Locator, Page } from '@playwright/test'

type Quote = {
  part: string
  price: string
  condition: string
  delivery: string
  validity?: string
  warrantyDays?: string
  description?: string
}

/** Fills the block of one part in the dialog of an offer. */
export async function quote(dialog: Locator, offer: Quote): Promise<void> {
  const block = dialog.getByRole('group', { name: offer.part })
  const isOn = await block.getByRole('switch', { name: 'Cotizar' }).isChecked()
  if (!isOn) await block.getByText('Cotizar').click()
  await block.getByLabel('Precio').fill(offer.price)
  await block.getByLabel('Condición').selectOption({ label: offer.condition })
  await block.getByLabel('Entrega').selectOption({ label: offer.delivery })
  if (offer.validity) await block.getByLabel('Validez').selectOption({ label: offer.validity })
  if (offer.warrantyDays) {
    await block.getByText('Sin garantia').click()
    await block.getByLabel('Días de garantía').fill(offer.warrantyDays)
  }
  if (offer.description) await block.getByLabel('Descripción').fill(offer.description)
}

/** Opens the dialog of an offer from the row of its request. */
export async function startOffer(page: Page, request: Locator): Promise<Locator> {
  await request.getByRole('button', { name: 'Enviar Oferta' }).click()
  return page.getByRole('dialog', { name: 'Enviar oferta' })
}
