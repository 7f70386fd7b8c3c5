import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../test/news'
import { lastOffer, openOffer, part, requestOf } from '../../../test/offerEditor'
import { refused } from '../../../test/server'

const user = userEvent.setup({ delay: null })
withNews()

const asked = requestOf([{ ...part, condition: 'ANY' }])
const feed = (request = asked, last: object | null = lastOffer) =>
  openOffer(request, last, undefined, '/dashboard')
const row = async () =>
  within((await screen.findByRole('heading', { level: 3, name: 'Alternador' })).closest('li') as HTMLElement)
/** The row once the code of its price field has loaded. */
async function priced() {
  await screen.findByLabelText(PRICE)
  return row()
}
const sent = ({ calls }: ReturnType<typeof feed>) =>
  calls.filter(({ operation }) => operation === 'useMakeOfferMutation').map(({ variables }) => variables)
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? ''
const PRICE = 'Precio de Alternador, impuestos incluidos'

test('sends a price typed in the row in three taps, with the terms of the last offer', async () => {
  const opened = feed()
  const { getByLabelText, getByRole } = await priced()
  let taps = 0
  const tap = async (element: HTMLElement) => {
    taps += 1
    await user.click(element)
  }
  await tap(getByLabelText(PRICE))
  await user.keyboard('4850')
  await tap(getByRole('radio', { name: 'Nuevo' }))
  expect(words(getByRole('form'))).toMatch(
    /1-3 días · 30 días de garantía · vale 48 horas · envío \$ 250.*Total \$ 5\.100\. Te quedan \$ 4\.518 después/,
  )
  await tap(getByRole('button', { name: 'Enviar Oferta' }))
  expect(taps).toBeLessThanOrEqual(3)
  await screen.findByText('¡Oferta enviada!')
  expect(sent(opened)).toEqual([
    {
      input: {
        requestId: 'request-1',
        requestRevision: 1,
        lines: [
          {
            requestedPartId: 'part-1',
            price: 485_000,
            condition: 'NEW',
            deliveryTime: 'DAYS_1_3',
            validHours: 48,
            validUntil: null,
            warrantyDays: 30,
            fitBasis: null,
            description: null,
          },
        ],
        shipping: { charge: 'AMOUNT', amount: 25_000 },
        uploadIds: [],
      },
    },
  ])
  await waitFor(() => expect(screen.queryByLabelText(PRICE)).toBeNull())
})

test('shows the terms once the price has the focus, and keeps its buttons in their place afterwards', async () => {
  feed()
  const { getByLabelText, getByRole, queryByRole } = await priced()
  getByRole('button', { name: 'Enviar Oferta' }).focus()
  expect(queryByRole('radio', { name: 'Usado' })).toBeNull()
  await user.click(getByLabelText(PRICE))
  await user.click(screen.getByRole('button', { name: 'Urgentes' }))
  expect(getByRole('radio', { name: 'Usado' })).toBeTruthy()
})

test('sends with the keyboard, and no letter typed into the price opens a dialog', async () => {
  const opened = feed()
  const price = (await priced()).getByLabelText<HTMLInputElement>(PRICE)
  await user.type(price, 'c')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(price)
  await user.type(price, '4850{Enter}')
  await waitFor(() => expect(sent(opened)).toHaveLength(1))
})

test.each([
  ['0', /El precio mínimo es \$\s100\./],
  ['dos mil', /Poné el precio\./],
  ['99999999', /Ese precio es demasiado alto\./],
])('says what is wrong with the price %s, and keeps it', async (typed, told) => {
  const opened = feed()
  const { getByLabelText, findByText } = await priced()
  await user.type(getByLabelText(PRICE), `${typed}{Enter}`)
  expect(await findByText(told)).toBeTruthy()
  expect((getByLabelText(PRICE) as HTMLInputElement).value).toBe(typed)
  expect(screen.queryByText(/Te quedan/)).toBeNull()
  expect(sent(opened)).toEqual([])
})

test('says what is no amount when its button is pressed, and opens no form', async () => {
  const opened = feed()
  const { getByLabelText, getByRole, findByText } = await priced()
  await user.type(getByLabelText(PRICE), '12a')
  await user.click(getByRole('button', { name: 'Enviar Oferta' }))
  expect(await findByText('Poné un monto en pesos, por ejemplo 4.850.')).toBeTruthy()
  expect(getByLabelText(PRICE).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent(opened)).toEqual([])
})

test('keeps what was typed when the page is left, and when the server refuses', async () => {
  feed()
  await user.type((await priced()).getByLabelText(PRICE), '4850')
  cleanup()
  const opened = feed()
  opened.server.refusal = refused('WrongState', 'WRONG_STATE', 'El pedido fue cancelado.')
  const again = await priced()
  expect((again.getByLabelText(PRICE) as HTMLInputElement).value).toBe('4.850')
  await user.click(again.getByRole('button', { name: 'Enviar Oferta' }))
  expect(await again.findByText('El pedido fue cancelado.')).toBeTruthy()
  expect((again.getByLabelText(PRICE) as HTMLInputElement).value).toBe('4.850')
})

test('opens the whole form with the typed price to change the other terms', async () => {
  feed()
  const { getByLabelText, getByRole } = await priced()
  await user.type(getByLabelText(PRICE), '4850')
  await user.click(getByRole('radio', { name: 'Reman.' }))
  await user.click(getByRole('button', { name: 'Cambiar' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Precio')).value).toBe('4.850')
  const dialog = within(screen.getByRole('dialog', { name: 'Enviar oferta' }))
  expect(dialog.getByLabelText<HTMLSelectElement>('Condición').value).toBe('REMANUFACTURED')
  expect(dialog.getByLabelText<HTMLInputElement>('Días de garantía').value).toBe('30')
})

test.each([
  ['before the first offer', asked, null],
  ['for several parts', requestOf([part, { ...part, id: 'part-2', description: 'Correa' }]), lastOffer],
] as const)('takes no price in the row %s', async (_, request, last) => {
  feed(request, last)
  const { queryByRole, getByRole } = await row()
  expect(queryByRole('form')).toBeNull()
  await user.click(getByRole('button', { name: 'Enviar Oferta' }))
  expect(await screen.findByRole('dialog', { name: 'Enviar oferta' })).toBeTruthy()
})
