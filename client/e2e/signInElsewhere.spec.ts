import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer, PASSWORD, signIn } from './support/accounts'
import { look } from './support/look'
import { agreeAs, linkInMail } from './support/sandbox'
import { expect, test } from './support/test'

async function finishAsBuyer(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Completá tu cuenta' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Alta de comprador' })).toBeVisible()
  await page.getByLabel('Teléfono').fill('099 123 456')
  await page.getByLabel('Departamento').selectOption({ label: 'Rocha' })
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
}

test('with Google: canceled, then a new account without a password, entered again by a press', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const email = freshEmail('google')
  await page.goto('/auth')
  await look(page, 'ingreso-con-google')
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Cancelaste el ingreso con Google.')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await agreeAs(page, 'Google', { name: 'Gimena Correo', email })
  await finishAsBuyer(page)
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Gimena Correo')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0)
  await look(page, 'completar-con-google')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Gimena' })).toBeVisible()

  await page.goto('/cuenta/seguridad')
  await expect(page.getByRole('heading', { name: 'Google y Facebook' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desvincular Google' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Crear contraseña' })).toBeVisible()
  await look(page, 'seguridad-sin-clave')

  const other = await newPerson()
  await other.goto('/auth?volver=%2Fdashboard%2Fperfil')
  await other.getByRole('link', { name: 'Continuar con Google' }).click()
  await other.getByRole('button', { name: email }).click()
  await expect(other).toHaveURL('/dashboard/perfil')
})

test('with Google and the e-mail of an account: signing in links both, and the link can be removed', async ({
  newPerson,
}) => {
  const email = freshEmail('vincula')
  await joinAsBuyer(await newPerson(), { email, name: 'Vilma Cula', department: 'Rocha' })
  const page = await newPerson()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await agreeAs(page, 'Google', { name: 'Vilma Cula', email })
  await expect(page.getByText('Ya tenés una cuenta con')).toBeVisible()
  await look(page, 'ingreso-para-vincular')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Vilma' })).toBeVisible()
  await linkInMail(page.request, { to: email, subject: 'Vinculaste Google a tu cuenta' })

  await page.goto('/cuenta/seguridad')
  await page.getByRole('button', { name: 'Desvincular Google' }).click()
  await page.getByLabel('Tu contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Desvincular Google' }).click()
  await expect(page.getByText('No tenés ninguna vinculada')).toBeVisible()
})

test('with Facebook, which gives no e-mail: asks for it and confirms it by our mail', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const email = freshEmail('facebook')
  await page.goto('/auth?mode=signup')
  await page.getByRole('link', { name: 'Continuar con Facebook' }).click()
  await agreeAs(page, 'Facebook', { name: 'Fabio Libro', email: '' })
  await finishAsBuyer(page)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Poné tu email.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Departamento')).not.toHaveValue('')
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await page.goto(await linkInMail(page.request, { to: email, subject: 'Confirmá tu email' }))
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Fabio' })).toBeVisible()
})
