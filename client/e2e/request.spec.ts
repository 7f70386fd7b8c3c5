import { readFile } from 'node:fs/promises'
import { finishSignUp, freshEmail } from './support/accounts'
import { acceptAndPay, fillParts, fillVehicle, row, shownOffer } from './support/buyer'
import { look } from './support/look'
import { fillOfferLine, startOffer } from './support/provider'
import { linkInMail } from './support/sandbox'
import { expect, listening, test } from './support/test'
import { somePart } from './support/world'

const uno = { brand: 'Fiat', model: 'Uno', year: '2011' }

test('confirms a visitor’s request, which is followed by its link, claimed by signing up, and paid', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  const provider = await newPerson('proveedor3')
  const part = somePart('Espejo derecho')
  const email = freshEmail('pedro')
  await visitor.goto(`/buscar-repuesto?mode=manual&pieza=${encodeURIComponent(part)}`)
  await fillVehicle(visitor, { ...uno, parts: [] })
  await expect(visitor.getByLabel('Descripción')).toHaveValue(part)
  await visitor.getByRole('button', { name: 'Siguiente' }).click()
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(visitor.getByLabel('Email')).toBeFocused()
  await look(visitor, 'pedido-visitante-errores')
  await visitor.getByLabel('Nombre').fill('Pedro Larrosa')
  await visitor.getByLabel('Email').fill(`x${email}`)
  await visitor.getByRole('radio', { name: 'Otro' }).check({ force: true })
  await visitor.getByLabel('Departamento', { exact: true }).selectOption({ label: 'Salto' })
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(visitor.getByRole('heading', { name: 'Falta un paso' })).toBeVisible()
  await look(visitor, 'pedido-visitante-enviado')
  await visitor.getByRole('button', { name: 'Corregir el email' }).click()
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByRole('button', { name: 'Mandar el enlace' }).click()
  await expect(visitor.getByText('cambiamos el email')).toBeFocused()

  await provider.goto('/dashboard')
  await visitor.goto(await linkInMail(visitor.request, { to: email, subject: 'Confirmá tu pedido' }))
  await visitor.getByRole('button', { name: 'Confirmar mi pedido' }).click()
  await expect(visitor.getByRole('link', { name: 'Seguir mi pedido' })).toBeVisible()
  await look(visitor, 'pedido-visitante-confirmado')
  await visitor.getByRole('link', { name: 'Seguir mi pedido' }).click()
  await expect(visitor.getByText('Sin ofertas todavía')).toBeVisible()
  await look(visitor, 'seguimiento-sin-ofertas')

  const dialog = await startOffer(provider, row(provider, part))
  await fillOfferLine(dialog, { part, price: '1750', condition: 'Usado', delivery: 'Inmediato' })
  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
  // The page updates without a reload.
  await expect(shownOffer(visitor, '$ 1.750')).toBeVisible()
  await look(visitor, 'seguimiento-con-oferta')
  await linkInMail(visitor.request, { to: email, subject: 'Nueva oferta' })

  // The browser remembers it.
  await visitor.goto('/')
  await look(visitor, 'portada-con-pedido')
  await visitor.getByRole('link', { name: part }).click()
  await expect(shownOffer(visitor, '$ 1.750')).toBeVisible()

  await visitor.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await finishSignUp(
    visitor,
    { email, name: 'Pedro Larrosa', department: 'Salto' },
    // Returns to the request from which they signed up.
    new RegExp(part),
  )
  await expect(visitor).toHaveURL(/\/dashboard\/consultas\//)
  await acceptAndPay(visitor, '$ 1.750')
})

test('sends text typed offline and before a reload', async ({ newPerson, complaints }) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const buyer = await newPerson('comprador2')
  const part = somePart('Tapa de válvulas')
  const wish = { ...uno, parts: [{ description: part, quantity: '2' }] }
  await buyer.goto('/buscar-repuesto?mode=manual')
  await fillVehicle(buyer, wish)
  // The step's code has arrived.
  await expect(buyer.getByRole('group', { name: /^Repuesto 1:/ })).toBeVisible()
  await buyer.context().setOffline(true)
  await expect(buyer.getByText('Sin conexión. Lo que escribiste sigue acá.')).toBeVisible()
  await fillParts(buyer, wish)
  await buyer.getByRole('button', { name: 'Siguiente' }).click()
  await buyer.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(buyer.getByText('Hubo un error al enviar tu solicitud.')).toBeVisible()
  await look(buyer, 'pedido-sin-conexion')
  await buyer.context().setOffline(false)
  await expect(buyer.getByText('Sin conexión. Lo que escribiste sigue acá.')).toBeHidden()
  await buyer.reload()
  await expect(buyer.getByLabel('Nombre')).toHaveValue('Martín Ojeda')
  await buyer.goBack()
  await expect(buyer.getByLabel('Descripción')).toHaveValue(part)
  await expect(buyer.getByLabel('Cantidad')).toHaveValue('2')
  await buyer.goBack()
  await expect(buyer.getByLabel('Modelo')).toHaveValue('Uno')
  await buyer.goForward()
  await buyer.goForward()
  await buyer.getByRole('button', { name: 'Enviar pedido' }).dblclick()
  await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
  await buyer.getByRole('link', { name: 'Ir a mis pedidos' }).click()
  await expect(row(buyer, part)).toHaveCount(1)
})

test('resends a failed photo, and rejects a file that is no photo', async ({ newPerson, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  const visitor = await newPerson()
  await visitor.goto('/buscar-repuesto?mode=manual')
  await fillVehicle(visitor, { ...uno, parts: [] })
  let failures = 0
  await visitor.route(/\/raw(\/|%2F)/, route => {
    const isFirst = route.request().method() === 'PUT' && failures++ === 0
    return isFirst ? route.abort() : route.continue()
  })
  const picker = visitor.getByLabel('Subir', { exact: true })
  const photo = {
    name: 'espejo.jpg',
    mimeType: 'image/jpeg',
    buffer: await visitor.screenshot({ type: 'jpeg' }),
  }
  await picker.setInputFiles(photo)
  await expect(visitor.getByText(/Error subiendo espejo.jpg/).first()).toBeVisible()
  const retry = visitor.getByRole('button', { name: 'Reintentar' })
  await look(visitor, 'foto-sin-subir')
  await retry.click()
  await expect(visitor.getByRole('img', { name: 'espejo.jpg, subida' })).toBeVisible()
  // A phone's photo format, which this browser cannot decode itself.
  const heic = await readFile(new URL('../../server/test/fixtures/photo-rotated.heic', import.meta.url))
  await picker.setInputFiles({ ...photo, name: 'rota.heic', buffer: heic.subarray(0, 200) })
  await expect(visitor.getByText(/rota.heic: No pudimos leer esta foto/).first()).toBeVisible()
  await picker.setInputFiles({ ...photo, name: 'iphone.jpg', buffer: heic })
  await expect(visitor.getByRole('img', { name: 'iphone.jpg, subida' })).toBeVisible()
  await picker.setInputFiles({ ...photo, name: 'nota.jpg', buffer: Buffer.from('No soy una foto.') })
  await expect(visitor.getByText(/Error subiendo nota.jpg/).first()).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'nota.jpg, subida' })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Quitar espejo.jpg' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Quitar nota.jpg' })).toHaveCount(0)
  // A video shows its first frame.
  const film = await readFile(new URL('../../server/test/fixtures/video-3s.webm', import.meta.url))
  await picker.setInputFiles({ name: 'ruido.webm', mimeType: 'video/webm', buffer: film })
  await expect(visitor.getByRole('img', { name: 'ruido.webm, subida' })).toBeVisible()
})

test('edits a request with photos of each part, quotes, adds, extends, deletes, restores and repeats it', async ({
  newPerson,
}) => {
  const buyer = await newPerson('comprador2')
  const provider = await newPerson('proveedor3')
  await buyer.context().grantPermissions(['camera'])
  const first = somePart('Óptica')
  const second = somePart('Faro')
  await buyer.goto('/buscar-repuesto?mode=manual')
  await fillVehicle(buyer, { ...uno, parts: [] })
  const fields = (place: number) => buyer.getByRole('group', { name: new RegExp(`^Repuesto ${place}:`) })
  const shown = (place: number) => fields(place).getByRole('img', { name: /, subida$/ })
  const photo = await buyer.screenshot({ type: 'png' })
  const choose = async (place: number, ...names: string[]) => {
    await fields(place)
      .getByLabel('Subir', { exact: true })
      .setInputFiles(names.map(name => ({ name, mimeType: 'image/png', buffer: photo })))
    for (const name of names)
      await expect(fields(place).getByRole('img', { name: `${name}, subida` })).toBeVisible()
  }
  await fields(1).getByLabel('Descripción').fill(first)
  await choose(1, 'de frente.png', 'de atrás.png')
  await fields(1).getByRole('button', { name: 'Mover de atrás.png' }).press('ArrowLeft')
  await expect(fields(1).getByRole('button', { name: 'Mover de atrás.png' })).toBeFocused()
  await expect(shown(1).first()).toHaveAccessibleName('de atrás.png, subida')
  await look(buyer, 'pedido-fotos-de-un-repuesto')
  await buyer.getByRole('button', { name: 'Agregar otro repuesto' }).click()
  await fields(2).getByLabel('Descripción').fill(second)
  await fields(2).getByRole('button', { name: 'Sacar foto' }).click()
  await buyer.getByRole('button', { name: 'Capturar' }).click()
  await expect(shown(2)).toHaveCount(1)
  await fields(2)
    .getByLabel(/ es de$/)
    .selectOption({ label: 'Todo el pedido' })
  await expect(shown(2)).toHaveCount(0)
  const whole = buyer.getByRole('region', { name: 'Fotos y video de todo el pedido' })
  await expect(whole.getByRole('img', { name: /, subida$/ })).toHaveCount(1)
  await whole.getByLabel(/ es de$/).selectOption({ label: second })
  await expect(shown(2)).toHaveCount(1)
  await buyer.reload()
  await expect(shown(1).first()).toHaveAccessibleName('de atrás.png, subida')
  await buyer.getByRole('button', { name: 'Siguiente' }).click()
  await buyer.getByRole('button', { name: 'Enviar pedido' }).click()
  await buyer.getByRole('link', { name: 'Ir a mis pedidos' }).click()
  await row(buyer, first).getByRole('link', { name: first }).first().click()
  const photosOf = (part: string) =>
    buyer.getByRole('region', { name: part }).getByRole('button', { name: /^Ampliar Foto/ })
  await expect(photosOf(first)).toHaveCount(2)
  await expect(photosOf(second)).toHaveCount(1)

  await provider.goto('/dashboard')
  await listening(provider)
  await test.step('edits all of it before the first offer', async () => {
    await buyer.getByRole('button', { name: 'Editar pedido' }).click()
    const dialog = buyer.getByRole('dialog', { name: 'Editar pedido' })
    await dialog.getByLabel('Modelo').fill('Uno Way')
    await dialog.getByLabel('Año').fill('2012')
    await dialog.getByLabel('Departamento').selectOption({ label: 'Rocha' })
    await dialog.getByLabel('Descripción').first().fill(`${first} derecha`)
    await dialog.getByRole('button', { name: 'Quitar de frente' }).click()
    await look(buyer, 'pedido-editar')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(buyer.getByText('Pedido actualizado')).toBeVisible()
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(`${first} derecha`)
    await expect(photosOf(`${first} derecha`)).toHaveCount(1)
    await expect(row(provider, `${first} derecha`)).toContainText('Uno Way')
  })

  await test.step('keeps quoted parts, and allows additions', async () => {
    const offer = await startOffer(provider, row(provider, `${first} derecha`))
    await fillOfferLine(offer, {
      part: `${first} derecha`,
      price: '2100',
      condition: 'Usado',
      delivery: 'Inmediato',
    })
    await offer.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(shownOffer(buyer, '$ 2.100')).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Editar pedido' })).toHaveCount(0)
    await buyer.getByRole('button', { name: 'Agregar fotos o comentarios' }).click()
    const dialog = buyer.getByRole('dialog', { name: 'Agregar fotos o comentarios' })
    await dialog.getByLabel('Comentario').fill('Es la del lado del acompañante.')
    await dialog
      .getByLabel('Subir', { exact: true })
      .setInputFiles({ name: 'etiqueta.png', mimeType: 'image/png', buffer: photo })
    await expect(dialog.getByRole('img', { name: 'etiqueta.png, subida' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(buyer.getByText('Agregado al pedido')).toBeVisible()
    await expect(buyer.getByText('“Es la del lado del acompañante.”')).toBeVisible()
  })

  await test.step('extends it twice, and no third time', async () => {
    const extend = buyer.getByRole('button', { name: 'Extender 30 días' })
    for (const words of ['Después podés extenderlo una vez más.', 'Es la última vez que podés extenderlo.']) {
      await extend.click()
      const dialog = buyer.getByRole('alertdialog', { name: '¿Extender 30 días?' })
      await expect(dialog).toContainText(words)
      await dialog.getByRole('button', { name: 'Extender' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(extend).toHaveCount(0)
    await look(buyer, 'pedido-extendido')
  })

  await test.step('deletes, restores and repeats it', async () => {
    await buyer.getByRole('button', { name: 'Eliminar' }).click()
    const dialog = buyer.getByRole('alertdialog', { name: '¿Eliminar el pedido?' })
    await look(buyer, 'pedido-eliminar')
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await expect(buyer.getByText('Pedido eliminado')).toBeVisible()
    await expect(buyer.getByText('Eliminaste este pedido.')).toBeVisible()
    await look(buyer, 'pedido-eliminado')
    await buyer.getByRole('button', { name: 'Restaurar' }).click()
    await expect(buyer.getByText('Pedido restaurado')).toBeVisible()
    await buyer.getByRole('button', { name: 'Cotizame de nuevo' }).click()
    await buyer
      .getByRole('alertdialog', { name: 'Cotizame de nuevo' })
      .getByRole('button', { name: 'Armar el pedido' })
      .click()
    await expect(buyer.getByLabel('Modelo')).toHaveValue('Uno Way')
    await buyer.getByRole('button', { name: 'Siguiente' }).click()
    await expect(fields(1).getByLabel('Descripción')).toHaveValue(`${first} derecha`)
    await expect(shown(1)).toHaveCount(1)
  })
})
