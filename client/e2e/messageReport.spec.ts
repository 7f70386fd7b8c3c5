import { freshEmail, joinAsBuyer } from './support/accounts'
import { look } from './support/look'
import { expect, listening, test } from './support/test'
import { askFor, offerFor, pay, somePart } from './support/world'

test('reports a message of the chat, whose conversation the team reads and which it hides', async ({
  newPerson,
}) => {
  const [buyer, provider, admin] = [
    await newPerson(),
    await newPerson('proveedor2'),
    await newPerson('admin'),
  ]
  const [email, part] = [freshEmail('denuncia'), somePart('Parante')]
  await joinAsBuyer(buyer, { email, name: 'Nadia Sosa', department: 'Rocha' })
  const asked = await askFor(buyer, { email }, part)
  await pay(buyer, await offerFor(provider, asked, 2100))
  const words = `Transferime a mí y te sale menos (${part})`
  await provider.goto(`/chat/${asked.id}`)
  await listening(provider)
  await provider.getByRole('textbox', { name: 'Mensaje' }).fill(words)
  await provider.keyboard.press('Enter')
  // The buyer has a page open, which takes the message.
  await expect(provider.getByText('Entregado', { exact: true })).toBeVisible()
  // Away from the site, nothing arrives; the first page of whatever kind takes it, live to the sender.
  await buyer.goto('about:blank')
  await provider.getByRole('textbox', { name: 'Mensaje' }).fill('¿Te sirve?')
  await provider.keyboard.press('Enter')
  await expect(provider.getByText('Enviado', { exact: true })).toBeVisible()
  await buyer.goto('/notificaciones')
  await expect(provider.getByText('Entregado', { exact: true })).toBeVisible()

  await buyer.goto(`/chat/${asked.id}`)
  await listening(buyer)
  await buyer.getByRole('log').getByText(words).hover()
  await buyer.getByRole('button', { name: `Denunciar: ${words}` }).click()
  const dialog = buyer.getByRole('dialog', { name: 'Denunciá el mensaje' })
  await look(buyer, 'denunciar-mensaje')
  await dialog.getByLabel('¿Qué está mal?').fill('Quiere esquivar a Tuerca')
  await dialog.getByRole('button', { name: 'Enviar denuncia' }).click()
  await expect(buyer.getByText('Lo denunciaste: lo está mirando nuestro equipo.')).toBeVisible()
  await look(buyer, 'chat-denunciado')

  await admin.goto('/admin/mensajes')
  await listening(admin)
  await look(admin, 'mensajes-denunciados')
  const waiting = admin.getByRole('row').filter({ hasText: part })
  await waiting.getByRole('button', { name: /^Mirar y decidir/ }).click()
  const drawer = admin.getByRole('dialog', { name: 'Mensaje denunciado' })
  await drawer.getByRole('button', { name: 'Leer la conversación' }).click()
  await expect(drawer.getByRole('log').getByText(words)).toBeVisible()
  await look(admin, 'mensaje-denunciado')
  await drawer.getByRole('radio', { name: /Ocultarlo/ }).check()
  await drawer.getByLabel('Qué le decimos').fill('Los pagos se hacen por Tuerca.')
  await drawer.getByRole('button', { name: 'Guardar la decisión' }).click()
  await expect(drawer).toBeHidden()
  await expect(waiting).toBeHidden()
  for (const party of [buyer, provider]) {
    await expect(party.getByText('Nuestro equipo ocultó este mensaje.')).toBeVisible()
    await expect(party.getByText(words)).toBeHidden()
  }
  await admin.goto('/admin/registro')
  await expect(admin.getByText('Leyó la conversación de un mensaje denunciado').first()).toBeVisible()
})
