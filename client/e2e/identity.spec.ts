import { freshEmail, joinAsBuyer, PASSWORD, signIn } from './support/accounts'
import { look } from './support/look'
import { codeOfApp, linkInMail } from './support/sandbox'
import { expect, test } from './support/test'

const NEW_PASSWORD = 'otra-clave-larga'

test('resets a forgotten password by mail, ends other sessions, and signs devices out one by one', async ({
  newPerson,
}) => {
  const email = freshEmail('olvido')
  const first = await newPerson()
  await joinAsBuyer(first, { email, name: 'Olga Vido', department: 'Rocha' })

  const page = await newPerson()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible()
  await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await look(page, 'recuperar-enviado')

  const link = await linkInMail(page.request, { to: email, subject: 'Elegí tu nueva contraseña' })
  await page.goto(link)
  await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD)
  await look(page, 'contrasena-nueva')
  await page.getByLabel('Repetí la contraseña').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(`/auth?email=${encodeURIComponent(email)}&clave=nueva`)
  await first.goto('/dashboard/compras')
  await expect(first).toHaveURL(/\/auth\?volver=/)

  await page.goto(link)
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
  await expect(first).toHaveURL(/\/auth\?volver=/)
  await expect(first.getByText('Tu sesión terminó')).toBeVisible()
  await look(first, 'sesion-terminada')
})

test('mails a provider a link that signs in by a press and only once', async ({ newPerson }) => {
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
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await look(page, 'entrar-con-enlace')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  const other = await newPerson()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Este enlace ya se usó' })).toBeVisible()
})

test('changes an e-mail after both addresses confirm, and stops it by ‘No fui yo’ at the old one', async ({
  newPerson,
}) => {
  const [email, next] = [freshEmail('antes'), freshEmail('despues')]
  const page = await newPerson()
  await joinAsBuyer(page, { email, name: 'Mara Muda', department: 'Salto' })
  const ask = async (address: string) => {
    await page.goto('/cuenta/seguridad')
    await page.getByRole('button', { name: 'Cambiar email' }).click()
    await page.getByLabel('Email nuevo').fill(address)
    await page.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Mandar los enlaces' }).click()
    await expect(page.getByText('Falta', { exact: true })).toHaveCount(2)
  }
  const other = await newPerson()
  await ask(freshEmail('ladron'))
  await look(page, 'cambio-de-email-esperando')
  const leaving = { to: email, subject: '¿Cambiás el email de tu cuenta de Tuerca?' }
  await other.goto(await linkInMail(page.request, leaving))
  await look(other, 'cambio-de-email')
  await other.getByRole('button', { name: 'No fui yo' }).click()
  await expect(other.getByRole('link', { name: 'Elegir otra contraseña' })).toBeVisible()
  await look(other, 'cambio-de-email-cancelado')
  await page.goto('/cuenta/seguridad')
  await expect(page).toHaveURL(/\/auth\?volver=/)

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Seguridad de la cuenta' })).toBeVisible()
  const since = new Date().toISOString()
  await ask(next)
  await other.goto(await linkInMail(page.request, { to: next, subject: 'Confirmá tu nuevo email de Tuerca' }))
  await other.getByRole('button', { name: 'Confirmar este email' }).click()
  await expect(other.getByRole('heading', { name: 'Falta un paso' })).toBeVisible()
  await page.goto(await linkInMail(page.request, { ...leaving, since }))
  await page.getByRole('button', { name: 'Sí, quiero cambiarlo' }).click()
  await expect(page).toHaveURL('/cuenta/seguridad')
  await expect(page.getByRole('paragraph').filter({ hasText: `Entrás con ${next}` })).toBeVisible()
})

test('sets up a second factor, asks for it at the next sign-in, and accepts a recovery code instead', async ({
  newPerson,
}) => {
  const email = freshEmail('precavida')
  const page = await newPerson()
  await joinAsBuyer(page, { email, name: 'Pura Cautela', department: 'Rocha' })
  await page.goto('/cuenta/seguridad')
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para tu app de verificación' })).toBeVisible()
  await look(page, 'dos-pasos-qr')
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código de tu app').fill(await codeOfApp(page.request, key))
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Guardá tus códigos de recuperación' })).toBeVisible()
  await look(page, 'dos-pasos-codigos')
  const [recoveryCode = ''] = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7]{4}-/ })
    .allTextContents()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar' }).click()
  expect((await file).suggestedFilename()).toBe('tuerca-codigos-de-recuperacion.txt')
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Activada', { exact: true })).toBeVisible()
  await look(page, 'dos-pasos-activada')

  const other = await newPerson()
  await other.goto('/auth')
  await signIn(other, email)
  await other.getByLabel('Código de tu app').fill('000000')
  await other.getByRole('button', { name: 'Entrar' }).click()
  await expect(other.getByText(/Ese código no es correcto/)).toBeVisible()
  await look(other, 'dos-pasos-entrar')
  await other.getByRole('button', { name: 'No tengo el teléfono' }).click()
  await other.getByLabel('Código de recuperación').fill(recoveryCode)
  await other.getByRole('button', { name: 'Entrar' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Hola, Pura' })).toBeVisible()
})
