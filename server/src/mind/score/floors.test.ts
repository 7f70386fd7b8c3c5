import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/corpus.ts'
import { breaches, FLOORS_FILE, type Floors, floorsOf } from './floors.ts'
import { scoreOf } from './score.ts'

const THIS_YEAR = 2026

test('keeps precision and recall of every field and kind within a point of its floor on held-out conversations', async () => {
  const floors = JSON.parse(await readFile(FLOORS_FILE, 'utf8')) as Floors
  const { fields } = scoreOf(await readCorpus('heldOut'), THIS_YEAR)
  expect(breaches(floorsOf(fields), floors)).toEqual([])
})

const FLOORS = { part: { precision: 95, recall: 90 } }

test.each<[why: string, score: Floors, problems: string[]]>([
  ['all is as it was', FLOORS, []],
  ['less than a point was lost', { part: { precision: 94.01, recall: 91 } }, []],
  ['a point of precision was lost', { part: { precision: 94, recall: 95 } }, ['part: precision 94, was 95']],
  ['a point of recall was lost', { part: { precision: 99, recall: 88 } }, ['part: recall 88, was 90']],
  ['a field is new', { ...FLOORS, side: { precision: 99, recall: 99 } }, ['side: has no floor']],
  ['a field is never read or expected', {}, ['part: is not measured']],
])('reports a breach when %s', (_, score, problems) => {
  expect(breaches(score, FLOORS)).toEqual(problems)
})
