import { emailOf, signIn } from './support/accounts'
import { expect, test } from './support/test'

test('sends a visitor from the panel to the sign-in and back', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/dashboard/consultas')
  await expect(page).toHaveURL(/\/auth\?volver=/)
  await signIn(page, emailOf('comprador2'))
  await expect(page).toHaveURL('/dashboard/consultas')
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Martín' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Consultas' })).toHaveAttribute('aria-selected', 'true')
})

test('reports a wrong password, keeps the typed e-mail and does not reveal whether the account exists', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/auth')
  const refusals: string[] = []
  for (const email of ['nadie@tuerca.example', emailOf('proveedor-pendiente')]) {
    await signIn(page, email, 'no es esta')
    const refusal = page.getByRole('alert').getByText('Error al iniciar sesión')
    await expect(refusal).toBeVisible()
    refusals.push((await refusal.locator('..').textContent()) ?? '')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
    await page.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click()
  }
  expect(refusals[0]).toBe(refusals[1])
})

test('sends a visitor from the admin’s panel to the sign-in', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth?volver=%2Fadmin')
  await signIn(page, emailOf('admin'))
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Proveedores' })).toBeVisible()
})

for (const who of ['compradora', 'proveedor'] as const) {
  test(`refuses the admin’s panel to ${who}`, async ({ newPerson }) => {
    const page = await newPerson(who)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
    await expect(page.getByText('No tienes permisos para acceder a este panel')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
}

test('redirects a signed-in account from the sign-in', async ({ newPerson }) => {
  const page = await newPerson('comprador2')
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('closes the panel after signing out, to the back button too', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/auth?volver=%2Fdashboard')
  await signIn(page, emailOf('proveedor2'))
  await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  await page.getByRole('button', { name: 'Casa Bulevar' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
})

test('finds no conversation of another buyer', async ({ newPerson }) => {
  const owner = await newPerson('compradora')
  await owner.goto('/dashboard/compras')
  const link = owner.getByRole('link', { name: 'Abrir el chat' }).first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(owner.getByRole('log', { name: 'Mensajes' })).toBeVisible()
  const stranger = await newPerson('comprador2')
  await stranger.goto(`/dashboard/compras?chat=${address.replace('/chat/', '')}`)
  await expect(stranger.getByText('Chat no disponible').first()).toBeVisible()
  await expect(stranger).toHaveURL('/dashboard/compras')
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Solicitud no encontrada' })).toBeVisible()
  await expect(stranger.getByRole('log')).toHaveCount(0)
})

test('shows a page for an unknown address', async ({ page, complaints }) => {
  // The browser's own message about the page.
  complaints.allow(/status of 404/)
  await page.goto('/no-existe/nunca')
  await expect(page.getByRole('heading', { name: 'Esta pieza no está en el estante' })).toBeVisible()
  await expect(page).toHaveTitle(/Página no encontrada/)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})
