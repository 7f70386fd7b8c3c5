import { freshEmail, joinAsBuyer } from './support/accounts'
import { row } from './support/buyer'
import { look } from './support/look'
import { expect, listening, test } from './support/test'
import { askFor, deliver, offerFor, pay, somePart } from './support/world'

const OTHERS = ['Calidad del producto', 'Claridad de la descripción', 'Coincidencia con lo pedido']

test('reviews a received order, which the provider answers and reports and the team removes', async ({
  newPerson,
}) => {
  const [buyer, provider, admin] = [
    await newPerson(),
    await newPerson('proveedor2'),
    await newPerson('admin'),
  ]
  const [email, part] = [freshEmail('resena'), somePart('Bobina')]
  await joinAsBuyer(buyer, { email, name: 'Renata Sosa', department: 'Rocha' })
  await pay(buyer, await offerFor(provider, await askFor(buyer, { email }, part), 2100))
  await deliver(provider, buyer)
  await provider.goto('/dashboard/calificaciones')
  await listening(provider)

  await buyer.goto('/dashboard/calificaciones')
  await buyer.getByRole('button', { name: `Calificar: ${part}` }).click()
  const form = buyer.getByRole('dialog', { name: 'Calificá tu compra' })
  for (const aspect of OTHERS)
    await form.getByRole('group', { name: aspect }).getByRole('radio', { name: '4 estrellas' }).check()
  await form.getByRole('button', { name: 'Enviar calificación' }).click()
  await expect(form.getByText('Por favor califica todos los aspectos')).toBeVisible()
  await look(buyer, 'calificar')
  const first = form.getByRole('group', { name: 'Tiempo de respuesta' })
  await first.getByRole('radio', { name: '1 estrella' }).check()
  await form.getByLabel(/Comentario/).fill('Carlos, el del mostrador, atiende mal.')
  await form.getByRole('button', { name: 'Enviar calificación' }).click()
  await expect(form).toBeHidden()
  await expect(row(buyer, part)).toContainText('3,3')

  // The review arrives without a reload.
  await expect(row(provider, part)).toContainText('Carlos, el del mostrador')
  await provider.getByRole('button', { name: `Responder: ${part}` }).click()
  const answer = provider.getByRole('dialog', { name: 'Respondé la calificación' })
  await answer.getByLabel('Tu respuesta').fill('Disculpá, Renata.')
  await answer.getByRole('button', { name: 'Responder' }).click()
  await expect(row(buyer, part)).toContainText('Disculpá, Renata.')
  await provider.getByRole('button', { name: `Denunciar: ${part}` }).click()
  const report = provider.getByRole('dialog', { name: 'Denunciá la calificación' })
  await report.getByLabel('¿Qué está mal?').fill(`Nombra a un empleado: ${part}`)
  await report.getByRole('button', { name: 'Enviar denuncia' }).click()
  await expect(row(provider, part)).toContainText('Denunciada')
  await look(provider, 'calificaciones-recibidas')

  await admin.goto('/admin/calificaciones')
  const reported = admin.getByRole('row').filter({ hasText: part })
  await look(admin, 'calificaciones-denunciadas')
  await reported.getByRole('button', { name: 'Quitarla' }).click()
  const removal = admin.getByRole('alertdialog', { name: '¿Quitar la calificación?' })
  await removal.getByLabel('Motivo').fill('Nombra a una persona.')
  await removal.getByRole('button', { name: 'Quitar' }).click()
  await expect(row(buyer, part)).toContainText('Motivo: Nombra a una persona.')
  await expect(row(provider, part)).toBeHidden()
})

test('lets the team show a review to everyone until its author withdraws their consent', async ({
  newPerson,
}) => {
  const [buyer, provider, admin, visitor] = [
    await newPerson(),
    await newPerson('proveedor2'),
    await newPerson('admin'),
    await newPerson(),
  ]
  const [email, part] = [freshEmail('portada'), somePart('Amortiguador')]
  await joinAsBuyer(buyer, { email, name: 'Marta Sosa', department: 'Rocha' })
  await pay(buyer, await offerFor(provider, await askFor(buyer, { email }, part), 3100))
  await deliver(provider, buyer)
  await admin.goto('/admin/portada')
  await listening(admin)
  await buyer.goto('/dashboard/calificaciones')
  await buyer.getByRole('button', { name: `Calificar: ${part}` }).click()
  const form = buyer.getByRole('dialog', { name: 'Calificá tu compra' })
  for (const aspect of ['Tiempo de respuesta', ...OTHERS])
    await form.getByRole('group', { name: aspect }).getByRole('radio', { name: '5 estrellas' }).check()
  const words = `Impecable: ${part}`
  await form.getByLabel(/Comentario/).fill(words)
  await form.getByRole('checkbox', { name: /portada de Tuerca/ }).check()
  await look(buyer, 'calificar-para-la-portada')
  await form.getByRole('button', { name: 'Enviar calificación' }).click()
  await expect(row(buyer, part)).toContainText('Nos dejaste mostrarla en la portada.')

  // The review arrives without a reload.
  const candidate = admin.getByRole('row').filter({ hasText: words })
  await expect(candidate).toContainText('Marta, Rocha')
  await look(admin, 'portada-elegir')
  await candidate.getByRole('button', { name: 'Mostrar en la portada' }).click()
  await expect(candidate).toBeHidden()
  // The demo's review; the chosen one follows when the figures are counted anew.
  await visitor.goto('/')
  await expect(visitor.getByText('Carga perfecto.', { exact: false })).toBeVisible()
  await look(visitor, 'portada-con-calificaciones')

  await expect(row(buyer, part)).toContainText('Se muestra en la portada.')
  await row(buyer, part).getByRole('button', { name: 'No mostrarla' }).click()
  await expect(row(buyer, part)).not.toContainText('portada')
  await admin.getByRole('button', { name: 'Mostradas' }).click()
  await expect(admin.getByRole('row').filter({ hasText: 'Carga perfecto.' })).toBeVisible()
  await expect(candidate).toBeHidden()
})
