import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { system } from '../../../theme/system'
import type { Uploader } from '../../uploads/uploader'
import { FilePlaceSelect } from './FilePlaceSelect'

const file = {
  key: 'f',
  name: 'faro.jpg',
  kind: 'IMAGE',
  about: 'a',
  phase: 'ready',
  progress: 100,
  uploadId: 'u',
  src: null,
} as const

const parts = [
  { key: 'a', description: 'Faro' },
  { key: 'b', description: '' },
]

function show({ leaves = true, about = 'a' } = {}) {
  const assign = vi.fn<Uploader['assign']>()
  render(
    <ChakraProvider value={system}>
      <section>
        <h3 tabIndex={-1}>Fotos</h3>
        <FilePlaceSelect file={{ ...file, about }} uploader={{ assign }} parts={parts} leaves={leaves} />
      </section>
    </ChakraProvider>,
  )
  return { assign, select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'faro.jpg es de' }) }
}

/** What an arrow does in a closed list, which moves on at once. */
function pass(select: HTMLSelectElement, value: string) {
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value } })
}

test('with keys one passes over places: the file moves once the list is left', async () => {
  const { assign, select } = show()
  select.focus()
  pass(select, 'b')
  pass(select, 'todo')
  expect(assign).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(select)
  expect(select.value).toBe('todo')
  await userEvent.tab()
  expect(assign.mock.calls).toEqual([['f', null]])
})

test('Enter moves it, once, and the focus goes to the heading of the files', () => {
  const { assign, select } = show()
  select.focus()
  pass(select, 'b')
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false)
  expect(assign.mock.calls).toEqual([['f', 'b']])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a pointer moves it at once', async () => {
  const { assign, select } = show()
  await userEvent.selectOptions(select, 'Todo el pedido')
  expect(assign.mock.calls).toEqual([['f', null]])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('what is passed over and come back from stays where it was', async () => {
  const { assign, select } = show()
  select.focus()
  pass(select, 'b')
  pass(select, 'a')
  await userEvent.tab()
  expect(assign).not.toHaveBeenCalled()
})

test('where all files stand together it stays, with the focus, and is moved by each choice', async () => {
  const { assign, select } = show({ leaves: false })
  await userEvent.selectOptions(select, 'Repuesto 2')
  expect(assign.mock.calls).toEqual([['f', 'b']])
  expect(document.activeElement).toBe(select)
})

test('what is of a part that is gone is of the whole request', () => {
  expect(show({ about: 'gone' }).select.value).toBe('todo')
})
