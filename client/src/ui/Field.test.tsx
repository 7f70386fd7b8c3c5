import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Button } from './Button'
import { Field } from './Field'
import { SegmentedControl } from './SegmentedControl'
import { TextInput } from './TextInput'

const show = (children: ReactNode) => render(<ChakraProvider value={system}>{children}</ChakraProvider>)

test('replaces the help by an error, and ties label and message to the control', () => {
  show(
    <Field label="Email" optional help="Te escribimos ahí" error="Falta lo que va después del @">
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Email (opcional)' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Falta lo que va después del @')
  expect(screen.queryByText('Te escribimos ahí')).toBeNull()
})

function Condition({ heard }: { heard: (value: string) => void }) {
  const [value, setValue] = useState<string | null>('used')
  return (
    <Field label="Condición" group>
      <SegmentedControl
        options={[
          { value: 'new', label: 'Nuevo' },
          { value: 'used', label: 'Usado' },
          { value: 'any', label: 'Cualquiera' },
        ]}
        value={value}
        onChange={next => {
          setValue(next)
          heard(next)
        }}
      />
    </Field>
  )
}

test('renders a segmented control as one named radio group, moved with the arrows', async () => {
  const heard = vi.fn<(value: string) => void>()
  show(<Condition heard={heard} />)
  expect(screen.getByRole('radiogroup', { name: 'Condición' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Usado' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(heard).toHaveBeenLastCalledWith('any')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cualquiera' }).checked).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(heard).toHaveBeenLastCalledWith('new')
})

test('keeps a disabled button focusable, inactive and with its reason', async () => {
  const pressed = vi.fn<() => void>()
  show(
    <Button disabledReason="Falta el precio" onClick={pressed}>
      Enviar Oferta
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Enviar Oferta' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Falta el precio',
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
})

test('names a sending button by its verb and ignores a second press', async () => {
  const sent = vi.fn<() => void>()
  show(
    <form onSubmit={sent}>
      <Button type="submit" loading loadingText="Enviando">
        Enviar
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enviando' }))
  expect(sent).not.toHaveBeenCalled()
})
