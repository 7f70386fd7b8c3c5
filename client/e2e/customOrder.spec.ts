import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer } from './support/accounts'
import { row } from './support/buyer'
import { look, settled } from './support/look'
import { linkInMail, payWith } from './support/sandbox'
import { expect, listening, test } from './support/test'
import { ON_A_PHONE_SCREEN } from './support/widths'

const PROVIDER = 'proveedor'
/** For how long a quotation can be paid, and a minute. */
const WEEK_MS = 7 * 24 * 3_600_000 + 60_000
const ASPECTS = [
  'Tiempo de respuesta',
  'Calidad del producto',
  'Claridad de la descripción',
  'Coincidencia con lo pedido',
]

test('sells a quotation to a stranger, who confirms by mail and claims it by signing up', async ({
  newPerson,
}) => {
  const mark = randomUUID().slice(0, 6)
  const [client, disc, pads] = [`Carla ${mark}`, `Disco ${mark}`, `Pastillas ${mark}`]
  const email = freshEmail('carla')
  const provider = await newPerson(PROVIDER)
  // The stranger uses a messenger's browser: on a phone, without cookies and storage.
  const stranger = await newPerson(null, ON_A_PHONE_SCREEN)
  await stranger.addInitScript(blockStorage)

  const path = await test.step('the provider writes it and shares its link', async () => {
    await write(provider, {
      client,
      email,
      items: [
        [disc, '8200'],
        [pads, '2890'],
      ],
    })
    await look(provider, 'orden-creada')
    return (await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? ''
  })

  await test.step('the stranger chooses one of its items and pays it', async () => {
    await stranger.goto(path)
    await expect(stranger.getByRole('heading', { name: 'Cotización de Repuestos' })).toBeVisible()
    await look(stranger, 'orden-pendiente')
    await stranger.getByRole('checkbox', { name: `Incluir en compra: ${disc}` }).uncheck()
    await stranger.getByRole('checkbox', { name: `Incluir en compra: ${pads}` }).uncheck()
    await stranger.getByRole('button', { name: 'Seleccionar Todos los Ítems' }).click()
    await stranger.getByRole('checkbox', { name: `Incluir en compra: ${disc}` }).uncheck()
    await expect(stranger.getByText('1 de 2 ítems')).toBeVisible()
    await look(stranger, 'orden-elegida')
    await stranger.getByRole('button', { name: 'Pagar $ 2.890' }).click()
    const dialog = stranger.getByRole('dialog', { name: 'Procesar Pago' })
    await expect(dialog.getByLabel('Tu email')).toHaveValue(email)
    await look(stranger, 'orden-pagar')
    await dialog.getByLabel('Tu email').press('Enter')
    await payWith(stranger, 'pays')
    await expect(stranger.getByText('¡Pago Confirmado!')).toBeVisible()
    await expect(stranger).toHaveURL(new RegExp(path))
    await expect(stranger.getByText('No se incluyó en la compra.')).toBeVisible()
    await expect(stranger.getByRole('region', { name: 'Resumen' }).getByText('Total Final')).toBeVisible()
    await look(stranger, 'orden-pagada')
  })

  const link = await test.step('the mailed link shows the order, and the provider ships it', async () => {
    const mailed = await linkInMail(stranger.request, { to: email, subject: `Pago confirmado: ${pads}` })
    await stranger.goto(mailed)
    await expect(stranger.getByRole('heading', { name: 'Tu compra' })).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Confirmar recepción' })).toBeHidden()
    await listening(stranger)
    await provider.goto('/dashboard/ventas')
    const sold = row(provider, pads)
    await sold.getByRole('button', { name: 'Marcar como enviado' }).click()
    const shipping = provider.getByRole('dialog', { name: 'Marcar como enviado' })
    await shipping.getByRole('radio', { name: 'Lo llevo yo' }).check({ force: true })
    await shipping.getByRole('button', { name: 'Marcar como enviado' }).click()
    return mailed
  })

  await test.step('the stranger and the provider write to each other', async () => {
    await stranger.getByRole('link', { name: 'Escribirle por el chat' }).click()
    await expect(stranger.getByRole('heading', { name: /^Chat con / })).toBeVisible()
    await listening(stranger)
    await stranger.getByLabel('Mensaje', { exact: true }).fill(`¿Paso hoy? ${mark}`)
    await stranger.getByRole('button', { name: 'Enviar' }).click()
    await row(provider, pads).getByRole('link', { name: 'Chat con cliente' }).click()
    const heard = provider.getByRole('log', { name: 'Mensajes' })
    await expect(heard.getByText(`¿Paso hoy? ${mark}`)).toBeVisible()
    await listening(provider)
    await provider.getByLabel('Mensaje', { exact: true }).fill('Sí, hasta las 18')
    await provider.getByRole('button', { name: 'Enviar' }).click()
    await expect(stranger.getByRole('log', { name: 'Mensajes' }).getByText('Sí, hasta las 18')).toBeVisible()
    await look(stranger, 'compra-chat')
    await provider.goto('/dashboard/ventas')
    await stranger.getByRole('link', { name: 'Tu compra' }).click()
    await listening(stranger)
  })

  await test.step('the stranger confirms the receipt', async () => {
    await stranger.getByRole('button', { name: 'Confirmar recepción' }).click()
    await look(stranger, 'compra-confirmar')
    const receipt = stranger.getByRole('alertdialog', { name: '¿Ya lo tenés y está bien?' })
    await receipt.getByRole('button', { name: 'Confirmar recepción' }).click()
    const confirmed = stranger.getByRole('dialog', { name: 'Confirmaste la recepción' })
    await confirmed.getByRole('button', { name: 'Listo' }).click()
    await look(stranger, 'compra-recibida')
    await expect(row(provider, pads)).toContainText('a tu favor.')
  })

  await test.step('the stranger reviews the purchase', async () => {
    await stranger.getByRole('button', { name: 'Calificar la compra' }).click()
    const review = stranger.getByRole('dialog', { name: 'Calificá tu compra' })
    await expect(review).toBeVisible()
    // A click beside a star of the rising sheet is lost.
    await settled(stranger)
    for (const aspect of ASPECTS)
      await review.getByRole('group', { name: aspect }).getByRole('radio', { name: '5 estrellas' }).check()
    await review.getByLabel('Comentario').fill(`Todo bien ${mark}`)
    await review.getByRole('button', { name: 'Enviar calificación' }).click()
    await expect(stranger.getByText(`Todo bien ${mark}`)).toBeVisible()
    await look(stranger, 'compra-calificada')
  })

  await test.step('the quotation no longer promises a call, nor that the money is held', async () => {
    await stranger.goto(path)
    await expect(stranger.getByText('La compra terminó')).toBeVisible()
    await expect(stranger.getByText('La plata queda retenida')).toBeHidden()
    await look(stranger, 'orden-recibida')
  })

  await test.step('signing up with the same e-mail claims it, and the link ends', async () => {
    await joinAsBuyer(stranger, { email, name: 'Carla Sosa', department: 'Rocha' })
    await stranger.goto('/dashboard/compras')
    await expect(row(stranger, pads)).toContainText('Orden personalizada')
    await row(stranger, pads).getByRole('link', { name: 'Abrir el chat' }).click()
    await expect(
      stranger.getByRole('log', { name: 'Mensajes' }).getByText(`¿Paso hoy? ${mark}`),
    ).toBeVisible()
    await stranger.goto('/dashboard/calificaciones')
    await expect(row(stranger, pads)).toContainText(`Todo bien ${mark}`)
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'Compra no encontrada' })).toBeVisible()
  })
})

test('a stranger disputes a purchase by its link, and both sides agree', async ({ newPerson }) => {
  const mark = randomUUID().slice(0, 6)
  const [item, email] = [`Radiador ${mark}`, freshEmail('nelly')]
  const provider = await newPerson(PROVIDER)
  const stranger = await newPerson(null, ON_A_PHONE_SCREEN)
  await write(provider, { client: `Nelly ${mark}`, email, items: [[item, '5400']] })
  const path = (await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? ''
  await stranger.goto(path)
  await stranger.getByRole('button', { name: 'Pagar $ 5.400' }).click()
  const dialog = stranger.getByRole('dialog', { name: 'Procesar Pago' })
  await dialog.getByRole('button', { name: 'Pagar $ 5.400' }).click()
  await payWith(stranger, 'pays')
  await expect(stranger.getByText('¡Pago Confirmado!')).toBeVisible()
  await stranger.goto(await linkInMail(stranger.request, { to: email, subject: `Pago confirmado: ${item}` }))

  // Somebody else with the quotation's link keeps its page open.
  const onlooker = await newPerson(null, ON_A_PHONE_SCREEN)
  await onlooker.goto(path)
  await expect(onlooker.getByText('¡Pago Confirmado!')).toBeVisible()
  await listening(onlooker)

  await stranger.getByRole('link', { name: 'Abrir Disputa' }).click()
  await stranger.getByLabel('Qué pasó').selectOption({ label: 'No llegó' })
  await stranger.getByLabel('Contalo').fill('Pasaron dos semanas y no apareció.')
  const buffer = await stranger.screenshot({ type: 'jpeg' })
  await stranger
    .getByLabel('Subir', { exact: true })
    .setInputFiles({ name: 'charla.jpg', mimeType: 'image/jpeg', buffer })
  await expect(stranger.getByRole('img', { name: 'charla.jpg, subida' })).toBeVisible()
  await stranger.getByRole('radio', { name: 'Devolver todo' }).check()
  await look(stranger, 'compra-abrir-disputa')
  await stranger.getByRole('button', { name: 'Abrir Disputa' }).click()
  await expect(stranger.getByRole('heading', { name: /^Disputa del pedido/ })).toBeVisible()
  await listening(stranger)
  await look(stranger, 'compra-disputa')

  await provider.goto('/dashboard/ventas')
  await row(provider, item).getByRole('link', { name: 'Ver la disputa' }).click()
  await provider.getByRole('button', { name: 'Aceptar la propuesta' }).click()
  await provider.getByRole('alertdialog').getByRole('button', { name: 'Aceptar la propuesta' }).click()
  await expect(stranger.getByText('Se pusieron de acuerdo.')).toBeVisible()
  await stranger.getByRole('link', { name: 'Tu compra' }).click()
  await expect(stranger.getByRole('heading', { name: 'Tu compra' })).toBeVisible()
  await look(stranger, 'compra-devuelta')
  await expect(onlooker.getByText('Pago Reembolsado')).toBeVisible()
  await expect(onlooker.getByText('Reembolsado', { exact: true })).toBeVisible()
  await look(onlooker, 'orden-reembolsada')
})

test('an edit reaches the open page, its provider hears the payment, and a repeated order starts from the same items', async ({
  newPerson,
}) => {
  const mark = randomUUID().slice(0, 6)
  const client = `Ruben ${mark}`
  const provider = await newPerson(PROVIDER)
  const stranger = await newPerson(null, ON_A_PHONE_SCREEN)
  await write(provider, { client, email: freshEmail('ruben'), items: [[`Alternador ${mark}`, '7450']] })
  const path = (await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? ''
  await stranger.goto(path)
  await listening(stranger)
  await provider.goto('/dashboard/mis-ordenes')
  const own = row(provider, client)
  await look(provider, 'mis-ordenes')
  await own.getByRole('button', { name: 'Editar' }).click()
  const dialog = provider.getByRole('dialog', { name: `Editar Orden - ${client}` })
  await dialog.getByLabel('Precio').fill('6900')
  await look(provider, 'editar-orden')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(provider.getByText('Orden actualizada')).toBeVisible()
  await expect(stranger.getByText('El proveedor cambió la cotización.')).toBeVisible()

  // The provider looks at the own quotation, which is no visit of the client.
  const preview = await provider.context().newPage()
  await preview.goto(path)
  const opening = preview.waitForResponse(response =>
    (response.request().postData() ?? '').includes('useOpenCustomOrderMutation'),
  )
  await preview.getByRole('heading', { name: 'Cotización de Repuestos' }).click()
  expect((await opening).status()).toBe(200)
  await preview.close()
  await provider.reload()

  // The provider's list hears that the link was opened and paid.
  await expect(own).toContainText('Tu cliente todavía no la abrió.')
  await stranger.getByRole('button', { name: 'Pagar $ 6.900' }).click()
  await expect(own).toContainText('Tu cliente la abrió el')
  const payment = stranger.getByRole('dialog', { name: 'Procesar Pago' })
  await payment.getByRole('button', { name: 'Pagar $ 6.900' }).click()
  await own.getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Precio').fill('6500')
  await payWith(stranger, 'pays')
  await expect(stranger.getByText('¡Pago Confirmado!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(provider.getByText('Error al guardar')).toBeVisible()
  await expect(provider.getByText('La orden ya fue pagada.')).toBeVisible()
  await expect(dialog.getByLabel('Precio')).toHaveValue('6.500')
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(own.getByText('Pagado', { exact: true })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Mostrar contacto' })).toBeVisible()
  await look(provider, 'mis-ordenes-pagada')

  await own.getByRole('button', { name: 'Duplicar' }).click()
  await expect(provider.getByLabel('Nombre del ítem')).toHaveValue(`Alternador ${mark}`)
  await expect(provider.getByLabel('Nombre', { exact: true })).toHaveValue('')
})

test('expires on the page that is open, and an expired one is written again', async ({ newPerson }) => {
  const mark = randomUUID().slice(0, 6)
  const [client, item] = [`Omar ${mark}`, `Radiador ${mark}`]
  const provider = await newPerson(PROVIDER)
  const stranger = await newPerson()
  await write(provider, { client, email: freshEmail('omar'), items: [[item, '7450']] })
  await stranger.clock.install()
  await stranger.goto((await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? '')
  await listening(stranger)
  await provider.goto('/dashboard/mis-ordenes')
  await row(provider, client).getByRole('button', { name: 'Editar' }).click()
  const dialog = provider.getByRole('dialog', { name: `Editar Orden - ${client}` })
  await dialog.getByLabel('Precio').fill('6900')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await stranger.clock.runFor(1_000)
  await expect(stranger.getByRole('button', { name: 'Pagar $ 6.900' })).toBeVisible()

  await stranger.clock.fastForward(WEEK_MS)
  await expect(stranger.getByText('Expirado', { exact: true })).toBeVisible()
  await expect(stranger.getByText('Cotización Expirada')).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^Pagar/ })).toBeHidden()
  await look(stranger, 'orden-vencida')

  // A quotation of the demo world that the server itself let expire.
  await provider.goto('/dashboard/mis-ordenes?buscar=gustavo')
  const expired = row(provider, 'Gustavo Pintos')
  await expect(expired.getByText('Expirado', { exact: true })).toBeVisible()
  await expect(expired.getByRole('button', { name: 'Editar' })).toBeHidden()
  await look(provider, 'mis-ordenes-vencida')
  await expired.getByRole('button', { name: 'Duplicar' }).click()
  await expect(provider.getByLabel('Nombre del ítem')).toHaveValue('Alternador Bosch 90 A')
  await provider.getByLabel('Nombre', { exact: true }).fill(`${client} otra vez`)
  await provider.getByLabel('Email', { exact: true }).fill(freshEmail('omar'))
  await provider.getByRole('button', { name: 'Crear Orden' }).click()
  await expect(provider.getByText('Orden creada exitosamente')).toBeVisible()
  const again = await newPerson()
  await again.goto((await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? '')
  await expect(again.getByRole('button', { name: 'Pagar $ 7.450' })).toBeVisible()
})

test('shows the photos of an item to its client, also after an edit', async ({ newPerson }) => {
  const mark = randomUUID().slice(0, 6)
  const client = `Elsa ${mark}`
  const provider = await newPerson(PROVIDER)
  const stranger = await newPerson()
  await write(provider, {
    client,
    email: freshEmail('elsa'),
    items: [[`Óptica ${mark}`, '4850']],
    photo: 'optica.jpg',
  })
  await stranger.goto((await provider.getByRole('link', { name: 'Ver Orden' }).getAttribute('href')) ?? '')
  await stranger.getByRole('button', { name: 'Ver Ampliada' }).click()
  await expect(stranger.getByRole('dialog', { name: `Fotos de Óptica ${mark}` })).toBeVisible()
  await look(stranger, 'orden-foto-ampliada')
  await stranger.keyboard.press('Escape')
  await look(stranger, 'orden-con-foto')
  await listening(stranger)

  await provider.goto('/dashboard/mis-ordenes')
  const own = row(provider, client)
  await own.getByRole('button', { name: 'Editar' }).click()
  const dialog = provider.getByRole('dialog', { name: `Editar Orden - ${client}` })
  await expect(dialog.getByRole('img', { name: 'optica.jpg, subida' })).toBeVisible()
  await dialog.getByLabel('Precio').fill('4500')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(stranger.getByRole('button', { name: 'Pagar $ 4.500' })).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Ver Ampliada' })).toBeVisible()
})

test('says what is missing before an order is created, and which photo was not sent', async ({
  newPerson,
}) => {
  const provider = await newPerson(PROVIDER)
  await provider.goto('/dashboard/ordenes')
  await provider.getByRole('button', { name: 'Agregar ítem' }).click()
  await expect(provider.getByText('No se pudo agregar el ítem')).toBeVisible()
  await expect(provider.getByLabel('Nombre del ítem')).toBeFocused()
  await expect(provider.getByRole('group', { name: 'Ítem 2' })).toBeHidden()
  await provider.getByRole('button', { name: 'Crear Orden' }).click()
  await expect(provider.getByText('Campos requeridos')).toBeVisible()
  await expect(provider.getByLabel('Nombre', { exact: true })).toBeFocused()
  await look(provider, 'crear-orden-incompleta')
  await provider
    .getByLabel('Subir', { exact: true })
    .setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una foto') })
  await expect(provider.getByText('Error subiendo imagen')).toBeVisible()
})

test('shows that an unknown link leads to no order', async ({ newPerson }) => {
  const stranger = await newPerson()
  await stranger.goto('/order/noexiste')
  await expect(stranger.getByRole('heading', { name: 'Orden no encontrada' })).toBeVisible()
  await expect(stranger.getByText('La orden que buscas no existe o ha expirado.')).toBeVisible()
  await look(stranger, 'orden-no-encontrada')
})

/** Makes the page's storage throw when it is touched, like a browser that blocks cookies. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}

type Written = {
  client: string
  email: string
  items: readonly (readonly [name: string, pesos: string])[]
  /** File name of a photo of the first item. */
  photo?: string
}

async function write(provider: Page, { client, email, items, photo }: Written): Promise<void> {
  await provider.goto('/dashboard/ordenes')
  await provider.getByLabel('Nombre', { exact: true }).fill(client)
  await provider.getByLabel('Email', { exact: true }).fill(email)
  for (const [index, [name, pesos]] of items.entries()) {
    if (index > 0) await provider.getByRole('button', { name: 'Agregar ítem' }).click()
    const item = provider.getByRole('group', { name: `Ítem ${index + 1}` })
    await item.getByLabel('Nombre del ítem').fill(name)
    await item.getByLabel('Precio').fill(pesos)
  }
  if (photo) {
    const first = provider.getByRole('group', { name: 'Ítem 1' })
    const buffer = await provider.screenshot({ type: 'jpeg' })
    await first
      .getByLabel('Subir', { exact: true })
      .setInputFiles({ name: photo, mimeType: 'image/jpeg', buffer })
    await expect(first.getByRole('img', { name: `${photo}, subida` })).toBeVisible()
  }
  await provider.getByRole('button', { name: 'Crear Orden' }).click()
  await expect(provider.getByText('Orden creada exitosamente')).toBeVisible()
}
