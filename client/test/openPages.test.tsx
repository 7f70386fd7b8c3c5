import { useEffect } from 'react'
import type { Environment } from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import { uploadCommands } from '../src/features/uploads/uploadCommands'
import { renderWithRelay } from './renderWithRelay'
import { serverSays } from './server'
import { takeTurns } from './turns'

/** Sends an operation when unmounted, once its code is loaded. */
function Farewell() {
  useEffect(() => () => void import('./lateCode').then(({ sayLate }) => sayLate()), [])
  return null
}

// The tests of each block run in order: each second one sees the pending work of the first.
describe('code that arrives after the page was left', () => {
  const sent: string[] = []
  const answering = (server: string) =>
    vi.stubGlobal('fetch', (address: string) => sent.push(`${address} to the ${server} server`))

  test('runs before the next test begins', () => {
    answering('first')
    renderWithRelay(<Farewell />)
    expect(sent).toEqual([])
  })

  test('asked the server of its own test', () => {
    answering('second')
    expect(sent).toEqual(['/late to the first server'])
  })
})

describe('a page of an earlier test', () => {
  let left: Environment
  let answer: () => void
  const outcomes: unknown[] = []
  const start = () =>
    uploadCommands(left, 'REQUEST_FILE')
      .complete('upload-1')
      .then(
        outcome => outcomes.push(outcome),
        (problem: unknown) => outcomes.push(problem),
      )

  test('may wait for an answer when its test is over', async () => {
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const calls = serverSays({
      uploadCommandsCompleteMutation: () => answered.then(() => new Error('the network is down')),
    })
    left = renderWithRelay(null).environment
    void start()
    expect(calls.map(({ operation }) => operation)).toEqual(['uploadCommandsCompleteMutation'])
  })

  test('gets none, and asks nothing more', async () => {
    const calls = serverSays({})
    answer()
    void start()
    uploadCommands(left, 'REQUEST_FILE').cancel('upload-1')
    await takeTurns()
    expect(calls).toEqual([])
    expect(outcomes).toEqual([])
  })
})
