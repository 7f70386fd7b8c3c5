import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import panel from '../provider/__generated__/ProviderPanelQuery.graphql'
import moneyTab from './__generated__/MoneyTabQuery.graphql'
import request from './__generated__/useRequestPayoutAccountMutation.graphql'
import { monthsUntil } from './months'
import { type PayoutAccountValues, payoutAccountProblems } from './payoutAccountCheck'

const user = userEvent.setup({ delay: null })

const right: PayoutAccountValues = {
  bank: 'BROU',
  type: 'SAVINGS',
  number: '001-234567.00021',
  holder: 'Dueña del Litoral',
  document: '1.234.567-2',
  password: 'secreta',
  code: '',
}

test.each([
  [{}, []],
  [{ document: '21-100342-001-7' }, []],
  [{ bank: '', type: '' }, ['bank', 'type']],
  [{ number: '' }, ['number']],
  [{ number: '12-34' }, ['number']],
  [{ number: 'UY12345678' }, ['number']],
  [{ number: '1'.repeat(21) }, ['number']],
  [{ holder: ' ' }, ['holder']],
  [{ document: '1.234.567-3' }, ['document']],
  [{ document: '' }, ['document']],
] as const)('finds in a bank account with %j the problems of %j', (changes, fields) => {
  const problems = payoutAccountProblems({ ...right, ...changes }, false)
  expect(Object.entries(problems).flatMap(([field, problem]) => (problem ? [field] : []))).toEqual(fields)
})

test('needs a code of an account with a second factor', () => {
  expect(payoutAccountProblems(right, true).code).toBe('Poné el código de tu app.')
  expect(payoutAccountProblems({ ...right, code: '123456' }, true).code).toBe(false)
})

test('names the months of Uruguay, the present one first', () => {
  // Two in the morning of 1 March in London is still February in Uruguay.
  const months = monthsUntil(Date.parse('2026-03-01T02:00:00Z'))
  expect(months).toHaveLength(12)
  expect(months.slice(0, 2)).toEqual([
    { value: '2026-02', label: 'febrero de 2026' },
    { value: '2026-01', label: 'enero de 2026' },
  ])
  expect(months.at(-1)?.value).toBe('2025-03')
})

const account = (more: object = {}) => ({
  id: 'payout-account-1',
  bankName: 'BROU',
  typeName: 'Caja de ahorro',
  hint: '···· 0021',
  status: { label: 'En revisión', tone: 'WAITING' },
  isWithdrawable: true,
  effectiveAt: null,
  reason: null,
  ...more,
})

function open({
  payoutAccount = null as object | null,
  nextPayoutAccount = null as object | null,
  secondFactor = null as object | null,
  answer = {},
} = {}) {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const made = {
    Account: () => ({ id: 'account-1', entersByVendorOnly: false, secondFactor }),
    Provider: () => ({ id: 'provider-1', status: 'APPROVED', payoutAccount, nextPayoutAccount }),
    ProviderBalance: () => ({
      held: 485_000,
      payable: 441_350,
      waiting: 100_000,
      payingOut: 0,
      paidOut: 1_234_050,
    }),
    LedgerEntry: () => ({
      account: 'PROVIDER_PAYABLE',
      amount: -441_350,
      words: 'Liquidación',
      order: null,
    }),
  }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, made),
    MoneyTabQuery: answerTo(moneyTab, made, { count: 20 }),
    ...answer,
  })
  renderApp('/dashboard/dinero')
  return calls
}

async function fill() {
  await user.click(await screen.findByRole('button', { name: 'Cargar mi cuenta' }))
  await user.selectOptions(await screen.findByLabelText('Banco'), 'BROU')
  await user.selectOptions(screen.getByLabelText('Tipo de cuenta'), 'Caja de ahorro')
  await user.type(screen.getByLabelText('Número de cuenta'), right.number)
  await user.type(screen.getByLabelText('Titular'), right.holder)
  await user.type(screen.getByLabelText('RUT o cédula del titular'), right.document)
  await user.type(screen.getByLabelText('Tu contraseña'), right.password)
}

test('shows each balance, what waits, and the movements with the month’s spreadsheet', async () => {
  open({ payoutAccount: account({ status: { label: 'Aprobada', tone: 'GOOD' } }) })
  await screen.findByText('Pagado en tu cuenta hasta hoy')
  expect(document.body.textContent).toMatch(/\$\s1\.000 esperan que pase el plazo para arrepentirse/)
  const movements = within(screen.getByRole('region', { name: 'Movimientos' }))
  expect(movements.getAllByText('Liquidación').length).toBeGreaterThan(0)
  expect(movements.getAllByText('-$ 4.413,50').length).toBeGreaterThan(0)
  const sheet = movements.getByRole('link', { name: 'Planilla' })
  const month = monthsUntil(Date.now())[1]
  await user.selectOptions(movements.getByLabelText('Mes de la planilla'), month?.label ?? '')
  expect(sheet.getAttribute('href')).toBe(`/planillas/movimientos-${month?.value}.csv`)
})

test('sends a bank account to the team', async () => {
  const calls = open({
    answer: {
      useRequestPayoutAccountMutation: payloadOf(request, 'requestPayoutAccount', 'PayoutAccountPayload', {
        Provider: () => ({ id: 'provider-1', nextPayoutAccount: account() }),
      }),
    },
  })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }))
  await screen.findByText('Cuenta enviada')
  const { bank, type, number, holder, document: paper, password } = right
  expect(calls.find(({ operation }) => operation === 'useRequestPayoutAccountMutation')?.variables).toEqual({
    input: { bank, type, number, holder, document: paper, password, code: null },
  })
  await screen.findByText('En revisión')
  await screen.findByRole('button', { name: 'Retirar la cuenta nueva' })
})

test('shows a refusal at its field and keeps what was typed', async () => {
  const message = 'Esa no es tu contraseña.'
  open({
    answer: {
      useRequestPayoutAccountMutation: {
        requestPayoutAccount: refused('InvalidInput', 'INVALID_INPUT', message, [
          { path: ['password'], message },
        ]),
      },
    },
  })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }))
  await screen.findByText(message)
  expect(screen.getByLabelText('Número de cuenta')).toHaveProperty('value', right.number)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tu contraseña')))
})

test('asks an account with a second factor for the code', async () => {
  open({ secondFactor: { enabledAt: '2026-11-01T12:00:00.000Z' } })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }))
  await screen.findByText('Poné el código de tu app.')
})

test('says why an account was rejected, and when a change is in force', async () => {
  open({
    payoutAccount: account({ id: 'p0', status: { label: 'Aprobada', tone: 'GOOD' } }),
    nextPayoutAccount: account({ isWithdrawable: false, reason: 'El titular es otra persona' }),
  })
  await screen.findByText(/El titular es otra persona/)
  expect(screen.queryByRole('button', { name: 'Retirar la cuenta nueva' })).toBeNull()
  screen.getByRole('button', { name: 'Cambiar la cuenta' })
})
