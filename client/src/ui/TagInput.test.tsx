import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { system } from '../theme/system'
import { Field } from './Field'
import { TagInput } from './TagInput'

const user = userEvent.setup({ delay: null })

function Services({ most = 3 }: { most?: number }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <ChakraProvider value={system}>
      <Field label="Servicios" group>
        <TagInput value={value} onChange={setValue} noun="servicio" most={most} maxLength={10} />
      </Field>
    </ChakraProvider>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Agregar servicio' })
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const TOO_LONG = 'Cada servicio tiene hasta 10 caracteres: acortalo o separalo con una coma.'

test('adds words with Enter, a comma or by leaving, and no duplicates', async () => {
  render(<Services />)
  await user.type(box(), 'Frenos{Enter}tornería,')
  await user.type(box(), 'FRENOS{Enter}')
  expect([tags(), box().value]).toEqual([['Frenos', 'tornería'], ''])
  await user.type(box(), 'chapa')
  await user.tab()
  expect(tags()).toEqual(['Frenos', 'tornería', 'chapa'])
  await user.click(screen.getByRole('button', { name: 'Quitar tornería' }))
  expect(tags()).toEqual(['Frenos', 'chapa'])
})

test('reports an overlong word at the field and keeps it until it fits', async () => {
  render(<Services />)
  await user.type(box(), 'rectificación')
  expect(screen.getByText(TOO_LONG)).toBeTruthy()
  await user.keyboard('{Enter}')
  await user.tab()
  expect([tags(), box().value]).toEqual([[], 'rectificación'])
  expect(screen.getByRole('group', { name: 'Servicios' }).getAttribute('aria-invalid')).toBe('true')
  await user.type(box(), '{Backspace}{Backspace}{Backspace}{Enter}')
  expect([tags(), box().value]).toEqual([['rectificac'], ''])
  expect(screen.queryByText(TOO_LONG)).toBeNull()
})

test('keeps invalid pasted entries for correction', async () => {
  render(<Services most={2} />)
  await user.click(box())
  await user.paste('frenos, rectificación, chapa, pintura')
  expect([tags(), box().value]).toEqual([['frenos', 'chapa'], 'rectificación, pintura'])
  expect(screen.getByText(TOO_LONG)).toBeTruthy()
  await user.type(box(), 'pintura', { initialSelectionStart: 0, initialSelectionEnd: 22 })
  await user.tab()
  expect(box().value).toBe('pintura')
  expect(screen.getByText('Entran 2: quitá alguno para agregar otro.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Quitar chapa' }))
  await user.click(box())
  await user.tab()
  expect(tags()).toEqual(['frenos', 'pintura'])
})
