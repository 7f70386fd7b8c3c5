import { spokenNumber } from '../text/numbers.ts'
import { endOfTied, isAfter, isFree, type Mention, type Page, take, wordsOf } from './mentions.ts'

const OF_VIN = new Set('vin chasis chassis chasi chassi bastidor'.split(' '))
const VIN_LENGTH = 17
const SHORTEST_CHASSIS = 5
const MOST_GROUPS = 6

/** 17 characters wherever they stand, fewer behind 'chasis' or when the number was asked for. */
export function readVins(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at) || page.tokens[at]?.isMark) continue
    const isNamed = page.asked === 'VIN' || isAfter(page, at, OF_VIN, 5)
    const read = wholeVin(page, at, isNamed) ?? (isNamed ? chassisAt(page, at) : null)
    if (!read) continue
    take(page, at, read.to)
    takeAnnouncement(page, at)
    found.push({ ...read, from: at })
    at = read.to - 1
  }
  return found
}

/** 'chasis' before a number is no part. */
function takeAnnouncement(page: Page, from: number) {
  for (let at = from - 1; at >= 0 && from - at <= 5; at -= 1) {
    if (OF_VIN.has(page.tokens[at]?.word ?? '')) take(page, at, at + 1)
  }
}

type Read = { kind: 'VIN' | 'CHASSIS'; number: string; to: number }

function wholeVin(page: Page, from: number, isNamed: boolean): Read | null {
  let number = ''
  let to = from
  while (number.length < VIN_LENGTH && to - from < (isNamed ? MOST_GROUPS : 4)) {
    const token = page.tokens[to]
    if (!token || token.isMark || !isFree(page, to) || (!isNamed && to > from && !token.tie)) break
    number += token.word
    to += 1
  }
  const isVin =
    number.length === VIN_LENGTH && /^[a-z0-9]+$/.test(number) && hasDigits(number, isNamed ? 2 : 4)
  return isVin && /[a-z]/.test(number) ? { kind: 'VIN', number: number.toUpperCase(), to } : null
}

function chassisAt(page: Page, from: number): Read | null {
  let to = endOfTied(page, from)
  let number = wordsOf(page, from, to)
  // 'SJ410 123456' and 'BNZ 11 345' are one number in groups.
  while (
    isGroup(page, to) &&
    number.length + wordsOf(page, to, to + 1).length < VIN_LENGTH &&
    /\d|^[a-z]{1,4}$/.test(number)
  ) {
    number += wordsOf(page, to, to + 1)
    to += 1
  }
  const fits = number.length >= SHORTEST_CHASSIS && number.length < VIN_LENGTH && /^[a-z0-9]+$/.test(number)
  return fits && hasDigits(number, 3) ? { kind: 'CHASSIS', number: number.toUpperCase(), to } : null
}

const isGroup = (page: Page, at: number) =>
  isFree(page, at) && /^\d{2,}$|^(?=.*\d)[a-z0-9]{4,}$/.test(page.tokens[at]?.word ?? '')
const hasDigits = (text: string, least: number) => text.replaceAll(/\D/g, '').length >= least

const UNIT = /^(\d*km|\d*kms|kms|kilometros?|quilometros?|klm|klms|kmts|kilometraje|kilometrage)$/
const BEFORE_MILEAGE = new Set(
  'tiene con hizo lleva anda son kilometraje marca recorridos kilometros km kms hice tendra tenia andados tem kilometrage'.split(
    ' ',
  ),
)
const MONEY = /^(pesos?|dolares?|usd|uyu|u|us|cuotas?|litros?|lts)$/
const MOST_KM = 3_000_000

/** '180.000 km', '95 mil', '120mil kms', 'ciento ochenta mil kilómetros'. */
export function readMileage(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at)) continue
    const read = mileageAt(page, at)
    if (!read) continue
    take(page, at, read.to)
    found.push({ kind: 'MILEAGE', km: read.km, from: at, to: read.to })
    at = read.to - 1
  }
  return found
}

function mileageAt(page: Page, from: number): { km: number; to: number } | null {
  const amount = amountAt(page, from)
  if (!amount || page.tokens[from - 1]?.word === 'ruta' || page.tokens[from - 1]?.word === 'km') return null
  let { to } = amount
  let { value } = amount
  const isThousands = amount.isThousands || page.tokens[to]?.word === 'mil' || page.tokens[to]?.word === 'k'
  if (isThousands && !amount.isThousands) to += 1
  if (isThousands && value < 10_000) value *= amount.isSpokenWhole ? 1 : 1000
  if (page.tokens[to]?.word === 'y' && page.tokens[to + 1]?.word === 'pico') to += 2
  const unitAt = page.tokens[to]?.word === 'de' ? to + 1 : to
  const hasUnit = UNIT.test(page.tokens[unitAt]?.word ?? '')
  if (hasUnit) to = unitAt + 1
  if (!hasUnit && MONEY.test(page.tokens[to]?.word ?? '')) return null
  const isTold = (isThousands || value >= 20_000) && isAfter(page, from, BEFORE_MILEAGE, 3)
  const isAnswer = page.asked === 'MILEAGE' && (value >= 1000 || isThousands)
  const isShortAnswer = page.asked === 'MILEAGE' && value >= 10 && value < 1000 && !hasUnit && !isThousands
  const km = isShortAnswer ? value * 1000 : value
  return (hasUnit || isTold || isAnswer || isShortAnswer) && km <= MOST_KM && km > 0 ? { km, to } : null
}

type Amount = { value: number; to: number; isThousands: boolean; isSpokenWhole: boolean }

function amountAt(page: Page, from: number): Amount | null {
  const token = page.tokens[from]
  if (!token || token.isMark) return null
  const glued = /^(\d{1,4})(k|mil|km|kms|mkm)$/.exec(token.word)
  if (glued) {
    const isUnit = glued[2]?.startsWith('km') ?? false
    return {
      value: Number(glued[1]) * (isUnit ? 1 : 1000),
      to: isUnit ? from : from + 1,
      isThousands: false,
      isSpokenWhole: true,
    }
  }
  if (token.isNumber) {
    let digits = token.word
    let to = from + 1
    while (isThousandsGroup(page, to)) {
      digits += page.tokens[to]?.word
      to += 1
    }
    const isGlued = /km/.test(digits)
    return {
      value: Number(digits.replace(/kms?/, '')),
      to: isGlued ? to - 1 : to,
      isThousands: false,
      isSpokenWhole: false,
    }
  }
  const spoken = spokenNumber(page.tokens, from)
  return (
    spoken && {
      value: spoken.value,
      to: spoken.to,
      isThousands: spoken.value >= 1000 && spoken.value % 1000 === 0,
      isSpokenWhole: true,
    }
  )
}

/** Three digits after a point, or after a blank when a unit follows: '180.000', '180 000 km'. */
function isThousandsGroup(page: Page, at: number): boolean {
  const token = page.tokens[at]
  if (token && /^\d{3}kms?$/.test(token.word) && (token.tie === '.' || token.tie === ',')) return true
  if (!token?.isNumber || token.word.length !== 3) return false
  return (
    token.tie === '.' ||
    token.tie === ',' ||
    (token.tie === null && UNIT.test(page.tokens[at + 1]?.word ?? ''))
  )
}

const OF_PART_NUMBER = new Set(
  'codigo codigos cod numero nro num pieza oem oe ref referencia parte'.split(' '),
)
const SURELY_PART_NUMBER = new Set('codigo codigos cod oem oe ref referencia'.split(' '))
const MAKERS_OF_PARTS = new Set(
  'bosch ngk luk valeo sachs skf magneti marelli delphi denso monroe cofap trw ate brembo mahle mann wega fram gates contitech dayco snr fag ina hella mobis acdelco sabo siemens continental vdo gm vw toyota original'.split(
    ' ',
  ),
)

/** A maker's number: behind 'código' or the maker's name, or long enough to be nothing else. */
export function readPartNumbers(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at) || page.tokens[at]?.isMark || page.tokens[at]?.tie) continue
    const to = endOfTied(page, at)
    const tied = wordsOf(page, at, to)
    const isNamed = isAfter(page, at, SURELY_PART_NUMBER, 4) || isNumberOfPart(page, at)
    const end = isInThrees(page, at)
      ? endOfThrees(page, at)
      : isNamed || isAfter(page, at, MAKERS_OF_PARTS, 1)
        ? endOfGroups(page, to, tied)
        : to
    const number = wordsOf(page, at, end)
    const isTaxNumber = isAfter(
      page,
      at,
      new Set(['rut', 'ci', 'cedula', 'calle', 'patente', 'matricula']),
      3,
    )
    if (isTaxNumber) continue
    const isTyre = /^\d{3}$/.test(page.tokens[at]?.word ?? '') && page.tokens[at + 1]?.tie === '/'
    if (isTyre || !/^[a-z0-9]+$/.test(number)) continue
    const fits = isNamed
      ? number.length >= 4 && /\d/.test(number) && hasDigits(number, 2)
      : isAfter(page, at, MAKERS_OF_PARTS, 1)
        ? number.length >= 5 && hasDigits(number, 3)
        : looksLikePartNumber(number)
    if (!fits) continue
    take(page, at, end)
    found.push({ kind: 'PART_NUMBER', number: number.toUpperCase(), from: at, to: end })
    at = end - 1
  }
  return found
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
    !/^(y|de|el|la|a|o|e|en|es|x)$/.test(page.tokens[at + 3]?.word ?? '')
  return at + (isLetter ? 4 : 3)
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
  if (!/\d/.test(begun)) return to
  while (
    isFree(page, to) &&
    /^(\d{2,}|[a-z]{0,2}\d[a-z0-9]*|[a-z])$/.test(page.tokens[to]?.word ?? '') &&
    to - from < 4
  ) {
    if (/^(19|20)\d\d$/.test(page.tokens[to]?.word ?? '')) break
    to += 1
  }
  return to
}

function looksLikePartNumber(number: string): boolean {
  if (number.length < 8 || number.length > 20 || !hasDigits(number, 5)) return false
  return /[a-z]/.test(number) || number.length >= 9
}
