import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { lastOffer, openOffer, part, requestOf } from '../../../test/offerEditor'
import requestNews from '../provider/__generated__/useProviderNewsRequestSubscription.graphql'

/** The parts whose lines were rendered, by their legends. */
const drawn = vi.hoisted(() => ({ titles: [] as unknown[] }))
vi.mock(import('../../ui/VisuallyHidden'), async original => {
  const real = await original()
  const VisuallyHidden: typeof real.VisuallyHidden = props => {
    if (props.as === 'legend') drawn.titles.push(props.children)
    return <real.VisuallyHidden {...props} />
  }
  return { ...real, VisuallyHidden }
})

const user = userEvent.setup({ delay: null })
withNews()

/** Opens the dialog for a request of these parts. Returns the price field of the first. */
async function startOffer(...parts: readonly object[]): Promise<HTMLInputElement> {
  await openOffer(requestOf(parts))
  return screen.findByLabelText<HTMLInputElement>('Precio')
}

test('reports an invalid price at its field on blur, and clears the error there', async () => {
  const price = await startOffer(part)
  const told = () => document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent
  await user.click(price)
  await user.tab()
  expect(told()).toBe('Impuestos incluidos')
  await user.type(price, '0')
  await user.tab()
  await waitFor(() => expect(told()).toMatch(/^El precio mínimo es \$\s100\.$/))
  await user.clear(price)
  await user.type(price, '4850')
  await waitFor(() => expect(told()).toBe('Impuestos incluidos'))
})

test('renders no other part when the terms of one are typed', async () => {
  const price = await startOffer(part, { ...part, id: 'part-2', description: 'Correa' })
  await user.click(screen.getAllByRole('switch', { name: 'Cotizar' })[1] as HTMLElement)
  expect(await screen.findAllByLabelText('Precio')).toHaveLength(2)
  // The form becomes dirty once.
  await user.type(price, '4')
  drawn.titles = []
  await user.type(price, '8')
  expect(price.value).toBe('48')
  expect(drawn.titles).toContain('Alternador')
  expect(drawn.titles).not.toContain('Correa')
})

test('shows what the client wrote, the chassis and every photo above the prices', async () => {
  const photo = (id: string) => ({
    __typename: 'RequestFile',
    id,
    kind: 'IMAGE',
    thumbnailUrl: `https://store.test/${id}.webp`,
  })
  openOffer({
    ...requestOf([{ ...part, comments: 'Sin polea' }]),
    description: 'Carga poco',
    vin: '9BD15822AF6123456',
    mileageKm: 85_000,
    files: [photo('uno'), photo('dos')],
  } as ReturnType<typeof requestOf>)
  const subject = within(await screen.findByRole('region', { name: 'Lo que pide el cliente' }))
  expect(subject.getByText('“Carga poco”')).toBeTruthy()
  expect(subject.getByText('9BD15822AF6123456')).toBeTruthy()
  expect(subject.getByText(/^85\.000\skm$/)).toBeTruthy()
  expect(subject.getAllByRole('img')).toHaveLength(2)
  expect(within(screen.getByRole('group', { name: 'Alternador' })).getByText('“Sin polea”')).toBeTruthy()
})

test('quotes one part in three taps with the terms of the last offer', async () => {
  const opened = openOffer(requestOf([{ ...part, condition: 'ANY' }]), lastOffer)
  // 'Enviar Oferta' in the row opened it.
  let taps = 1
  const first = await price()
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.getByText('Entrega, validez, garantía y envío: como en tu última oferta.')).toBeTruthy()
  await user.keyboard('4850')
  taps += 1
  await user.click(send())
  expect(taps).toBeLessThanOrEqual(3)
  await waitFor(() =>
    expect(sent(opened)).toMatchObject([
      {
        input: {
          lines: [
            {
              price: 485_000,
              condition: 'USED',
              deliveryTime: 'DAYS_1_3',
              validHours: 48,
              validUntil: null,
              warrantyDays: 30,
              fitBasis: null,
            },
          ],
          shipping: { charge: 'AMOUNT', amount: 25_000 },
        },
      },
    ]),
  )
})

test('asks for the day and the time of a price that is valid until a moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T15:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const opened = openOffer(requestOf([part]))
  await typeOffer()
  await user.selectOptions(screen.getByLabelText('Validez'), 'Hasta un día y hora')
  await user.click(send())
  expect(await screen.findByText('Elegí el día.')).toBeTruthy()
  expect(sent(opened)).toEqual([])
  await user.type(screen.getByLabelText('Día'), '2026-12-01')
  await user.type(screen.getByLabelText('Hora'), '1830')
  await user.click(send())
  await waitFor(() =>
    expect(sent(opened)).toMatchObject([
      { input: { lines: [{ price: 485_000, validHours: null, validUntil: '2026-12-01T21:30:00.000Z' }] } },
    ]),
  )
})

test('quotes three parts in five taps, with terms entered once', async () => {
  const parts = ['Alternador', 'Correa', 'Tensor'].map((description, at) => ({
    ...part,
    id: `part-${at + 1}`,
    description,
    condition: 'USED',
  }))
  const opened = openOffer(requestOf(parts))
  // 'Enviar Oferta' in the row opened it.
  let taps = 1
  const tap = async (element: HTMLElement) => {
    taps += 1
    await user.click(element)
  }
  const first = await price()
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('4850')
  taps += 1
  await user.selectOptions(screen.getByLabelText('Entrega'), 'IMMEDIATE')
  const switches = screen.getAllByRole('switch', { name: 'Cotizar' })
  await tap(switches[1] as HTMLElement)
  await user.keyboard('640')
  await tap(switches[2] as HTMLElement)
  await user.keyboard('900')
  await tap(send())
  expect(taps).toBeLessThanOrEqual(5)
  const terms = { condition: 'USED', deliveryTime: 'IMMEDIATE', validHours: 168, warrantyDays: null }
  await waitFor(() =>
    expect(sent(opened)).toMatchObject([
      {
        input: {
          lines: [
            { price: 485_000, ...terms },
            { price: 64_000, ...terms },
            { price: 90_000, ...terms },
          ],
        },
      },
    ]),
  )
})

test('the next key of a price leads to the next price, and that of the last sends', async () => {
  const opened = openOffer(
    requestOf([
      { ...part, condition: 'USED' },
      { ...part, id: 'part-2', description: 'Correa', condition: 'USED' },
    ]),
  )
  await typeOffer()
  await user.click(screen.getByLabelText('Precio'))
  await user.keyboard('{Enter}')
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Precio')
  expect([first, second].map(one => one?.getAttribute('enterkeyhint'))).toEqual(['next', 'send'])
  expect(document.activeElement).toBe(second)
  expect(sent(opened)).toEqual([])
  await user.keyboard('640{Enter}')
  await waitFor(() => expect(sent(opened)).toHaveLength(1))
})

const DRAFT = 'tuerca.oferta.provider-1.request-1'
const AT = '2026-11-20T12:00:00.000Z'
const edited = { kind: 'EDITED', aspects: ['PARTS', 'DESCRIPTION'], comment: null, at: AT }
const extended = { kind: 'EXTENDED', aspects: [], comment: null, at: AT }
const asked = requestOf([part])
/** The part was replaced, and another one added. */
const changed = {
  ...requestOf([
    { ...part, id: 'part-2', description: 'Correa' },
    { ...part, id: 'part-3' },
  ]),
  revision: 2,
  description: 'Carga poco',
  edits: [edited],
}
const tell = (request: ReturnType<typeof requestOf>) =>
  news('useProviderNewsRequestSubscription', answerTo(requestNews, { PartRequest: () => request }))
const price = () => screen.findByLabelText<HTMLInputElement>('Precio')
const send = () => screen.getByRole('button', { name: 'Enviar Oferta' })

async function typeOffer() {
  await user.type(await price(), '4850')
  await user.selectOptions(screen.getByLabelText('Condición'), 'USED')
  await user.selectOptions(screen.getByLabelText('Entrega'), 'IMMEDIATE')
}
const sent = ({ calls }: ReturnType<typeof openOffer>) =>
  calls.filter(({ operation }) => operation === 'useMakeOfferMutation').map(({ variables }) => variables)

test('shows a change of the request while it is quoted, and keeps the typed values when it is applied', async () => {
  const opened = openOffer(asked)
  await typeOffer()
  opened.server.now = changed
  await tell(changed)
  const notice = await screen.findByText('El pedido cambió mientras escribías.')
  const alert = notice.closest<HTMLElement>('[role=alert]')
  expect(alert?.textContent).toContain(
    'El cliente cambió los repuestos y la descripción. Lo que escribiste sigue acá.“Carga poco”',
  )
  expect([(await price()).value, screen.queryByRole('group', { name: 'Correa' })]).toEqual(['4.850', null])
  expect(send().getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Ver cómo quedó' }))
  expect(screen.getByText('Así quedó el pedido.')).toBeTruthy()
  expect(document.activeElement).toBe(alert)
  expect(screen.getAllByRole('group', { name: /Alternador|Correa/ })).toHaveLength(2)
  expect((await price()).value).toBe('4.850')
  await user.click(send())
  await waitFor(() =>
    expect(sent(opened)).toMatchObject([
      { input: { requestRevision: 2, lines: [{ requestedPartId: 'part-3', price: 485_000 }] } },
    ]),
  )
})

test('sends the photos of a restored draft in their order', async () => {
  openOffer(asked)
  await typeOffer()
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '') as object
  const photo = (uploadId: string) => ({
    key: uploadId,
    name: `${uploadId}.webp`,
    kind: 'IMAGE',
    about: null,
    src: null,
    uploadId,
  })
  sessionStorage.setItem(DRAFT, JSON.stringify({ ...draft, files: ['front', 'back'].map(photo) }))
  const opened = openOffer(asked)
  expect((await price()).value).toBe('4.850')
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('button', { name: 'Quitar front.webp' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Enviar Oferta' }))
  await waitFor(() => expect(sent(opened)).toMatchObject([{ input: { uploadIds: ['front', 'back'] } }]))
})

test('shows name, kilometres and chassis number of a replaced vehicle', async () => {
  const car = { ...requestOf([part]), brand: 'Fiat', model: 'Uno', engine: null, version: null, year: 2014 }
  openOffer(car)
  await typeOffer()
  await tell({
    ...car,
    revision: 2,
    year: 2015,
    mileageKm: 85_000,
    vin: '9BD15822AF6123456',
    edits: [{ ...edited, aspects: ['VEHICLE'] }],
  } as ReturnType<typeof requestOf>)
  const notice = await screen.findByText('El pedido cambió mientras escribías.')
  expect(notice.closest('[role=alert]')?.textContent).toContain(
    'El cliente cambió el vehículo. Lo que escribiste sigue acá.Ahora es para: Fiat Uno 2015, 85.000\u00a0km, chasis 9BD15822AF6123456.',
  )
})

test('shows a change on sending when its news did not arrive', async () => {
  const opened = openOffer(asked)
  await typeOffer()
  opened.server.now = changed
  await user.click(send())
  expect(await screen.findByText('Revisá los cambios antes de enviar.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Ver cómo quedó' }))
  expect((await price()).value).toBe('4.850')
  await user.click(send())
  await waitFor(() => expect(sent(opened).at(-1)).toMatchObject({ input: { requestRevision: 2 } }))
})

test('restores values typed before the change after a reload, and shows the change', async () => {
  openOffer(asked)
  await typeOffer()
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  openOffer(changed)
  expect((await price()).value).toBe('4.850')
  expect(screen.getByText('Así quedó el pedido.')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Correa' })).toBeTruthy()
})

test('can still quote a request that is extended', async () => {
  openOffer(asked)
  await typeOffer()
  await tell({ ...asked, revision: 2, edits: [extended] })
  expect(screen.queryByText('El pedido cambió mientras escribías.')).toBeNull()
  expect(send().getAttribute('aria-disabled')).toBeNull()
})

test('subtracts the discount of a registered customer from the total', async () => {
  openOffer({ ...requestOf([part]), viewerDiscountBps: 1_250 })
  const price = await screen.findByLabelText('Precio')
  expect(screen.getByText('Cliente registrado.').parentElement?.textContent).toMatch(
    /se le descuenta el 12,5\s%/,
  )
  await user.type(price, '1000,10')
  expect(await screen.findByText(/ya con \$\s125,01 de descuento/)).toBeTruthy()
})
