import { freshEmail, joinAsBuyer } from './support/accounts'
import { look } from './support/look'
import { expect, listening, test } from './support/test'
import { askFor, offerFor, pay, somePart } from './support/world'

test('shows each party of a chat that the other one is there, and that they write', async ({ newPerson }) => {
  const [buyer, provider] = [await newPerson(), await newPerson('proveedor2')]
  const [email, part] = [freshEmail('presencia'), somePart('Radiador')]
  await joinAsBuyer(buyer, { email, name: 'Irma Sosa', department: 'Rocha' })
  const asked = await askFor(buyer, { email }, part)
  await pay(buyer, await offerFor(provider, asked, 2100))
  await buyer.goto(`/chat/${asked.id}`)
  await listening(buyer)
  await provider.goto(`/chat/${asked.id}`)
  await listening(provider)
  await expect(buyer.getByText('Casa Bulevar está en el chat')).toBeVisible()
  // An answer may precede the provider's subscription; the buyer's page repeats its sign every 25 s, within the minute of a wait.
  await expect(provider.getByText('Irma Sosa está en el chat')).toBeVisible()
  const field = provider.getByRole('textbox', { name: 'Mensaje' })
  await field.pressSequentially('Sale hoy')
  await expect(buyer.getByText('Casa Bulevar está escribiendo…')).toBeVisible()
  await field.press('Enter')
  await expect(buyer.getByRole('log').getByText('Sale hoy')).toBeVisible()
  await expect(buyer.getByText('Casa Bulevar está escribiendo…')).toBeHidden()
  await look(buyer, 'chat-presencia')
})
