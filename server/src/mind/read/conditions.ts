import { FREQUENT_WORDS } from '../lexicon/words.ts'
import { lettersApart } from '../text/spelling.ts'
import { sound } from '../text/words.ts'
import type { MentionOf, Page, WantedCondition } from './mentions.ts'
import { isUnread } from './mentions.ts'
import { isOtherState } from './otherMeanings.ts'

const MENDED = /^re(acondicion|acondision|condicion|constru|par|fabric|ctific|manufactur)\w*$/
/** Misspelled: 'nuebo', 'uzada'. */
const SOUNDS = [
  ['NEW', /^n(u|gu)e?[bv]it?[oa]s?$|^nueb[oa]s?$|^n[bv][oa]s?$|^nueb$/],
  ['USED', /^(usa(d?|dit)|uad|usd|usad)[oa]s?$|^usad$/],
] as const satisfies readonly (readonly [WantedCondition, RegExp])[]
/** The same letters in another order: 'usdao', 'neuvo'. */
const SWAPPED: ReadonlyMap<string, WantedCondition> = new Map([
  [[...'desarme'].toSorted().join(''), 'USED'] as const,
  ...(['o', 'a', 'os', 'as'] as const).flatMap(ending => [
    [[...`usad${ending}`].toSorted().join(''), 'USED'] as const,
    [[...`nuev${ending}`].toSorted().join(''), 'NEW'] as const,
  ]),
])
const EITHER =
  /^(cualquier\w*|ambos|ambas|igual|indistint\w*|tanto|importa|haya|venga|vengan|caiga|consigas|aparezca|convenga|conviene)$/

/**
 * Reads answers to 'nuevo o usado' beyond the lexicon: a reconditioned part counts as used, and the answer
 * may leave it open.
 */
export function readConditions(
  page: Page,
  hasCondition: boolean,
  hasOther: boolean,
): MentionOf<'CONDITION'>[] {
  return page.tokens.flatMap(({ word }, at): MentionOf<'CONDITION'>[] => {
    // 'las dos', where one was asked 'nuevo o usado'
    const isBoth =
      page.asked === 'CONDITION' &&
      !hasCondition &&
      page.tokens.length < 8 &&
      /^(ambos|ambas|dos|2)$/.test(word)
    if (isBoth && !hasOther) return [{ kind: 'CONDITION', value: 'ANY', from: at, to: at + 1 }]
    if (!isUnread(page, at) || isOtherState(page, { from: at, to: at + 1 }, 'NEW')) return []
    const value = SOUNDS.find(([, heard]) => heard.test(sound(word)))?.[0]
    if (value) return [{ kind: 'CONDITION', value, from: at, to: at + 1 }]
    const swapped = SWAPPED.get([...word].toSorted().join(''))
    if (swapped) return [{ kind: 'CONDITION', value: swapped, from: at, to: at + 1 }]
    // 'us', 'nuwvos'
    const misspelled = page.asked === 'CONDITION' ? misspelledCondition(word) : null
    if (misspelled) return [{ kind: 'CONDITION', value: misspelled, from: at, to: at + 1 }]
    const short = page.asked === 'CONDITION' && page.tokens.length < 4 ? shortCondition(word) : null
    if (short && !hasCondition) return [{ kind: 'CONDITION', value: short, from: at, to: at + 1 }]
    const participle = MENDED.test(word) && /(ad|id)[oa]s?$/.test(word)
    if (participle && (page.asked === 'CONDITION' || isOffered(page, at)))
      return [{ kind: 'CONDITION', value: 'USED', from: at, to: at + 1 }]
    // 'usado, el color no importa'
    const opens =
      (EITHER.test(word) && !isOfInterest(page, at)) ||
      (word === 'mismo' && page.tokens[at - 1]?.word === 'lo') ||
      (word === 'sea' && /^(lo que|como|cual)$/.test(spokenBefore(page, at)))
    const isOpen = page.asked === 'CONDITION' && !hasCondition && opens && !isOfOther(page, at)
    return isOpen ? [{ kind: 'CONDITION', value: 'ANY', from: at, to: at + 1 }] : []
  })
}

/** 'nueva o reparada con garantía', 'reparada me sirve': a reconditioned part is wished, not described. */
function isOffered({ tokens }: Page, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
  const behind = tokens.slice(at + 1, at + 3).map(({ word }) => word)
  return (
    /^((me|nos|les) )?(sirven?|tambien)\b|^(o|ou|u) (para|de|nuev[oa]s?|usad[oa]s?|nov[oa]s?)$/.test(
      behind.join(' '),
    ) || /^(nuev|usad|nov)[oa]s? (o|ou|u)$/.test(before.join(' '))
  )
}

/** 'y a vos qué te importa' leaves nothing open, 'no importa' does. */
const isOfInterest = ({ tokens }: Page, at: number) =>
  tokens[at]?.word === 'importa' &&
  !/^(no|nao|poco|nada)$/.test(tokens[at - 1]?.word ?? '') &&
  !/^(no|nao)$/.test(tokens[at - 2]?.word ?? '') &&
  !/^(poco|nada|tres|un)$/.test(tokens[at + 1]?.word ?? '')

/** 'color no importa', 'si no hay negro igual lo pinto' concern something else. */
function isOfOther({ tokens }: Page, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at)
  return (
    before.some(({ word }) => /^(color|colores|marca|marcas|tono|forma|precio|dia|hora)$/.test(word)) ||
    (tokens[at]?.word === 'igual' &&
      /^(lo|la|los|las|me|le|ya|que|despues)$/.test(tokens[at + 1]?.word ?? ''))
  )
}

/** 'lo que' or the one word before a token */
const spokenBefore = ({ tokens }: Page, at: number) =>
  tokens[at - 1]?.word === 'que' ? `${tokens[at - 2]?.word} que` : (tokens[at - 1]?.word ?? '')

const WRITTEN = [
  ['NEW', ['nuevo', 'nueva', 'nuevos', 'nuevas']],
  ['USED', ['usado', 'usada', 'usados', 'usadas']],
] as const satisfies readonly (readonly [WantedCondition, readonly string[]])[]

/** Accepts one letter wrong, missing or added: 'nuevs', 'usdado', 'nuvo'. */
function misspelledCondition(word: string): WantedCondition | null {
  if (word.length < 4 || FREQUENT_WORDS.has(word)) return null
  return WRITTEN.find(([, right]) => right.some(whole => lettersApart(whole, word) === 1))?.[0] ?? null
}

/** The answer in two letters, or with one letter wrong. */
function shortCondition(word: string): WantedCondition | null {
  if (/^(us|usd)$/.test(word)) return 'USED'
  if (/^(nv|nvo|nva)$/.test(word)) return 'NEW'
  const root = /^(.{4})[oa]s?$/.exec(word)?.[1]
  if (root === undefined) return null
  const isLike = (whole: string) => [...root].filter((letter, at) => letter !== whole[at]).length === 1
  return isLike('nuev') ? 'NEW' : isLike('usad') ? 'USED' : null
}
