import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { ADDRESS, open, type Request, withOffer, withoutOffers } from '../../../test/buyersRequest'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import quoterContacts from './__generated__/QuoterContactsQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const priced = (request: Request, disabledReason: string | null = null): Request => ({
  ...request,
  unlockPrice: 19_000,
  paymentTerms: { disabledReason },
})
const region = async () =>
  within(await screen.findByRole('region', { name: 'Contacto de quienes cotizaron' }))

test('opens the payment of the contacts for their price', async () => {
  open(priced(withOffer))
  const { where } = renderApp(ADDRESS)
  const shown = await region()
  expect(shown.getByText(/te devolvemos todo/)).toBeTruthy()
  await user.click(shown.getByRole('button', { name: /^Ver contactos por \$\s190$/ }))
  await waitFor(() => expect(where()).toBe(`${ADDRESS}?pagar=request-1`))
})

test('says why they cannot be paid while nobody has quoted', async () => {
  open(priced(withoutOffers, 'Todavía nadie cotizó este pedido.'))
  const { where } = renderApp(ADDRESS)
  const shown = await region()
  expect(shown.getByText('Todavía nadie cotizó este pedido.')).toBeTruthy()
  await user.click(shown.getByRole('button', { name: /^Ver contactos/ }))
  expect(where()).toBe(ADDRESS)
})

test('shows the paid contacts once they are asked for', async () => {
  const contact = {
    name: 'Rosa Díaz',
    companyName: 'Repuestos del Litoral',
    email: 'rosa@litoral.uy',
    phone: '+59847312345',
    department: 'SALTO',
    address: null,
  }
  const { calls } = open(
    { ...withOffer, unlockPrice: 19_000, contactsUnlockedAt: '2026-11-21T12:00:00.000Z' },
    {
      QuoterContactsQuery: answerTo(
        quoterContacts,
        {
          Query: () => ({ node: { __typename: 'PartRequest', id: 'request-1', quoterContacts: [contact] } }),
        },
        { requestId: 'request-1' },
      ),
    },
  )
  renderApp(ADDRESS)
  const shown = await region()
  expect(shown.queryByText(/Rosa Díaz/)).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Mostrar contactos' }))
  expect(await shown.findByText('Repuestos del Litoral (Rosa Díaz)')).toBeTruthy()
  expect(shown.getByRole('link', { name: /rosa\s?@litoral\.uy/ })).toBeTruthy()
  expect(calls.filter(({ operation }) => operation === 'QuoterContactsQuery')).toHaveLength(1)
})
