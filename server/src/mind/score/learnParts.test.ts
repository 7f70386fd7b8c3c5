import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/corpus.ts'
import { partExamples } from './learnParts.ts'

const THIS_YEAR = 2026

test('a part that nobody asked for is an example of what is not wanted, each with its name', async () => {
  const [file] = await readCorpus('tuning')
  const conversations = file?.conversations.slice(0, 20) ?? []
  const right = partExamples(conversations, THIS_YEAR)
  expect(right.filter(({ isOf }) => isOf).length).toBeGreaterThan(10)
  const unwished = conversations.map(each => ({ ...each, expected: { ...each.expected, parts: [] } }))
  const wrong = partExamples(unwished, THIS_YEAR)
  expect(wrong).toHaveLength(right.length)
  expect(wrong.some(({ isOf }) => isOf)).toBe(false)
  expect(wrong.every(({ features }) => [...features].some(feature => feature.startsWith('name ')))).toBe(true)
})
