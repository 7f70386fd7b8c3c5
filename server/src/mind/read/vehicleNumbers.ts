import { spelledOut } from '../text/spelledOut.ts'
import { isEverydayWord } from './lexicon.ts'
import { endOfTied, isFree, type Mention, type Page, take, wordsOf } from './mentions.ts'

const OF_VIN = new Set('vin bin chasis chassis chasi chassi chazis bastidor'.split(' '))
const VIN_LENGTH = 17
const SHORTEST_CHASSIS = 5
/** Letters and digits of this length are no word, however few the digits: '8AE5BWJZ'. */
const SURE_CHASSIS = 8
const MOST_GROUPS = 8
/** Maximum distance of a number after 'chasis'. */
const REACH = 6
/** Minimum number of words that spell out a number. */
const LEAST_SPELLED = 5

/** Reads 17 characters anywhere, fewer only after 'chasis' or when the number was asked for. */
export function readVins(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at) || page.tokens[at]?.isMark) continue
    const isNamed = (page.asked === 'VIN' && found.length === 0) || isAnnounced(page, at)
    const read =
      wholeVin(page, at, isNamed) ?? (isNamed ? (spelledNumber(page, at) ?? chassisAt(page, at)) : null)
    if (!read) continue
    take(page, at, read.to)
    takeAnnouncement(page, at)
    found.push({ ...read, from: at })
    at = read.to - 1
  }
  return found
}

/** True when 'chasis' precedes closely, without a number yet. */
function isAnnounced(page: Page, from: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= REACH; at -= 1) {
    if (page.tokens[at]?.word === '\n') return false
    if (OF_VIN.has(page.tokens[at]?.word ?? '')) return isFree(page, at)
  }
  return false
}

/** 'chasis' before a number is no part. */
function takeAnnouncement(page: Page, from: number) {
  for (let at = from - 1; at >= 0 && from - at <= REACH; at -= 1) {
    if (OF_VIN.has(page.tokens[at]?.word ?? '')) take(page, at, at + 1)
  }
}

type Read = { kind: 'VIN' | 'CHASSIS'; number: string; to: number }

/** Words between 'chasis' and its number, or after it. */
const NO_SIGNS =
  /^(es|el|la|los|las|de|del|con|y|no|nro|num|dice|sale|son|fin|que|por|para|pa|al|lo|mi|su|un|una|km|kms|ano|vin|todo|ahi|va|te|lo|aca|este|ese|tipo|gol)$/

/** Letters or digits that may be a group of a number; a word is none. */
function isGroup(page: Page, at: number): boolean {
  const token = page.tokens[at]
  if (!token || token.isMark || !isFree(page, at)) return false
  return /\d/.test(token.word) || (/^[a-z]{1,4}$/.test(token.word) && !NO_SIGNS.test(token.word))
}

function wholeVin(page: Page, from: number, isNamed: boolean): Read | null {
  let number = ''
  let to = from
  while (number.length < VIN_LENGTH && to - from < (isNamed ? MOST_GROUPS : 4)) {
    const token = page.tokens[to]
    if (!token || !isGroup(page, to) || (!isNamed && to > from && !token.tie)) break
    number += token.word
    to += 1
  }
  const isVin =
    number.length === VIN_LENGTH && /^[a-z0-9]+$/.test(number) && hasDigits(number, isNamed ? 2 : 4)
  return isVin && /[a-z]/.test(number) ? { kind: 'VIN', number: number.toUpperCase(), to } : null
}

/** 'nueve be de uno siete …' as it is read from the papers. */
function spelledNumber(page: Page, from: number): Read | null {
  const read = isEverydaySign(page, from) ? null : spelledOut(page.tokens, from)
  if (!read || read.words < LEAST_SPELLED || !hasDigits(read.signs, 3)) return null
  const number = read.signs.toUpperCase()
  if (number.length === VIN_LENGTH) return { kind: 'VIN', number, to: read.to }
  return number.length > SHORTEST_CHASSIS && number.length < VIN_LENGTH
    ? { kind: 'CHASSIS', number, to: read.to }
    : null
}

/** 'de', 'es' and 'y' before a number are words, not its first letters. */
const isEverydaySign = (page: Page, at: number) => NO_SIGNS.test(page.tokens[at]?.word ?? '')

function chassisAt(page: Page, from: number): Read | null {
  if (!mayBegin(page, from)) return null
  let to = endOfTied(page, from)
  let number = wordsOf(page, from, to)
  // 'SJ410 123456' and 'BNZ 11 345' are one number in groups.
  while (
    isFree(page, to) &&
    /^\d{2,}$|^(?=.*\d)[a-z0-9]{4,}$/.test(page.tokens[to]?.word ?? '') &&
    number.length + wordsOf(page, to, to + 1).length < VIN_LENGTH &&
    /\d|^[a-z]{1,4}$/.test(number)
  ) {
    number += wordsOf(page, to, to + 1)
    to += 1
  }
  // '225.000 km' is mileage.
  if (/^(km|kms|kilometros)$/.test(page.tokens[to]?.word ?? '')) return null
  const fits = number.length >= SHORTEST_CHASSIS && number.length < VIN_LENGTH && /^[a-z0-9]+$/.test(number)
  return fits && hasDigits(number, number.length >= SURE_CHASSIS ? 2 : 3)
    ? { kind: 'CHASSIS', number: number.toUpperCase(), to }
    : null
}

/** Letters begin a number only where they are no word: 'BNZ 11 345', not 'dice 11 345'. */
function mayBegin(page: Page, at: number): boolean {
  const token = page.tokens[at]
  if (!token || /\d/.test(token.word)) return true
  return (
    isGroup(page, at) && (token.isCapitalized || page.tokens[at + 1]?.tie != null) && !isEverydayWord(token)
  )
}

const hasDigits = (text: string, least: number) => text.replaceAll(/\D/g, '').length >= least
