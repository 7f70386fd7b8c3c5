import { expect, test } from 'vitest'
import { createCallerTurns, TooMuchAtOnce } from './callerTurns.ts'

/** Starts work that lasts until it is ended by hand, and records the order of starts. */
function piecesOf(turns: ReturnType<typeof createCallerTurns>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    start(name: string, weight: number, caller = 'ana') {
      return turns(caller, weight, async () => {
        begun.push(name)
        await new Promise<void>(end => ends.set(name, end))
        return name
      })
    },
    end(name: string) {
      ends.get(name)?.()
    },
  }
}

test("runs a caller's work up to its limit, queues the rest in order, and delays no other caller", async () => {
  const { begun, start, end } = piecesOf(createCallerTurns({ atOnce: 3, waiting: 10 }))
  const first = start('first', 2)
  const heavy = start('heavy', 9)
  const light = start('light', 1)
  const other = start('other', 3, 'bruno')
  expect(begun).toEqual(['first', 'other'])
  end('first')
  expect(await first).toBe('first')
  await expect.poll(() => begun).toEqual(['first', 'other', 'heavy'])
  end('heavy')
  expect(await heavy).toBe('heavy')
  await expect.poll(() => begun).toContain('light')
  for (const name of ['light', 'other']) end(name)
  expect(await Promise.all([light, other])).toEqual(['light', 'other'])
})

test("refuses work when a caller's queue is full, until something ends", async () => {
  const { begun, start, end } = piecesOf(createCallerTurns({ atOnce: 1, waiting: 1 }))
  const first = start('first', 1)
  const second = start('second', 1)
  await expect(start('third', 1)).rejects.toThrow(TooMuchAtOnce)
  end('first')
  await first
  await expect.poll(() => begun).toContain('second')
  const fourth = start('fourth', 1)
  end('second')
  await second
  await expect.poll(() => begun).toContain('fourth')
  end('fourth')
  expect(await fourth).toBe('fourth')
})

test('starts the next work when one fails', async () => {
  const turns = createCallerTurns({ atOnce: 1, waiting: 1 })
  const failing = turns('ana', 1, async () => {
    throw new Error('broken')
  })
  const next = turns('ana', 1, async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
