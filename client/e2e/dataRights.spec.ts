import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer, signIn } from './support/accounts'
import { row } from './support/buyer'
import { look } from './support/look'
import { linkInMail } from './support/sandbox'
import { expect, test } from './support/test'
import { askFor, deliver, offerFor, pay, somePart } from './support/world'

/** The text of a file downloaded by a link of the page. */
async function downloaded(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFile(await (await coming).path(), 'utf8')
}

test('lets a person download and erase their data after their money is settled, and removes them everywhere', async ({
  newPerson,
}) => {
  const [email, name] = [freshEmail('elsa'), 'Elsa Despedida']
  const [page, provider, admin] = [await newPerson(), await newPerson('proveedor2'), await newPerson('admin')]
  await joinAsBuyer(page, { email, name, department: 'Rocha' })
  const { part, ...asked } = await askFor(page, { email }, somePart('Radiador'))
  await pay(page, await offerFor(provider, { part, ...asked }, 2900))

  await page.goto('/cuenta/privacidad')
  await page.getByRole('link', { name: 'Pedir la eliminación' }).click()
  const send = page.getByRole('button', { name: 'Solicitar eliminación' })
  await page.getByLabel('Email de la cuenta').fill(email)
  await page.getByLabel('Motivo').fill('Vendí el auto')
  await page.getByLabel('Confirmación').fill('borrar')
  await expect(send).toBeDisabled()
  await page.getByLabel('Confirmación').fill('Eliminar')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Confirmá desde tu email' })).toBeVisible()
  await look(page, 'eliminacion-enviada')
  await page.goto(
    await linkInMail(page.request, {
      to: email,
      subject: 'Confirmá que querés eliminar tus datos de Tuerca',
    }),
  )
  await look(page, 'eliminacion-confirmar')
  await page.getByRole('button', { name: 'Confirmar mi pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu pedido' })).toBeVisible()
  await page.getByRole('link', { name: 'descargar una copia' }).click()
  await expect(page.getByText('Pediste eliminar tus datos.')).toBeVisible()
  await look(page, 'privacidad-con-pedido')
  const { formato, secciones } = JSON.parse(await downloaded(page, 'Descargar en JSON'))
  expect(formato).toBe('tuerca-mis-datos/1')
  expect(JSON.stringify(secciones)).toContain('Vendí el auto')
  const copy = await downloaded(page, 'Descargar para leer')
  for (const own of [email, name, part, 'Vendí el auto']) expect(copy).toContain(own)

  await admin.goto('/admin/datos')
  const waiting = admin.getByRole('row').filter({ hasText: email })
  const erase = async () => {
    await waiting.getByRole('button', { name: /^Eliminar datos/ }).click()
    const question = admin.getByRole('alertdialog', { name: `¿Eliminar los datos de ${name}?` })
    await question.getByRole('button', { name: 'Eliminar datos' }).click()
    await expect(question).toBeHidden()
  }
  await erase()
  await expect(
    admin.getByText('Todavía no se puede. Hay pedidos pagados que todavía no terminaron.'),
  ).toBeVisible()
  await expect(waiting.getByText('Pendiente')).toBeVisible()
  const order = await deliver(provider, page)
  await erase()
  await expect(waiting).toHaveCount(0)

  await page.reload()
  await expect(page).toHaveURL(/\/auth\?volver=/)
  await signIn(page, email)
  await expect(page.getByRole('main').getByText('El email o la contraseña no coinciden.')).toBeVisible()

  // The sale itself remains with its seller.
  for (const [person, path] of [
    [admin, '/admin/datos?estado=todos'],
    [provider, '/dashboard/ventas'],
    [provider, `/chat/${order}`],
  ] as const) {
    await person.goto(path)
    const main = person.getByRole('main')
    await expect(main.getByText(person === admin ? 'Cuenta eliminada' : part).first()).toBeVisible()
    for (const own of [email, name, name.split(' ')[0] ?? '']) await expect(main).not.toContainText(own)
  }
})

test('cancels the open request of a deactivated account, which signing in reactivates', async ({
  newPerson,
}) => {
  const email = freshEmail('pausa')
  const [page, provider] = [await newPerson(), await newPerson('proveedor3')]
  await joinAsBuyer(page, { email, name: 'Paula Pausa', department: 'Salto' })
  const { part } = await askFor(page, { email }, somePart('Carburador'))
  await provider.goto('/dashboard/solicitudes')
  await expect(row(provider, part)).toBeVisible()

  await page.goto('/cuenta/privacidad')
  await page.getByRole('button', { name: 'Desactivar mi cuenta' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Desactivar tu cuenta?' })
  await look(page, 'desactivar')
  await question.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Tu cuenta quedó desactivada. Vuelve cuando inicies sesión.')).toBeVisible()
  await expect(row(provider, part)).toHaveCount(0)
  await page.goto('/dashboard/consultas')
  await expect(page).toHaveURL(/\/auth\?volver=/)
  await signIn(page, email)
  await expect(page).toHaveURL('/dashboard/consultas')
  await expect(row(page, part)).toContainText('Cancelada')
})
