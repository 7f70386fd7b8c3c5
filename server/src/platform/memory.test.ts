import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

test('a question is answered once, also while the answer is being found', async () => {
  const memory = createMemory<number>(10)
  let asked = 0
  const find = async () => {
    asked += 1
    return asked
  }
  expect(await Promise.all([memory.get('a', find), memory.get('a', find)])).toEqual([1, 1])
  expect(await memory.get('a', find)).toBe(1)
  expect(await memory.get('b', find)).toBe(2)
})

test('a failure is told and then tried anew', async () => {
  const memory = createMemory<number>(10)
  await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.get('a', async () => 1)).toBe(1)
})

test('the oldest answer makes room', async () => {
  const memory = createMemory<number>(2)
  for (const question of ['a', 'b', 'c']) await memory.get(question, async () => 1)
  expect(await memory.get('c', async () => 2)).toBe(1)
  expect(await memory.get('a', async () => 2)).toBe(2)
})
