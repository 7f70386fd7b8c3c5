import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import tab from '../provider/__generated__/DiscountTabQuery.graphql'
import panel from '../provider/__generated__/ProviderPanelQuery.graphql'
import save from './__generated__/useSaveCustomerDiscountMutation.graphql'

const user = userEvent.setup({ delay: null })

const saved = {
  id: 'provider-1',
  status: 'APPROVED',
  acceptsCustomerDiscounts: false,
  customerDiscountBps: 750 as number | null,
  customerDiscountDescription: 'Descuento para talleres' as string | null,
}

function open(provider: typeof saved = saved, reply?: Parameters<typeof serverSays>[0][string]) {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const made = { Account: () => ({ id: 'account-1' }), Provider: () => provider }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, made),
    DiscountTabQuery: answerTo(tab, made),
    useSaveCustomerDiscountMutation:
      reply ?? payloadOf(save, 'saveCustomerDiscount', 'ProfilePayload', { Provider: () => provider }),
  })
  renderApp('/dashboard/descuentos')
  return calls
}
const savedBy = (calls: ReturnType<typeof open>) =>
  calls
    .filter(({ operation }) => operation === 'useSaveCustomerDiscountMutation')
    .map(({ variables }) => variables)

test('keeps the percentage of a discount that is switched off, and saves the changes', async () => {
  const calls = open()
  const percentage = await screen.findByLabelText<HTMLInputElement>('Porcentaje')
  expect(percentage.value).toBe('7,5')
  await user.click(screen.getByLabelText('Acepto descuentos para clientes'))
  await user.clear(percentage)
  await user.type(percentage, '12,5')
  expect(screen.getByText(/\$\s1\.000 de lista quedan en \$\s875/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Configuración guardada')).toBeTruthy()
  expect(savedBy(calls)).toEqual([
    { input: { isActive: true, discountBps: 1_250, description: 'Descuento para talleres' } },
  ])
})

test('refuses a percentage at its field, without losing it', async () => {
  const calls = open({ ...saved, customerDiscountBps: null, customerDiscountDescription: null })
  const percentage = await screen.findByLabelText<HTMLInputElement>('Porcentaje')
  await user.type(percentage, '100,1')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(
    await screen.findByText('Poné un porcentaje entre 0 y 100, con un decimal como máximo.'),
  ).toBeTruthy()
  expect(percentage.value).toBe('100,1')
  expect(savedBy(calls)).toEqual([])
})

test('says that nothing was saved when the server fails', async () => {
  open(saved, { errors: [{ message: 'Unexpected error.' }] })
  await screen.findByLabelText('Porcentaje')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('No se pudo guardar la configuración')).toBeTruthy()
})

test('shows the refusal of the server at the percentage', async () => {
  open(saved, {
    saveCustomerDiscount: refused('InvalidInput', 'INVALID_INPUT', 'Revisá los datos.', [
      { path: ['discountBps'], message: 'Ese porcentaje no vale.' },
    ]),
  })
  await screen.findByLabelText('Porcentaje')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ese porcentaje no vale.')).toBeTruthy()
})
