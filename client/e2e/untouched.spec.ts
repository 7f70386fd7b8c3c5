import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** The build's list of addresses. */
const site = JSON.parse(readFileSync(new URL('../dist/site.json', import.meta.url), 'utf8')) as {
  skeletons: Record<string, unknown>
}

/** Requests of the page so far, without the page itself. */
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

/** Every page of the site map, with its query string. */
async function publicAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname + new URL(address).search,
  )
  expect(addresses.length).toBeGreaterThan(20)
  return addresses
}

/** The text spacing of WCAG 1.4.12. */
const WIDE_TEXT =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

test('fits wide text spacing into a narrow phone', async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [...(await publicAddresses(page)), ...Object.keys(site.skeletons)]) {
    await page.goto(address)
    await page.addStyleTag({ content: WIDE_TEXT })
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
  }
})

test('serves an icon to programs that request an unnamed one', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toBe('image/x-icon')
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test.describe('a public page without interaction', () => {
  test('requests the fonts it uses and reports its visit, but no code and no graph', async ({
    newPerson,
  }) => {
    const page = await newPerson()
    const addresses = await publicAddresses(page)
    expect(addresses.filter(address => address in site.skeletons)).toEqual([])
    for (const address of addresses) {
      const one = await page.context().newPage()
      const asked = requestsOf(one)
      // Delays prefetching until released.
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
              !/^\/(favicon\.svg|manifest\.webmanifest|visitas|assets\/archivo-(texto|cartel|chapa|precio)\.woff2)$/.test(
                path,
              ),
          ),
        address,
      ).toEqual([])
      await one.close()
    }
  })

  test('prefetches its code when idle, and runs it when touched', async ({ newPerson }) => {
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
