import { randomUUID } from 'node:crypto'
import { freshEmail, signUpAsBuyer, signUpAsProvider } from './support/accounts'
import { choosePhotos, fillParts, fillVehicle, offerTag, openGateway, row } from './support/buyer'
import { look } from './support/look'
import { fillOfferLine, startOffer } from './support/provider'
import { payWith } from './support/sandbox'
import { expect, listening, test } from './support/test'

test('leads from "I need a part" to "the provider is paid", in four browsers', async ({ newPerson }) => {
  const mark = randomUUID().slice(0, 6)
  const headlight = `Óptica delantera izquierda ${mark}`
  const bumper = `Paragolpes delantero ${mark}`
  const company = `Desarme ${mark}`
  const buyer = await newPerson()
  const provider = await newPerson()
  const rival = await newPerson('proveedor2')
  const admin = await newPerson('admin')

  await test.step('1. the buyer signs up by mail', async () => {
    await buyer.goto('/auth?mode=signup')
    await look(buyer, '1-crear-cuenta')
    await signUpAsBuyer(buyer, {
      email: freshEmail('marta'),
      name: 'Marta Silvera',
      department: 'Rocha',
    })
    await look(buyer, '1-panel-vacio')
  })

  await test.step('1. the provider signs up, and may look but not quote', async () => {
    await signUpAsProvider(provider, {
      email: freshEmail('nelson'),
      name: 'Nelson Píriz',
      department: 'Maldonado',
      company,
      services: 'Usados originales: ópticas, paragolpes, cajas.',
    })
    await expect(provider.getByText('Tu cuenta está en revisión.', { exact: true })).toBeVisible()
    await expect(provider.getByRole('button', { name: 'Ver detalles' }).first()).toBeVisible()
    await expect(provider.getByRole('button', { name: 'Enviar Oferta' })).toHaveCount(0)
    await look(provider, '1-proveedor-pendiente')
  })

  await test.step('7. the admin approves, and the provider’s open page updates', async () => {
    await listening(provider)
    await admin.goto('/admin')
    await expect(admin.getByRole('heading', { name: 'Proveedores' })).toBeVisible()
    await look(admin, '7-admin')
    const waiting = admin.getByRole('row').filter({ hasText: company })
    await waiting.getByRole('button', { name: 'Ver Detalles' }).click()
    const detail = admin.getByRole('dialog', { name: company })
    await expect(detail.getByText('Usados originales: ópticas, paragolpes, cajas.')).toBeVisible()
    await look(admin, '7-admin-detalle')
    await detail.getByRole('button', { name: 'Aprobar' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar igual' }).click()
    await expect(admin.getByText('Proveedor aprobado')).toBeVisible()
    await expect(provider.getByText('Tu cuenta está en revisión.', { exact: true })).toBeHidden()
    await expect(provider.getByRole('button', { name: 'Enviar Oferta' }).first()).toBeEnabled()
  })

  await test.step('2. the buyer requests two parts, with photos', async () => {
    await rival.goto('/dashboard')
    await listening(rival)
    await buyer.getByRole('link', { name: 'Nuevo pedido' }).first().click()
    await buyer.getByRole('link', { name: 'Formulario detallado' }).click()
    const wish = {
      brand: 'Volkswagen',
      model: 'Gol Trend',
      year: '2014',
      engine: '1.6 nafta',
      parts: [
        { description: headlight, condition: 'Usado', urgency: 'Alta', number: '5U0 941 005' },
        { description: bumper, condition: 'Cualquiera' },
      ],
    }
    await look(buyer, '2-vehiculo')
    await fillVehicle(buyer, wish)
    await fillParts(buyer, wish)
    await choosePhotos(buyer)
    await look(buyer, '2-repuestos')
    await buyer.getByRole('button', { name: 'Siguiente' }).click()
    await expect(buyer.getByLabel('Nombre')).toHaveValue('Marta Silvera')
    await look(buyer, '2-contacto')
    await buyer.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
    await look(buyer, '2-enviada')
    await buyer.getByRole('link', { name: 'Ir a mis pedidos' }).click()
    await expect(row(buyer, headlight).getByText('Activa')).toBeVisible()
  })

  await test.step('3. both providers see it at once, without the buyer’s identity', async () => {
    await expect(row(rival, headlight)).toBeVisible()
    await row(provider, headlight).getByRole('button', { name: 'Ver detalles' }).click()
    const detail = provider.getByRole('dialog', { name: headlight })
    await expect(detail.getByText('Contacto protegido.')).toBeVisible()
    await expect(detail.getByRole('img', { name: 'Foto 1 de 2' })).toBeVisible()
    await expect(detail.getByText('Marta')).toHaveCount(0)
    await look(provider, '3-detalle')
    await detail.getByRole('button', { name: 'Enviar Oferta' }).click()
  })

  await test.step('3. the provider quotes both parts, a rival quotes one', async () => {
    await listening(buyer)
    const dialog = provider.getByRole('dialog', { name: 'Enviar oferta' })
    await fillOfferLine(dialog, {
      part: headlight,
      price: '4850',
      condition: 'Usado',
      delivery: '1-3 días',
      validity: '7 días',
      warrantyDays: '90',
      description: 'Original, sin golpes.',
    })
    await fillOfferLine(dialog, { part: bumper, price: '2000', condition: 'Nuevo', delivery: 'Inmediato' })
    await expect(dialog.getByText('2 de 2 repuestos.')).toBeVisible()
    await expect(dialog.getByText('$ 6.850')).toBeVisible()
    await expect(dialog.getByText('$ 6.173,50')).toBeVisible()
    await look(provider, '3-oferta')
    await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
    await expect(row(provider, headlight)).toHaveCount(0)
    const rivalDialog = await startOffer(rival, row(rival, headlight))
    await fillOfferLine(rivalDialog, {
      part: headlight,
      price: '6200',
      condition: 'Nuevo',
      delivery: '1-2 semanas',
    })
    await rivalDialog.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(rival.getByText('¡Oferta enviada!')).toBeVisible()
    await expect(rival.locator('[data-request]:focus')).toHaveCount(1)
  })

  await test.step('4. the offers appear on the buyer’s open page, without the sellers’ identity', async () => {
    await expect(row(buyer, headlight).getByText('Respondida')).toBeVisible()
    await buyer.getByRole('link', { name: `Ver Ofertas de ${headlight}, ${bumper}` }).click()
    await expect(await offerTag(buyer, '$ 6.200')).toContainText('Cotiza 1 de 2')
    await expect(await offerTag(buyer, '$ 6.850')).toContainText(`${headlight}: usado; ${bumper}: nuevo`)
    await expect(await offerTag(buyer, '$ 6.850')).toContainText(
      `${headlight}: 90 días; ${bumper}: sin garantía`,
    )
    for (const price of ['$ 6.200', '$ 6.850'])
      await expect(await offerTag(buyer, price)).toContainText('Oculto hasta el pago')
    await expect(buyer.getByText(company)).toHaveCount(0)
    await look(buyer, '4-comparar')
  })

  await test.step('4. the buyer asks about an offer, and its provider answers within it', async () => {
    await provider.getByRole('tab', { name: /^Ofertas/ }).click()
    await expect(
      row(provider, headlight).or(provider.getByRole('row').filter({ hasText: headlight })),
    ).toBeVisible()
    await listening(provider)
    const tag = await offerTag(buyer, '$ 6.850')
    await tag.getByRole('button', { name: 'Preguntar al proveedor' }).click()
    const question = tag.getByLabel('Tu pregunta')
    await question.fill('¿Trae el motor? Llamame al cero nueve nueve uno dos tres cuatro cinco seis')
    await tag.getByRole('button', { name: 'Enviar pregunta' }).click()
    await expect(tag.getByText(/^Sacá “cero nueve nueve uno dos tres cuatro cinco seis”/)).toBeVisible()
    await look(buyer, '4-pregunta-rechazada')
    await expect(question).toHaveValue(/^¿Trae el motor\? Llamame/)
    await question.fill('¿La óptica trae el motor de regulación?')
    await tag.getByRole('button', { name: 'Enviar pregunta' }).click()
    await expect(tag.getByText('Todavía no respondió.')).toBeVisible()
    await expect(tag.getByRole('button', { name: 'Preguntar al proveedor' })).toHaveCount(0)
    await expect(provider.getByText('¿La óptica trae el motor de regulación?')).toBeVisible()
    await provider.getByRole('button', { name: 'Responder' }).click()
    await provider.getByLabel('Tu respuesta').fill('Trae el motor y el cableado.')
    await look(provider, '4-responder')
    await provider.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(provider.getByRole('button', { name: 'Responder' })).toHaveCount(0)
    await expect(tag.getByText('Trae el motor y el cableado.')).toBeVisible()
    await look(buyer, '4-respondida')
    await tag.getByRole('button', { name: 'Aceptar oferta' }).click()
  })

  await test.step('4. the buyer pays everything at the gateway, on a computer in another tab', async () => {
    const dialog = buyer.getByRole('dialog', { name: 'Procesar Pago' })
    await expect(dialog.getByRole('radio', { name: '100 %' })).toBeChecked()
    await look(buyer, '4-pagar')
    const gateway = await openGateway(dialog.getByRole('button', { name: 'Pagar $ 6.850' }))
    const isElsewhere = gateway !== buyer
    if (isElsewhere) {
      await expect(dialog.getByText('Esperando tu pago en la otra pestaña.')).toBeVisible()
      await look(buyer, '4-esperando')
    }
    // Toasts disappear, so they are checked at once.
    await Promise.all([
      expect(provider.getByText('Vendido').first()).toBeVisible(),
      payWith(gateway, 'pays'),
      expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible(),
    ])
    await expect(gateway.getByText(company)).toBeVisible()
    await look(gateway, '4-exitoso')
    if (!isElsewhere) return gateway.getByRole('link', { name: 'Abrir el chat' }).click()
    await gateway.close()
    const bought = buyer.getByRole('dialog', { name: 'Tu compra' })
    await expect(bought.getByText('Ya está pagado.')).toBeVisible()
    await look(buyer, '4-comprado')
    await bought.getByRole('link', { name: 'Abrir el chat' }).click()
  })

  await test.step('5. each party sees the other’s contact data', async () => {
    // In a side column where there is room.
    const isNarrow = test.info().project.name === 'phone'
    if (isNarrow) await buyer.getByRole('button', { name: 'Ver el pedido' }).click()
    await expect(buyer.getByRole('region', { name: 'Proveedor' })).toContainText('Nelson Píriz')
    if (isNarrow) {
      await look(buyer, '5-pedido')
      await buyer.goBack()
    }
    await provider.getByRole('tab', { name: /^Ventas/ }).click()
    const sold = row(provider, headlight)
    await sold.getByRole('button', { name: 'Mostrar contacto' }).click()
    await expect(sold.getByText('Marta Silvera')).toBeVisible()
    await look(provider, '5-ventas')
    await sold.getByRole('link', { name: 'Chat con cliente' }).click()
    // A phone shows the page at once.
    if (isNarrow) return
    const dialog = provider.getByRole('dialog', { name: 'Chat con Marta Silvera' })
    await expect(dialog.getByText('No hay mensajes aún. ¡Inicia la conversación!')).toBeVisible()
    await look(provider, '5-chat-en-dialogo')
    await dialog.getByRole('link', { name: 'Abrir en su página' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('5. they exchange messages', async () => {
    await expect(provider.getByRole('heading', { name: 'Chat con Marta Silvera' })).toBeVisible()
    await listening(provider)
    const exchange = [
      [buyer, provider, 'Hola, ¿la mandás por DAC?'],
      [provider, buyer, 'Sí, sale hoy a la tarde.'],
      [buyer, provider, 'Bárbaro, gracias.'],
    ] as const
    for (const [from, to, words] of exchange) {
      await from.getByLabel('Mensaje', { exact: true }).fill(words)
      await from.getByLabel('Mensaje', { exact: true }).press('Enter')
      for (const page of [from, to])
        await expect(page.getByRole('log', { name: 'Mensajes' }).getByText(words)).toBeVisible()
    }
    await buyer.getByRole('button', { name: 'Sumar fotos o videos' }).click()
    const photo = {
      name: 'faro.jpg',
      mimeType: 'image/jpeg',
      buffer: await buyer.screenshot({ type: 'jpeg' }),
    }
    await buyer.getByLabel('Subir', { exact: true }).setInputFiles(photo)
    await expect(buyer.getByRole('img', { name: 'faro.jpg, subida' })).toBeVisible()
    await look(buyer, '5-chat-con-foto')
    await buyer.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(buyer.getByText('Leído')).toBeVisible()
    await provider.getByRole('button', { name: /Foto 1 de 1 de Marta Silvera/ }).click()
    await expect(provider.getByRole('dialog').getByRole('img', { name: 'faro.jpg' })).toBeVisible()
    await provider.keyboard.press('Escape')
    for (const page of [buyer, provider]) {
      await expect(page.getByLabel('Mensaje', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('html')).toHaveJSProperty('scrollHeight', page.viewportSize()?.height ?? 0)
    }
    await look(buyer, '5-chat-comprador')
    await look(provider, '5-chat-proveedor')
  })

  await test.step('6. the provider ships it', async () => {
    await provider.getByRole('button', { name: 'Marcar como enviado' }).click()
    const dialog = provider.getByRole('dialog', { name: 'Marcar como enviado' })
    await dialog.getByRole('textbox', { name: 'Agencia o correo' }).fill('DAC')
    await dialog.getByLabel('Número de guía').fill('7718 204')
    await look(provider, '6-enviar')
    await dialog.getByRole('button', { name: 'Marcar como enviado' }).click()
    await expect(buyer.getByRole('log', { name: 'Mensajes' }).getByText(/7718 204/)).toBeVisible()
    // Its button has left the page, whose title goes on.
    await expect(provider.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('6. the buyer confirms, and the provider has the money', async () => {
    await buyer.getByRole('button', { name: 'Confirmar recepción' }).click()
    const dialog = buyer.getByRole('alertdialog', { name: '¿Ya lo tenés y está bien?' })
    await expect(dialog.getByText('$ 6.850')).toBeVisible()
    await look(buyer, '6-confirmar')
    await dialog.getByRole('button', { name: 'Confirmar recepción' }).click()
    const confirmed = buyer.getByRole('dialog', { name: 'Confirmaste la recepción' })
    await expect(confirmed).toContainText('La plata se liberó al proveedor.')
    await look(buyer, '6-liberado')
    await confirmed.getByRole('button', { name: 'Listo' }).click()
    await expect(
      provider.getByRole('log', { name: 'Mensajes' }).getByText(/\$\s6\.173,50 a tu favor/),
    ).toBeVisible()
    await look(buyer, '6-recibido')
    await provider.getByRole('link', { name: 'Volver al panel' }).click()
    await provider.getByRole('tab', { name: /^Dinero/ }).click()
    await expect(provider.getByRole('tabpanel')).toContainText('$ 6.173,50')
    await look(provider, '6-dinero')
  })
})
