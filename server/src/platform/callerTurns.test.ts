import { expect, test } from 'vitest'
import { createCallerTurns, TooMuchAtOnce } from './callerTurns.ts'

/** Work that lasts until it is ended, and what has begun so far. */
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

test('a caller has so much in work, what is more follows in order, and other callers do not wait', async () => {
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

test('who has as much waiting as may is refused, until something has ended', async () => {
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

test('what fails gives its turn on', async () => {
  const turns = createCallerTurns({ atOnce: 1, waiting: 1 })
  const failing = turns('ana', 1, async () => {
    throw new Error('broken')
  })
  const next = turns('ana', 1, async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
