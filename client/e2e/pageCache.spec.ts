import { emailOf, PASSWORD, signIn } from './support/accounts'
import { expect, test } from './support/test'

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('shows the sign-in page without the password after signing out and going back', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  await page.goto('/auth')
  await signIn(page, emailOf('compradora'))
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /Lucía/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await page.waitForURL(url => url.pathname === '/')

  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('compradora'))
  const button = page.getByRole('button', { name: 'Iniciar sesión' })
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
})
