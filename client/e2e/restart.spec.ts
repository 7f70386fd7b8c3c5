import { freshEmail, signUpAsBuyer } from './support/accounts'
import { fillParts, fillVehicle, row } from './support/buyer'
import { type OwnServer, ownServer } from './support/ownServer'
import { test as base, expect } from './support/test'
import { somePart } from './support/world'

// A server of its own, since it is stopped while its pages are open.
const test = base.extend<{ server: OwnServer }>({
  server: async ({ request }, use) => {
    const server = await ownServer(request)
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test('keeps open pages and typed text through a restart of the server, and live updates continue', async ({
  server,
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_|WebSocket connection/)
  await server.start()
  const part = somePart('Motor de arranque')
  await signUpAsBuyer(page, { email: freshEmail('ana'), name: 'Ana Techera', department: 'Rivera' })
  await page.getByRole('tab', { name: 'Consultas' }).click()
  const writing = await page.context().newPage()
  await writing.goto('/buscar-repuesto?mode=manual')
  const wish = { brand: 'Chevrolet', model: 'Corsa', year: '2008', parts: [{ description: part }] }
  await fillVehicle(writing, wish)
  await fillParts(writing, wish)
  await writing.getByRole('button', { name: 'Siguiente' }).click()
  await server.stop()
  await writing.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(writing.getByText('Hubo un error al enviar tu solicitud.')).toBeVisible()
  await expect(page.getByText('Sin conexión.', { exact: false })).toBeVisible()
  await server.start()
  await expect(page.getByText('Sin conexión.', { exact: false })).toBeHidden()
  await writing.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(writing.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
  await expect(row(page, part)).toBeVisible()
})
