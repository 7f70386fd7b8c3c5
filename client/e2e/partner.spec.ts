import { look } from './support/look'
import { expect, test } from './support/test'
import { somePart } from './support/world'

const PASSWORD = 'demo-tuerca'

test('makes a key that is shown once, and loads a catalogue from a file', async ({ newPerson }) => {
  const page = await newPerson('proveedor3')
  const [good, bad] = [somePart('Alternador'), somePart('Bocina')]

  await test.step('a key is shown once', async () => {
    await page.goto('/cuenta/claves')
    await page.getByRole('button', { name: 'Crear clave' }).click()
    await page.getByLabel('Dónde la vas a usar').fill(good)
    await page.getByRole('checkbox', { name: /catalogue:write/ }).check({ force: true })
    await page.getByLabel('Tu contraseña').fill(PASSWORD)
    await page.getByRole('button', { name: 'Crear clave' }).click()
    await expect(page.getByRole('heading', { name: 'Guardá tu clave' })).toBeVisible()
    await expect(page.getByText(/^tuerca_live_\w{32}/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(good)).toBeVisible()
    await expect(page.getByText(/^tuerca_live_\w{32}/)).toHaveCount(0)
  })

  await test.step('a file is applied, and its rejected row explained', async () => {
    await page.getByRole('link', { name: 'Tu catálogo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible()
    const item = { condition: 'USED', price: 485_000, quantity: 2, deliveryTime: 'IMMEDIATE' }
    const rows = [
      { ...item, externalId: good, name: good },
      { ...item, externalId: bad, name: bad, price: 0 },
    ]
    await page.getByLabel('Archivo del catálogo').setInputFiles({
      name: 'stock.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(rows.map(row => JSON.stringify(row)).join('\n')),
    })
    await expect(page.getByText('1 nuevo, 1 rechazado')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: bad })).toContainText(
      'Precio: Poné el precio de una unidad.',
    )
    await expect(page.getByRole('row').filter({ hasText: good })).toContainText('2 en stock')
    await look(page, 'catalogo-con-rechazos')
  })
})
