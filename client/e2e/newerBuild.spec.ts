import type { Page } from '@playwright/test'
import { paths } from '../src/paths'
import { type OwnDeployment, ownDeployment } from './support/ownDeployment'
import { test as base, expect } from './support/test'

const test = base.extend<{ deployment: OwnDeployment }>({
  deployment: async ({ baseURL, context }, use) => {
    const deployment = await ownDeployment(baseURL ?? '')
    await use(deployment)
    // Pending requests of an open page would fail and raise complaints.
    for (const page of context.pages()) await page.close()
    await deployment.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Opens the contact form with its code running, in a browser with the service worker. */
async function openContact(page: Page, { url }: OwnDeployment): Promise<void> {
  await page.goto(url + paths.contact)
  await page.getByLabel('Asunto').focus()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

const newer = (page: Page) => page.getByText('Hay una versión nueva de Tuerca.')

test('keeps open tabs working during a deployment, without losing typed text', async ({
  page,
  deployment,
  complaints,
}) => {
  // The browser's own messages about the files of the older build.
  complaints.allow(/status of 404|dynamically imported module/)
  // Only pages opened after the worker's installation use it.
  await openContact(page, deployment)
  const other = await page.context().newPage()
  await openContact(page, deployment)
  await openContact(other, deployment)
  await page.getByLabel('Asunto').fill('Pagué dos veces')
  await other.getByLabel('Asunto').fill('Quiero vender')

  deployment.bringNewer()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(newer(page)).toBeVisible()
  await expect(newer(other)).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue('Pagué dos veces')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await loaded
  await page.getByLabel('Mensaje').focus()
  await expect(page.getByLabel('Asunto')).toHaveValue('Pagué dos veces')

  await expect(newer(other)).toBeVisible()
  await expect(other.getByLabel('Asunto')).toHaveValue('Quiero vender')
  await other.getByRole('contentinfo').getByRole('link', { name: 'Seguridad' }).click()
  await other.getByRole('button', { name: 'Reintentar' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible()
  await other.goto(deployment.url + paths.contact)
  await other.getByLabel('Mensaje').focus()
  await expect(other.getByLabel('Asunto')).toHaveValue('Quiero vender')
})

test.describe('before its first code', () => {
  // A service worker would be installed at the end of the test.
  test.use({ serviceWorkers: 'block' })

  test('sends a form of a page opened before a deployment and never touched', async ({
    page,
    deployment,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    // Prevents the prefetch of the code.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(deployment.url + paths.contact)
    deployment.bringNewer()
    await page.getByLabel('Asunto').fill('Pagué dos veces')
    await expect(page.getByText('No pudimos cargar lo que falta de la página.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar consulta' }).click()
    await expect(page.getByText('Poné tu nombre.')).toBeVisible()
    await expect(page.getByLabel('Asunto')).toHaveValue('Pagué dos veces')
  })
})
