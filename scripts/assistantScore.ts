// How well the embedded mind understands the corpus:  npm run assistant -- --score [--faults]

import { type Half, readCorpus } from '../server/src/mind/corpus/corpus.ts'
import { precisionOf, recallOf, scoreOf } from '../server/src/mind/score/score.ts'

const THIS_YEAR = 2026
const args = process.argv.slice(2)
if (!args.includes('--score')) {
  console.error('Usage: npm run assistant -- --score [--faults]')
  process.exit(1)
}

for (const half of ['tuning', 'heldOut'] satisfies Half[]) {
  const conversations = (await readCorpus(half)).flatMap(file => file.conversations)
  const { fields, faults } = scoreOf(conversations, THIS_YEAR)
  console.log(`\n${half}: ${conversations.length} conversations`)
  console.log(
    `${'field'.padEnd(18)}${['hits', 'wrong', 'missed', 'precision', 'recall'].map(title => title.padStart(10)).join('')}`,
  )
  for (const [field, tally] of [...fields].toSorted()) {
    const numbers = [
      tally.hits,
      tally.wrong,
      tally.missed,
      precisionOf(tally).toFixed(3),
      recallOf(tally).toFixed(3),
    ]
    console.log(field.padEnd(18) + numbers.map(number => `${number}`.padStart(10)).join(''))
  }
  // What the held-out conversations say stays unseen, or they would be tuned by.
  if (half === 'tuning' && args.includes('--faults')) {
    for (const fault of faults)
      console.log(
        `${fault.id}  ${fault.field}: ${JSON.stringify(fault.read ?? null)}, right: ${JSON.stringify(fault.accepted ?? null)}`,
      )
  }
}
