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

test('sends typed text once, a moment after the last key', async () => {
  const { saver, stateOf, answer } = open()
  for (const value of ['L', 'Lu', 'Luc']) saver.change('name', value)
  expect([sent, stateOf('name')]).toEqual([[], 'waiting'])
  await vi.runAllTimersAsync()
  expect([sent, stateOf('name')]).toEqual([[['name', 'Luc']], 'saving'])
  await answer('saved')
  // A focused field shows the typed text, not the server's version of it.
  expect([saver.entries().get('name')?.value, stateOf('name')]).toEqual(['Luc', 'saved'])
  saver.leave('name')
  expect([saver.entries().has('name'), stateOf('name')]).toEqual([false, 'saved'])
})

test('sends a field at once when it is left', () => {
  const { saver } = open()
  saver.change('name', 'Lucía')
  saver.leave('name')
  expect(sent).toEqual([['name', 'Lucía']])
})

test('sends text typed during a save after it', async () => {
  const { saver, stateOf, answer } = open()
  saver.change('name', 'Lu')
  saver.flush()
  saver.change('name', 'Lucía')
  saver.flush()
  expect(sent).toHaveLength(1)
  await answer('saved')
  expect([sent.at(-1), stateOf('name')]).toEqual([['name', 'Lucía'], 'saving'])
})

test('keeps typed text after a refusal or a failure, and saves fields independently', async () => {
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

test('holds back a value until it is ready', async () => {
  const { saver, stateOf } = open((_name, value) => value !== 'x')
  saver.change('name', 'x')
  await vi.runAllTimersAsync()
  expect([sent, stateOf('name')]).toEqual([[], 'waiting'])
  saver.change('name', 'xy')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['name', 'xy']])
})
