import { freshEmail, PASSWORD, signIn, signUpAsBuyer } from './support/accounts'
import { look } from './support/look'
import { linkInMail } from './support/sandbox'
import { expect, test } from './support/test'

const NEW_PASSWORD = 'otra-clave-larga'

test('a forgotten password is set anew by mail, which ends the sessions elsewhere; devices are signed out one by one', async ({
  newPerson,
}) => {
  const email = freshEmail('olvido')
  const first = await newPerson()
  await signUpAsBuyer(first, { email, name: 'Olga Vido', department: 'Rocha' })

  const page = await newPerson()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible()
  await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await look(page, 'recuperar-enviado')

  const link = await linkInMail(page.request, { to: email, subject: 'Elegí tu nueva contraseña' })
  const follow = async () => {
    await page.goto(link)
    await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD)
    await page.getByLabel('Repetí la contraseña').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  }
  await follow()
  await expect(page).toHaveURL(`/auth?email=${encodeURIComponent(email)}`)
  await first.goto('/dashboard/compras')
  await expect(first).toHaveURL(/\/auth\?volver=/)

  await follow()
  await expect(page.getByRole('heading', { name: 'Este enlace ya se usó' })).toBeVisible()
  await look(page, 'enlace-usado')

  await page.goto('/auth')
  await signIn(page, email, PASSWORD)
  await expect(page.getByRole('main').getByText('El email o la contraseña no coinciden.')).toBeVisible()
  await signIn(page, email, NEW_PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Olga' })).toBeVisible()
  await signIn(first, email, NEW_PASSWORD)
  await expect(first).toHaveURL('/dashboard/compras')

  await page.getByRole('button', { name: 'Olga Vido' }).click()
  await page.getByRole('menuitem', { name: 'Mis dispositivos y contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Seguridad de la cuenta' })).toBeVisible()
  await look(page, 'seguridad')
  await page.getByRole('button', { name: /^Cerrar sesión en/ }).click()
  await expect(page.getByRole('button', { name: /^Cerrar sesión en/ })).toHaveCount(0)
  await first.reload()
  await expect(first).toHaveURL(/\/auth\?volver=/)
})

test('the admin has a provider mailed a link, which signs in by a press and only once', async ({
  newPerson,
}) => {
  const admin = await newPerson('admin')
  await admin.goto('/admin')
  const row = admin.getByRole('row', { name: /Repuestos del Litoral/ })
  await row.getByRole('button', { name: 'Enviar Magic Link' }).click()
  await expect(admin.getByText('Magic Link enviado a proveedor@tuerca.example')).toBeVisible()

  const page = await newPerson()
  const link = await linkInMail(page.request, {
    to: 'proveedor@tuerca.example',
    subject: 'Tu enlace para entrar a Tuerca',
  })
  await page.goto(link)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  const other = await newPerson()
  await other.goto(link)
  await other.getByRole('button', { name: 'Entrar' }).click()
  await expect(other.getByRole('heading', { name: 'Este enlace ya se usó' })).toBeVisible()
})
