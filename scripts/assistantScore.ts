// Measures the embedded mind on the corpus.
//   npm run assistant -- --score [--faults]   prints the score by field
//   npm run assistant -- --floors             makes today's held-out score the tests' floors

import { writeFile } from 'node:fs/promises'
import { type Half, readCorpus } from '../server/src/mind/corpus/corpus.ts'
import { FLOORS_FILE, floorsOf } from '../server/src/mind/score/floors.ts'
import { precisionOf, recallOf, scoreOf, totalOf } from '../server/src/mind/score/score.ts'

const THIS_YEAR = 2026
const args = process.argv.slice(2)
if (args.includes('--floors')) {
  const { fields } = scoreOf(await readCorpus('heldOut'), THIS_YEAR)
  await writeFile(FLOORS_FILE, `${JSON.stringify(floorsOf(fields), null, 2)}\n`)
} else if (args.includes('--score')) {
  for (const half of ['tuning', 'heldOut'] satisfies Half[]) await printScore(half)
} else {
  console.error('Usage: npm run assistant -- --score [--faults] | --floors')
  process.exit(1)
}

async function printScore(half: Half) {
  const conversations = await readCorpus(half)
  const { fields, faults } = scoreOf(conversations, THIS_YEAR)
  console.log(`\n${half}: ${conversations.length} conversations`)
  console.log(
    `${'field'.padEnd(18)}${['hits', 'wrong', 'missed', 'precision', 'recall'].map(title => title.padStart(10)).join('')}`,
  )
  for (const [field, tally] of [...[...fields].toSorted(), ['all', totalOf(fields)] as const]) {
    const numbers = [
      tally.hits,
      tally.wrong,
      tally.missed,
      precisionOf(tally).toFixed(3),
      recallOf(tally).toFixed(3),
    ]
    console.log(field.padEnd(18) + numbers.map(number => `${number}`.padStart(10)).join(''))
  }
  // Reading the held-out faults would tune the mind to them.
  if (half === 'tuning' && args.includes('--faults')) {
    for (const fault of faults)
      console.log(
        `${fault.id}  ${fault.field}: ${JSON.stringify(fault.read ?? null)}, right: ${JSON.stringify(fault.accepted ?? null)}`,
      )
  }
}
