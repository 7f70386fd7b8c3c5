// Learns from the tuning conversations which parts are wanted and what the kinds of a message are told by:  npm run learn

import { writeFile } from 'node:fs/promises'
import { readCorpus } from '../server/src/mind/corpus/corpus.ts'
import { examplesOf, fingerprintOf } from '../server/src/mind/score/examples.ts'
import { type Example, learn } from '../server/src/mind/score/learn.ts'

const THIS_YEAR = 2026
const WIDTH = 105
const FOLDER = new URL('../server/src/mind/assemble/', import.meta.url)

const examples = examplesOf(await readCorpus('tuning'), THIS_YEAR)
await writeFile(
  new URL('partWeights.ts', FOLDER),
  `/** Written by npm run learn: features with their weights. */
export const PART_WEIGHTS = ${written('parts', examples.parts, '  ')}
`,
)
const kinds = [...examples.kinds].map(([kind, of]) => `  ${kind}: ${written(kind, of, '    ')},\n`)
await writeFile(
  new URL('kindWeights.ts', FOLDER),
  `/** Of the examples. */
export const LEARNT_FROM = '${fingerprintOf(examples)}'

/** Written by npm run learn: features with their weights. */
export const KIND_WEIGHTS = {
${kinds.join('')}} as const
`,
)

/** A template literal with as many entries to a line as a screen is wide. */
function written(what: string, of: readonly Example[], indent: string): string {
  const entries = [...learn(of)].map(([feature, weight]) => `${feature}=${weight}`).toSorted()
  console.log(`${what}: ${entries.length} weights of ${of.length} examples`)
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line === undefined || line.length + entry.length > WIDTH) lines.push(`${indent}${entry}`)
    else lines[lines.length - 1] = `${line}|${entry}`
  }
  return `\`\n${lines.join('\n')}\n${indent.slice(2)}\``
}
