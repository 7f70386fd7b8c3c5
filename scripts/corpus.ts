// Unpacks one half of the assistant's corpus from its compressed file, or packs it:
//   npm run corpus -- unpack tuning > tuning.jsonl
//   npm run corpus -- pack tuning < tuning.jsonl

import { text } from 'node:stream/consumers'
import { type Half, readCorpus, writeCorpus } from '../server/src/mind/corpus/corpus.ts'

const HALVES: readonly Half[] = ['tuning', 'heldOut']
const [action, name] = process.argv.slice(2)
const half = HALVES.find(each => each === name)
if (!half || (action !== 'unpack' && action !== 'pack')) {
  console.error('Usage: npm run corpus -- unpack|pack tuning|heldOut')
  process.exit(1)
}

if (action === 'pack') await writeCorpus(half, await text(process.stdin))
else for (const conversation of await readCorpus(half)) console.log(JSON.stringify(conversation))
