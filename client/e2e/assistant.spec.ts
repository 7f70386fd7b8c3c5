import type { Page } from '@playwright/test'
import { freshEmail } from './support/accounts'
import { row } from './support/buyer'
import { look } from './support/look'
import { linkInMail } from './support/sandbox'
import { expect, listening, test } from './support/test'
import { somePart } from './support/world'

const SYMPTOM = 'lo que chilla adelante a la izquierda del Gol cuando freno'

const logOf = (page: Page) => page.getByRole('log', { name: 'Charla con el asistente' })
const cardOf = (page: Page) => page.getByRole('region', { name: 'Entendí esto' })

test('turns a symptom on the home page into a request that is corrected by hand and that a provider sees', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  const provider = await newPerson('proveedor')
  const part = somePart('Pastillas de freno cerámicas')
  const email = freshEmail('gladys')

  await test.step('begins on the home page, where a symptom names no part yet', async () => {
    await visitor.goto('/')
    await visitor.getByLabel('Contale al asistente qué pieza es y para qué auto').fill(SYMPTOM)
    // Before that, the browser itself submits the text to the request page.
    await expect.poll(() => hasAsked(visitor, /InlineAssistant/)).toBe(true)
    await visitor.getByRole('button', { name: 'Pedir cotizaciones' }).click()
    await expect(logOf(visitor)).toContainText('decime cuál')
    await expect(cardOf(visitor).getByRole('heading', { name: 'Tu repuesto' })).toBeVisible()
    await expect(cardOf(visitor)).toContainText('Volkswagen')
    await look(visitor, 'asistente-inicio')
  })

  await test.step('continues at /buscar-repuesto', async () => {
    await visitor.goto('/buscar-repuesto')
    await expect(logOf(visitor)).toContainText(SYMPTOM)
    await listening(visitor)
    await visitor.getByLabel('Mensaje').fill('El mecánico dice las pastillas de freno delanteras. Es un 2012')
    await visitor.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(cardOf(visitor).getByRole('heading', { name: 'Pastilla de freno delantera' })).toBeVisible()
    await expect(cardOf(visitor)).toContainText('2012')
  })

  await test.step('accepts manual corrections of the recognised facts', async () => {
    await visitor.getByRole('button', { name: 'Corregir' }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Corregir lo que entendí' })
    await dialog.getByLabel('Año').fill('2013')
    await dialog.getByLabel('Repuesto 1', { exact: true }).fill(part)
    await look(visitor, 'asistente-corregir')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(cardOf(visitor).getByRole('heading', { name: part })).toBeVisible()
    await expect(cardOf(visitor)).toContainText('2013')
  })

  await test.step('asks to check the facts, then for the contact, and shows a wrong phone at its field', async () => {
    await visitor
      .getByRole('group', { name: 'Respuestas rápidas' })
      .getByRole('button', { name: 'Nuevo' })
      .click()
    await visitor.getByRole('button', { name: 'Está bien' }).click()
    const dialog = visitor.getByRole('dialog', { name: '¿A dónde te avisamos?' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByText('Otro', { exact: true }).click()
    await dialog.getByLabel('Departamento', { exact: true }).selectOption({ label: 'Treinta y Tres' })
    await dialog.getByRole('button', { name: 'Sumar WhatsApp' }).click()
    await dialog.getByLabel('WhatsApp').fill('094 23')
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(dialog.getByLabel('WhatsApp')).toHaveAccessibleDescription(/Revisá|Poné|número/)
    await expect(dialog.getByLabel('WhatsApp')).toBeFocused()
    await look(visitor, 'asistente-contacto')
    await dialog.getByLabel('WhatsApp').fill('094 231 234')
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    const missing = visitor.getByRole('heading', { name: 'Falta un paso' })
    await expect(missing).toBeFocused()
    await expect(visitor.getByText('Sin enviar').first()).toBeVisible()
    await expect(visitor.getByText('Enviada', { exact: true })).toHaveCount(0)
    await expect(visitor.getByLabel('Mensaje')).toBeHidden()
    await look(visitor, 'asistente-enviada')
  })

  await test.step('reaches the provider’s open panel once confirmed', async () => {
    await provider.goto('/dashboard')
    await listening(provider)
    await visitor.goto(await linkInMail(visitor.request, { to: email, subject: 'Confirmá tu pedido' }))
    await visitor.getByRole('button', { name: 'Confirmar mi pedido' }).click()
    await expect(visitor.getByRole('link', { name: 'Seguir mi pedido' })).toBeVisible()
    await expect(row(provider, part)).toContainText('2013')
  })

  await test.step('begins another conversation with «Nueva Consulta»', async () => {
    await visitor.goto('/buscar-repuesto')
    await expect(logOf(visitor)).toContainText(SYMPTOM)
    await expect(visitor.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
    await visitor.getByRole('button', { name: 'Nueva Consulta' }).click()
    await expect(logOf(visitor)).not.toContainText(SYMPTOM)
    await expect(visitor.getByLabel('Mensaje')).toBeEnabled()
    await expect(cardOf(visitor)).toBeHidden()
    await visitor.reload()
    await expect(visitor.getByLabel('Mensaje')).toBeEnabled()
    await expect(logOf(visitor)).not.toContainText(SYMPTOM)
  })
})

const hasAsked = (page: Page, file: RegExp) =>
  page.evaluate(
    pattern => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    file.source,
  )
