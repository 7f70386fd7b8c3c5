import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const WRONG_CODE = 'Ese código no es el que te mandamos. Te quedan 4 intentos.'
const user = userEvent.setup({ delay: null })

interface Settings {
  number?: string | null
  isStopped?: boolean
  isAllowed?: boolean
  codeSentTo?: string | null
}

const account = (whatsApp: Settings | null) => ({
  id: 'account-1',
  digestsRequests: null,
  pushKey: null,
  devices: [],
  noticePreferences: (['MAIL', 'BELL', 'PUSH', 'WHATSAPP'] as const).map(channel => ({
    kind: 'OFFER',
    channel,
    isWanted: true,
  })),
  whatsApp: whatsApp && {
    ourNumber: '+59899123456',
    number: null,
    isStopped: false,
    isAllowed: true,
    codeSentTo: null,
    ...whatsApp,
  },
})

const payload = (whatsApp: Settings) => ({ __typename: 'WhatsAppPayload', account: account(whatsApp) })

async function openPanel(whatsApp: Settings, answers: Parameters<typeof serverSays>[0] = {}) {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    NoticePreferencesScreenQuery: { viewer: account(whatsApp) },
    ...answers,
  })
  renderApp('/cuenta/avisos')
  return within(await screen.findByRole('region', { name: 'Avisos por WhatsApp' }))
}

test('proves a number with the code that arrives there, and then offers the channel', async () => {
  const sent: unknown[] = []
  const panel = await openPanel(
    {},
    {
      useStartWhatsAppMutation: ({ input }) => {
        sent.push(input)
        return { startWhatsApp: payload({ codeSentTo: '+59894231234' }) }
      },
      useConfirmWhatsAppMutation: ({ input }) => {
        sent.push(input)
        return { confirmWhatsApp: payload({ number: '+59894231234' }) }
      },
    },
  )
  expect(screen.queryByRole('switch', { name: 'WhatsApp' })).toBeNull()
  await user.type(panel.getByLabelText('Tu número de WhatsApp'), '094 231 234')
  await user.click(panel.getByRole('button', { name: 'Mandarme un código' }))
  await user.type(await panel.findByLabelText('Código'), '123456')
  await user.click(panel.getByRole('button', { name: 'Confirmar' }))
  expect(await panel.findByText('Activados en el 094 231 234')).toBeDefined()
  expect(sent).toEqual([{ phone: '094 231 234' }, { code: '123456' }])
  expect(screen.getByRole('switch', { name: 'WhatsApp' })).toBeDefined()
})

test('shows a refusal at its field and keeps what was typed', async () => {
  const panel = await openPanel(
    { codeSentTo: '+59894231234' },
    {
      useConfirmWhatsAppMutation: {
        confirmWhatsApp: refused('InvalidInput', 'INVALID_INPUT', WRONG_CODE, [
          { path: ['code'], message: WRONG_CODE },
        ]),
      },
    },
  )
  const code = panel.getByLabelText('Código')
  await user.type(code, '111111')
  await user.click(panel.getByRole('button', { name: 'Confirmar' }))
  expect(await panel.findByText(/Te quedan 4 intentos/)).toBeDefined()
  expect(code).toHaveProperty('value', '111111')
  await user.click(panel.getByRole('button', { name: 'Pedir otro código' }))
  expect(panel.getByLabelText('Tu número de WhatsApp')).toBeDefined()
})

test('says how to come back after BAJA, and where the consent is', async () => {
  const panel = await openPanel({ number: '+59894231234', isStopped: true })
  expect(panel.getByText(/nos mandaste BAJA/).textContent).toContain('mandanos ALTA al 099 123 456')
})

test('leads to the consent when it was taken back', async () => {
  const panel = await openPanel({ number: '+59894231234', isAllowed: false })
  expect(panel.getByRole('link', { name: 'Privacidad' }).getAttribute('href')).toBe('/cuenta/privacidad')
})

test('removes the number and focuses the heading', async () => {
  const panel = await openPanel(
    { number: '+59894231234' },
    { useRemoveWhatsAppMutation: { removeWhatsApp: payload({}) } },
  )
  await user.click(panel.getByRole('button', { name: 'Quitar el número' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Avisos por WhatsApp'))
  expect(panel.getByLabelText('Tu número de WhatsApp')).toBeDefined()
})

test('shows nothing on a site without WhatsApp', async () => {
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    NoticePreferencesScreenQuery: { viewer: account(null) },
  })
  renderApp('/cuenta/avisos')
  expect(await screen.findByRole('region', { name: 'Qué te avisamos' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Avisos por WhatsApp' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'WhatsApp' })).toBeNull()
})
