import type { Page } from '@playwright/test'
import { row } from './support/buyer'
import { look } from './support/look'
import { expect, listening, test } from './support/test'
import { askFor, deliver, offerFor, pay, somePart } from './support/world'

const CONSUMER = 'compradora'
const PROVIDER = 'proveedor3'

type Pair = { buyer: Page; provider: Page }

test('a buyer withdraws after the money was released, and the provider sees it taken back', async ({
  newPerson,
}) => {
  const { part, buyer, provider } = await delivered(newPerson, 'Espejo')
  await buyer.goto('/dashboard')
  const bought = row(buyer, part)
  await expect(bought).toContainText('La plata se liberó al proveedor.')
  await provider.goto('/dashboard/ventas')
  await listening(provider)
  await bought.getByRole('button', { name: 'Me arrepentí' }).click()
  const dialog = buyer.getByRole('alertdialog', { name: 'Me arrepentí' })
  await expect(dialog.getByText('Te devolvemos $ 3.200', { exact: false })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /no le calza a mi vehículo/ }).check()
  await look(buyer, 'arrepentirse')
  await dialog.getByRole('button', { name: 'Me arrepentí de la compra' }).click()
  await expect(buyer.getByText('Te arrepentiste de la compra').first()).toBeVisible()
  await expect(bought.getByText('Devuelto', { exact: false }).first()).toBeVisible()
  await expect(
    row(provider, part)
      .getByText(/se arrepintió/)
      .first(),
  ).toBeVisible()
  await provider.goto('/dashboard/dinero')
  const movements = provider.getByRole('row').filter({ hasText: part })
  await expect(movements.filter({ hasText: 'la plata vuelve a quedar retenida' })).toHaveCount(2)
  await look(provider, 'dinero-arrepentimiento')
})

test('a decision about a dispute is appealed, and the second one moves the money', async ({ newPerson }) => {
  const { part, buyer, provider } = await delivered(newPerson, 'Cremallera')
  const admin = await newPerson('admin')
  await buyer.goto('/dashboard')
  await row(buyer, part).getByRole('link', { name: 'Abrir Disputa' }).click()
  await buyer.getByLabel('Qué pasó').selectOption({ label: 'No es lo que pedí' })
  await buyer.getByLabel('Contalo').fill('Es para el modelo anterior y no entra.')
  await buyer.getByRole('radio', { name: 'Devolver todo' }).check()
  await buyer.getByRole('button', { name: 'Abrir Disputa' }).click()
  await expect(buyer.getByRole('heading', { name: /^Disputa del pedido/ })).toBeVisible()
  const path = new URL(buyer.url()).pathname
  await listening(buyer)

  await provider.goto(path)
  await provider.getByRole('button', { name: 'Responder' }).click()
  const answer = provider.getByRole('dialog', { name: 'Responder la disputa' })
  await answer.getByLabel('Tu versión').fill('Es la pieza del aviso, con el número a la vista.')
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(buyer.getByText('Es la pieza del aviso, con el número a la vista.').first()).toBeVisible()

  await admin.goto(path)
  await decide(admin, { solution: 'Liberar la plata al proveedor', why: 'El número de pieza coincide.' })
  await expect(buyer.getByText('El número de pieza coincide.').first()).toBeVisible()
  await buyer.getByRole('button', { name: 'Pedir otra revisión' }).click()
  const appeal = buyer.getByRole('dialog', { name: 'Pedir otra revisión' })
  await appeal.getByLabel('Por qué').fill('Mandé el chasis en el pedido, y es otro modelo.')
  await appeal.getByRole('button', { name: 'Pedir otra revisión' }).click()
  await expect(buyer.getByText('Pediste otra revisión')).toBeVisible()
  await look(buyer, 'disputa-apelada')
  await decide(admin, {
    solution: 'Devolver una parte',
    refund: '1200',
    why: 'El chasis decía otra versión.',
  })
  await expect(buyer.getByText('El chasis decía otra versión.').first()).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Pedir otra revisión' })).toBeHidden()
  await look(buyer, 'disputa-segunda-decision')
  await buyer.goto('/dashboard')
  await expect(row(buyer, part)).toContainText('$ 1.200')
  await provider.goto('/dashboard/dinero')
  await look(provider, 'dinero-disputa')
})

/** A part that the buyer has received, of which the money was released. */
async function delivered(newPerson: (who: typeof CONSUMER | typeof PROVIDER) => Promise<Page>, name: string) {
  const people: Pair = { buyer: await newPerson(CONSUMER), provider: await newPerson(PROVIDER) }
  const part = somePart(name)
  await pay(people.buyer, await offerFor(people.provider, await askFor(people.buyer, CONSUMER, part), 3200))
  await deliver(people.provider, people.buyer)
  return { part, ...people }
}

type Decision = { solution: string; refund?: string; why: string }

async function decide(admin: Page, { solution, refund, why }: Decision): Promise<void> {
  await admin.getByRole('button', { name: 'Decidir' }).click()
  const terms = admin.getByRole('dialog', { name: 'Decidir la disputa' })
  await terms.getByText(solution, { exact: true }).click()
  if (refund) await terms.getByLabel('Cuánto se devuelve').fill(refund)
  await terms.getByLabel('Motivos').fill(why)
  await terms.getByRole('button', { name: 'Decidir' }).click()
  await expect(admin.getByText('Decisión guardada y avisada a las dos partes').first()).toBeVisible()
}
