import { expect, test } from 'vitest'
import { createSharedRuns, createTurns } from './concurrency.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open }
}

test('runs at most two at once, the others in order of arrival', async () => {
  const turns = createTurns(2)
  const gates = [gate(), gate(), gate(), gate()]
  const begun: number[] = []
  const all = gates.map(({ passed }, index) =>
    turns(async () => {
      begun.push(index)
      await passed
    }),
  )
  expect(begun).toEqual([0, 1])
  gates[1]?.open()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  gates[0]?.open()
  gates[2]?.open()
  await all[2]
  gates[3]?.open()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('starts the next when one fails', async () => {
  const turns = createTurns(1)
  await expect(turns(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns(() => Promise.resolve('next'))).toBe('next')
})

test('shares one run between simultaneous calls for a key, and runs again later', async () => {
  const shared = createSharedRuns<number>()
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([shared('a', work), shared('a', work), shared('b', work)])).toEqual([1, 1, 2])
  expect(await shared('a', work)).toBe(3)
})
