import { look } from './support/look'
import { screens } from './support/screens'
import { expect, test } from './support/test'

for (const { who, are } of screens) {
  test(`shows the screens of ${who ?? 'a visitor'} fitting, legible and named`, async ({ newPerson }) => {
    // A visitor has more than thirty screens.
    test.setTimeout(400_000)
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
    .getByRole('button', { name: /^Cancelar pedido:/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog', { name: '¿Cancelar el pedido?' })).toBeVisible()
  await look(page, 'cancelar-pedido')
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('tab', { name: /^Ordenes/ }).click()
  await page.getByRole('button', { name: 'Rechazar' }).first().click()
  await expect(page.getByRole('alertdialog', { name: '¿Rechazar la oferta?' })).toBeVisible()
  await look(page, 'rechazar-oferta')
})

test('shows the first offer’s seller and price on the first screen of a phone', async ({ newPerson }) => {
  const page = await newPerson('compradora')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/ordenes')
  const offer = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Aceptar oferta' }) })
  await expect(offer.getByText(/^Verificado · /).first()).toBeInViewport({ ratio: 1 })
})
