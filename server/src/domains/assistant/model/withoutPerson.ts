import type { Known } from '../../../mind/known.ts'
import { FIRST_NAMES, SURNAMES } from '../../../mind/lexicon/people.ts'
import type { Mention } from '../../../mind/read/mentions.ts'
import { readName } from '../../../mind/read/people.ts'
import { scan } from '../../../mind/read/scan.ts'
import { MAX_LENGTH, type Token, tokenize } from '../../../mind/text/tokens.ts'
import { type Cut, whereabouts } from './whereabouts.ts'

const NAME = '(nombre)'
const NUMBER = '(número)'
const PERSONAL: Readonly<Partial<Record<Mention['kind'], string>>> = {
  PHONE: '(teléfono)',
  EMAIL: '(email)',
  NAME,
  VIN: '(VIN)',
  CHASSIS: '(chasis)',
}
// Patterns the reading may have missed: addresses, and numbers as long as a phone's or a document's.
const ADDRESS = /\S+@\S+/g
const LONG_NUMBER = /\+?\d(?:[\s.-]{0,2}\d){6,}/g

/**
 * A text of the conversation without its phones, e-mails, names, vehicle numbers, plates and street addresses: those that are read in it, and those
 * that are known of the person from another message.
 */
export function withoutPerson(text: string, { contact, vehicles }: Known, thisYear: number): string {
  const sheet = scan(text.slice(0, MAX_LENGTH), null, thisYear)
  const signed = readName(sheet)
  const read = [...sheet.mentions, ...(signed ? [signed] : [])].flatMap(({ kind, from, to }) =>
    cutOf(sheet.tokens, from, to, PERSONAL[kind]),
  )
  const isRead = (at: number) => sheet.mentions.some(({ from, to }) => from <= at && at < to)
  const named = sheet.tokens.flatMap((token, at) =>
    !isRead(at) && token.isCapitalized && (FIRST_NAMES.has(token.word) || SURNAMES.has(token.word))
      ? cutOf(sheet.tokens, at, at + 1, NAME)
      : [],
  )
  const name = tokenize(contact.name?.value ?? '').filter(({ word }) => word.length > 2)
  const numbers = vehicles.flatMap(({ vin, chassis }) => [vin?.value, chassis?.value])
  const isKnown = new Map([
    ...name.map(({ word }) => [word, NAME] as const),
    ...numbers.flatMap(value => tokenize(value ?? '').map(({ word }) => [word, NUMBER] as const)),
  ])
  const known = sheet.tokens.flatMap((token, at) => cutOf(sheet.tokens, at, at + 1, isKnown.get(token.word)))
  return cutOut(sheet.text, [...read, ...known, ...named, ...whereabouts(sheet)])
    .replace(ADDRESS, '(email)')
    .replace(LONG_NUMBER, NUMBER)
}

function cutOf(tokens: readonly Token[], from: number, to: number, word: string | undefined): Cut[] {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return word && first && last ? [{ word, from: first.from, to: last.to }] : []
}

/** Overlapping cuts get the replacement of the first one. */
function cutOut(text: string, cuts: readonly Cut[]): string {
  let rest = ''
  let at = 0
  for (const { from, to, word } of cuts.toSorted((one, other) => one.from - other.from)) {
    if (from >= at) rest += text.slice(at, from) + word
    at = Math.max(at, to)
  }
  return rest + text.slice(at)
}
