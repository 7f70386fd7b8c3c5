import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import enquiriesScreen from './__generated__/EnquiriesScreenQuery.graphql'
import answerEnquiry from './__generated__/useAnswerEnquiryMutation.graphql'
import enquiryNews from './__generated__/useEnquiryNewsSubscription.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })

withNews()

const asked = {
  __typename: 'Enquiry',
  id: 'q1',
  kind: 'PAYMENT_PROBLEM',
  name: 'Elena Pereira',
  email: 'elena@correo.test',
  phone: '+59894231234',
  subject: 'Pagué dos veces',
  message: 'Me aparecen dos cobros.\nUno es de ayer.',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  answer: null,
  answeredAt: null,
}
const list = (nodes: readonly object[]) =>
  answerTo(enquiriesScreen, {
    Account: () => ({ id: 'account-1', isAdmin: true }),
    Query: () => ({
      enquiries: {
        edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  })

test('does not show the enquiries to other users', async () => {
  serverSays({
    viewerQuery,
    EnquiriesScreenQuery: { viewer: { id: 'account-1', isAdmin: false }, enquiries: null },
  })
  renderApp('/admin/consultas')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('opens and answers an enquiry, and removes it from those that wait', async () => {
  const answered = { ...asked, answer: 'Te devolvimos uno.', answeredAt: new Date().toISOString() }
  const calls = serverSays({
    viewerQuery,
    EnquiriesScreenQuery: list([asked]),
    useAnswerEnquiryMutation: payloadOf(answerEnquiry, 'answerEnquiry', 'AnswerEnquiryPayload', {
      Enquiry: () => answered,
    }),
  })
  renderApp('/admin/consultas')
  await user.click(await screen.findByRole('button', { name: 'Leer y contestar: Pagué dos veces' }))
  expect(calls.find(({ operation }) => operation === 'EnquiriesScreenQuery')?.variables).toMatchObject({
    answered: false,
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Pagué dos veces' }))
  expect(drawer.getByText(/Uno es de ayer/)).toBeTruthy()
  expect(drawer.getByText('Problema con un pago')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await drawer.findByText('Escribí la respuesta.')).toBeTruthy()
  await user.type(drawer.getByLabelText('Respuesta'), 'Te devolvimos uno.')
  await user.click(drawer.getByRole('button', { name: 'Enviar respuesta' }))
  expect(await screen.findByText('Respuesta enviada a elena@correo.test')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ input: { enquiryId: 'q1', answer: 'Te devolvimos uno.' } })
  await news('useEnquiryNewsSubscription', answerTo(enquiryNews, { Enquiry: () => answered }))
  expect(await screen.findByText('No hay consultas sin contestar')).toBeTruthy()
})

test('shows a new enquiry above those that wait already', async () => {
  serverSays({ viewerQuery, EnquiriesScreenQuery: list([asked]) })
  renderApp('/admin/consultas')
  await screen.findByText('Pagué dos veces')
  const fresh = { ...asked, id: 'q2', subject: 'No me deja entrar', createdAt: new Date().toISOString() }
  await news('useEnquiryNewsSubscription', answerTo(enquiryNews, { Enquiry: () => fresh }))
  await waitFor(() => {
    const subjects = screen
      .getAllByRole('row')
      .map(({ textContent }) => /No me deja entrar|Pagué dos veces/.exec(textContent ?? '')?.[0])
    expect(subjects.filter(Boolean)).toEqual(['No me deja entrar', 'Pagué dos veces'])
  })
})
