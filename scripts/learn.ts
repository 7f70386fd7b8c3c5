// Learns from the tuning conversations which parts are wanted and how to classify messages:
//   npm run learn   writes server/src/mind/data/weights.txt; run npm run codegen afterwards

import { writeFile } from 'node:fs/promises'
import { readCorpus } from '../server/src/mind/corpus/corpus.ts'
import { examplesOf, fingerprintOf } from '../server/src/mind/score/examples.ts'
import { type Example, learn } from '../server/src/mind/score/learn.ts'

const THIS_YEAR = 2026
const WIDTH = 120

const examples = examplesOf(await readCorpus('tuning'), THIS_YEAR)
const sections = [
  ['fingerprint', [fingerprintOf(examples)]],
  ['PART', weightsFrom('PART', examples.parts)],
  ...[...examples.kinds].map(([kind, of]) => [kind, weightsFrom(kind, of)] as const),
] as const
await writeFile(
  new URL('../server/src/mind/data/weights.txt', import.meta.url),
  sections.map(([title, entries]) => `# ${title}\n${inLines(entries)}\n`).join('\n'),
)

function weightsFrom(what: string, of: readonly Example[]): string[] {
  const entries = [...learn(of)].map(([feature, weight]) => `${feature}=${weight}`).toSorted()
  console.log(`${what}: ${entries.length} weights of ${of.length} examples`)
  return entries
}

/** Fills lines up to the width of a screen. */
function inLines(entries: readonly string[]): string {
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line === undefined || line.length + entry.length > WIDTH) lines.push(entry)
    else lines[lines.length - 1] = `${line}|${entry}`
  }
  return lines.join('\n')
}
