import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Field } from './Field'
import { MoneyInput } from './MoneyInput'

function Form({ initial = null, heard }: { initial?: number | null; heard: (value: number | null) => void }) {
  const [value, setValue] = useState(initial)
  return (
    <ChakraProvider value={system}>
      <Field label="Precio" help="En pesos uruguayos">
        <MoneyInput
          value={value}
          onChange={next => {
            setValue(next)
            heard(next)
          }}
        />
      </Field>
      <button type="button" onClick={() => setValue(250000)}>
        Sugerir
      </button>
    </ChakraProvider>
  )
}

const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Precio' })

test('emits centésimos during typing and formats the text on leaving', async () => {
  const heard = vi.fn<(value: number | null) => void>()
  render(<Form heard={heard} />)
  await userEvent.type(field(), '4850.5')
  expect(heard).toHaveBeenLastCalledWith(485050)
  await userEvent.tab()
  expect(field().value).toBe('4.850,50')
})

test('emits null for an invalid amount, keeps it on screen and marks it', async () => {
  const heard = vi.fn<(value: number | null) => void>()
  render(<Form initial={485000} heard={heard} />)
  expect(field().value).toBe('4.850')
  await userEvent.clear(field())
  await userEvent.type(field(), 'mucho')
  expect(heard).toHaveBeenLastCalledWith(null)
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(field().value).toBe('mucho')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field())).toMatch(/^Poné un monto en pesos/)
  await userEvent.click(screen.getByRole('button', { name: 'Sugerir' }))
  expect(field().value).toBe('2.500')
  expect(descriptionOf(field())).toBe('En pesos uruguayos')
})

test('emits null for an empty field without marking it', async () => {
  const heard = vi.fn<(value: number | null) => void>()
  render(<Form initial={100} heard={heard} />)
  await userEvent.clear(field())
  await userEvent.tab()
  expect(heard).toHaveBeenLastCalledWith(null)
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('replaces the text when the form sets an amount', async () => {
  render(<Form heard={() => undefined} />)
  await userEvent.type(field(), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Sugerir' }))
  expect(field().value).toBe('2.500')
})

test('is described by the help of its field', () => {
  render(<Form heard={() => undefined} />)
  const id = field().getAttribute('aria-describedby')
  expect(document.getElementById(id ?? '')?.textContent).toBe('En pesos uruguayos')
})

test('reports an unreadable amount as unreadable, not as missing', async () => {
  render(
    <ChakraProvider value={system}>
      <Field label="Precio" error="Poné el precio.">
        <MoneyInput value={null} onChange={() => undefined} />
      </Field>
    </ChakraProvider>,
  )
  expect(descriptionOf(field())).toBe('Poné el precio.')
  await userEvent.type(field(), 'mucho')
  await userEvent.tab()
  expect(descriptionOf(field())).toMatch(/^Poné un monto en pesos/)
})
