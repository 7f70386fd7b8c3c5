import type { Page } from '@playwright/test'
import { sandbox } from './support/sandbox'
import { expect, listening, test } from './support/test'

const logOf = (page: Page) => page.getByRole('log', { name: 'Charla con el asistente' })

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Mensaje').fill(words)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(logOf(page)).toContainText(words)
}

test('continues a chat when its language model fails, up to a request that a provider sees', async ({
  newPerson,
}) => {
  const admin = await newPerson('admin')
  await admin.goto('/admin/asistente')
  await admin.getByText('Que ayude al asistente a entender y contestar').click()
  await expect(admin.getByText(/^prendido el /)).toBeVisible()

  const buyer = await newPerson('comprador2')
  await buyer.goto('/buscar-repuesto')
  await say(buyer, 'Necesito un alternador')
  const asked = buyer.getByRole('region', { name: '¿Querés que te entienda mejor?' })
  await asked.getByRole('button', { name: 'Permitir' }).click()
  await expect(buyer.getByText('Ayuda un modelo de lenguaje de otra empresa.')).toBeVisible()
  await listening(buyer)

  await say(buyer, 'Y lo que tira agua en el parabrisas, para un Gol 2012')
  await expect(logOf(buyer)).toContainText('Entendí: bomba de sapito.')
  const card = buyer.getByRole('region', { name: 'Entendí esto' })
  await expect(card).toContainText('Bomba de sapito')

  await sandbox(buyer.request, 'behaveAsModel', { mood: 'CUT' })
  await say(buyer, 'Las quiero usadas')
  // Everything is known now: the person checks the facts before the contact is asked for.
  await buyer.getByRole('button', { name: 'Está bien' }).click()
  const dialog = buyer.getByRole('dialog', { name: '¿A dónde te avisamos?' })
  await expect(dialog.getByLabel('WhatsApp')).toHaveValue('099 456 789')
  const behind = buyer.locator('[role=log]')
  await expect(behind).toContainText('Entendí esto. ¿Está bien?')
  await expect(behind).not.toContainText(/Escribiendo|problema técnico/)
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()

  const provider = await newPerson('proveedor')
  await provider.goto('/dashboard')
  await expect(provider.getByText(/Bomba de sapito/).first()).toBeVisible()

  await buyer.goto('/cuenta/privacidad')
  const consent = buyer.getByRole('switch', { name: /lo que escribís y las fotos a un modelo de lenguaje/ })
  await expect(consent).toBeChecked()
  await buyer.getByText(/lo que escribís y las fotos a un modelo de lenguaje/).click()
  await expect(consent).not.toBeChecked()

  await admin.getByText('Que ayude al asistente a entender y contestar').click()
  await expect(admin.getByText(/^apagado el /)).toBeVisible()
})
