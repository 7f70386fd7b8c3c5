import { emailOf, freshEmail, joinAsBuyer, joinAsProvider, PASSWORD } from './support/accounts'
import { ownServer } from './support/ownServer'
import { approveAll } from './support/provider'
import { expect, test } from './support/test'
import { askFor, offerFor, pay, somePart } from './support/world'

// A server of its own: no other test loses its requests.
test('an operator removes all requests but a paid one after two confirmations and a password, and undoes it', async ({
  browser,
  request,
}) => {
  // A server that starts beside other work takes long.
  const server = await ownServer(request)
  try {
    await server.start()
    const context = await browser.newContext({ baseURL: server.url })
    const admin = await context.newPage()
    const email = emailOf('admin')
    await joinAsBuyer(admin, { email, name: 'Olga Admin', department: 'Montevideo' })
    await askFor(admin, { email }, somePart('Radiador'))
    const seller = await (await browser.newContext({ baseURL: server.url })).newPage()
    await joinAsProvider(seller, {
      email: freshEmail('rosa'),
      name: 'Rosa Píriz',
      department: 'Rivera',
      company: 'Repuestos Rosa',
      services: 'Usados',
    })
    await approveAll(admin)
    await pay(admin, await offerFor(seller, await askFor(admin, { email }, somePart('Alternador')), 4300))
    await admin.goto('/admin')
    const remove = admin.getByRole('button', { name: 'Eliminar Todas las Solicitudes' })
    await remove.click()
    const first = admin.getByRole('alertdialog', { name: /ADVERTENCIA/ })
    await expect(first).toContainText('1 solicitud')
    await expect(first).toContainText('Se conserva 1 solicitud con plata')
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
    await seller.context().close()
  } finally {
    await server.remove()
  }
})
