import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { type Replies, refused, serverSays, viewerIs } from '../../../../test/server'
import readReported from '../cases/__generated__/useReadReportedConversationMutation.graphql'
import reportsScreen from './__generated__/MessageReportsScreenQuery.graphql'
import decideReport from './__generated__/useDecideMessageReportMutation.graphql'
import reportNews from './__generated__/useMessageReportNewsSubscription.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const said = {
  __typename: 'CaseMessage',
  messageId: 'm2',
  senderName: 'Repuestos del Litoral',
  isFromProvider: true,
  body: 'Pagame por afuera',
  createdAt: '2026-11-20T12:05:00.000Z',
  hiddenAt: null,
  files: [],
}
const report = {
  __typename: 'MessageReport',
  id: 'r1',
  reason: 'Quiere esquivar a Tuerca',
  createdAt: '2026-11-20T13:00:00.000Z',
  outcome: null,
  warning: null,
  message: said,
  order: { __typename: 'Order', id: 'order-1', shortId: 'A1B2' },
}
const list = answerTo(reportsScreen, {
  Account: () => ({ id: 'account-1', isAdmin: true }),
  Query: () => ({
    messageReports: {
      edges: [{ cursor: 'c0', node: report }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }),
})
const pageOf = (messages: readonly object[], earlier: string | null) =>
  payloadOf(readReported, 'readReportedConversation', 'CaseConversationPayload', {
    CaseConversationPayload: () => ({ messages, earlier }),
  })

async function open(replies: Replies) {
  const calls = serverSays({ viewerQuery, MessageReportsScreenQuery: list, ...replies })
  renderApp('/admin/mensajes')
  await user.click(
    await screen.findByRole('button', { name: 'Mirar y decidir: mensaje de Repuestos del Litoral' }),
  )
  return { calls, drawer: within(await screen.findByRole('dialog', { name: 'Mensaje denunciado' })) }
}

test('reads the conversation only on request, page by page', async () => {
  const older = { ...said, messageId: 'm1', body: '¿Cómo pago?', isFromProvider: false, senderName: 'Ana' }
  let read = 0
  const { calls, drawer } = await open({
    useReadReportedConversationMutation: () => {
      read += 1
      return read === 1 ? pageOf([said], 'm2') : pageOf([older], null)
    },
  })
  const readings = () => calls.filter(({ operation }) => operation === 'useReadReportedConversationMutation')
  expect(readings()).toEqual([])
  await user.click(drawer.getByRole('button', { name: 'Leer la conversación' }))
  const log = within(await drawer.findByRole('log'))
  expect(log.getByText(/denunciado$/)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Ver mensajes anteriores' }))
  expect(await log.findByText('¿Cómo pago?')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull()
  expect(readings().map(({ variables }) => variables.input)).toEqual([
    { reportId: 'r1', olderThan: null },
    { reportId: 'r1', olderThan: 'm2' },
  ])
})

test('asks for the decision and its words, and removes the report from those that wait', async () => {
  const decided = { ...report, outcome: 'WARNED', warning: 'Se paga por Tuerca' }
  const { calls, drawer } = await open({
    useDecideMessageReportMutation: payloadOf(decideReport, 'decideMessageReport', 'MessageReportPayload', {
      MessageReport: () => decided,
    }),
  })
  const save = drawer.getByRole('button', { name: 'Guardar la decisión' })
  await user.click(save)
  expect(await drawer.findByText('Elegí qué hacer con el mensaje.')).toBeTruthy()
  await user.click(drawer.getByRole('radio', { name: /Advertir/ }))
  await user.click(save)
  expect(await drawer.findByText('Poné qué le decimos.')).toBeTruthy()
  await user.type(drawer.getByLabelText('Qué le decimos'), 'Se paga por Tuerca')
  await user.click(save)
  expect(await screen.findByText('Decisión guardada')).toBeTruthy()
  expect(calls.at(-1)?.variables.input).toEqual({
    reportId: 'r1',
    outcome: 'WARNED',
    warning: 'Se paga por Tuerca',
  })
  await news('useMessageReportNewsSubscription', answerTo(reportNews, { MessageReport: () => decided }))
  expect(await screen.findByText('No hay denuncias sin decidir')).toBeTruthy()
})

test('keeps what was typed when somebody else decided meanwhile', async () => {
  const { drawer } = await open({
    useDecideMessageReportMutation: {
      decideMessageReport: refused('WrongState', 'WRONG_STATE', 'Ya se decidió sobre esta denuncia.'),
    },
  })
  await user.click(drawer.getByRole('radio', { name: /Ocultarlo/ }))
  await user.type(drawer.getByLabelText('Qué le decimos'), 'Con respeto')
  await user.click(drawer.getByRole('button', { name: 'Guardar la decisión' }))
  expect(await screen.findByText('Ya se decidió sobre esta denuncia.')).toBeTruthy()
  expect(drawer.getByLabelText<HTMLTextAreaElement>('Qué le decimos').value).toBe('Con respeto')
})
