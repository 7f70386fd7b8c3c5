import { DESCRIPTIONS } from '../lexicon/descriptions.ts'
import type { PartEntry } from '../lexicon/parts/format.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import type { Token } from '../text/tokens.ts'
import { stem } from '../text/words.ts'
import { type Entry, isEverydayWord, PARTS } from './lexicon.ts'
import { isFree, type MentionOf, type Page, take } from './mentions.ts'

type Description = { readonly part: PartEntry; readonly steps: readonly ReadonlySet<string>[] }

/** Words between two of a description. */
const REACH = 4

/** The longer ones first, so that what they say more is not lost. */
const COMPILED: readonly Description[] = DESCRIPTIONS.trim()
  .split('\n')
  .map(line => {
    const [name = '', words = ''] = line.split('|').map(half => half.trim())
    const part = PARTS.find(other => other.name === name)
    if (!part) throw new Error(`Not a part: ${name}`)
    return { part, steps: words.split(' ').map(word => new Set(word.split('/').map(stem))) }
  })
  .toSorted((one, other) => other.steps.length - one.steps.length)

/** Parts that are told by what they do: 'eso que sube y baja el vidrio', 'la varillita para medir el aceite'. */
export function readDescriptions(page: Page, lexicon: Gazetteer<Entry>): MentionOf<'PART'>[] {
  return COMPILED.flatMap(({ part, steps }) =>
    page.tokens.flatMap((_, at): MentionOf<'PART'>[] => {
      const to = endOf(page, steps, at, lexicon)
      if (to === null || isNamed(page, at, to, lexicon)) return []
      const from = beginOf(page.tokens, at)
      take(page, from, to)
      return [{ kind: 'PART', part, from, to }]
    }),
  )
}

/** The token after the last word of a description that begins at one, or null. */
function endOf(
  page: Page,
  steps: readonly ReadonlySet<string>[],
  from: number,
  lexicon: Gazetteer<Entry>,
): number | null {
  let at = from
  for (const [place, words] of steps.entries()) {
    const last = place === 0 ? from : Math.min(at + REACH, page.tokens.length - 1)
    let found = at
    while (found <= last && !isStep(page, found, words)) {
      const token = page.tokens[found]
      if (!token || /^[.;!?\n:]$/.test(token.word) || isPart(page, found, lexicon)) return null
      found += 1
    }
    if (found > last) return null
    at = found + 1
  }
  return at
}

const isStep = (page: Page, at: number, words: ReadonlySet<string>) =>
  isFree(page, at) && words.has(page.tokens[at]?.stem ?? '')

/** 'el vidrio de la puerta de adelante' is not the one in front. */
function isPart(page: Page, at: number, lexicon: Gazetteer<Entry>): boolean {
  const match = lexicon.longest(page.tokens, at, isEverydayWord)
  return match !== null && match.slips === 0 && match.values.some(({ kind }) => kind === 'PART')
}

/** Whether the lexicon has a name for as many words. */
function isNamed(page: Page, from: number, to: number, lexicon: Gazetteer<Entry>): boolean {
  const match = lexicon.longest(page.tokens, from, isEverydayWord)
  return match !== null && match.to >= to && match.values.some(({ kind }) => kind === 'PART')
}

/** 'eso que', 'el cosito donde' */
function beginOf(tokens: readonly Token[], at: number): number {
  const isOpening = /^(que|donde|para)$/.test(tokens[at]?.word ?? '')
  const before = tokens[at - 1]
  return isOpening && before && !before.isMark ? at - 1 : at
}
