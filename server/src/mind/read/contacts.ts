import { parsePhone } from '../../common/accounts/phone.ts'
import { dictatedDigits } from '../text/numbers.ts'
import { isEverydayWord, LEXICON } from './lexicon.ts'
import { isAfter, isFree, type Mention, type MentionOf, type Page, type Sheet, take } from './mentions.ts'

const OF_PHONE = new Set(
  'tel telefono tele telf fono cel celu celular movil whatsapp whatsap wpp wsp wp wasap guasap numero nro llamar llamame llamen fijo contacto linea'.split(
    ' ',
  ),
)
/** Words that announce a maker's number, which may have eight digits like a phone. */
const OF_CODE = new Set(
  'codigo cod oem oe ref referencia pieza parte grabado grabada estampado etiqueta gm dice lleva original'.split(
    ' ',
  ),
)
const UNITS_OF_ROAD = /^(k|km|kms|kilometros?|mil)$/
const BETWEEN_DIGITS = new Set(['-', '(', ')', '–', '.', '/'])
const MOST_GROUPS = 9

/** Reads phones as written and as dictated. */
export function readPhones(page: Page): Mention[] {
  const found: Mention[] = []
  const codes = page.tokens.filter(({ word }) => EIGHT_DIGITS.test(word)).length
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at)) continue
    const read = writtenPhone(page, at) ?? dictatedPhone(page, at)
    if (!read || isOneOfCodes(page, at, codes)) continue
    const from = page.tokens[at - 1]?.word === '+' ? at - 1 : at
    take(page, from, read.to)
    found.push({ kind: 'PHONE', phone: read.phone, from, to: read.to })
  }
  return found
}

const EIGHT_DIGITS = /^[1-9]\d{7}$/

/** 'Tapa de válvulas 25198874, enfriador 96868374': repeated eight digits after words are makers' numbers. */
function isOneOfCodes(page: Page, at: number, codes: number): boolean {
  const before = page.tokens[at - 1]
  const isBehindWord =
    before !== undefined && !before.isMark && !before.isNumber && !OF_PHONE.has(before.word)
  const isAsked = page.asked === 'PHONE' || page.asked === 'CONTACT'
  return (
    codes > 1 &&
    isBehindWord &&
    !isAsked &&
    EIGHT_DIGITS.test(page.tokens[at]?.word ?? '') &&
    !isAfter(page, at, OF_PHONE)
  )
}

function writtenPhone(page: Page, from: number): { phone: string; to: number } | null {
  const groups: { digits: string; to: number }[] = []
  for (let at = from; at < page.tokens.length && groups.length < MOST_GROUPS; at += 1) {
    const token = page.tokens[at]
    if (!token || !isFree(page, at)) break
    if (token.isNumber) groups.push({ digits: token.word, to: at + 1 })
    else if (!BETWEEN_DIGITS.has(token.word) || (groups.length === 0 && token.word !== '(')) break
  }
  const plus = page.tokens[from - 1]?.word === '+' ? '+' : ''
  for (let count = groups.length; count > 0; count -= 1) {
    const digits = groups.slice(0, count).map(group => group.digits)
    const phone = parsePhone(plus + digits.join(''))
    const to = groups[count - 1]?.to ?? from
    if (phone && isLikelyPhone(page, from, to, digits, plus)) return { phone, to }
  }
  return null
}

/** Eight digits are ambiguous: without 0 or country code they need a reason to be a phone. */
function isLikelyPhone(
  page: Page,
  from: number,
  to: number,
  digits: readonly string[],
  plus: string,
): boolean {
  if (UNITS_OF_ROAD.test(page.tokens[to]?.word ?? '')) return false
  // The middle of '13.0460-7123.2', or Fiat's 46758768.
  const start = page.tokens[from]
  if ((start?.tie === '.' || start?.tie === '-') && page.tokens[from - 1]?.isNumber) return false
  if (page.tokens[from - 1]?.word === 'fiat' && start?.word.length === 8) return false
  if (isAfter(page, from, OF_CODE) && !isAfter(page, from, OF_PHONE, 2)) return false
  if (isCodeOfPart(page, from, to)) return false
  const all = digits.join('')
  const before = page.tokens[from - 1]?.word ?? ''
  const isOfPart =
    /^(numero|nro|num)$/.test(before) && !/^(mi|el|un)$/.test(page.tokens[from - 2]?.word ?? '')
  if (isOfPart && (page.asked === null || page.asked === 'PART') && !/^0|^598/.test(all) && plus === '')
    return false
  if (plus !== '' || all.startsWith('0') || all.startsWith('598')) return true
  if (page.asked === 'PHONE' || page.asked === 'CONTACT' || isAfter(page, from, OF_PHONE)) return true
  const isYear = (group: string) => /^(19|20)\d\d$/.test(group)
  // 'Juan Lacaze, 4586 2019': digits with this beginning are a landline, and no model.
  const isLine = digits.length === 2 && /^(4[2-7]|2[2-9])\d\d$/.test(digits[0] ?? '') && before === ','
  if (digits.some(isYear) && !isLine) return false
  const lengths = digits.map(({ length }) => length).join(' ')
  return all.startsWith('9') ? /^(8|2 3 3|2 6|2 2 2 2|3 3 2|5 3)$/.test(lengths) : /^(8|4 4)$/.test(lengths)
}

/**
 * 'bobina (96253555)', '25325359 dice el OEM': eight digits right after a part, before any question about the
 * person.
 */
function isCodeOfPart(page: Page, from: number, to: number): boolean {
  const isAskedWho = /^(CONTACT|PHONE|NAME|EMAIL|DEPARTMENT)$/.test(page.asked ?? '')
  const isOnlyNumber = EIGHT_DIGITS.test(page.tokens[to - 1]?.word ?? '') && to - from <= 2
  if (!isOnlyNumber || isAskedWho) return false
  const behind = page.tokens.slice(to, to + 3).map(({ word }) => word)
  if (/^(dice|es) (el|la) (oem|codigo|original)$/.test(behind.join(' '))) return true
  const end = page.tokens[to - 2]?.word === '(' ? to - 2 : to - 1
  return [1, 2, 3, 4].some(width => {
    const match = LEXICON.longest(page.tokens.slice(0, end), end - width, isEverydayWord)
    return match?.to === end && match.slips === 0 && match.values.some(({ kind }) => kind === 'PART')
  })
}

function dictatedPhone(page: Page, from: number): { phone: string; to: number } | null {
  const read = dictatedDigits(page.tokens, from)
  const isSpoken =
    read?.digits.length &&
    page.tokens.slice(from, read.to).some(({ isNumber, isMark }) => !isNumber && !isMark)
  if (!read || !isSpoken || read.digits.length < 8 || read.to - from < 3) return null
  const phone = parsePhone(read.digits)
  return phone ? { phone, to: read.to } : null
}

/** 'el número termina en 989': the known phone with other last digits. */
export function phoneEnding({ tokens }: Sheet, phone: string): MentionOf<'PHONE'> | null {
  const at = tokens.findIndex(({ word }) => /^(termina|terminado|finaliza|terminan)$/.test(word))
  const digits = tokens.slice(at + 1, at + 4).find(({ isNumber }) => isNumber)
  const isOfPhone = tokens
    .slice(0, Math.max(0, at))
    .every(({ word }) => !/^(chasis|vin|codigo|mail|correo)$/.test(word))
  if (at < 0 || !digits || !isOfPhone || digits.word.length < 2 || digits.word.length > 6) return null
  const changed = parsePhone(phone.slice(0, -digits.word.length) + digits.word)
  const from = tokens.indexOf(digits)
  return changed ? { kind: 'PHONE', phone: changed, from, to: from + 1 } : null
}
