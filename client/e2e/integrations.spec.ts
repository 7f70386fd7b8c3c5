import { look } from './support/look'
import { sandbox } from './support/sandbox'
import { expect, test } from './support/test'

const SID = `AC${'0'.repeat(32)}`
const BUSINESS = '+59899123777'
/** The stand-in's base and key. */
const AIRTABLE = {
  base: 'appTuercaSandbox0',
  key: 'patTuercaSandbox0.0123456789abcdef0123456789abcdef',
}

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

test('the team connects Airtable after a wrong key and a limit', async ({ newPerson }) => {
  const admin = await newPerson('admin')
  const press = (name: string) => admin.getByRole('button', { name }).click()
  await admin.goto('/configuracion-integraciones')
  await admin.getByLabel('API Key').fill('patWrongKey000000.0123456789abcdef0123456789abcdef')
  await admin.getByLabel('Base ID').fill(AIRTABLE.base)
  await press('Guardar')
  await expect(admin.getByText('Configuración guardada')).toBeVisible()
  await press('Probar Conexión')
  await expect(admin.getByText('Error en Airtable')).toBeVisible()
  await admin.getByLabel('API Key').fill(AIRTABLE.key)
  await press('Guardar')
  await expect(admin.getByLabel('API Key')).toHaveValue('')
  await sandbox(admin.request, 'misbehave', { vendor: 'airtable', kind: 'ERROR', status: 429, times: 1 })
  await press('Crear Tablas')
  await expect(admin.getByText('Error al crear tablas')).toBeVisible()
  await press('Probar Conexión')
  await expect(admin.getByText('Airtable Conectado')).toBeVisible()
  await press('Crear Tablas')
  await expect(admin.getByText('Tablas Creadas')).toBeVisible()
  await expect(admin.getByText('Tablas listas')).toBeVisible()
})
