import { isFirstName, SURNAMES } from '../lexicon/people.ts'
import { PLACES } from '../lexicon/places.ts'
import type { Match } from '../text/gazetteer.ts'
import type { Token } from '../text/tokens.ts'
import { plain, sound } from '../text/words.ts'
import type { MentionOf, Page } from './mentions.ts'

/** A person's name, with its tokens. */
export type Named = MentionOf<'NAME'>

/** Particles inside a name: 'Ana de los Santos', 'Neide Pereira dos Santos'. */
export const INNER = /^(de|del|da|do|das|dos|los|las|la|el|y)$/

export function nameFrom(page: Page, from: number, to: number): Named {
  const name = page.tokens
    .slice(from, to)
    // 'S.A.' is one word.
    .map(({ word, tie }) => (tie === '.' ? word : ` ${word}`))
    .join('')
    .trim()
    .replaceAll(' .', '.')
  return { kind: 'NAME', name, from, to }
}

/** True for a meaningful capital: in a message that is not all capitals. */
export function isTitleCase(page: Page, at: number): boolean {
  return page.tokens[at]?.isCapitalized === true && page.text !== page.text.toUpperCase()
}

/**
 * 'Martín de Durazno', 'Estela de la Unión', 'Aparicio de José Pedro Varela': a place, not part of the name.
 */
export const isPlaceAt = ({ tokens }: Page, at: number) =>
  PLACE_WORDS.some(words => words.every((word, offset) => tokens[at + offset]?.word === word))

const PLACE_WORDS = PLACES.map(({ name }) => plain(name).split(' '))

/** Indexes after each occurrence of these words, also misspelled: 'soi', 'me yamo'. */
export function placesBehind({ tokens }: Page, words: readonly string[]): number[] {
  const meant = words.map(word => ({ word, sound: sound(word) }))
  return tokens.flatMap((_, at) => {
    const isHere = meant.every(({ word, sound: heard }, offset) => {
      const token = tokens[at + offset]
      // 'até' is no 'atte'.
      return token && (token.word === word || (word !== 'atte' && soundOf(token) === heard))
    })
    return isHere ? [at + words.length] : []
  })
}

const sounds = new WeakMap<Token, string>()

function soundOf(token: Token): string {
  const known = sounds.get(token) ?? sound(token.word)
  sounds.set(token, known)
  return known
}

/** 'José Ignacio Silvera', 'Rosario Flores': a possible town is a person when a surname follows. */
export function isFullName(
  page: Page,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return (
    isFirstName(page.tokens[from]?.word ?? '') &&
    SURNAMES.has(page.tokens[to]?.word ?? '') &&
    isTitleCase(page, to)
  )
}

/**
 * After a question for the name, 'mati 093 ...' is no misspelled Matiz, 'Carina' no Toyota, and 'Rosario' no
 * town.
 */
export function isNameThere(
  { asked, tokens }: Page,
  { slips, from, to, values }: Match<{ readonly kind: string }>,
): boolean {
  const word = tokens[from]?.word ?? ''
  const before = tokens[from - 1]
  // 'Florencia Baccino' rides no Baccio.
  if (slips > 0 && isFirstName(before?.word ?? '') && tokens[from]?.isCapitalized === true) return true
  if (!(asked === 'NAME' || asked === 'CONTACT') || !(before === undefined || before.isMark)) return false
  if (slips > 0 && SURNAMES.has(tokens[from + 1]?.word ?? '')) return true
  if (to - from > 1) return false
  const isPlace = values.some(({ kind }) => kind === 'PLACE')
  if (isFirstName(word)) return asked === 'NAME' || !isPlace
  return (slips > 0 || word.length < 5) && !isPlace
}
