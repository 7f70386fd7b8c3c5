import { expect, type Page, test } from '@playwright/test'

/** What the browser complains about on a page: refused by the content policy, broken, or not found. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}

test('the home page runs under its content policy', async ({ page }) => {
  const complaints = complaintsOf(page)
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the colours are chosen before anything is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test('an address of the client is answered with the client, a missing file is not', async ({
  page,
  request,
}) => {
  await page.goto('/no/existe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await request.get('/assets/no-existe.js')).status()).toBe(404)
})

test('GraphiQL explores the API with nothing from the internet', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  const strangers: string[] = []
  page.on('request', request => {
    if (request.url().startsWith('http') && !request.url().startsWith(`${baseURL}/`))
      strangers.push(request.url())
  })
  await page.goto('/graphql')
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(
    page.getByRole('region', { name: 'Operation Response' }).or(page.locator('.result-window')),
  ).toContainText('"viewer": null')
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
})
