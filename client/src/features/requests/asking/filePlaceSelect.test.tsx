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

/** An arrow key in a closed select, which changes the option at once. */
function pass(select: HTMLSelectElement, value: string) {
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value } })
}

test('moves the file when the select loses the focus after keys passed over places', async () => {
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

test('moves the file once on Enter, and focuses the heading of the files', () => {
  const { assign, select } = show()
  select.focus()
  pass(select, 'b')
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false)
  expect(assign.mock.calls).toEqual([['f', 'b']])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('moves the file at once with a pointer', async () => {
  const { assign, select } = show()
  await userEvent.selectOptions(select, 'Todo el pedido')
  expect(assign.mock.calls).toEqual([['f', null]])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('keeps the file when the keys return to its place', async () => {
  const { assign, select } = show()
  select.focus()
  pass(select, 'b')
  pass(select, 'a')
  await userEvent.tab()
  expect(assign).not.toHaveBeenCalled()
})

test('keeps the file and the focus where all files are shown together, and moves it on each choice', async () => {
  const { assign, select } = show({ leaves: false })
  await userEvent.selectOptions(select, 'Repuesto 2')
  expect(assign.mock.calls).toEqual([['f', 'b']])
  expect(document.activeElement).toBe(select)
})

test('assigns files of a removed part to the whole request', () => {
  expect(show({ about: 'gone' }).select.value).toBe('todo')
})
