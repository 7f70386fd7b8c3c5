import { HEARD_PLACES } from '../lexicon/places.ts'
import { lettersApart } from '../text/spelling.ts'
import { sound } from '../text/words.ts'
import { isEverydayWord } from './lexicon.ts'
import { isUnread, type MentionOf, type Page } from './mentions.ts'

const MOST_WORDS = 4
/**
 * Maximum tokens of the answer. Each word may be compared with all places, and an answer with a place is
 * short.
 */
const MOST_TOKENS = 60
const SHORTEST = 5
const SHORT_FORMS: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  pta: 'punta',
  pto: 'punta',
  vla: 'villa',
  gral: 'general',
  sn: 'san',
}

/**
 * Reads a place misspelled in more than one word, after a question for it: 'tienta y tres', 'parque dle
 * plata', 'pta. del este'.
 */
export function readHeardPlace(page: Page): MentionOf<'PLACE'> | null {
  if (page.asked !== 'DEPARTMENT' || page.tokens.length > MOST_TOKENS) return null
  for (const from of page.tokens.keys()) {
    const before = page.tokens[from - 1]
    if (before !== undefined && !before.isMark && !/^(en|de|desde|em|barrio)$/.test(before.word)) continue
    for (let to = endOfWords(page, from); to > from; to -= 1) {
      const place = nearestTo(page, from, to)
      if (place) return { kind: 'PLACE', place, from, to }
    }
  }
  return null
}

function endOfWords(page: Page, from: number): number {
  let to = from
  while (to - from < MOST_WORDS && (isUnread(page, to) || isShortened(page, to))) to += 1
  return to
}

/** The dot of 'pta. del este'. */
const isShortened = ({ tokens }: Page, at: number) =>
  tokens[at]?.word === '.' && SHORT_FORMS[tokens[at - 1]?.word ?? ''] !== undefined

function nearestTo(page: Page, from: number, to: number) {
  const tokens = page.tokens.slice(from, to)
  const words = tokens.filter(({ isMark }) => !isMark).map(({ word }) => SHORT_FORMS[word] ?? word)
  const said = sound(words.join(''))
  const isPlainWord = tokens.length === 1 && tokens.every(isEverydayWord)
  if (said.length < SHORTEST || isPlainWord) return null
  const most = said.length < 7 ? 1 : said.length < 12 ? 2 : 3
  const near = HEARD_PLACES.filter(({ heard }) => Math.abs(heard.length - said.length) <= most)
    .map(({ place, heard }) => ({ place, letters: lettersApart(heard, said) }))
    .filter(({ letters }) => letters <= most)
  const least = Math.min(...near.map(({ letters }) => letters))
  return near.find(({ letters }) => letters === least)?.place ?? null
}
