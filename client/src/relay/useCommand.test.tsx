import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../test/renderWithRelay'
import { refused, serverSays, tooMuchAtOnce } from '../../test/server'
import { unsaidCompany } from '../features/accounts/signUp/signUpInput'
import { useSignUpAsProvider } from '../features/accounts/signUp/useSignUpAsProvider'
import { useForm } from '../forms/useForm'
import { Field } from '../ui/Field'
import { TextInput } from '../ui/TextInput'
import type { Outcome } from './outcome'
import { showRefusal } from './refusal'
import { onSignInRequired } from './signInRequired'

const user = userEvent.setup({ delay: null })

const someone = {
  name: 'Valeria',
  email: 'v@x.uy',
  phone: '094118730',
  department: 'CANELONES',
  password: 'secreta',
  acceptsTerms: true,
  policies: { termsOfUse: '2025-07-24', privacyPolicy: '2025-07-24' },
  partsDescription: 'Usados',
  address: null,
  ...unsaidCompany,
} as const

/** A form of two fields around a real mutation. */
function Sample({ onOutcome }: { onOutcome: (outcome: Outcome<unknown>) => void }) {
  const form = useForm({ initial: { companyName: '', rut: '' } })
  const [signUp, running] = useSignUpAsProvider()
  const run = async () => {
    const outcome = await signUp({ input: { ...someone, ...form.getValues() } })
    onOutcome(outcome)
    if (!outcome.ok) showRefusal(outcome.refusal, form)
  }
  return (
    <form>
      <Field label="Empresa" error={form.formState.errors.companyName?.message}>
        <TextInput {...form.register('companyName')} />
      </Field>
      <Field label="RUT" error={form.formState.errors.rut?.message}>
        <TextInput {...form.register('rut')} />
      </Field>
      <button type="button" onClick={() => void run()}>
        {running ? 'Mandando' : 'Mandar'}
      </button>
    </form>
  )
}

const setup = () => {
  const outcomes: Outcome<unknown>[] = []
  renderWithRelay(<Sample onOutcome={outcome => outcomes.push(outcome)} />)
  return outcomes
}
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const send = () => user.click(screen.getByRole('button', { name: /^Mand/ }))
const reply = (signUpAsProvider: unknown) => serverSays({ useSignUpAsProviderMutation: { signUpAsProvider } })

describe('a command', () => {
  test('returns the payload', async () => {
    const calls = reply({ __typename: 'SignUpPayload', email: 'v@x.uy', proof: 'p' })
    const outcomes = setup()
    await user.type(screen.getByLabelText('Empresa'), 'Desarme del Sur')
    await send()
    await waitFor(() => expect(outcomes).toHaveLength(1))
    expect(outcomes[0]).toMatchObject({ ok: true, payload: { email: 'v@x.uy' } })
    expect(calls[0]?.variables).toMatchObject({ input: { companyName: 'Desarme del Sur' } })
  })

  test('shows errors at their fields, focuses the first, and keeps typed text', async () => {
    reply(
      refused('InvalidInput', 'INVALID_INPUT', 'Poné el nombre del negocio.', [
        { path: ['companyName'], message: 'Poné el nombre del negocio.' },
        { path: ['rut'], message: 'Ese RUT no es válido: revisá los 12 números.' },
      ]),
    )
    setup()
    await user.type(screen.getByLabelText('RUT'), '12')
    await send()
    const company = await screen.findByLabelText('Empresa', { selector: '[aria-invalid=true]' })
    expect(described(company)).toBe('Poné el nombre del negocio.')
    await waitFor(() => expect(document.activeElement).toBe(company))
    expect(described(screen.getByLabelText('RUT'))).toMatch('Ese RUT no es válido')
    expect(screen.getByLabelText<HTMLInputElement>('RUT').value).toBe('12')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('shows a refusal without fields in a toast', async () => {
    reply(refused('RateLimited', 'RATE_LIMITED', 'Demasiados intentos. Probá de nuevo en un minuto.'))
    const outcomes = setup()
    await send()
    const told = within(screen.getByRole('alert'))
    expect(await told.findByText(/Demasiados intentos/)).toBeTruthy()
    expect(told.getByText('Error al registrarse')).toBeTruthy()
    expect(outcomes[0]).toMatchObject({ ok: false, refusal: { code: 'RATE_LIMITED', fields: [] } })
  })

  test("shows the server's message for an operation it did not start, and allows a retry", async () => {
    serverSays({ useSignUpAsProviderMutation: tooMuchAtOnce })
    const outcomes = setup()
    await send()
    const told = within(screen.getByRole('alert'))
    expect(
      await told.findByText(/Ya hay demasiadas consultas tuyas en curso: probá de nuevo\.$/),
    ).toBeTruthy()
    expect(told.getByText('Error al registrarse')).toBeTruthy()
    expect(outcomes[0]).toEqual({ ok: false, refusal: null })
    reply({ __typename: 'SignUpPayload', email: 'v@x.uy', proof: 'p' })
    await send()
    await waitFor(() => expect(outcomes[1]).toMatchObject({ ok: true }))
  })

  test('runs once, however often it is clicked', async () => {
    let answer = (_reply: Record<string, unknown>) => {}
    const calls = serverSays({
      useSignUpAsProviderMutation: () => new Promise(resolve => (answer = resolve)),
    })
    const outcomes = setup()
    await send()
    await screen.findByText('Mandando')
    await send()
    await send()
    answer({ signUpAsProvider: { __typename: 'SignUpPayload', email: 'v@x.uy', proof: 'p' } })
    await screen.findByText('Mandar')
    expect(calls).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('')
    await send()
    expect(calls).toHaveLength(2)
  })

  test('reports a fault and a lost network, and allows a retry', async () => {
    serverSays({ useSignUpAsProviderMutation: { errors: [{ message: 'Ocurrió' }] } })
    const outcomes = setup()
    await send()
    expect(await screen.findByText('Ocurrió un error inesperado')).toBeTruthy()
    expect(screen.getByText('Error al registrarse')).toBeTruthy()
    expect(outcomes).toEqual([{ ok: false, refusal: null }])
    serverSays({ useSignUpAsProviderMutation: new TypeError('Failed to fetch') })
    await send()
    expect(await screen.findByText('Revisá tu conexión y probá de nuevo.')).toBeTruthy()
    reply({ __typename: 'SignUpPayload', email: 'v@x.uy', proof: 'p' })
    await send()
    await waitFor(() => expect(outcomes.at(-1)?.ok).toBe(true))
  })

  test('reports a lost sign-in, and shows nothing else', async () => {
    const heard = vi.fn<() => void>()
    const stop = onSignInRequired(heard)
    reply(refused('SignInRequired', 'SIGN_IN_REQUIRED', 'Iniciá sesión para continuar.'))
    const outcomes = setup()
    await send()
    await waitFor(() => expect(outcomes).toEqual([{ ok: false, refusal: null }]))
    expect(heard).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert').textContent).toBe('')
    stop()
  })
})
