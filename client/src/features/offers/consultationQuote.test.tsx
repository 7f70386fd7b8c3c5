import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../test/news'
import { openOffer, part, requestOf } from '../../../test/offerEditor'
import { refused } from '../../../test/server'

const user = userEvent.setup({ delay: null })
withNews()

const consultation = (parts: readonly object[]) => ({ ...requestOf(parts), origin: 'ASSISTANT' })
const quoted = ({ calls }: ReturnType<typeof openOffer>) =>
  calls.filter(({ operation }) => operation === 'useMakeOfferMutation')
const sendButton = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar Oferta' })
const send = async () => user.click(await sendButton())

test('names the missing price and delivery of a consultation, and sends nothing', async () => {
  const opened = openOffer(consultation([part]))
  await screen.findByRole('dialog', { name: 'Cotizar Consulta AI' })
  await send()
  expect(await screen.findByText('Campos requeridos')).toBeTruthy()
  expect(screen.getByText('Por favor completa el precio y tiempo de entrega')).toBeTruthy()
  expect(screen.getByText('Poné el precio.')).toBeTruthy()
  expect(quoted(opened)).toEqual([])
})

test('keeps the button of a form request off until it has a price', async () => {
  openOffer(requestOf([part]))
  await screen.findByRole('dialog', { name: 'Enviar oferta' })
  expect((await sendButton()).getAttribute('aria-disabled')).toBe('true')
})

test('names a refusal of a consultation', async () => {
  const opened = openOffer(consultation([part]))
  opened.server.refusal = refused('WrongState', 'WRONG_STATE', 'Ese pedido ya no recibe ofertas.')
  await user.type(await screen.findByLabelText('Precio'), '4850')
  await user.selectOptions(screen.getByLabelText('Condición'), 'USED')
  await user.selectOptions(screen.getByLabelText('Entrega'), 'IMMEDIATE')
  await send()
  expect(await screen.findByText('No se pudo crear la oferta: Ese pedido ya no recibe ofertas.')).toBeTruthy()
  await waitFor(() => expect(quoted(opened)).toHaveLength(1))
  expect(screen.getByLabelText<HTMLInputElement>('Precio').value).toBe('4.850')
})

test('drops files beyond the limits of a quote with its text', async () => {
  openOffer(consultation([part]), null, { maxImages: 5, maxVideos: 2, maxImageBytes: 1_000_000 })
  await screen.findByRole('dialog', { name: 'Cotizar Consulta AI' })
  const photos = Array.from({ length: 6 }, (_, at) => new File(['foto'], `${at}.jpg`, { type: 'image/jpeg' }))
  await user.upload(await screen.findByLabelText(/^Subir/), photos)
  expect(await screen.findByText('Límite alcanzado')).toBeTruthy()
  expect(screen.getByText('Máximo 5 fotos + 2 videos por cotización.')).toBeTruthy()
})
