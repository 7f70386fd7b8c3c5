import { expect, test } from 'vitest'
import { createSharedRuns, createTurns } from './concurrency.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open }
}

test('no more than two run at once, the others in the order they came', async () => {
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

test('a failure gives its place to the next', async () => {
  const turns = createTurns(1)
  await expect(turns(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns(() => Promise.resolve('next'))).toBe('next')
})

test('who asks for the same at the same time shares one run; later ones run anew', async () => {
  const shared = createSharedRuns<number>()
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([shared('a', work), shared('a', work), shared('b', work)])).toEqual([1, 1, 2])
  expect(await shared('a', work)).toBe(3)
})
