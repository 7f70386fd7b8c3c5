import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../test/news'
import { lastOffer, openOffer, part, requestOf } from '../../../test/offerEditor'

const user = userEvent.setup({ delay: null })
withNews()

const proposal = {
  isByNumber: true,
  price: 970_000,
  item: { condition: 'NEW', deliveryTime: 'IMMEDIATE', warrantyDays: 60 },
}

test('fills in what the catalogue has, which the provider looks at and sends', async () => {
  const belt = { ...part, id: 'part-2', description: 'Correa', condition: 'ANY' }
  const known = { ...part, condition: 'ANY', fromMyCatalogue: proposal }
  const { calls } = openOffer(requestOf([belt, known]), lastOffer)
  expect(await screen.findByText(/^Completamos lo que está en tu catálogo/)).toBeTruthy()
  const prices = screen.getAllByLabelText<HTMLInputElement>('Precio')
  expect(prices.map(({ value }) => value)).toEqual(['9.700'])
  expect(within(screen.getByRole('group', { name: 'Alternador' })).getByLabelText('Precio')).toBe(prices[0])
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Enviar Oferta' }))
  await screen.findByText('¡Oferta enviada!')
  const sent = calls.find(({ operation }) => operation === 'useMakeOfferMutation')
  expect(sent?.variables.input).toMatchObject({
    lines: [
      {
        requestedPartId: 'part-1',
        price: 970_000,
        condition: 'NEW',
        deliveryTime: 'IMMEDIATE',
        warrantyDays: 60,
        fitBasis: 'PART_NUMBER',
      },
    ],
  })
})

test('says nothing of a catalogue that has none of the parts', async () => {
  openOffer(requestOf([{ ...part, condition: 'ANY' }]), lastOffer)
  expect((await screen.findByLabelText<HTMLInputElement>('Precio')).value).toBe('')
  expect(screen.queryByText(/tu catálogo/)).toBeNull()
})
