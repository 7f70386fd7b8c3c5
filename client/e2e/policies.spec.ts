import { emailOf, signIn } from './support/accounts'
import { look } from './support/look'
import { expect, test } from './support/test'

test('shows policy changes to an account with an earlier consent, which postpones and then accepts', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/auth?volver=%2Fdashboard')
  await signIn(page, emailOf('comprador3'))
  const dialog = page.getByRole('dialog', { name: 'Leé lo que cambió' })
  await expect(dialog.getByRole('heading', { name: 'Política de privacidad' })).toBeVisible()
  await expect(dialog.locator('ins').filter({ hasText: 'Google' }).first()).toBeVisible()
  await look(page, 'politica-nueva')

  await dialog.getByRole('button', { name: 'Ahora no' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Rosario' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/auth?volver=%2Fdashboard')
  await signIn(page, emailOf('comprador3'))
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosario' })).toBeVisible()
  await expect(dialog).toBeHidden()
})
