import { expect, test } from 'vitest'
import { createSlices } from './slices.ts'

function world(most: number) {
  const turns: (() => void)[] = []
  return { slices: createSlices(most, run => turns.push(run)), turn: () => turns.shift()?.() }
}

test('runs at most so many pieces in one turn, in order', () => {
  const { slices, turn } = world(2)
  const done: number[] = []
  for (let piece = 0; piece < 5; piece += 1) slices.add(() => done.push(piece))
  const perTurn: number[][] = []
  for (let turns = 0; turns < 4; turns += 1) {
    turn()
    perTurn.push(done.splice(0))
  }
  expect(perTurn).toEqual([[0, 1], [2, 3], [4], []])
})

test('runs work that is added by work in a later place', () => {
  const { slices, turn } = world(2)
  const done: string[] = []
  slices.add(() => {
    done.push('first')
    slices.add(() => done.push('added'))
  })
  slices.add(() => done.push('second'))
  turn()
  expect(done).toEqual(['first', 'second'])
  turn()
  expect(done).toEqual(['first', 'second', 'added'])
})

test('goes on after a piece that throws', () => {
  const { slices, turn } = world(2)
  const done: string[] = []
  slices.add(() => {
    throw new Error('a socket of its own')
  })
  slices.add(() => done.push('next'))
  expect(turn).toThrow('a socket of its own')
  turn()
  expect(done).toEqual(['next'])
})
