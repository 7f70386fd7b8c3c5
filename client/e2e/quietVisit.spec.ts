import type { Cast } from './support/accounts'
import { holdIdle, kilobytesOf, scriptsOf, visitUntilQuiet } from './support/quietVisit'
import { expect, test } from './support/test'

/**
 * Most scripts that a first visit downloads until the page is quiet, and their kilobytes as the server compresses them. The
 * target is 20 and 200 (docs/performance.md); each limit is a little above what was measured.
 */
const VISITS: readonly (readonly [who: Cast | null, path: string, scripts: number, kilobytes: number])[] = [
  ['compradora', '/dashboard', 25, 210],
  ['compradora', '/dashboard/compras', 25, 210],
  ['compradora', '/dashboard/ordenes', 26, 217],
  ['compradora', '/dashboard/consultas', 15, 197],
  ['compradora', '/dashboard/calificaciones', 17, 199],
  ['compradora', '/dashboard/perfil', 24, 208],
  ['proveedor', '/dashboard', 27, 218],
  ['proveedor', '/dashboard/solicitudes', 27, 218],
  ['proveedor', '/dashboard/ofertas', 22, 210],
  ['proveedor', '/dashboard/ventas', 22, 208],
  ['proveedor', '/dashboard/ordenes', 25, 226],
  ['proveedor', '/dashboard/mis-ordenes', 21, 206],
  ['proveedor', '/dashboard/descuentos', 17, 212],
  ['proveedor', '/dashboard/dinero', 17, 204],
  ['proveedor', '/dashboard/calificaciones', 15, 200],
  ['proveedor', '/dashboard/perfil', 32, 235],
  [null, '/auth', 15, 206],
  [null, '/auth?mode=signup', 19, 210],
  [null, '/buscar-repuesto?mode=manual', 21, 217],
]

test('a first visit downloads few scripts until somebody acts on the page', async ({ newPerson }) => {
  const over: string[] = []
  for (const [who, path, mostScripts, mostKilobytes] of VISITS) {
    const page = await newPerson(who)
    await holdIdle(page)
    await visitUntilQuiet(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const scripts = await scriptsOf(page)
    const kilobytes = kilobytesOf(scripts)
    if (scripts.length > mostScripts || kilobytes > mostKilobytes)
      over.push(`${who ?? 'visitor'} ${path}: ${scripts.length} scripts, ${kilobytes.toFixed(1)} kB`)
    await page.context().close()
  }
  expect(over).toEqual([])
})

test('an act downloads what the page may need next, and live updates start without one', async ({
  newPerson,
}) => {
  const page = await newPerson('compradora')
  const socket = page.waitForEvent('websocket')
  await page.goto('/dashboard/compras')
  await socket
  const before = (await scriptsOf(page)).length
  await page.mouse.move(20, 20)
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(before + 5)
})

test('the page of an account starts its panel before its code has run, and that of a visitor does not', async ({
  newPerson,
}) => {
  const page = await newPerson('proveedor')
  const early = await page.request.get('/dashboard/ofertas')
  expect(await early.text()).toContain('<html data-cuenta="PROVIDER"')
  expect(early.headers()['cache-control']).toBe('no-store')
  for (const path of ['/', '/auth', '/faq'])
    expect(await (await page.request.get(path)).text()).not.toContain('data-cuenta="')
  const stranger = await newPerson()
  expect(await (await stranger.request.get('/dashboard/ofertas')).text()).not.toContain('data-cuenta="')
})

test('a page that was opened before its session ended elsewhere leads to the sign-in', async ({
  newPerson,
}) => {
  const page = await newPerson('proveedor2')
  await page.route('**/graphql', async route => {
    // The session ends between the page and its first query.
    await page.context().clearCookies({ name: 'tuerca_session' })
    const { cookie: _cookie, ...headers } = await route.request().allHeaders()
    await route.continue({ headers })
  })
  await page.goto('/dashboard/ofertas')
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
})
