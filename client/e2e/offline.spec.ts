import { look } from './support/look'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

test('shows an offline notice for an unreachable page, and loads it on retry', async ({
  page,
  context,
  complaints,
}) => {
  // The browser's own messages about unreachable files.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/auth')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!active) throw new Error('no worker')
    if (active.state === 'activated') return
    await new Promise<void>(resolve =>
      active.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    )
  })
  // From its second page on, a visit uses the worker.
  await page.reload()
  // All requests of the page have finished.
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se cortó la conexión')
  await look(page, 'sin-conexion')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
})

test('can be installed', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons }: { icons: { src: string; type: string }[] } = await answer.json()
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
  }
  expect((await request.get('/sw.js')).headers()).toMatchObject({ 'cache-control': 'no-cache' })
})
