import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer } from './support/accounts'
import { look } from './support/look'
import { expect, listening, test } from './support/test'
import { askFor, offerFor, somePart } from './support/world'

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('keeps bell, menu and title in step over two tabs', async ({ newPerson }) => {
  const buyer = await newPerson()
  const provider = await newPerson('proveedor3')
  const email = freshEmail('campana')
  await joinAsBuyer(buyer, { email, name: 'Campana Pérez', department: 'Rocha' })
  const second = await buyer.context().newPage()
  await second.goto('/notificaciones')
  for (const page of [buyer, second]) await listening(page)
  await expect(bell(second, 'Notificaciones')).toBeVisible()

  const asked = await askFor(buyer, { email }, somePart('Bomba de agua'))
  await offerFor(provider, asked, 2300)
  for (const page of [buyer, second]) {
    await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
  }
  await expect(second.getByRole('link', { name: 'Nueva oferta' })).toBeVisible()
  await look(second, 'notificaciones')

  await bell(buyer, 'Notificaciones, 1 sin leer').click()
  const panel = buyer.getByRole('dialog', { name: 'Notificaciones' })
  await expect(panel.getByText(/\$\s2\.300 por/)).toBeVisible()
  await look(buyer, 'campana')
  await panel.getByRole('link', { name: 'Nueva oferta' }).click()
  await expect(buyer).toHaveURL(/\/dashboard\/consultas\//)
  for (const page of [buyer, second]) {
    await expect(bell(page, 'Notificaciones')).toBeVisible()
    await expect(page).toHaveTitle(/^(?!\()/)
  }
})
