// Measures the contribution of each rule group of the assistant's mind on the held-out conversations:
//   npm run ablate [-- file …]   e.g. read/noParts.ts; all files without names
// A group is an exported function of read/ or assemble/. In a copy of the mind each one in turn is disabled:
// a predicate returns false, a reader finds nothing.

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Floors } from '../server/src/mind/score/floors.ts'
import type { Score, Tally } from '../server/src/mind/score/score.ts'

const THIS_YEAR = 2026
const SOURCES = new URL('../server/src/', import.meta.url)
/** The neutral result of a function, by the end of its signature. */
const NOTHING: readonly (readonly [type: RegExp, nothing: string])[] = [
  [/: boolean \{$/, 'false'],
  [/\| null \{$/, 'null'],
  [/\[\] \{$/, '[]'],
]
/** On one line, or with its parameters on lines of their own. */
const SIGNATURE = /^export function (\w+)\((?:.*\{$|[^]*?^\).*\{$)/gm
const SWITCH = 'mindAblation'

const only = process.argv.slice(2).filter(arg => arg.endsWith('.ts'))
// Inside the server's folder, so that its packages are found.
const copy = await mkdtemp(join(new URL('..', SOURCES).pathname, '.ablation-'))
try {
  await cp(new URL('mind', SOURCES), join(copy, 'mind'), { recursive: true })
  await cp(new URL('common', SOURCES), join(copy, 'common'), { recursive: true })
  await ablate()
} finally {
  await rm(copy, { recursive: true })
}

async function ablate() {
  const groups = (await Promise.all(['read', 'assemble'].map(switchable))).flat()
  const load = (name: string) => import(pathToFileURL(join(copy, 'mind', name)).href)
  const { readCorpus } = await load('corpus/corpus.ts')
  const { scoreOf, totalOf } = await load('score/score.ts')
  const { breaches, floorsOf } = await load('score/floors.ts')
  const conversations = await readCorpus('heldOut')
  const scored = (off: string | null): { all: number; floors: Floors } => {
    Object.assign(globalThis, { [SWITCH]: off })
    const { fields }: Score = scoreOf(conversations, THIS_YEAR)
    return { all: f1(totalOf(fields)), floors: floorsOf(fields) }
  }
  const today = scored(null)
  console.log(
    `${today.all.toFixed(2).padStart(6)}  micro F1 of all, in percent; below, how many points it has less without each`,
  )
  for (const group of groups) {
    const without = scored(group)
    const lost: string[] = breaches(without.floors, today.floors)
    console.log(
      `${(today.all - without.all).toFixed(2).padStart(6)}  ${group}${lost.length > 0 ? `  (${lost.join('; ')})` : ''}`,
    )
  }
}

/** Adds a switch to each function that has a neutral result, and returns their names. */
async function switchable(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const fileName of await readdir(join(copy, 'mind', folder))) {
    const file = `${folder}/${fileName}`
    if (fileName.endsWith('.test.ts') || (only.length > 0 && !only.includes(file))) continue
    const path = join(copy, 'mind', file)
    const text = await readFile(path, 'utf8')
    const switched = text.replaceAll(SIGNATURE, (signature: string, name: string) => {
      const nothing = NOTHING.find(([type]) => type.test(signature))?.[1]
      if (nothing === undefined) return signature
      const group = `${file} ${name}`
      found.push(group)
      return `${signature}\n  if ((globalThis as Record<string, unknown>).${SWITCH} === '${group}') return ${nothing}`
    })
    await writeFile(path, switched)
  }
  return found
}

function f1({ hits, wrong, missed }: Tally): number {
  return (200 * hits) / (2 * hits + wrong + missed)
}
