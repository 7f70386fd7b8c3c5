import type { Page } from '@playwright/test'
import { finishSignUp, freshEmail } from './support/accounts'
import { acceptAndPay, row, shownOffer } from './support/buyer'
import { look } from './support/look'
import { fillOfferLine } from './support/provider'
import { expect, test } from './support/test'
import { askFor, somePart } from './support/world'

/** A number of Uruguay that no other test of the run writes from. */
const freshNumber = () => `+59894${String(Date.now()).slice(-6)}`

/** Number of Repuestos del Litoral, which gets its notices by WhatsApp. */
const DEMO_PROVIDERS_NUMBER = '+59847223180'

/** The phone in the sandbox, on which a person writes to Tuerca. */
function phoneOf(page: Page, number: string) {
  const address = `/sandbox/telefono?de=${encodeURIComponent(number)}`
  const conversation = page.locator('main')
  return {
    async say(text: string) {
      await page.goto(address)
      await page.getByLabel('Número').fill(number)
      await page.getByLabel('Mensaje').fill(text)
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    },
    /** Waits for an answer; the page is read anew until it is there. */
    async hears(words: RegExp) {
      await expect(async () => {
        await page.goto(address)
        await expect(conversation).toContainText(words, { timeout: 5000 })
      }).toPass()
    },
    /** The newest address in the conversation that contains these words, without its origin. */
    async link(words: string): Promise<string> {
      const address = await conversation.locator(`a[href*="${words}"]`).last().getAttribute('href')
      const { pathname, search } = new URL(address ?? '')
      return pathname + search
    },
  }
}

test('asks by WhatsApp, is told of the offer there, and pays by the link', async ({ newPerson }) => {
  const visitor = await newPerson()
  const provider = await newPerson('proveedor3')
  const phone = phoneOf(await newPerson(), freshNumber())
  const part = somePart('Espejo derecho')
  await phone.say(`${part} de Fiat Uno 2011, usado`)
  await phone.hears(/¿En qué departamento estás\?/)
  await phone.say('Salto')
  await phone.hears(/Respondé ENVIAR/)
  await phone.say('ENVIAR')
  await phone.hears(/Tu pedido salió a los proveedores/)

  await visitor.goto(await phone.link('/seguimiento/'))
  await expect(visitor.getByText('Sin ofertas todavía')).toBeVisible()
  await look(visitor, 'pedido-por-whatsapp')
  const title = (await visitor.getByRole('heading', { level: 1 }).innerText()).trim()
  // The provider's list names a request by the end of its id, which the link begins with.
  const [id = ''] = (visitor.url().split('/').at(-1) ?? '').split('.')
  const shortId = `#${id.slice(-8).toUpperCase()}`

  await provider.goto('/dashboard')
  await row(provider, shortId).getByRole('button', { name: 'Enviar Oferta' }).click()
  const dialog = provider.getByRole('dialog', { name: 'Cotizar Consulta AI' })
  await fillOfferLine(dialog, { part: title, price: '1750', condition: 'Usado', delivery: 'Inmediato' })
  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
  await phone.hears(/1\.750/)
  await expect(shownOffer(visitor, '$ 1.750')).toBeVisible()
  // One offer leaves the page short: its act is at the foot of the window all the same.
  const accept = visitor.getByRole('button', { name: 'Aceptar oferta' })
  const windowHeight = visitor.viewportSize()?.height ?? 0
  await expect
    .poll(async () => {
      const box = await accept.boundingBox()
      return box && windowHeight - box.y - box.height
    })
    .toBeLessThan(24)

  await visitor.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await finishSignUp(
    visitor,
    { email: freshEmail('pedro'), name: 'Pedro Larrosa', department: 'Salto' },
    new RegExp(title),
  )
  await visitor.getByRole('button', { name: 'Sumarlo a mi cuenta' }).click()
  await expect(visitor).toHaveURL(/\/dashboard\/consultas\//)
  await acceptAndPay(visitor, '$ 1.750')
})

test('turns a provider’s words by WhatsApp into a draft, which one tap on its link sends', async ({
  newPerson,
}) => {
  const [buyer, provider] = [await newPerson('comprador2'), await newPerson('proveedor')]
  const phone = phoneOf(await newPerson(), DEMO_PROVIDERS_NUMBER)
  // No other test asks in this department, so the provider's newest notice is of this request.
  const asked = await askFor(buyer, 'comprador2', somePart('Amortiguador trasero'), 'ARTIGAS')
  await phone.hears(new RegExp(`Pedido nuevo[^]*${asked.part}`))
  await phone.say('3500 usado, mañana, 90 días')
  await phone.hears(new RegExp(`Borrador de tu oferta[^]*${asked.part}[^]*3\\.500`))
  await buyer.goto(`/dashboard/consultas/${asked.id}`)
  await expect(buyer.getByText('Sin ofertas todavía')).toBeVisible()

  await provider.goto(await phone.link('borrador='))
  const dialog = provider.getByRole('dialog', { name: 'Enviar oferta' })
  await expect(dialog.getByLabel('Precio')).toHaveValue('3.500')
  await expect(dialog.getByLabel('Días de garantía')).toHaveValue('90')
  await look(provider, 'borrador-por-whatsapp')
  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
  await expect(shownOffer(buyer, '$ 3.500')).toBeVisible()
})
