import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import query from './__generated__/WarrantyScreenQuery.graphql'
import { warrantyCodeOf, warrantyCodeProblem } from './warrantyCode'
import { certificateWords, deliveryPlace, validityWords } from './warrantyWords'

const CODE = '4F2A-91C0-7B3E-D815'
const certificate = (over: object = {}) => ({
  __typename: 'WarrantyCertificate',
  code: CODE,
  orderShortId: 'AB12CD34',
  state: 'VALID',
  endsAt: '2027-03-03T02:59:59.999Z',
  soldAt: '2026-11-30T15:00:00.000Z',
  startsAt: '2026-12-02T15:00:00.000Z',
  seller: 'Repuestos del Litoral',
  sellerBusinessName: 'Litoral SRL',
  sellerRut: '211003420017',
  sellerAddress: 'Rivera 2100',
  sellerDepartment: 'SALTO',
  vehicle: 'Fiat Uno 2001',
  deliveryMethod: 'PICKUP',
  pickupPlace: 'Rivera 2100',
  lines: [
    {
      description: 'Alternador',
      quantity: 1,
      condition: 'USED',
      days: 90,
      endsAt: '2027-03-03T02:59:59.999Z',
      state: 'VALID',
      note: 'Lo instala un taller',
    },
  ],
  ...over,
})

const show = (warranty: object | null) => {
  serverSays({
    viewerQuery: viewerIs(null),
    WarrantyScreenQuery: answerTo(query, { Query: () => ({ warranty }) }, { code: CODE }),
  })
  renderApp(`/garantia/${CODE}`)
}

test('has the data that the law asks for, and how the warranty is used', async () => {
  show(certificate())
  await screen.findByRole('heading', { level: 1, name: 'Certificado de garantía' })
  const main = within(screen.getByRole('main'))
  for (const words of [
    `Código ${CODE}`,
    'El certificado es verdadero y la garantía está vigente hasta el 2 de marzo de 2027.',
    /^Repuestos del Litoral\s+Litoral SRL$/,
    '211003420017',
    'Rivera 2100, Salto',
    'Fiat Uno 2001',
    /^Usado\. Garantía de 90 días, vigente hasta el 2 mar 2027\.\s+Condiciones del vendedor: Lo instala un taller$/,
    '2 de diciembre de 2026, con la entrega, retirado en Rivera 2100',
    '30 de noviembre de 2026, compra AB12CD34',
    /ese tiempo se suma a la garantía/,
  ])
    expect(main.getByText(words)).toBeTruthy()
  expect(main.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
})

test('lets an unknown code be typed again', async () => {
  show(null)
  await screen.findByRole('heading', { level: 1, name: 'Garantía no encontrada' })
  expect(await screen.findByLabelText('Código del certificado')).toHaveProperty('value', CODE)
})

test('opens the certificate of a typed code, and says at the field why it cannot', async () => {
  serverSays({
    viewerQuery: viewerIs(null),
    WarrantyScreenQuery: answerTo(query, { Query: () => ({ warranty: certificate() }) }, { code: CODE }),
  })
  renderApp('/garantia')
  const field = await screen.findByLabelText('Código del certificado')
  await userEvent.type(field, '4f2a 91c0')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText(/^Revisá el código/)).toBeTruthy()
  expect(field).toHaveProperty('value', '4f2a 91c0')
  await userEvent.type(field, ' 7b3e d815')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await screen.findByRole('heading', { level: 1, name: 'Certificado de garantía' })
})

test.each([
  ['VALID', 'vigente hasta el 2 mar 2027', 'trust'],
  ['EXPIRED', 'vencida el 2 mar 2027', 'warn'],
  ['ANNULLED', 'anulada', 'danger'],
  ['NOT_STARTED', 'todavía no empezó', 'info'],
])('of a warranty that is %s says: %s', (state, words, tone) => {
  const validity = { state, endsAt: '2027-03-03T02:59:59.999Z' }
  expect(validityWords(validity)).toBe(words)
  expect(certificateWords(validity).tone).toBe(tone)
})

test.each([
  ['COURIER', null, ', por agencia o correo'],
  ['OWN_DELIVERY', null, ', llevado por quien lo vendió'],
  ['PICKUP', null, ', retirado'],
  [null, null, ''],
])('says of a delivery by %s from %s: %s', (method, place, words) => {
  expect(deliveryPlace(method, place)).toBe(words)
})

test('reads a code in any case, with or without hyphens', () => {
  expect(warrantyCodeOf(' 4f2a91co 7b3e-d815')).toBe('4F2A-91C0-7B3E-D815')
  expect(warrantyCodeProblem('4f2a91c07b3ed815')).toBe(false)
  expect(warrantyCodeProblem(' ')).toBe('Poné el código del certificado.')
})
