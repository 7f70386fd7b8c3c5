import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Field } from './Field'
import { SuggestInput } from './SuggestInput'

const renderUi = (element: ReactElement) => render(<ChakraProvider value={system}>{element}</ChakraProvider>)
const models = ['Gol', 'Gol Trend', 'Golf'].map(value => ({ value }))

function Model({ onSend }: { onSend: () => void }) {
  const [value, setValue] = useState('')
  const found = models.filter(model => model.value.startsWith(value))
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
    >
      <Field label="Modelo">
        <SuggestInput value={value} onChange={setValue} suggestions={found} />
      </Field>
      <button type="submit">Siguiente</button>
    </form>
  )
}

test('chooses a suggestion with the keys, without sending the form', async () => {
  const onSend = vi.fn<() => void>()
  renderUi(<Model onSend={onSend} />)
  const field = screen.getByRole('combobox', { name: 'Modelo' })
  await userEvent.type(field, 'Gol')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Gol Trend', selected: true }).id,
  )
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Gol Trend')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

test('chooses with a tap, closes with Escape, and accepts any other text', async () => {
  renderUi(<Model onSend={() => undefined} />)
  const field = screen.getByRole('combobox', { name: 'Modelo' })
  await userEvent.type(field, 'G')
  await userEvent.click(screen.getByRole('option', { name: 'Golf' }))
  expect(field).toHaveProperty('value', 'Golf')
  await userEvent.clear(field)
  await userEvent.type(field, 'Go')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(field, 'rdini')
  expect(field).toHaveProperty('value', 'Gordini')
})
