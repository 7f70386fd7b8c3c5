// Learns from the tuning conversations by what a message's kinds are told:  npm run learn-kinds

import { writeFile } from 'node:fs/promises'
import { readCorpus } from '../server/src/domains/assistant/corpus/corpus.ts'
import { examplesOf, fingerprintOf, learn } from '../server/src/domains/assistant/score/learnKinds.ts'

const THIS_YEAR = 2026
const WIDTH = 105
const FILE = new URL('../server/src/domains/assistant/mind/assemble/kindWeights.ts', import.meta.url)

const conversations = (await readCorpus('tuning')).flatMap(file => file.conversations)
const kinds = [...examplesOf(conversations, THIS_YEAR)].map(([kind, examples]) => {
  const entries = [...learn(examples)].map(([feature, weight]) => `${feature}=${weight}`)
  console.log(`${kind}: ${entries.length} weights`)
  return `  ${kind}: \`\n${linesOf(entries.toSorted()).join('\n')}\n  \`,\n`
})
const source = `/** Of the tuning conversations. */
export const LEARNT_FROM = '${fingerprintOf(conversations)}'

/** Written by npm run learn-kinds: features with their weights. */
export const KIND_WEIGHTS = {
${kinds.join('')}} as const
`
await writeFile(FILE, source)

/** The entries, as many to a line as a screen is wide. */
function linesOf(entries: readonly string[]): string[] {
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line === undefined || line.length + entry.length > WIDTH) lines.push(`    ${entry}`)
    else lines[lines.length - 1] = `${line}|${entry}`
  }
  return lines
}
