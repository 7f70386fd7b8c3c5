import { MAKERS_OF_PARTS } from '../lexicon/partMakers.ts'
import { spelledOut } from '../text/spelledOut.ts'
import { plain } from '../text/words.ts'
import { endOfTied, isAfter, isFree, type Mention, type Page, take, wordsOf } from './mentions.ts'

const OF_PART_NUMBER = new Set(
  'codigo codigos cod numero nro num pieza oem oe ref referencia parte'.split(' '),
)
const SURELY_PART_NUMBER = new Set('codigo codigos cod oem oe ref referencia'.split(' '))
/** A maker's number: behind 'código' or the maker's name, or long enough to be nothing else. */
export function readPartNumbers(page: Page, isSurelyOnly = false): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    // 'cod.06A906461'
    const isGlued = SURELY_PART_NUMBER.has(page.tokens[at - 1]?.word ?? '')
    if (!isFree(page, at) || page.tokens[at]?.isMark || (page.tokens[at]?.tie && !isGlued)) continue
    if (SURELY_PART_NUMBER.has(page.tokens[at]?.word ?? '')) continue
    // Before names are read, only what could be taken for one: '6Q0 407 151 L' names no Peugeot.
    const spelled = isSurelyOnly ? spelledCode(page, at) : null
    if (spelled) {
      take(page, at, spelled.to)
      found.push({ kind: 'PART_NUMBER', number: spelled.signs.toUpperCase(), from: at, to: spelled.to })
      at = spelled.to - 1
      continue
    }
    const isPrefixed = isBeforeThrees(page, at)
    if (isSurelyOnly && !isPrefixed && !isSurelyInThrees(page, at)) continue
    const to = endOfTied(page, at)
    const tied = wordsOf(page, at, to)
    const isNamed = isAfter(page, at, SURELY_PART_NUMBER, 4) || isNumberOfPart(page, at)
    const end = isPrefixed
      ? endOfGroups(page, to, '0')
      : isOfSeries(page, at) || isBelt(page, at)
        ? at + 2
        : isInThrees(page, at)
          ? endOfThrees(page, at)
          : isNamed || isAfter(page, at, MAKERS_OF_PARTS, 1)
            ? endOfGroups(page, to, tied)
            : to
    const number = asWritten(page, at, end).replace(/^(oem|cod|ref|pn)(?=\w{6})(?=.*\d)/, '')
    const isTaxNumber = isAfter(
      page,
      at,
      new Set(['rut', 'ci', 'cedula', 'calle', 'patente', 'matricula']),
      3,
    )
    const isOfEngine = !isNamed && isAfter(page, at, new Set(['motor']), 2) && !page.taken[at - 1]
    if (
      isTaxNumber ||
      isOfEngine ||
      FAULT_CODE.test(number) ||
      (isOfPerson(page) && !isNamed && !/[a-z]/.test(number))
    )
      continue
    const isTyre = /^\d{3}$/.test(page.tokens[at]?.word ?? '') && page.tokens[at + 1]?.tie === '/'
    if (isTyre || !/^[a-z0-9]+$/.test(number)) continue
    const fits = isNamed
      ? number.length >= 4 && /\d/.test(number) && hasDigits(number, 2)
      : isAfter(page, at, MAKERS_OF_PARTS, 1)
        ? isOfMaker(number)
        : looksLikePartNumber(number) ||
          isBehindName(page, at, number) ||
          BELT.test(number) ||
          isBelt(page, at) ||
          isOfSeries(page, at) ||
          isPlug(page, at, number) ||
          (/^[1-9]\d{6}$/.test(number) && isBesideName(page, at, end)) ||
          (page.taken[at - 1] === true && /^[1-9]\d{7}$/.test(number)) ||
          (/^[1-9]\d{7}$/.test(number) &&
            page.tokens[at - 1]?.isMark === false &&
            /[a-z]/.test(page.tokens[at - 1]?.word ?? ''))
    if (!fits) continue
    take(page, at, end)
    found.push({ kind: 'PART_NUMBER', number: number.toUpperCase(), from: at, to: end })
    at = end - 1
  }
  return found
}

/** What a scanner reports: 'error P0171'. */
const FAULT_CODE = /^[pcbu][0-3]\d{3}$/

/** Asked who one is, a bare number calls somebody: '55 984 110 237'. */
const isOfPerson = ({ asked }: Page) => /^(CONTACT|PHONE|NAME|EMAIL|DEPARTMENT)$/.test(asked ?? '')

/** '7091852 bujía' */
const isBesideName = (page: Page, from: number, to: number) =>
  page.taken[from - 1] === true || page.taken[to] === true

/** 'correa 6pk 1195' */
const isBelt = (page: Page, at: number) =>
  /^\d{1,2}[ed]?pk$/.test(page.tokens[at]?.word ?? '') && /^\d{3,4}$/.test(page.tokens[at + 1]?.word ?? '')

/** 'bujías BKR6E', as their makers write them. */
const isPlug = (page: Page, at: number, number: string) =>
  /^[a-z]{2,5}\d{1,2}[a-z]{1,4}\d{0,2}[a-z]?$/.test(number) &&
  page.tokens.slice(Math.max(0, at - 2), at).some(({ word }) => /^bujias?$/.test(word))

/** Letter by letter: in '23300-0L041' the 'L' is no misspelled 1. */
const asWritten = ({ text, tokens }: Page, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(token => plain(text.slice(token.from, token.to)))
    .join('')

function isSurelyInThrees(page: Page, at: number): boolean {
  if (!isInThrees(page, at)) return false
  const groups = page.tokens.slice(at, at + 3)
  return groups.some(({ word }) => /[a-z]/.test(word)) || isAfter(page, at, SURELY_PART_NUMBER, 4)
}

/** '0 580 454 001', 'A 003 466 24 01': one sign before groups of three, as Bosch and Mercedes write them. */
function isBeforeThrees(page: Page, at: number): boolean {
  const token = page.tokens[at]
  const isSign =
    token?.word === '0' ||
    (/^\d$/.test(token?.word ?? '') &&
      (isAfter(page, at, SURELY_PART_NUMBER, 4) || isAfter(page, at, MAKERS_OF_PARTS, 1))) ||
    (/^[a-z]$/.test(token?.word ?? '') &&
      token?.isCapitalized === true &&
      isAfter(page, at, SURELY_PART_NUMBER, 4))
  const areThrees = (offsets: readonly number[]) =>
    offsets.every(offset => isFree(page, at + offset) && /^\d{3}$/.test(page.tokens[at + offset]?.word ?? ''))
  // '9 467 643 480' is nothing else, nor 'A 000 421 93 30'.
  const isCitroen = /^[1-9]$/.test(token?.word ?? '') && areThrees([1, 2, 3])
  const isMercedes =
    token?.word === 'a' && areThrees([1, 2]) && /^\d\d$/.test(page.tokens[at + 3]?.word ?? '')
  if ((isCitroen || isMercedes) && isFree(page, at)) return true
  return (
    isSign &&
    isFree(page, at) &&
    [1, 2].every(offset => isFree(page, at + offset) && /^\d{3}$/.test(page.tokens[at + offset]?.word ?? ''))
  )
}

/** '191 407 365 B', as Volkswagen writes them. */
function isInThrees(page: Page, at: number): boolean {
  return [0, 1, 2].every(offset => {
    const token = page.tokens[at + offset]
    return token !== undefined && isFree(page, at + offset) && /^(?=.*\d)[a-z0-9]{3}$/.test(token.word)
  })
}

function endOfThrees(page: Page, at: number): number {
  const isLetter =
    /^[a-z]{1,2}$/.test(page.tokens[at + 3]?.word ?? '') &&
    (!/^(y|de|el|la|a|o|e|en|es|x)$/.test(page.tokens[at + 3]?.word ?? '') || isLastCapital(page, at + 3))
  return at + (isLetter ? 4 : 3)
}

/** 'código 5U0.407.151 A' */
function isLastCapital({ tokens }: Page, at: number): boolean {
  const behind = tokens[at + 1]
  return tokens[at]?.isCapitalized === true && (behind === undefined || behind.isMark)
}

function isNumberOfPart(page: Page, at: number): boolean {
  const before = page.tokens[at - 1]?.word ?? ''
  const isLong = /^\d{8,}$|^(?=.*\d)(?=.*[a-z])[a-z0-9]{6,}$/.test(page.tokens[at]?.word ?? '')
  if (/^(numero|nro|num)$/.test(before) && isLong) return true
  return (
    isAfter(page, at, OF_PART_NUMBER, 5) &&
    isAfter(page, at, new Set(['pieza', 'parte', 'repuesto', 'oem', 'original', 'codigo']), 4)
  )
}

/** Groups apart by blanks belong to a number that is announced: '5U0 941 031'. */
function endOfGroups(page: Page, from: number, begun: string): number {
  let to = from
  // 'VKBA 3584' begins with the maker's letters.
  const isPrefix =
    /^[a-z]{1,5}$/.test(begun) &&
    !OF_PART_NUMBER.has(begun) &&
    !SURELY_PART_NUMBER.has(begun) &&
    !MAKERS_OF_PARTS.has(begun) &&
    page.tokens[from - 1]?.isCapitalized === true
  if (!/\d/.test(begun) && !(isPrefix && /^\d{2,}$/.test(page.tokens[from]?.word ?? ''))) return to
  while (
    isFree(page, to) &&
    /^(\d{2,}|[a-z]{0,2}\d[a-z0-9]*|[a-z])$/.test(page.tokens[to]?.word ?? '') &&
    to - from < 4
  ) {
    if (/^((19|20)\d\d|x\d+)$/.test(page.tokens[to]?.word ?? '')) break
    // 'BM5G12029DB y son 4'
    if (/^[yeoax]$/.test(page.tokens[to]?.word ?? '') && !isLastCapital(page, to)) break
    to += 1
  }
  return to
}

/** 'BKR6E', '0261230030'; not '12v' or '65ah'. */
function isOfMaker(number: string): boolean {
  if (/^\d+(v|w|a|ah|amp|cc|mm|cm|l|lt|lts)$/.test(number)) return false
  return number.length >= 5 && (hasDigits(number, 3) || /^(?=.*\d)(?=.*[a-z])/.test(number))
}

function looksLikePartNumber(number: string): boolean {
  if (number.length < 8 || number.length > 20 || !hasDigits(number, 5)) return false
  // Eight digits may be a phone's, but those begin otherwise here.
  return /[a-z]/.test(number) || number.length >= 9 || /^[135678]\d{7}$/.test(number)
}

/** 'pastillas delanteras GDB1550' */
const isBehindName = (page: Page, at: number, number: string) =>
  page.taken[at - 1] === true &&
  number.length >= 6 &&
  /^([a-z]{2,5}\d{3,6}|[a-z]\d{5})[a-z]{0,2}$/.test(number)

/** 'pastillas GDB 1550', 'rulemán 6205 2RS': a series and its number, right behind a name. */
function isOfSeries(page: Page, at: number): boolean {
  const [series, number] = [page.tokens[at], page.tokens[at + 1]]
  if (!series || !number || !isFree(page, at, at + 2) || number.tie || MAKERS_OF_PARTS.has(series.word))
    return false
  const isKnown = KNOWN_SERIES.test(series.word.toUpperCase()) && /^\d{3,6}$/.test(number.word)
  if (isKnown || page.taken[at - 1] !== true) return isKnown
  const isBearing = /^\d{4,5}$/.test(series.word) && /^(2rs\w?|zz|2z|ddu|llu)$/.test(number.word)
  const letters = page.text.slice(series.from, series.to)
  // 'SCU 4471' is a number plate.
  const isPlate = letters.length === 3 && number.word.length === 4 && !KNOWN_SERIES.test(letters)
  if (isPlate) return false
  return (
    isBearing ||
    (/^[A-Z]{2,5}$/.test(letters) && /^\d{3,6}$/.test(number.word) && !/^(19|20)\d\d$/.test(number.word))
  )
}

const KNOWN_SERIES = /^(GDB|FDB|VKM|VKPC|VKBA|VKMA|VKMC|VKJA|VKN|WK|HU|CUK|BKR|ARL|FAP|PSL|KTB|LPR|DDF)$/

/** 'código cero seis a ciento quince …' */
function spelledCode(page: Page, at: number): { signs: string; to: number } | null {
  if (page.tokens[at]?.isNumber || !isAfter(page, at, SURELY_PART_NUMBER, 2)) return null
  if (/^(de|es|y|el|la)$/.test(page.tokens[at]?.word ?? '')) return null
  const read = spelledOut(page.tokens, at)
  return read && read.words >= 5 && hasDigits(read.signs, 4) && isFree(page, at, read.to) ? read : null
}

/** The size of a ribbed belt is its number: '6PK1750'. */
const BELT = /^\d{1,2}(pk|epk|dpk|k)\d{3,4}$|^(av|spa|spb|xpa)\d{2,3}x\d{3,4}$/

const hasDigits = (text: string, least: number) => text.replaceAll(/\D/g, '').length >= least
