import { emailOf, joinAsBuyer, PASSWORD } from './support/accounts'
import { ownServer } from './support/ownServer'
import { expect, test } from './support/test'
import { askFor, somePart } from './support/world'

// A server of its own: no other test loses its requests.
test('an operator removes all requests after two confirmations and a password, and undoes it', async ({
  browser,
  request,
}) => {
  const server = await ownServer(request)
  try {
    await server.start()
    const context = await browser.newContext({ baseURL: server.url })
    const admin = await context.newPage()
    const email = emailOf('admin')
    await joinAsBuyer(admin, { email, name: 'Olga Admin', department: 'Montevideo' })
    await askFor(admin, { email }, somePart('Radiador'))
    await admin.goto('/admin')
    const remove = admin.getByRole('button', { name: 'Eliminar Todas las Solicitudes' })
    await remove.click()
    const first = admin.getByRole('alertdialog', { name: /ADVERTENCIA/ })
    await expect(first).toContainText('1 solicitud')
    await first.getByRole('button', { name: 'Sí, Eliminar Todo' }).click()
    const last = admin.getByRole('alertdialog', { name: /ÚLTIMA CONFIRMACIÓN/ })
    await last.getByLabel('Tu contraseña').fill('no es esta')
    await last.getByRole('button', { name: 'Eliminar Todas las Solicitudes' }).click()
    await expect(last.getByLabel('Tu contraseña')).toHaveAttribute('aria-invalid', 'true')
    await last.getByLabel('Tu contraseña').fill(PASSWORD)
    await last.getByRole('button', { name: 'Eliminar Todas las Solicitudes' }).click()
    await expect(admin.getByText('Datos eliminados')).toBeVisible()
    await admin.getByRole('button', { name: 'Deshacer' }).click()
    await expect(admin.getByText('Solicitudes restauradas')).toBeVisible()
    await remove.click()
    await expect(admin.getByRole('alertdialog', { name: /ADVERTENCIA/ })).toContainText('1 solicitud')
    await context.close()
  } finally {
    await server.remove()
  }
})
