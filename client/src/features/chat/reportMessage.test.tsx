import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { message } from '../../../test/chatMessage'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Replies, refused, serverSays, viewerIs } from '../../../test/server'
import chat from './__generated__/FollowedChatScreenQuery.graphql'
import messageNews from './__generated__/useMessageNewsSubscription.graphql'
import reportMessage from './__generated__/useReportMessageMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const rude = message('m2', 'Sos un nabo', 2)
const said = [message('m1', '¿Sale hoy?', 1, true), rude]

async function open(replies: Replies = {}) {
  const calls = serverSays({
    viewerQuery: viewerIs(null),
    FollowedChatScreenQuery: answerTo(
      chat,
      {
        Order: () => ({ id: 'order-1', history: [], viewerActions: [], unreadCount: 0 }),
        Conversation: () => ({
          id: 'conversation-1',
          canWrite: true,
          unreadCount: 0,
          otherPartyName: 'Repuestos del Litoral',
          messages: {
            edges: said.map((node, index) => ({ cursor: `c${index}`, node })),
            pageInfo: { startCursor: null, hasPreviousPage: false },
          },
        }),
      },
      { messages: 30 },
    ),
    ...replies,
  })
  renderApp('/compra-chat/prueba')
  const log = within(await screen.findByRole('log', { name: 'Mensajes' }))
  await log.findByText('Sos un nabo')
  return { calls, log }
}

async function openDialog(log: ReturnType<typeof within>) {
  await user.click(log.getByRole('button', { name: 'Denunciar: Sos un nabo' }))
  return within(await screen.findByRole('dialog', { name: 'Denunciá el mensaje' }))
}

test('reports a message of the other party, and shows that our team looks at it', async () => {
  const { calls, log } = await open({
    useReportMessageMutation: payloadOf(reportMessage, 'reportMessage', 'ReportMessagePayload', {
      Message: () => ({ ...rude, report: { __typename: 'MessageReport', id: 'r1', outcome: null } }),
    }),
  })
  expect(log.queryByRole('button', { name: 'Denunciar: ¿Sale hoy?' })).toBeNull()
  const dialog = await openDialog(log)
  await user.click(dialog.getByRole('button', { name: 'Enviar denuncia' }))
  expect(await dialog.findByText('Contanos qué está mal.')).toBeTruthy()
  await user.type(dialog.getByLabelText('¿Qué está mal?'), 'Me insulta')
  await user.click(dialog.getByRole('button', { name: 'Enviar denuncia' }))
  expect(await screen.findByText('Denuncia enviada')).toBeTruthy()
  expect(calls.at(-1)?.variables.input).toEqual({ messageId: 'm2', reason: 'Me insulta' })
  expect(await log.findByText('Lo denunciaste: lo está mirando nuestro equipo.')).toBeTruthy()
  expect(log.queryByRole('button', { name: 'Denunciar: Sos un nabo' })).toBeNull()
})

test('keeps the reason when the report is refused', async () => {
  const why = 'Ya lo denunciaste: lo está mirando nuestro equipo.'
  const { log } = await open({
    useReportMessageMutation: { reportMessage: refused('WrongState', 'WRONG_STATE', why) },
  })
  const dialog = await openDialog(log)
  await user.type(dialog.getByLabelText('¿Qué está mal?'), 'Otra cosa')
  await user.click(dialog.getByRole('button', { name: 'Enviar denuncia' }))
  expect(await screen.findByText(why)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('¿Qué está mal?').value).toBe('Otra cosa')
})

test('replaces the words of a message that our team hides, and announces it no second time', async () => {
  const { log } = await open()
  await news(
    'useMessageNewsSubscription',
    answerTo(
      messageNews,
      { Subscription: () => ({ messageAdded: { ...rude, body: '', isHidden: true } }) },
      { orderId: 'order-1' },
    ),
  )
  expect(await log.findByText('Nuestro equipo ocultó este mensaje.')).toBeTruthy()
  expect(log.queryByText('Sos un nabo')).toBeNull()
  expect(screen.queryByText(/mensaje nuevo/)).toBeNull()
})
