import { isFirstName, NOT_A_NAME, SURNAMES } from '../lexicon/people.ts'
import { PLACES } from '../lexicon/places.ts'
import { plain } from '../text/words.ts'
import { isEverydayWord } from './lexicon.ts'
import { isUnread, type Mention, type Page, type Sheet, take } from './mentions.ts'

const MOST_WORDS = 6
const INTRODUCTIONS: readonly string[] = [
  'mi nombre es',
  'me llamo',
  'meu nome e',
  'me chamo',
  'a nombre de',
  'de parte de',
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
/** Behind these only a first name is one. */
const WEAK_INTRODUCTIONS: readonly string[] = [
  'habla con',
  'hablas con',
  'mi nombre',
  'aca habla',
  'aca escribe',
  'la firma',
  'hablar con',
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
  'anota a',
  'jefe de taller',
  'jefe de mantenimiento',
  'jefa de compras',
]
export const BUSINESS =
  /^(taller|barraca|gomeria|repuestos|mecanica|transportes?|remiseria|estancia|agropecuaria|cooperativa|panaderia|flota|empresa|automotora|electricidad|lubricentro|lavadero|estudio|fletes|ferreteria|almacen|escuela|floreria|chapisteria|establecimiento|rectificadora|torneria|cerrajeria|autopartes|importadora|vidrieria|arenera|granja|vivero|frigorifico|molino|constructora|farmacia|carniceria|supermercado|autoservice|intendencia|sanatorio|bodega|mudanzas|remises|turismo|logistica|forestal|alineaciones|servicentro|cabana|distribuidora|imprenta|hosteria|apicola|semilleria|veterinaria|vinoteca|herreria|carpinteria|aserradero|maderera|pinturas|metalurgica|grupo|consorcio|sociedad|soderia|corralon|colegio|hotel|inmobiliaria|ceramicas|electromecanica|gestoria|motos|camiones|lacteos|tintoreria|heladeria|rotiseria)$/
const TITLE = /^(ing|agr|sr|sra|srta|dr|dra|don|dona|prof|escribano|escribana|maestro|esc|arq|lic)$/
/** What people are called here behind an article: 'el Negro Cabrera'. */
const NICKNAMES =
  /^(negro|negra|flaco|flaca|gordo|gorda|tano|ruso|rusa|turco|gallego|pelado|chino|china|colorado|gringo|vasco|rubio|rubia|indio|zurdo|loco|canario|petiso|pelusa|cabeza|mono|gaucho|aleman|polaco|brasilero|morocho|nene|viejo|pocho|bocha|chueco|rulo|tuto)$/
const LAUGHTER = /^(j+[aeious]*)+$/
const INNER = /^(de|del|da|los|las|la|el|y)$/

/** Who writes, behind 'soy' or 'me llamo'. Read before places and makes, which may be surnames. */
export function readIntroducedName(page: Page): Mention[] {
  const behind = (introductions: readonly string[]) =>
    introductions.flatMap(words => placesBehind(page, words.split(' ')))
  const weak = behind(WEAK_INTRODUCTIONS).filter(at => isFirstName(page.tokens[at]?.word ?? ''))
  const starts = [...behind(INTRODUCTIONS), ...weak].toSorted((one, other) => one - other)
  const found = starts.map(at => nameAt(page, at, true)).findLast(name => name !== null) ?? nameBefore(page)
  const named = found ?? replacedName(page)
  if (!named) return []
  // 'a nombre de Vigía Sur SRL'
  const form = page.tokens.findIndex(
    ({ word }, at) => at >= named.to && at < named.to + 3 && LEGAL_FORM.test(word),
  )
  const isFirm = form >= 0 && page.tokens.slice(named.to, form).every(({ isMark }) => !isMark)
  const whole = isFirm ? nameFrom(page, named.from, form + 1) : named
  take(page, whole.from, whole.to)
  return [whole]
}

/** 'Martín me llamo' */
function nameBefore(page: Page): Named | null {
  const called = placesBehind(page, ['me', 'llamo'])[0]
  const last = called === undefined ? -1 : called - 3
  return isFirstName(page.tokens[last]?.word ?? '') ? nameFrom(page, last, last + 1) : null
}

/** Who writes, as the answer to who one is, or as the last words of a message. */
export function readName(sheet: Sheet): Mention | null {
  if (sheet.asked === 'NAME' || sheet.asked === 'CONTACT')
    return businessName(sheet) ?? firmName(sheet) ?? answeredName(sheet)
  return signedName(sheet) ?? nameBesideContact(sheet) ?? ownSentence(sheet) ?? ownFirm(sheet)
}

/** 'Nueva entonces. Rosana Berruti': a sentence that is nothing but a full name. */
function ownSentence(sheet: Sheet): Mention | null {
  const { tokens } = sheet
  for (const [at, { word }] of tokens.entries()) {
    const isStart = at > 0 && /^[.!\n]$/.test(tokens[at - 1]?.word ?? '')
    if (!isStart || !isFirstName(word) || !isUnread(sheet, at) || !isTitleCase(sheet, at)) continue
    const name = nameAt(sheet, at, false)
    const isWhole =
      name !== null && (tokens[name.to] === undefined || /^[.!\n]$/.test(tokens[name.to]?.word ?? ''))
    if (isWhole && name.to - name.from > 1) return name
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

function placesBehind(page: Page, words: readonly string[]): number[] {
  return page.tokens.flatMap((token, at) =>
    token.word === words[0] && words.every((word, offset) => page.tokens[at + offset]?.word === word)
      ? [at + words.length]
      : [],
  )
}

type Named = Extract<Mention, { kind: 'NAME' }>

function nameAt(page: Page, start: number, isIntroduced: boolean): Named | null {
  let from = start
  while (isSkipped(page, from, isIntroduced)) from += 1
  let to = from
  while (to - from < MOST_WORDS && isPartOfName(page, to, from, isIntroduced)) to += 1
  while (to > from && INNER.test(page.tokens[to - 1]?.word ?? '')) to -= 1
  return to === from ? null : nameFrom(page, from, to)
}

/** 'José Ignacio Silvera', 'Rosario Flores': what may be a town is a person where a surname stands behind it. */
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

function nameFrom(page: Page, from: number, to: number): Named {
  const name = page.tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
    .replaceAll(' .', '.')
  return { kind: 'NAME', name, from, to }
}

/** 'nombre: ', 'soy la Marta', 'Ing. Agr.' */
function isSkipped(page: Page, at: number, isIntroduced: boolean): boolean {
  const word = page.tokens[at]?.word ?? ''
  const named = page.tokens[at + 1]
  const isNickname = isIntroduced && named !== undefined && isUnread(page, at + 1) && !isEverydayWord(named)
  const isCalled = isIntroduced && NICKNAMES.test(named?.word ?? '')
  const isArticle = /^(el|la)$/.test(word) && (isFirstName(named?.word ?? '') || isNickname || isCalled)
  const endsTitle = word === '.' && TITLE.test(page.tokens[at - 1]?.word ?? '')
  const isMark =
    /^[:=]$/.test(word) ||
    (word === ',' &&
      isIntroduced &&
      /^(atte|atentamente|suscribe|escribe|saluda)$/.test(page.tokens[at - 1]?.word ?? ''))
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
  // 'Hugo Batalla': behind a first name a capital is a surname, whatever else the word says.
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

/** A capital that says something: in a message that is not all capitals. */
function isTitleCase(page: Page, at: number): boolean {
  return page.tokens[at]?.isCapitalized === true && page.text !== page.text.toUpperCase()
}

function isSurnameAhead(page: Page, at: number, little: string): boolean {
  const token = page.tokens[at]
  if (!token || token.isMark || little === 'y' || BUSINESS.test(token.word)) return false
  if (little === 'de' && isPlaceAt(page, at)) return false
  if (INNER.test(token.word)) return isSurnameAhead(page, at + 1, token.word)
  return isTitleCase(page, at) && isUnread(page, at)
}

/** 'Martín de Durazno', 'Estela de la Unión', 'Aparicio de José Pedro Varela' live there. */
const isPlaceAt = ({ tokens }: Page, at: number) =>
  PLACES.some(({ name }) =>
    plain(name)
      .split(' ')
      .every((word, offset) => tokens[at + offset]?.word === word),
  )

/** '... para una Amarok. Taller Ferreira, 2311 6074': a firm that stands in a sentence of its own. */
function ownFirm(sheet: Sheet): Mention | null {
  const { tokens } = sheet
  for (const [at, { word }] of tokens.entries()) {
    const isStart = at === 0 || /^[.\n]$/.test(tokens[at - 1]?.word ?? '')
    if (!isStart || !BUSINESS.test(word) || !isTitleCase(sheet, at)) continue
    const isOfName = (place: number) =>
      INNER.test(tokens[place]?.word ?? '') || (isTitleCase(sheet, place) && isUnread(sheet, place))
    let to = at + 1
    while (isOfName(to) || (tokens[to]?.word === '.' && LEGAL_FORM.test(tokens[to - 1]?.word ?? ''))) to += 1
    const isEnd = tokens[to] === undefined || /^[,.\n]$/.test(tokens[to]?.word ?? '')
    if (isEnd && to - at > 1 && isTitleCase(sheet, to - 1)) return nameFrom(sheet, at, to)
  }
  return null
}

/** 'Taller El Tano, 099 ...' */
function businessName(sheet: Sheet): Mention | null {
  const from = sheet.tokens.findIndex(({ word }) => BUSINESS.test(word))
  if (from < 0 || sheet.tokens.slice(0, from).some(({ isMark, word }) => !isMark && !NOT_A_NAME.has(word)))
    return null
  let to = from
  while (
    to - from < MOST_WORDS &&
    sheet.tokens[to]?.isMark === false &&
    !/^\d{3,}$/.test(sheet.tokens[to]?.word ?? '')
  )
    to += 1
  return to - from < 2 ? null : nameFrom(sheet, from, to)
}

/** 'Vigía Sur SRL', 'Paso Molino Autopartes': what a firm is called ends with what it is. */
function firmName({ tokens, ...sheet }: Sheet): Mention | null {
  const to = 1 + tokens.findIndex(({ word }, at) => at > 0 && (LEGAL_FORM.test(word) || BUSINESS.test(word)))
  let from = to - 1
  while (
    to - from < MOST_WORDS &&
    tokens[from - 1]?.isMark === false &&
    !/\d/.test(tokens[from - 1]?.word ?? '')
  )
    from -= 1
  const isCapital = tokens[from]?.isCapitalized === true && !NOT_A_NAME.has(tokens[from]?.word ?? '')
  return to > 1 && to - from > 1 && isCapital ? nameFrom({ ...sheet, tokens }, from, to) : null
}

const LEGAL_FORM = /^(srl|sa|sas|ltda|hnos)$/

/** 'Cleusa, de Artigas, 4772 5510', 'a sus órdenes, Blanca Olmedo': a run of words that can be a name, best with a first name. */
function answeredName(sheet: Sheet): Mention | null {
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
    sheet.asked === 'NAME' || sheet.tokens.slice(0, runs[0]?.from ?? 0).every(({ isMark }) => isMark)
      ? runs[0]
      : undefined
  return known ?? capital ?? short ?? null
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

/** 'sensor de oxígeno, 097 320 118 nico': a first name that stands alone in a message with a phone or mail. */
function nameBesideContact(sheet: Sheet): Mention | null {
  const isContact = ({ kind }: Mention) => kind === 'PHONE' || kind === 'EMAIL'
  const contacts = sheet.mentions.filter(isContact)
  if (contacts.length === 0) return null
  const ends = new Set(contacts.map(({ to }) => to))
  const starts = new Set(contacts.map(({ from }) => from))
  for (const [at, { word }] of sheet.tokens.entries()) {
    if (!isFirstName(word) || !isUnread(sheet, at)) continue
    const before = sheet.tokens[at - 1]
    const isStart = before === undefined || before.isMark || ends.has(at)
    const name = isStart ? nameAt(sheet, at, false) : null
    const after = name && sheet.tokens[name.to]
    if (name && (after === undefined || after?.isMark === true || starts.has(name.to))) return name
  }
  return null
}
