import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { system } from '../theme/system'
import { TimeInput } from './TimeInput'

const user = userEvent.setup({ delay: null })

function Hour({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('08:00')
  return (
    <TimeInput
      aria-label="Abre"
      value={value}
      onChange={time => {
        setValue(time)
        onChange(time)
      }}
    />
  )
}

test('parses a time on leaving, and keeps an unreadable one for correction', async () => {
  const told: string[] = []
  render(
    <ChakraProvider value={system}>
      <Hour onChange={time => told.push(time)} />
    </ChakraProvider>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Abre')
  await user.type(input, '1430', { initialSelectionStart: 0, initialSelectionEnd: 5 })
  expect(told).toEqual([])
  await user.tab()
  expect(input.value).toBe('14:30')
  await user.type(input, 'tarde', { initialSelectionStart: 0, initialSelectionEnd: 5 })
  await user.tab()
  expect(input.value).toBe('tarde')
  await user.type(input, '15:00', { initialSelectionStart: 0, initialSelectionEnd: 5 })
  expect(told).toEqual(['14:30', '', '15:00'])
})
