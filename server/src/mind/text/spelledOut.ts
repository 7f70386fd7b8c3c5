import { spokenBelowThousand } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Letters by their names here and across the border; 'ese' and 'e' are words as well, so they count inside a number only. */
export const LETTERS: Readonly<Record<string, string>> = {
  be: 'b',
  ce: 'c',
  de: 'd',
  efe: 'f',
  ge: 'g',
  hache: 'h',
  jota: 'j',
  ka: 'k',
  ele: 'l',
  eme: 'm',
  ene: 'n',
  pe: 'p',
  cu: 'q',
  erre: 'r',
  ere: 'r',
  ese: 's',
  te: 't',
  ve: 'v',
  uve: 'v',
  equis: 'x',
  ye: 'y',
  zeta: 'z',
  ceta: 'z',
}
const TWO_WORDS: Readonly<Record<string, string>> = {
  'doble ve': 'w',
  've doble': 'w',
  'uve doble': 'w',
  'doble uve': 'w',
  'doble u': 'w',
  'doble b': 'w',
  'i griega': 'y',
  'y griega': 'y',
  'be larga': 'b',
  'b larga': 'b',
  'be grande': 'b',
  've corta': 'v',
  'v corta': 'v',
  've chica': 'v',
}
const LONGEST = 20

/** Letters and digits as somebody spells them out. */
export type SpelledOut = { readonly signs: string; readonly to: number; readonly words: number }

/** 'nueve be de uno siete', 'ene de nata, eme', '9 B D 17': the signs from a token on, up to the first word that is none. */
export function spelledOut(tokens: readonly Token[], from: number): SpelledOut | null {
  let signs = ''
  let words = 0
  let at = from
  while (signs.length < LONGEST) {
    // A comma or dash only separates spelled signs.
    const isApart = words > 0 && /^[,.–-]$/.test(tokens[at]?.word ?? '')
    const sign = signAt(tokens, isApart ? at + 1 : at)
    if (!sign) break
    signs += sign.signs
    words += 1
    at = sign.to
  }
  return words === 0 ? null : { signs, to: at, words }
}

function signAt(tokens: readonly Token[], at: number): { signs: string; to: number } | null {
  const token = tokens[at]
  if (!token || token.isMark) return null
  const pair = TWO_WORDS[`${token.word} ${tokens[at + 1]?.word}`]
  if (pair !== undefined) return { signs: pair, to: afterExample(tokens, at + 2, pair) }
  const letter = LETTERS[token.word] ?? (/^[a-z]$/.test(token.word) ? token.word : undefined)
  if (letter !== undefined) return { signs: letter, to: afterExample(tokens, at + 1, letter) }
  if (/\d/.test(token.word)) return { signs: token.word, to: at + 1 }
  const number = spokenBelowThousand(tokens, at)
  return number && { signs: `${number.value}`, to: number.to }
}

/** After 'ene', the words 'de nata' only illustrate the letter. */
function afterExample(tokens: readonly Token[], at: number, letter: string): number {
  const example = tokens[at + 1]?.word ?? ''
  const isExample =
    /^(de|como)$/.test(tokens[at]?.word ?? '') &&
    example.length > 3 &&
    example.startsWith(letter) &&
    spokenBelowThousand(tokens, at + 1) === null
  return isExample ? at + 2 : at
}
