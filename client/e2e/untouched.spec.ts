import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** What the build says of the addresses. */
const site = JSON.parse(readFileSync(new URL('../dist/site.json', import.meta.url), 'utf8')) as {
  silhouettes: Record<string, unknown>
}

/** What the page has asked for besides itself until now. */
function requestsOf(page: Page) {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!request.isNavigationRequest() && request.url().startsWith('http')) paths.push(pathname)
  })
  const code = () => paths.filter(path => path.endsWith('.js'))
  return {
    code,
    graph: () => paths.filter(path => path === '/graphql'),
    others: () =>
      paths.map(path => path.replace(/-[\w-]{8}(?=\.\w+$)/, '')).filter(path => !path.endsWith('.js')),
  }
}

test.describe('a public page that nobody touches', () => {
  test('asks for the fonts of what it shows, and for no code and nothing of the graph', async ({
    newPerson,
  }) => {
    const page = await newPerson()
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname + new URL(address).search,
    )
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter(address => address in site.silhouettes)).toEqual([])
    for (const address of addresses) {
      const one = await page.context().newPage()
      const asked = requestsOf(one)
      // Until then the browser has no leave to fetch anything ahead.
      await one.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      await one.goto(address)
      await one.evaluate(() => document.fonts.ready)
      expect(asked.code(), address).toEqual([])
      expect(asked.graph(), address).toEqual([])
      expect(
        asked
          .others()
          .filter(
            path =>
              !/^\/(favicon\.svg|manifest\.webmanifest|assets\/archivo-(texto|cartel|chapa|precio)\.woff2)$/.test(
                path,
              ),
          ),
        address,
      ).toEqual([])
      await one.close()
    }
  })

  test('downloads its code when it is idle, and runs it when it is touched', async ({ newPerson }) => {
    const page = await newPerson()
    const asked = requestsOf(page)
    await page.goto('/contacto')
    await expect.poll(() => asked.code().length).toBeGreaterThan(1)
    await expect(page.locator('script[type=module]')).toHaveCount(0)
    expect(asked.graph()).toEqual([])
    await page.getByLabel('Nombre').first().fill('Ana')
    await expect.poll(() => asked.graph().length).toBeGreaterThan(0)
    await expect(page.getByLabel('Nombre').first()).toHaveValue('Ana')
  })
})
