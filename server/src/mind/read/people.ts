import { isFirstName, NOT_A_NAME, SURNAMES } from '../lexicon/people.ts'
import { PLACES } from '../lexicon/places.ts'
import { plain } from '../text/words.ts'
import { answeredFirm, BUSINESS, firmAt, introducedFirm, withLegalForm } from './firms.ts'
import { isEverydayWord } from './lexicon.ts'
import { isUnread, type Mention, type Page, type Sheet, take } from './mentions.ts'
import { INNER, isPlaceAt, isTitleCase, type Named, nameFrom, placesBehind } from './naming.ts'

const MOST_WORDS = 6
const INTRODUCTIONS: readonly string[] = [
  'mi nombre es',
  'me llamo',
  'meu nome e',
  'me chamo',
  'chamo me',
  'a nombre de',
  'a nombre del',
  'de parte de',
  'de parte del',
  'le habla',
  'te habla',
  'habla',
  'nombre',
  'soy',
  'sou',
  'atte',
  'atentamente',
  'firma',
  'quien suscribe',
  'quien escribe',
  'les escribe',
  'le escribe',
  'te escribe',
  'saluda',
  'me dicen',
  'me llaman',
  'pregunten por',
  'pregunte por',
  'pregunta por',
  'preguntando por',
  'preguntar x',
  'te saluda',
  'les habla',
  'falo',
  'quem fala e',
  'mi gracia es',
  'firmado',
  'dejalo a nombre de',
  'preguntar por',
]
/** Introductions after which only a first name counts. */
const WEAK_INTRODUCTIONS: readonly string[] = [
  'habla con',
  'hablas con',
  'mi nombre',
  'aca habla',
  'aca escribe',
  'la firma',
  'hablar con',
  'fala com',
  'falar com',
  'falem com',
  'avisar a',
  'avisen a',
  'llamar a',
  'busquen a',
  'hablen con',
  'llamen a',
  'contactar a',
  'contactar con',
  'contacto con',
  'dirigirse a',
  'atiende',
  'encargado',
  'encargada',
  'responsable',
  'propietario',
  'aca',
  'aqui',
  'aqui e',
  'pone',
  'ponele',
  'pongale',
  'poneme',
  'anota a',
  'jefe de taller',
  'jefe de mantenimiento',
  'jefa de compras',
]
const TITLE =
  /^(ing|agr|sr|sra|srta|dr|dra|don|dona|prof|escribano|escribana|maestro|esc|arq|lic|doctor|doctora|seu|tec|cr|cra|contador|contadora|profe|profesor|profesora|ingeniero|ingeniera|arquitecto|arquitecta|senor|senora|dom|tio|tia)$/
/** Nicknames used with an article: 'el Negro Cabrera'. */
const NICKNAMES =
  /^(negro|negra|flaco|flaca|gordo|gorda|tano|ruso|rusa|turco|gallego|pelado|chino|china|colorado|gringo|vasco|rubio|rubia|indio|zurdo|loco|canario|petiso|pelusa|cabeza|mono|gaucho|aleman|polaco|brasilero|morocho|nene|viejo|pocho|bocha|chueco|rulo|tuto)$/
const LAUGHTER = /^(j+[aeious]*)+$/

/** Reads the writer's name after 'soy' or 'me llamo'. Runs before places and makes, which may be surnames. */
export function readIntroducedName(page: Page): Mention[] {
  const behind = (introductions: readonly string[]) =>
    introductions.flatMap(words => placesBehind(page, words.split(' ')))
  const weak = behind(WEAK_INTRODUCTIONS).filter(at => {
    const named = /^(el|la|o|a)$/.test(page.tokens[at]?.word ?? '') ? at + 1 : at
    return isFirstName(page.tokens[named]?.word ?? '')
  })
  const starts = [...behind(INTRODUCTIONS), ...weak].toSorted((one, other) => one - other)
  const found =
    starts.map(at => firmAt(page, at) ?? nameAt(page, at, true)).findLast(name => name !== null) ??
    nameBefore(page)
  const named = found ?? replacedName(page) ?? introducedFirm(page)
  if (!named) return []
  const whole = withLegalForm(page, named)
  take(page, whole.from, whole.to)
  return [whole]
}

/** 'Martín me llamo' */
function nameBefore(page: Page): Named | null {
  const called = placesBehind(page, ['me', 'llamo'])[0]
  const last = called === undefined ? -1 : called - 3
  return isFirstName(page.tokens[last]?.word ?? '') ? nameFrom(page, last, last + 1) : null
}

/** Reads the writer's name as an answer, or as the last words of a message. */
export function readName(sheet: Sheet): Mention | null {
  if (sheet.asked === 'NAME' || sheet.asked === 'CONTACT') return answeredFirm(sheet) ?? answeredName(sheet)
  return signedName(sheet) ?? nameBesideContact(sheet) ?? ownSentence(sheet)
}

/**
 * 'Nueva entonces. Rosana Berruti', 'en Salto capital, Raúl': a sentence of only a full name, or a first name
 * as the last word.
 */
function ownSentence(sheet: Sheet): Mention | null {
  const { tokens } = sheet
  for (const [at, { word }] of tokens.entries()) {
    const before = tokens[at - 1]?.word ?? ''
    if (!/^[.,!\n]$/.test(before) || !isFirstName(word) || !isUnread(sheet, at) || !isTitleCase(sheet, at))
      continue
    const name = nameAt(sheet, at, false)
    if (name === null) continue
    const rest = tokens.slice(name.to)
    const isWhole = before !== ',' && (rest.length === 0 || /^[.!\n]$/.test(rest[0]?.word ?? ''))
    if (rest.every(({ isMark }) => isMark) || (isWhole && name.to - name.from > 1)) return name
  }
  return null
}

/** 'no es Pedro, es Pablo' */
function replacedName(page: Page): Named | null {
  const at = page.tokens.findIndex(
    ({ word }, place) =>
      isFirstName(word) &&
      /^(es|soy)$/.test(page.tokens[place - 1]?.word ?? '') &&
      page.tokens
        .slice(Math.max(0, place - 6), place - 1)
        .some(
          (token, offset, before) =>
            token.word === 'no' && before.slice(offset).some(near => isFirstName(near.word)),
        ),
  )
  return at < 0 ? null : nameAt(page, at, true)
}

function nameAt(page: Page, start: number, isIntroduced: boolean): Named | null {
  let from = start
  while (isSkipped(page, from, isIntroduced)) from += 1
  let to = from
  while (to - from < MOST_WORDS && isPartOfName(page, to, from, isIntroduced)) to += 1
  while (to > from && INNER.test(page.tokens[to - 1]?.word ?? '')) to -= 1
  return to === from ? null : nameFrom(page, from, to)
}

/** 'nombre: ', 'soy la Marta', 'Ing. Agr.' */
function isSkipped(page: Page, at: number, isIntroduced: boolean): boolean {
  const word = page.tokens[at]?.word ?? ''
  const named = page.tokens[at + 1]
  const isNickname = isIntroduced && named !== undefined && isUnread(page, at + 1) && !isEverydayWord(named)
  const isCalled = isIntroduced && NICKNAMES.test(named?.word ?? '')
  const isOfPerson = isFirstName(named?.word ?? '') || TITLE.test(named?.word ?? '')
  const isArticle = /^(el|la|o|a)$/.test(word) && (isOfPerson || isNickname || isCalled)
  const endsTitle = word === '.' && TITLE.test(page.tokens[at - 1]?.word ?? '')
  const isMark =
    /^[:=]$/.test(word) ||
    (/^[,.]$/.test(word) &&
      isIntroduced &&
      /^(atte|atentamente|suscribe|escribe|saluda|\.)$/.test(page.tokens[at - 1]?.word ?? '')) ||
    (isIntroduced && /^(muy|atte|atentamente|cordialmente)$/.test(word))
  return isMark || isArticle || TITLE.test(word) || endsTitle
}

function isPartOfName(page: Page, at: number, from: number, isIntroduced: boolean): boolean {
  const token = page.tokens[at]
  if (!token || token.isMark || /\d/.test(token.word) || (token.word.length < 2 && token.word !== 'y'))
    return false
  if ((LAUGHTER.test(token.word) && !isFirstName(token.word)) || /^(soy|sou|llamo|chamo)$/.test(token.word))
    return false
  const isFirst = at === from
  // 'Rosario 099 ...' is a person, 'Rosario, Colonia' a town.
  if (isFirst && at === 0 && isFirstName(token.word) && /^\d/.test(page.tokens[1]?.word ?? '')) return true
  if (INNER.test(token.word)) return !isFirst && isSurnameAhead(page, at + 1, token.word)
  if (NOT_A_NAME.has(token.word)) return false
  if (
    isFirst &&
    isIntroduced &&
    NICKNAMES.test(token.word) &&
    /^(el|la)$/.test(page.tokens[at - 1]?.word ?? '')
  )
    return true
  if (!isUnread(page, at)) return !isFirst && SURNAMES.has(token.word) && isSurnameThere(page, at, from)
  if (isFirstName(token.word)) return true
  if (isFirst && SURNAMES.has(token.word)) return isTitleCase(page, at)
  if (isFirst) return !isEverydayWord(token) && (isIntroduced || token.isCapitalized) && !isVerbLike(page, at)
  if (SURNAMES.has(token.word)) return true
  // 'Hugo Batalla': a capital after a first name is a surname, whatever else the word means.
  const isCapitalBehindName = isTitleCase(page, at) && isFirstName(page.tokens[from]?.word ?? '')
  if (isCapitalBehindName) return true
  return !isEverydayWord(token) && (isTitleCase(page, at) || !isTitleCase(page, from))
}

/** 'Resido en Trinidad', 'meu zap é ...': what governs a place or an object is no name. */
const isVerbLike = ({ tokens }: Page, at: number) =>
  /^(en|em|a|al|por|para|que|es|e|un|una|mi|su|lo|la|me|te)$/.test(tokens[at + 1]?.word ?? '')

/** 'Marta Rivera', and in small letters 'nicolas rodriguez': a town that is a surname, but no department. */
function isSurnameThere(page: Page, at: number, from: number): boolean {
  if (isTitleCase(page, at)) return true
  const isOfPerson = isFirstName(page.tokens[from]?.word ?? '') && !page.tokens[at - 1]?.isMark
  return (
    isOfPerson &&
    !PLACES.some(({ name, isDepartment }) => isDepartment && plain(name) === page.tokens[at]?.word)
  )
}

function isSurnameAhead(page: Page, at: number, little: string): boolean {
  const token = page.tokens[at]
  if (!token || token.isMark || little === 'y' || BUSINESS.test(token.word)) return false
  if (/^(de|do|da)$/.test(little) && isPlaceAt(page, at)) return false
  if (INNER.test(token.word)) return isSurnameAhead(page, at + 1, token.word)
  return isTitleCase(page, at) && isUnread(page, at)
}

/** 'Cleusa, de Artigas, 4772 5510', 'a sus órdenes, Blanca Olmedo': a run of words that can be a name, best with a first name. */
function answeredName(sheet: Sheet): Mention | null {
  if (isRefused(sheet)) return null
  const runs: Named[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at]
    const before = sheet.tokens[at - 1]
    const isFree = isUnread(sheet, at) || (isFirstName(token?.word ?? '') && at === 0)
    const mayStart =
      isFree &&
      (before === undefined ||
        before.isMark ||
        isFirstName(token?.word ?? '') ||
        NOT_A_NAME.has(before.word) ||
        /\d/.test(before.word))
    const run = mayStart ? nameAt(sheet, at, true) : null
    if (!run || /^\d/.test(run.name)) continue
    runs.push(run)
    at = run.to - 1
  }
  const known = runs.find(({ name }) => isFirstName(name.split(' ')[0] ?? ''))
  const capital = runs.find(({ from }) => isTitleCase(sheet, from))
  const short =
    (sheet.asked === 'NAME' && !sheet.mentions.some(({ kind }) => /^(PART|MODEL|YEAR)$/.test(kind))) ||
    sheet.tokens.slice(0, runs[0]?.from ?? 0).every(({ isMark }) => isMark)
      ? runs[0]
      : undefined
  return known ?? capital ?? short ?? null
}

/** 'no te doy mi nombre ni loco', 'mi nombre, ¿para qué lo querés?' */
function isRefused({ tokens }: Sheet): boolean {
  const said = tokens.map(({ word }) => word).join(' ')
  return (
    /\b(no|ni) (te|le|les|se)( lo| la)? (doy|damos|digo|voy|pienso|importa|incumbe)\b/.test(said) ||
    /\b(para|pa|por) que (lo |mi |el |la )?(quer|quier|necesit|precis|tanto|nombre)/.test(said)
  )
}

/** 'Gracias, Marta', 'Saludos cordiales, Ing. Álvaro Bentancor' at the end of a line. */
function signedName(sheet: Sheet): Mention | null {
  const { tokens } = sheet
  const off = tokens.findLastIndex(({ word }) => SIGNING.test(word))
  if (off < 0) return null
  let from = off + 1
  while (BEFORE_SIGNATURE.test(tokens[from]?.word ?? '')) from += 1
  const name = nameAt(sheet, from, false)
  const after = name && tokens[name.to]
  const isEnd = after === undefined || after?.isMark === true || after?.isNumber === true
  if (!name || !isEnd) return null
  const isKnown = isFirstName(tokens[name.from]?.word ?? '')
  const isFull = name.to - name.from > 1 && isTitleCase(sheet, name.from)
  return isKnown || isFull ? name : null
}

const SIGNING = /^(gracias|saludos|slds|abrazo|atte|atentamente|cordialmente)$/
const BEFORE_SIGNATURE = /^([,.!–-]|\n|cordiales|atentos|atte|muchas|desde|ya|y|a|todos|grande)$/

/** 'sensor de oxígeno, 097 320 118 nico': an isolated first name in a message with a phone or e-mail. */
function nameBesideContact(sheet: Sheet): Mention | null {
  const isContact = ({ kind }: Mention) => kind === 'PHONE' || kind === 'EMAIL'
  const contacts = sheet.mentions.filter(isContact)
  if (contacts.length === 0) return null
  const ends = new Set(contacts.map(({ to }) => to))
  const starts = new Set(contacts.map(({ from }) => from))
  for (const at of sheet.tokens.keys()) {
    if (!mayBeCalled(sheet, at, ends)) continue
    const before = sheet.tokens[at - 1]
    const isStart = before === undefined || before.isMark || ends.has(at)
    const name = isStart ? nameAt(sheet, at, false) : null
    const after = name && sheet.tokens[name.to]
    // 'Andrea de Trinidad'
    const isEnd =
      after === undefined || after?.isMark === true || /^(de|del|do|da|en|desde)$/.test(after?.word ?? '')
    if (name && (isEnd || starts.has(name.to))) return name
  }
  return null
}

/** A first name or a title before one, or a proper name as the last word after a phone. */
function mayBeCalled(sheet: Sheet, at: number, ends: ReadonlySet<number>): boolean {
  const token = sheet.tokens[at]
  if (!token || !isUnread(sheet, at)) return false
  const isLast = sheet.tokens[at + 1] === undefined && ends.has(at)
  return (
    isFirstName(token.word) ||
    (TITLE.test(token.word) && isFirstName(sheet.tokens[at + 1]?.word ?? '')) ||
    (isLast && isTitleCase(sheet, at) && !isEverydayWord(token))
  )
}
