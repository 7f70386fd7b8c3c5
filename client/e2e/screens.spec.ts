import { freshEmail, joinAsBuyer } from './support/accounts'
import { look } from './support/look'
import { screens } from './support/screens'
import { expect, test } from './support/test'
import { askFor, offerFor, somePart } from './support/world'

for (const { who, are } of screens) {
  test(`shows the screens of ${who ?? 'a visitor'} fitting, legible and named`, async ({ newPerson }) => {
    // A visitor has more than thirty screens.
    test.setTimeout(900_000)
    const page = await newPerson(who)
    for (const [name, path, ready] of are) {
      await test.step(name, async () => {
        await page.goto(path)
        await ready(page)
        await look(page, name)
      })
    }
  })
}

test('shows the menu and the dialogs of a panel fitting and named', async ({ newPerson }) => {
  const page = await newPerson('compradora')
  await page.goto('/dashboard/consultas')
  await page.getByRole('button', { name: 'Lucía Ferreira' }).click()
  await expect(page.getByRole('menuitem', { name: 'Cerrar Sesión' })).toBeVisible()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Cancelar pedido/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog', { name: '¿Cancelar el pedido?' })).toBeVisible()
  await look(page, 'cancelar-pedido')
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('tab', { name: /^Ordenes/ }).click()
  const reject = page.getByRole('button', { name: 'Rechazar' }).first()
  // On a phone it is on the sheet of a row.
  const offer = page.getByRole('button', { name: /^Ver la oferta de/ }).first()
  await expect(reject.or(offer).first()).toBeVisible()
  if (await offer.isVisible()) await offer.click()
  await reject.click()
  await expect(page.getByRole('alertdialog', { name: '¿Rechazar la oferta?' })).toBeVisible()
  await look(page, 'rechazar-oferta')
})

test('shows three offers on the first screen of a phone, with their sellers', async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 360, height: 780 })
  const email = freshEmail('tres')
  await joinAsBuyer(page, { email, name: 'Tres Ofertas', department: 'Salto' })
  const asked = await askFor(page, { email }, somePart('Óptica delantera'))
  await offerFor(await newPerson('proveedor'), asked, 4850)
  await offerFor(await newPerson('proveedor2'), asked, 5200)
  await offerFor(await newPerson('proveedor3'), asked, 6980)
  await page.goto('/dashboard/ordenes')
  const sellers = page
    .getByRole('table', { name: 'Ofertas' })
    .first()
    .getByText(/^Verificado · /)
  await expect(sellers.nth(2)).toBeInViewport({ ratio: 1 })
})
