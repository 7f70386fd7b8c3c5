import { MAKERS_OF_PARTS } from '../lexicon/words.ts'
import { spelledOut } from '../text/spelledOut.ts'
import { LITTLE_WORDS, plain } from '../text/words.ts'
import { endOfTied, isAfter, isFree, type Mention, type Page, take, wordsOf } from './mentions.ts'

const OF_PART_NUMBER = new Set(
  'codigo codigos cod numero nro num pieza oem oe ref referencia parte'.split(' '),
)
const SURELY_PART_NUMBER = new Set('codigo codigos cod oem oe ref referencia'.split(' '))
/** Words for a number read off the part. */
const READ_OFF =
  /^(dice|dicen|grabad[oa]s?|estampad[oa]s?|impres[oa]s?|etiqueta|inscripcion|marcad[oa]s?|leo|lee|lleva|trae|original)$/
/** Maximum distance of those words before a number. */
const READ_OFF_REACH = 3
/**
 * Maximum distance of 'código' before a long number in one sentence: 'el código fijate que lo leí mal: 620
 * 3126 00'.
 */
const SENTENCE_REACH = 10
/** Reads a maker's number: after 'código' or the maker's name, or long enough to be nothing else. */
export function readPartNumbers(page: Page, isSurelyOnly = false): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    // 'cod.06A906461'
    const isGlued = SURELY_PART_NUMBER.has(page.tokens[at - 1]?.word ?? '')
    if (!isFree(page, at) || page.tokens[at]?.isMark || (page.tokens[at]?.tie && !isGlued)) continue
    if (SURELY_PART_NUMBER.has(page.tokens[at]?.word ?? '')) continue
    // Before names are read, only numbers that could be mistaken for one: '6Q0 407 151 L' is no Peugeot.
    const spelled = isSurelyOnly ? spelledCode(page, at) : null
    if (spelled) {
      take(page, at, spelled.to)
      found.push({ kind: 'PART_NUMBER', number: spelled.signs.toUpperCase(), from: at, to: spelled.to })
      at = spelled.to - 1
      continue
    }
    const isPrefixed = isBeforeThrees(page, at)
    const grouped = endOfDigitGroups(page, at)
    const isSure = isPrefixed || grouped !== null || isSurelyInThrees(page, at) || isTiedBehindMaker(page, at)
    if (isSurelyOnly && !isSure) continue
    const to = endOfTied(page, at)
    const tied = wordsOf(page, at, to)
    const isNamed = isAnnounced(page, at)
    const end =
      grouped ??
      (isPrefixed
        ? endOfGroups(page, to, '0')
        : isOfSeries(page, at) || isBelt(page, at)
          ? endOfSeries(page, at)
          : isInThrees(page, at)
            ? endOfThrees(page, at)
            : isNamed || isAfter(page, at, MAKERS_OF_PARTS, 1)
              ? endOfGroups(page, to, tied)
              : to)
    const number = asWritten(page, at, end).replace(/^(oem|cod|ref|pn)(?=\w{6})(?=.*\d)/, '')
    const isTaxNumber = isAfter(
      page,
      at,
      new Set(['rut', 'ci', 'cedula', 'calle', 'patente', 'matricula']),
      3,
    )
    const isOfEngine = !isNamed && isAfter(page, at, new Set(['motor']), 2) && !page.taken[at - 1]
    const isOfMakerNamed = isAfter(page, at, MAKERS_OF_PARTS, 1)
    if (
      isTaxNumber ||
      isOfEngine ||
      FAULT_CODE.test(number) ||
      DICTATED.test(number) ||
      (isOfPerson(page) && !isNamed && !isOfMakerNamed)
    )
      continue
    const isTyre = /^\d{3}$/.test(page.tokens[at]?.word ?? '') && page.tokens[at + 1]?.tie === '/'
    if (isTyre || !/^[a-z0-9]+$/.test(number)) continue
    const fits = isNamed
      ? number.length >= 4 && /\d/.test(number) && hasDigits(number, 2)
      : isOfMakerNamed
        ? isOfMaker(number)
        : grouped !== null ||
          looksLikePartNumber(number) ||
          isPeugeots(page, at, end) ||
          isBracketed(page, at, number) ||
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

/** True when words announce a number as a part's. */
function isAnnounced(page: Page, at: number): boolean {
  if (isAfter(page, at, SURELY_PART_NUMBER, 4) || isNumberOfPart(page, at)) return true
  if (lengthOfGroups(page, at) < LONG) return false
  return (
    isAfter(page, at, SURELY_PART_NUMBER, SENTENCE_REACH) ||
    page.tokens.slice(Math.max(0, at - READ_OFF_REACH), at).some(({ word }) => READ_OFF.test(word)) ||
    isNamedBehind(page, endOfTied(page, at))
  )
}

/** '25325359 dice el OEM', 'XS6F9F715AB es la que sacamos' */
function isNamedBehind({ tokens }: Page, to: number): boolean {
  const behind = tokens.slice(to, to + 4).map(({ word }) => word)
  return /^(dice|es) (el|la) (que|oem|codigo|original|numero|vieja|viejo)\b/.test(behind.join(' '))
}

/** Characters that make a number unmistakable: as many as a telephone has. */
const LONG = 7

/** Number of characters in the groups of a number, with or without blanks; 0 when it has few digits. */
function lengthOfGroups(page: Page, at: number): number {
  let to = at
  while (isFree(page, to) && to - at < 5 && /^\d+$|^(?=.*\d)[a-z0-9]+$/.test(page.tokens[to]?.word ?? ''))
    to += 1
  const signs = wordsOf(page, at, to)
  return hasDigits(signs, 5) ? signs.length : 0
}

/** '1618.NR', '3817.57': four digits and two signs, as Peugeot and Citroën write them. */
function isPeugeots(page: Page, at: number, end: number): boolean {
  const [first, second] = [page.tokens[at]?.word ?? '', page.tokens[at + 1]]
  if (end !== at + 2 || second?.tie !== '.' || !/^\d{4}$/.test(first)) return false
  const isBeside = isBesideName(page, at, end) || page.taken[end + 1] === true
  return /^(?=.*[a-z])[a-z0-9]{2}$/.test(second.word) || (/^\d\d$/.test(second.word) && isBeside)
}

/** 'bobina (96253555)' */
const isBracketed = (page: Page, at: number, number: string) =>
  page.tokens[at - 1]?.word === '(' &&
  page.taken[at - 2] === true &&
  /^[1-9]\d{7}$|^[a-z]{1,3}\d{4,}$/.test(number)

/** 'HU 716/2X', 'HU 718/5 x', '6PK 1195' */
function endOfSeries(page: Page, at: number): number {
  const to = endOfTied(page, at + 1)
  const isSlashed = page.tokens[to - 1]?.tie === '/' && to > at + 2
  return isSlashed && /^[xyz]$/.test(page.tokens[to]?.word ?? '') ? to + 1 : to
}

/** A digit in letters: '092cuatro10'. */
const DICTATED = /cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve/

/** Codes from a scanner: 'error P0171'. */
const FAULT_CODE = /^[pcbu][0-3]\d{3}$/

/** After a question about the person, a bare number is a phone: '55 984 110 237'. */
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

/**
 * '34 11 6 855 000', '5435 988 0009': groups with more digits than a phone has; numbers after a plus are read
 * before.
 */
function endOfDigitGroups(page: Page, from: number): number | null {
  // 'A651 070 05 87', as Mercedes writes them
  let to = isFree(page, from) && /^a\d{3}$/.test(page.tokens[from]?.word ?? '') ? from + 1 : from
  while (isFree(page, to) && isBareNumber(page, to) && to - from < MOST_GROUPS) to += 1
  const groups = page.tokens.slice(from, to).map(({ word }) => word)
  const digits = groups.join('')
  const hasYear = groups.some(group => /^(19[6-9]|20[0-3])\d$/.test(group))
  const isPhone = /^(0?9[1-9]|598|00|549?\d|55\d)/.test(digits) && digits.length > 11
  const isGroups = groups.length > 2 && digits.length >= 10 && digits.length <= 13
  return isGroups && !hasYear && !isPhone && page.tokens[from - 1]?.word !== '+' ? to : null
}

const MOST_GROUPS = 6

const isBareNumber = ({ tokens }: Page, at: number) =>
  tokens[at]?.isNumber === true && tokens[at]?.tie === null && !tokens[at + 1]?.tie

/** 'Elring 318.680' names no BMW 318. */
function isTiedBehindMaker(page: Page, at: number): boolean {
  const to = endOfTied(page, at)
  return to > at + 1 && isAfter(page, at, MAKERS_OF_PARTS, 1) && /^\d{6,}$/.test(wordsOf(page, at, to))
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
    (!/^(y|o|en|es|x|si|no)$/.test(page.tokens[at + 3]?.word ?? '') || isLastCapital(page, at + 3)) &&
    (!LITTLE_WORDS.has(page.tokens[at + 3]?.word ?? '') || isLastCapital(page, at + 3))
  return at + (isLetter ? 4 : 3)
}

/** 'código 5U0.407.151 A' */
function isLastCapital({ tokens }: Page, at: number): boolean {
  const behind = tokens[at + 1]
  return tokens[at]?.isCapitalized === true && (behind === undefined || behind.isMark)
}

/** 'número 1409890', 'el número es GUM-88', 'n° 07K 906 461'; not 'mi número', 'número de chasis'. */
function isNumberOfPart(page: Page, at: number): boolean {
  const said = page.tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  const place = said.findLastIndex(word => /^(numero|nro|num|n|nº|n°)$/.test(word))
  const behind = said.slice(place + 1)
  const isSign = said[place] === 'n' && !/^[°º]$/.test(behind[0] ?? '')
  const isOfOther =
    /^(mi|su|tu)$/.test(said[place - 1] ?? '') || behind.some(word => NUMBERED_OTHERWISE.test(word))
  const isCode =
    lengthOfGroups(page, at) >= LONG ||
    /^(?=.*\d)(?=.*[a-z])[a-z0-9]{6,}$|^[a-z]{2,4}\d{2,4}$/.test(wordsOf(page, at, endOfTied(page, at)))
  if (place >= 0 && !isSign && !isOfOther && isCode) return true
  return (
    isAfter(page, at, OF_PART_NUMBER, 5) &&
    isAfter(page, at, new Set(['pieza', 'parte', 'repuesto', 'oem', 'original', 'codigo']), 4)
  )
}

const NUMBERED_OTHERWISE =
  /^(tel|telefono|cel|celular|contacto|puerta|casa|chasis|vin|motor|cuenta|ruta|cliente|interno|padron|matricula|rut|ci|cedula|,|;)$/

/** Groups apart by blanks belong to a number that is announced: '5U0 941 031'. */
function endOfGroups(page: Page, from: number, begun: string): number {
  let to = from
  // 'VKBA 3584' begins with the maker's letters.
  const isPrefix =
    /^[a-z]{1,5}$/.test(begun) &&
    !OF_PART_NUMBER.has(begun) &&
    !SURELY_PART_NUMBER.has(begun) &&
    !MAKERS_OF_PARTS.has(begun) &&
    isInCapitals(page, from - 1) &&
    !LITTLE_WORDS.has(begun) &&
    !/^(es|son|dice)$/.test(begun)
  if (!/\d/.test(begun) && !(isPrefix && /^\d{2,}$/.test(page.tokens[from]?.word ?? ''))) return to
  while (
    isFree(page, to) &&
    /^(\d{2,}|[a-z]{0,2}\d[a-z0-9]*|[a-z])$/.test(page.tokens[to]?.word ?? '') &&
    to - from < 4
  ) {
    if (/^((19|20)\d\d|x\d+)$/.test(page.tokens[to]?.word ?? '')) break
    // 'BM5G12029DB y son 4'
    if (/^[yeoax]$/.test(page.tokens[to]?.word ?? '') && !isLastCapital(page, to)) break
    // '620 3046 00 p/ Aveo'
    if (page.tokens[to + 1]?.word === '/') break
    to += 1
  }
  return to
}

/** 'VKBA', but 'Zexel' is a maker's name. */
function isInCapitals({ tokens, text }: Page, at: number): boolean {
  const { from, to } = tokens[at] ?? { from: 0, to: 0 }
  const letters = text.slice(from, to)
  return letters !== '' && letters === letters.toUpperCase()
}

/** 'BKR6E', '0261230030'; not '12v' or '65ah'. */
function isOfMaker(number: string): boolean {
  if (/^\d{1,4}(v|w|a|ah|amp|cc|mm|cm|l|lt|lts)$/.test(number)) return false
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

/** 'pastillas GDB 1550', 'rulemán 6205 2RS': a series and its number, right after a name. */
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
    (/^[A-Z]{2,5}$/.test(letters) &&
      /^\d{3,6}$/.test(number.word) &&
      !/^(19|20)\d\d$|^[12]\d00$/.test(number.word))
  )
}

const KNOWN_SERIES =
  /^(GDB|FDB|VKM|VKPC|VKBA|VKMA|VKMC|VKJA|VKN|WK|HU|CUK|BKR|BPR|IWP|DSLA|DLLA|ARL|FAP|PSL|KTB|LPR|DDF)$/

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
