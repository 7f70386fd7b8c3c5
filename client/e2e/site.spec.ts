import { look } from './support/look'
import { expect, test } from './support/test'

test('runs the home page under its content policy', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'inicio')
})

test('chooses the colours before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test('answers an unknown address with a helpful page and 404', async ({ page, request, complaints }) => {
  // The browser's own message about the page.
  complaints.allow(/status of 404/)
  expect((await page.goto('/no/existe'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'no-existe')
  expect((await request.get('/assets/no-existe.js')).status()).toBe(404)
})

test('explores the API in GraphiQL without the internet', async ({ page }) => {
  await page.goto('/graphql')
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(
    page.getByRole('region', { name: 'Operation Response' }).or(page.locator('.result-window')),
  ).toContainText('"viewer": null')
})
