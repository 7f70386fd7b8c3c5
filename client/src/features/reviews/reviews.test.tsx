import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import buyerPanel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import buyerTab from '../buyer/__generated__/BuyerReviewsTabQuery.graphql'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'
import providerTab from '../provider/__generated__/ProviderReviewsTabQuery.graphql'
import givenNews from './__generated__/GivenReviewNewsSubscription.graphql'
import reviewDialog from './__generated__/ReviewDialogQuery.graphql'
import answerReview from './__generated__/useAnswerReviewMutation.graphql'
import reviewOrder from './__generated__/useReviewOrderMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const at = '2026-11-20T12:00:00.000Z'
const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, place) => ({ cursor: `c${place}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
  totalCount: nodes.length,
})
const account = { __typename: 'Account', id: 'account-1' }
const review = {
  __typename: 'Review',
  id: 'review-1',
  responseTime: 5,
  productQuality: 4,
  descriptionClarity: 4,
  productMatch: 4,
  average: 4.3,
  comment: 'Llegó al otro día.',
  createdAt: at,
  editedAt: null,
  answer: null,
  answeredAt: null,
  mayBeQuoted: false,
  quotedAt: null,
  removalReason: null,
  report: null,
  viewerActions: [],
}
const order = (changes: object = {}) => ({
  __typename: 'Order',
  id: 'order-1',
  createdAt: at,
  lines: [{ description: 'Alternador', quantity: 1 }],
  provider: { __typename: 'Provider', id: 'provider-1', companyName: 'Casa Bulevar' },
  reviewAction: { action: 'REVIEW', enabled: true, disabledReason: null },
  review: null,
  ...changes,
})
const reviewed = (changes: object = {}) =>
  order({
    reviewAction: { action: 'REVIEW', enabled: false, disabledReason: 'Ya calificaste este pedido.' },
    review: { ...review, ...changes },
  })

function openAsBuyer(
  { toReview = [], given = [] }: { toReview?: readonly object[]; given?: readonly object[] },
  replies: Parameters<typeof serverSays>[0] = {},
  search = '',
) {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(buyerPanel, { Account: () => account }),
    BuyerReviewsTabQuery: answerTo(
      buyerTab,
      { Account: () => ({ ...account, toReview: list(toReview), reviewed: list(given) }) },
      { toReview: 20, reviewed: 20 },
    ),
    ReviewDialogQuery: answerTo(reviewDialog, { Query: () => ({ node: order() }) }, { id: 'order-1' }),
    ...replies,
  })
  renderApp(`/dashboard/calificaciones${search}`)
  return calls
}

const rate = (dialog: ReturnType<typeof within>, aspect: string, stars: string) =>
  user.click(within(dialog.getByRole('group', { name: aspect })).getByRole('radio', { name: stars }))

describe('the review dialog', () => {
  const done = payloadOf(reviewOrder, 'reviewOrder', 'OrderPayload', { Order: () => reviewed() })

  test('opens by the address of an invitation, asks for all aspects, sends them and thanks', async () => {
    const calls = openAsBuyer({ toReview: [order()] }, { useReviewOrderMutation: done }, '?calificar=order-1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Calificá tu compra' }))
    await rate(dialog, 'Tiempo de respuesta', '5 estrellas')
    await rate(dialog, 'Calidad del producto', '4 estrellas')
    await user.click(dialog.getByRole('button', { name: 'Enviar calificación' }))
    expect(await dialog.findByText('Por favor califica todos los aspectos')).toBeTruthy()
    expect(calls.some(({ operation }) => operation === 'useReviewOrderMutation')).toBe(false)
    await rate(dialog, 'Claridad de la descripción', '4 estrellas')
    await rate(dialog, 'Coincidencia con lo pedido', '1 estrella')
    expect(dialog.queryByText('Por favor califica todos los aspectos')).toBeNull()
    expect(dialog.getByText('3,5 de 5 estrellas')).toBeTruthy()
    await user.type(dialog.getByLabelText(/^Comentario/), 'Llegó al otro día.')
    await user.click(dialog.getByRole('checkbox', { name: /^Pueden mostrarlo/ }))
    await user.click(dialog.getByRole('button', { name: 'Enviar calificación' }))
    expect(await screen.findByText('¡Gracias por tu calificación!')).toBeTruthy()
    expect(calls.find(({ operation }) => operation === 'useReviewOrderMutation')?.variables).toEqual({
      input: {
        orderId: 'order-1',
        responseTime: 5,
        productQuality: 4,
        descriptionClarity: 4,
        productMatch: 1,
        comment: 'Llegó al otro día.',
        mayBeQuoted: true,
      },
    })
  })

  test('keeps what was written when the server fails', async () => {
    openAsBuyer(
      { toReview: [order()] },
      { useReviewOrderMutation: { errors: [{ message: 'broken' }] } },
      '?calificar=order-1',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Calificá tu compra' }))
    for (const aspect of [
      'Tiempo de respuesta',
      'Calidad del producto',
      'Claridad de la descripción',
      'Coincidencia con lo pedido',
    ])
      await rate(dialog, aspect, '3 estrellas')
    await user.type(dialog.getByLabelText(/^Comentario/), 'Regular')
    await user.click(dialog.getByRole('button', { name: 'Enviar calificación' }))
    expect(await screen.findByText(/No se pudo enviar tu calificación. Inténtalo nuevamente/)).toBeTruthy()
    expect((dialog.getByLabelText(/^Comentario/) as HTMLTextAreaElement).value).toBe('Regular')
  })

  test('changes a review that is still editable, and says why another one is not', async () => {
    const editable = reviewed({
      viewerActions: [{ action: 'EDIT', enabled: true, disabledReason: null }],
    })
    openAsBuyer({ given: [editable] }, { useReviewOrderMutation: done })
    await user.click(await screen.findByRole('button', { name: 'Cambiar: Alternador' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiá tu calificación' }))
    const chosen = within(dialog.getByRole('group', { name: 'Tiempo de respuesta' })).getByRole('radio', {
      name: '5 estrellas',
    })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })

  test('shows the reason when the order cannot be reviewed', async () => {
    const tooLate = reviewed({
      viewerActions: [{ action: 'EDIT', enabled: false, disabledReason: 'Pasaron los días.' }],
    })
    openAsBuyer(
      { given: [tooLate] },
      { ReviewDialogQuery: answerTo(reviewDialog, { Query: () => ({ node: tooLate }) }, { id: 'order-1' }) },
      '?calificar=order-1',
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'No se puede calificar' }))
    expect(dialog.getByText('Pasaron los días.')).toBeTruthy()
  })
})

test('moves an order to the reviewed ones when its review arrives from another tab', async () => {
  openAsBuyer({ toReview: [order()] })
  expect(await screen.findByRole('button', { name: 'Calificar: Alternador' })).toBeTruthy()
  await news('GivenReviewNewsSubscription', answerTo(givenNews, { Order: () => reviewed() }))
  expect(await screen.findByText('No tenés compras por calificar')).toBeTruthy()
  expect(screen.getByText('Llegó al otro día.')).toBeTruthy()
})

test('shows why our team removed an own review', async () => {
  openAsBuyer({ given: [reviewed({ removalReason: 'Nombra a una persona.' })] })
  expect(await screen.findByText(/Motivo: Nombra a una persona./)).toBeTruthy()
})

describe('the provider', () => {
  const received = {
    ...review,
    reviewer: { firstName: 'Lucía', department: 'CANELONES' },
    order: order(),
    viewerActions: [
      { action: 'ANSWER', enabled: true, disabledReason: null },
      { action: 'REPORT', enabled: true, disabledReason: null },
    ],
  }
  const rating = {
    average: 4.3,
    count: 3,
    reviewsByStars: [0, 0, 0, 2, 1],
    responseTime: 5,
    productQuality: 4,
    descriptionClarity: 4,
    productMatch: 4,
  }
  const provider = { __typename: 'Provider', id: 'provider-1', status: 'APPROVED' }
  const openAsProvider = (made: object, replies: Parameters<typeof serverSays>[0] = {}) => {
    const calls = serverSays({
      viewerQuery: viewerIs({ kind: 'PROVIDER' }),
      ProviderPanelQuery: answerTo(providerPanel, {
        Account: () => account,
        Provider: () => ({ ...provider, ...made }),
      }),
      ProviderReviewsTabQuery: answerTo(
        providerTab,
        { Account: () => account, Provider: () => ({ ...provider, ...made }) },
        { count: 20 },
      ),
      ...replies,
    })
    renderApp('/dashboard/calificaciones')
    return calls
  }

  test.each([
    [null, 'Se muestra desde 5 ventas terminadas.'],
    [{ percent: 93, words: 'Últimas 14 ventas terminadas: 1 cancelada o perdida en disputa.' }, '93 %'],
  ])('shows the score of the provider’s behaviour, or from when on: %j', async (honour, shown) => {
    openAsProvider({ rating, honour, reviews: list([received]) })
    const score = within(await screen.findByRole('region', { name: 'Cumplimiento' }))
    expect(score.getByText(shown)).toBeTruthy()
    expect(score.getByText(/las ventas que no cancelás ni perdés en una disputa/)).toBeTruthy()
    if (honour) expect(score.getByText(honour.words)).toBeTruthy()
  })

  test('reads the distribution and answers a review once', async () => {
    const answered = {
      ...received,
      answer: 'Gracias, Lucía',
      answeredAt: at,
      viewerActions: [{ action: 'ANSWER', enabled: false, disabledReason: 'Ya respondiste.' }],
    }
    const calls = openAsProvider(
      { rating, reviews: list([received]) },
      {
        useAnswerReviewMutation: payloadOf(answerReview, 'answerReview', 'ReviewPayload', {
          Review: () => answered,
        }),
      },
    )
    const tab = within(await screen.findByRole('region', { name: 'Calificaciones' }))
    expect(tab.getByText('3 calificaciones')).toBeTruthy()
    expect(tab.getByRole('heading', { name: 'Lucía, Canelones' })).toBeTruthy()
    await user.click(tab.getByRole('button', { name: 'Responder: Alternador' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Respondé la calificación' }))
    await user.click(dialog.getByRole('button', { name: 'Responder' }))
    expect(await dialog.findByText('Escribí tu respuesta.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Tu respuesta'), 'Gracias, Lucía')
    await user.click(dialog.getByRole('button', { name: 'Responder' }))
    expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
    expect(calls.find(({ operation }) => operation === 'useAnswerReviewMutation')?.variables).toEqual({
      input: { reviewId: 'review-1', answer: 'Gracias, Lucía' },
    })
    await waitFor(() => expect(tab.queryByRole('button', { name: 'Responder: Alternador' })).toBeNull())
  })

  test('reads that there is no rating yet, and no invented one', async () => {
    openAsProvider({ rating: null, reviews: list([]) })
    expect(await screen.findByText('Todavía no te calificaron')).toBeTruthy()
    expect(screen.getByText('todavía sin calificaciones')).toBeTruthy()
    expect(screen.queryByText(/4,8/)).toBeNull()
  })

  test('keeps a report whose sending the server refuses', async () => {
    openAsProvider(
      { rating, reviews: list([received]) },
      {
        useReportReviewMutation: { reportReview: refused('WrongState', 'WRONG_STATE', 'Ya la denunciaste.') },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Denunciar: Alternador' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciá la calificación' }))
    await user.type(dialog.getByLabelText('¿Qué está mal?'), 'Es falso')
    await user.click(dialog.getByRole('button', { name: 'Enviar denuncia' }))
    expect(await screen.findByText('Ya la denunciaste.')).toBeTruthy()
    expect((dialog.getByLabelText('¿Qué está mal?') as HTMLTextAreaElement).value).toBe('Es falso')
  })
})
