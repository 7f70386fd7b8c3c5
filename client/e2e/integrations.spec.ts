import { look } from './support/look'
import { expect, test } from './support/test'

const SID = `AC${'0'.repeat(32)}`
const BUSINESS = '+59899123777'

test('the team repairs its account at Twilio, and the test message arrives', async ({ newPerson }) => {
  const admin = await newPerson('admin')
  await admin.goto('/configuracion-integraciones')
  await admin.getByRole('tab', { name: 'WhatsApp' }).click()
  const sid = admin.getByLabel('Account SID')
  await sid.fill('AC123')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByText('El Account SID es "AC" y 32 letras o números más.')).toBeVisible()
  await expect(sid).toHaveValue('AC123')
  await sid.fill(SID)
  await admin.getByLabel('Número de WhatsApp del negocio').fill(`whatsapp:${BUSINESS}`)
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByText('Configuración guardada')).toBeVisible()
  await admin.getByRole('button', { name: 'Enviar mensaje de prueba' }).click()
  await expect(admin.getByText('WhatsApp Conectado')).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Últimas veces' })).toContainText('Mensaje de prueba')
  await look(admin, 'integraciones-whatsapp')

  const phone = await newPerson()
  await phone.goto(`/sandbox/telefono?de=${encodeURIComponent(BUSINESS)}`)
  await expect(phone.locator('main')).toContainText('WhatsApp quedó conectado')
})
