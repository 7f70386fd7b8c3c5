import { openGateway, row } from './support/buyer'
import { look } from './support/look'
import { payWith } from './support/sandbox'
import { expect, test } from './support/test'
import { askForParts, line, offerOf, reviseOffer, somePart } from './support/world'

test('buys parts from two providers in one payment, and gets back the part of one that cancels', async ({
  newPerson,
}) => {
  const [buyer, cheap, other] = [
    await newPerson('comprador2'),
    await newPerson('proveedor3'),
    await newPerson('proveedor'),
  ]
  const parts = [somePart('Farol'), somePart('Burlete')] as const
  const { id, partIds } = await askForParts(buyer, 'comprador2', parts)
  const [first, second = ''] = partIds
  await offerOf(cheap, id, [line({ partId: first }, 2400), line({ partId: second }, 1900)])
  const offerId = await offerOf(other, id, [line({ partId: second }, 900)])

  await buyer.goto(`/dashboard/consultas/${encodeURIComponent(id)}`)
  const together = buyer.getByRole('region', { name: 'Comprar todo junto' })
  await expect(together.getByRole('radio')).toHaveCount(2)
  await expect(together.getByRole('radio', { name: /^La de menor total y la más rápida/ })).toBeChecked()
  await expect(together.getByRole('listitem')).toHaveCount(2)
  await look(buyer, 'canastas')
  await together.getByRole('button', { name: 'Comprar 2 por $ 3.300' }).click()
  const paying = buyer.getByRole('dialog', { name: 'Procesar Pago' })
  await expect(paying.getByText(/^De Maldonado, verificado\./)).toBeVisible()
  await look(buyer, 'canasta-pagar')
  await reviseOffer(other, { id, part: parts[1], partId: second, offerId }, 950)
  await expect(paying.getByRole('alert')).toContainText('Mirá lo que dice ahora antes de pagar.')
  await paying.getByRole('button', { name: 'Aceptar los cambios' }).click()
  const gateway = await openGateway(paying.getByRole('button', { name: 'Pagar $ 3.350' }))
  await payWith(gateway, 'pays')
  await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
  await look(gateway, 'canasta-pagada')

  await other.goto('/dashboard/ventas')
  const sold = row(other, parts[1])
  await sold.getByRole('button', { name: 'Cancelar pedido' }).click()
  const canceling = other.getByRole('alertdialog', { name: 'Cancelar pedido' })
  await expect(canceling.getByText('$ 950')).toBeVisible()
  await canceling.getByLabel('Motivo').fill('Se vendió en el local')
  await canceling.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(canceling).toBeHidden()

  await gateway.goto('/dashboard/compras')
  await expect(row(gateway, parts[1]).first()).toContainText('Te devolvimos $ 950.')
  await expect(row(gateway, parts[0])).toContainText('$ 2.400 retenidos')

  await cheap.goto('/dashboard/ofertas')
  const partly = cheap.getByRole('row').filter({ hasText: parts[0] })
  await expect(partly).toContainText('$ 2.400')
  await expect(partly).toContainText(`El cliente todavía busca: ${parts[1]}`)
  await look(cheap, 'oferta-vendida-en-parte')
  await partly.getByRole('button', { name: 'Cotizar lo que falta' }).click()
  const offering = cheap.getByRole('dialog', { name: 'Enviar oferta' })
  await offering.getByLabel('Precio').fill('1800')
  await look(cheap, 'cotizar-lo-que-falta')
})
