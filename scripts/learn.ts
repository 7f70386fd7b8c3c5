// Learns from the tuning conversations which parts are wanted and what the kinds of a message are told by:  npm run learn

import { writeFile } from 'node:fs/promises'
import { readCorpus } from '../server/src/mind/corpus/corpus.ts'
import { type Example, fingerprintOf, learn } from '../server/src/mind/score/learn.ts'
import { kindExamples } from '../server/src/mind/score/learnKinds.ts'
import { partExamples } from '../server/src/mind/score/learnParts.ts'

const THIS_YEAR = 2026
const WIDTH = 105
const FOLDER = new URL('../server/src/mind/assemble/', import.meta.url)

const conversations = (await readCorpus('tuning')).flatMap(file => file.conversations)
await writeFile(
  new URL('partWeights.ts', FOLDER),
  `/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = ${written('parts', partExamples(conversations, THIS_YEAR), '  ')}
`,
)
const kinds = [...kindExamples(conversations, THIS_YEAR)].map(
  ([kind, examples]) => `  ${kind}: ${written(kind, examples, '    ')},\n`,
)
await writeFile(
  new URL('kindWeights.ts', FOLDER),
  `/** Of the tuning conversations. */
export const LEARNT_FROM = '${fingerprintOf(conversations)}'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
${kinds.join('')}} as const
`,
)

/** A template literal with as many entries to a line as a screen is wide. */
function written(what: string, examples: readonly Example[], indent: string): string {
  const entries = [...learn(examples)].map(([feature, weight]) => `${feature}=${weight}`).toSorted()
  console.log(`${what}: ${entries.length} weights of ${examples.length} examples`)
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line === undefined || line.length + entry.length > WIDTH) lines.push(`${indent}${entry}`)
    else lines[lines.length - 1] = `${line}|${entry}`
  }
  return `\`\n${lines.join('\n')}\n${indent.slice(2)}\``
}
