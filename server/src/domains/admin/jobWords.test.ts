import { expect, test } from 'vitest'
import { handlers } from '../reactions.ts'
import { queueWords, scheduleWords } from './jobWords.ts'

test('names every queue in Spanish', () => {
  const unnamed = handlers.map(({ queue }) => queue).filter(queue => queueWords(queue) === queue)
  expect(unnamed, 'AREA or CHANNEL of jobWords.ts').toEqual([])
})

test('says every schedule in Spanish', () => {
  const crons = handlers.flatMap(({ cron }) => (cron ? [cron] : []))
  expect(crons.filter(cron => scheduleWords(cron) === cron)).toEqual([])
})

test.each([
  ['*/5 * * * *', 'cada 5 minutos'],
  ['41 * * * *', 'cada hora, a los 41 minutos'],
  ['7 6 * * *', 'cada día a las 3:07'],
  ['30 1 * * *', 'cada día a las 22:30'],
  ['0 6 * * 1', '0 6 * * 1'],
  ['0 6-8 * * *', '0 6-8 * * *'],
])('says %s as %s', (cron, words) => {
  expect(scheduleWords(cron)).toBe(words)
})
