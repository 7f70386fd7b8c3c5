import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { ask } from './graph'

type OfferLine = {
  part: string
  price: string
  condition: string
  delivery: string
  validity?: string
  warrantyDays?: string
  description?: string
}

/** Fills the fields of one part in the dialog of an offer. */
export async function fillOfferLine(dialog: Locator, line: OfferLine): Promise<void> {
  const block = dialog.getByRole('group', { name: line.part })
  const isOn = await block.getByRole('switch', { name: 'Cotizar' }).isChecked()
  if (!isOn) await block.getByText('Cotizar').click()
  await block.getByLabel('Precio').fill(line.price)
  await block.getByLabel('Condición').selectOption({ label: line.condition })
  await block.getByLabel('Entrega').selectOption({ label: line.delivery })
  if (line.validity) await block.getByLabel('Validez').selectOption({ label: line.validity })
  // A part that is switched on takes the warranty of the one above.
  const warranty = block.getByRole('switch', { name: /^(Con|Sin) garant/ })
  if ((await warranty.isChecked()) !== Boolean(line.warrantyDays)) await warranty.press('Space')
  if (line.warrantyDays) await block.getByLabel('Días de garantía').fill(line.warrantyDays)
  if (line.description) await block.getByLabel('Descripción').fill(line.description)
}

/** Opens the dialog of an offer from the row of its request. */
export async function startOffer(page: Page, request: Locator): Promise<Locator> {
  await request.getByRole('button', { name: 'Enviar Oferta' }).click()
  return page.getByRole('dialog', { name: 'Enviar oferta' })
}

/** As the admin, approves the providers that wait, without the dialogs. */
export async function approveAll({ request }: Page): Promise<void> {
  const { providers } = await ask(
    request,
    '{ providers { edges { node { id reviewVersion } } } }',
    {},
    z.object({
      providers: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string(), reviewVersion: z.string() }) })),
      }),
    }),
  )
  for (const { node } of providers.edges)
    await ask(
      request,
      'mutation ($id: ID!, $seen: String!) { approveProvider(id: $id, seen: $seen, incomplete: true) { __typename } }',
      { id: node.id, seen: node.reviewVersion },
      z.object({ approveProvider: z.object({ __typename: z.literal('ProviderPayload') }) }),
    )
}
