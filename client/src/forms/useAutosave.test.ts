import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver, type Saving } from './useAutosave'

type Values = { name: string; brands: readonly string[] }

let answers: ((saving: Saving) => void)[]
let sent: [name: string, value: unknown][]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  sent = []
})
afterEach(() => {
  vi.useRealTimers()
})

function open(isReady?: (name: keyof Values, value: unknown) => boolean) {
  const saver = createSaver<Values>()
  saver.configure({
    saved: { name: 'Ana', brands: [] },
    ...(isReady ? { isReady } : {}),
    save: (name, value) => {
      sent.push([name, value])
      return new Promise(resolve => answers.push(resolve))
    },
  })
  const stateOf = (name: keyof Values) => saver.entries().get(name)?.state ?? saver.lastState(name)
  const answer = async (saving: Saving) => {
    answers.shift()?.(saving)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { saver, stateOf, answer }
}

test('what is typed is sent once, a moment after the last key', async () => {
  const { saver, stateOf, answer } = open()
  for (const value of ['L', 'Lu', 'Luc']) saver.change('name', value)
  expect([sent, stateOf('name')]).toEqual([[], 'waiting'])
  await vi.runAllTimersAsync()
  expect([sent, stateOf('name')]).toEqual([[['name', 'Luc']], 'saving'])
  await answer('saved')
  // Whoever still types in it sees what was typed, not what the server made of it.
  expect([saver.entries().get('name')?.value, stateOf('name')]).toEqual(['Luc', 'saved'])
  saver.leave('name')
  expect([saver.entries().has('name'), stateOf('name')]).toEqual([false, 'saved'])
})

test('leaving a field sends it at once', () => {
  const { saver } = open()
  saver.change('name', 'Lucía')
  saver.leave('name')
  expect(sent).toEqual([['name', 'Lucía']])
})

test('what is typed while it is on its way is sent after it', async () => {
  const { saver, stateOf, answer } = open()
  saver.change('name', 'Lu')
  saver.flush()
  saver.change('name', 'Lucía')
  saver.flush()
  expect(sent).toHaveLength(1)
  await answer('saved')
  expect([sent.at(-1), stateOf('name')]).toEqual([['name', 'Lucía'], 'saving'])
})

test('a refusal and a failure keep what was typed; fields do not wait for each other', async () => {
  const { saver, stateOf, answer } = open()
  saver.change('name', '')
  saver.change('brands', ['Fiat'])
  saver.flush()
  expect(sent).toHaveLength(2)
  await answer({ problem: 'Poné tu nombre.' })
  await answer('fault')
  expect(saver.entries().get('name')).toEqual({ value: '', state: 'refused', problem: 'Poné tu nombre.' })
  expect([saver.entries().get('brands')?.value, stateOf('brands')]).toEqual([['Fiat'], 'failed'])
  saver.send('brands')
  await answer('saved')
  expect(stateOf('brands')).toBe('saved')
})

test('what is not ready waits until it is', async () => {
  const { saver, stateOf } = open((_name, value) => value !== 'x')
  saver.change('name', 'x')
  await vi.runAllTimersAsync()
  expect([sent, stateOf('name')]).toEqual([[], 'waiting'])
  saver.change('name', 'xy')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['name', 'xy']])
})
