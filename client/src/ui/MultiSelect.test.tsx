import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Field } from './Field'
import { MultiSelect, type MultiSelectProps } from './MultiSelect'

const names = ['Audi', 'BMW', 'Citroën', 'Fiat', 'Ford', 'Suzuki']
const brands = names.map(name => ({ value: name.toLowerCase(), label: name }))

type Given = Partial<MultiSelectProps<string>> & { chosen?: string[] }

/** Renders the control in a form of its own; records the choices and submissions. */
function show({ chosen = [], ...props }: Given = {}) {
  const heard = vi.fn<(value: string[]) => void>()
  const sent = vi.fn<() => void>()
  function Brands() {
    const [value, setValue] = useState(chosen)
    return (
      <form onSubmit={sent}>
        <Field label="Marcas" group>
          <MultiSelect
            options={brands}
            visible={2}
            noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
            {...props}
            value={value}
            onChange={next => {
              setValue(next)
              heard(next)
            }}
          />
        </Field>
      </form>
    )
  }
  render(
    <ChakraProvider value={system}>
      <Brands />
    </ChakraProvider>,
  )
  return { heard, sent }
}

const shownNames = () =>
  within(screen.getByRole('group', { name: 'Marcas' }))
    .getAllByRole('checkbox')
    .map(box => box.closest('label')?.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const said = () => screen.getByRole('status').textContent

test('shows the first and the chosen options until expanded, then focuses the first new one', async () => {
  show({ chosen: ['suzuki'] })
  expect(shownNames()).toEqual(['Audi', 'BMW', 'Suzuki'])
  expect(said()).toBe('1 marca elegida')
  await userEvent.click(screen.getByRole('button', { name: 'Ver 3 más' }))
  expect(shownNames()).toEqual(names)
  expect(document.activeElement).toBe(box('Citroën'))
  await userEvent.click(screen.getByRole('button', { name: 'Ver menos' }))
  expect(shownNames()).toEqual(['Audi', 'BMW', 'Suzuki'])
})

test('emits the choices in the order of the list, by click and by key', async () => {
  const { heard } = show({ visible: 6, chosen: ['suzuki'] })
  await userEvent.click(screen.getByText('Fiat'))
  expect(heard).toHaveBeenLastCalledWith(['fiat', 'suzuki'])
  box('Audi').focus()
  await userEvent.keyboard(' ')
  expect(heard).toHaveBeenLastCalledWith(['audi', 'fiat', 'suzuki'])
  expect(said()).toBe('3 marcas elegidas')
  await userEvent.keyboard(' ')
  expect(heard).toHaveBeenLastCalledWith(['fiat', 'suzuki'])
})

test('keeps an unchosen option in place while the list is short', async () => {
  show({ chosen: ['suzuki'] })
  await userEvent.click(box('Suzuki'))
  expect(shownNames()).toContain('Suzuki')
  expect(document.activeElement).toBe(box('Suzuki'))
})

test('searches without accents, and chooses a single match with Enter without submitting the form', async () => {
  const { heard, sent } = show()
  const search = screen.getByRole('searchbox', { name: 'Buscar marcas' })
  await userEvent.type(search, 'CITROE')
  expect(shownNames()).toEqual(['Citroën'])
  expect(said()).toBe('1 coincidencia. Ninguna elegida')
  await userEvent.keyboard('{Enter}')
  expect(heard).toHaveBeenLastCalledWith(['citroën'])
  expect(sent).not.toHaveBeenCalled()
  expect(shownNames()).toEqual(['Audi', 'BMW', 'Citroën'])
  await userEvent.type(search, 'f{Enter}')
  expect(heard).toHaveBeenCalledTimes(1)
  await userEvent.type(search, 'x')
  expect(screen.getByText('No hay marcas con «fx».')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(shownNames()).toEqual(['Audi', 'BMW', 'Citroën'])
})

test('empties the search with Escape before the key reaches the surroundings', async () => {
  const heardAround = vi.fn<(event: Event) => void>()
  show()
  document.body.addEventListener('keydown', heardAround)
  await userEvent.type(screen.getByRole('searchbox'), 'f')
  heardAround.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(heardAround).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(heardAround).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('keydown', heardAround)
})

test('chooses all and none at once', async () => {
  const { heard } = show({ withAll: true })
  await userEvent.click(screen.getByRole('button', { name: 'Elegir todas' }))
  expect(heard).toHaveBeenLastCalledWith(brands.map(({ value }) => value))
  expect(screen.queryByRole('button', { name: 'Elegir todas' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar todas' }))
  expect(heard).toHaveBeenLastCalledWith([])
})

test('offers no search and no expansion for a short list', () => {
  show({ visible: 10, noun: { one: 'servicio', many: 'servicios', ending: 'o' } })
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(said()).toBe('Ninguno elegido')
})
