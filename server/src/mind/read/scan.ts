import { BRANDS_THAT_ARE_WORDS } from '../../common/vehicles/brands.ts'
import { modelNamed } from '../../common/vehicles/catalogue.ts'
import type { Match } from '../text/gazetteer.ts'
import { countAt, spokenHundreds, spokenNumber } from '../text/numbers.ts'
import { LETTERS } from '../text/spelledOut.ts'
import { readableText, type Token, tokenize } from '../text/tokens.ts'
import type { Asked } from '../values.ts'
import { choose } from './choose.ts'
import { readConditions } from './conditions.ts'
import { readPhones } from './contacts.ts'
import { readElisions } from './elisions.ts'
import { readEmails } from './emails.ts'
import { readExplanations } from './explanations.ts'
import { readHeardPlace } from './heardPlaces.ts'
import { type Entry, isEverydayWord, LEXICON } from './lexicon.ts'
import { isFree, type Mention, type Page, type Sheet, take } from './mentions.ts'
import { readMileage } from './mileage.ts'
import { misspelledModel } from './misspelledModels.ts'
import { readPartNumbers } from './partNumbers.ts'
import { readIntroducedName } from './people.ts'
import { readUrgencies } from './urgencies.ts'
import { readVins } from './vehicleNumbers.ts'
import { ASKED_OF_CAR } from './versions.ts'
import { readEngines, readEnginesBehind, readYears } from './yearsAndEngines.ts'

/** Reads all mentions of a message in order, each token once. */
export function scan(text: string, asked: Asked | null, thisYear: number): Sheet {
  const tokens = tokenize(text)
  const page: Page = { text: readableText(text), tokens, asked, thisYear, taken: tokens.map(() => false) }
  const doors = readDoorCounts(page)
  const fixed = [
    ...readEmails(page),
    ...readVins(page),
    ...readPhones(page),
    ...readMileage(page),
    ...readEngines(page),
    ...readPartNumbers(page, true),
  ]
  const introduced = readIntroducedName(page)
  const described = readExplanations(page, LEXICON)
  const found = [...described, ...readNames(page, fixed)].toSorted((one, other) => one.from - other.from)
  const elided = readElisions(page, found, LEXICON)
  const named = [...found.filter(({ from }) => !elided.some(other => other.from === from)), ...elided]
  const behind = readEnginesBehind(
    page,
    named.filter(({ kind }) => kind === 'MODEL').map(({ to }) => to),
  )
  const doorCounts = doorVersions(page, doors, [...fixed, ...named])
  const isVehicle = new Set(
    [...fixed, ...named, ...behind]
      .filter(({ kind }) => /^(MODEL|BRAND|ENGINE|VERSION|FUEL)$/.test(kind))
      .map(({ to }) => to),
  )
  const years = readYears(
    page,
    at => isVehicle.has(at) || isVehicle.has(at - 1) || (doors.has(at) && isVehicle.has(at - 2)),
  )
  const short = readShortAxles(page)
  const told = [
    ...readUrgencies(page),
    ...readConditions(
      page,
      named.some(({ kind }) => kind === 'CONDITION'),
      named.some(({ kind }) => /^(PART|SIDE|AXLE|MODEL)$/.test(kind)),
    ),
  ]
  const place = named.some(({ kind }) => kind === 'PLACE') ? null : readHeardPlace(page)
  const mentions = [
    ...(place ? [place] : []),
    ...short,
    ...fixed,
    ...introduced,
    ...named,
    ...behind,
    ...doorCounts,
    ...years,
    ...told,
    ...readPartNumbers(page),
  ]
  return { ...page, mentions: mentions.toSorted((one, other) => one.from - other.from) }
}

const isPartNamed = (match: Match<Entry> | null) =>
  match !== null && match.slips === 0 && match.values.some(({ kind }) => kind === 'PART')

function hasLongerInside(view: readonly Token[], match: Match<Entry>): boolean {
  if (!/^(juegos?|kits?|par|pares)$/.test(view[match.from]?.word ?? '') || !isPartNamed(match)) return false
  for (let at = match.from + 1; at < match.to; at += 1) {
    const inner = LEXICON.longest(view, at, isEverydayWord)
    if (inner && inner.to > match.to && isPartNamed(inner)) return true
  }
  return false
}

function readNames(page: Page, fixed: readonly Mention[]): Mention[] {
  // Claimed tokens end a name.
  const view = page.tokens.map((token, at) => (page.taken[at] ? { ...token, isMark: true } : token))
  const found: Mention[] = []
  for (let at = 0; at < view.length; ) {
    const spoken = spokenModel(view, at, brandBefore(found, at))
    if (spoken) {
      take(page, at, spoken.to)
      found.push(spoken)
      at = spoken.to
      continue
    }
    // 'puerta delantera completa' has no 'delantera completa'.
    const isPlaceOfLast = /^(delanter|traser)/.test(view[at]?.word ?? '') && isPartNamedUntil(found, at)
    const match =
      sameHead(view, at, found) ??
      listedAfter(view, at, found) ??
      LEXICON.longest(isPlaceOfLast ? view.slice(0, at + 1) : view, at, isEverydayWord)
    // 'juego de cables de freno de mano': a longer name begins inside.
    if (match && hasLongerInside(view, match)) {
      at += 1
      continue
    }
    const saying =
      match && choose(page, match, [...found.slice(-2), ...fixed.filter(({ from }) => from === match.to)])
    // 'hyundai creata' is no name, but the make is one.
    const make = !saying && match && match.slips > 0 && match.to - at > 1 ? makeAt(view, at) : null
    if (make) {
      take(page, at, make.to)
      found.push(make)
      at = make.to
      continue
    }
    const last = found.at(-1)
    const misspelled =
      !saying && last?.kind === 'BRAND' && last.to === at ? misspelledModel(view, at, last.brand) : null
    if (misspelled) {
      take(page, at, misspelled.to)
      found.push(misspelled)
      at = misspelled.to
      continue
    }
    if (!match || !saying) {
      at += 1
      continue
    }
    take(page, match.from, match.to)
    found.push({ ...saying, from: match.from, to: match.to })
    at = match.to
  }
  return found
}

/** A make of one word, correctly spelled. */
function makeAt(view: readonly Token[], at: number): Mention | null {
  const match = LEXICON.longest(view.slice(at, at + 1), 0, isEverydayWord)
  const value = match?.slips === 0 ? match.values.find(({ kind }) => kind === 'BRAND') : undefined
  return value?.kind === 'BRAND' && !BRANDS_THAT_ARE_WORDS.has(value.brand)
    ? { kind: 'BRAND', brand: value.brand, from: at, to: at + 1 }
    : null
}

/** 'corsa 2 puertas' is neither a Corsa 2 nor two wanted doors. Returns the tokens after such counts. */
function readDoorCounts(page: Page): ReadonlySet<number> {
  const ends = new Set<number>()
  for (const [at, { word }] of page.tokens.entries()) {
    const isCount = /^([2-5]|dos|tres|cuatro|cinco)$/.test(word) && isDoors(page.tokens[at + 1]?.word ?? '')
    const isOdd = /^(3|5|tres|cinco)$/.test(word)
    const before = page.tokens[at - 1]
    const isWanted =
      before === undefined || before.isMark || /^(necesito|preciso|quiero|busco|las|y|x)$/.test(before.word)
    if (!isCount || (!isOdd && isWanted)) continue
    take(page, at, at + 2)
    ends.add(at + 2)
  }
  return ends
}

/** Also with its letters swapped: 'puetras'. */
const isDoors = (word: string) => word === 'ptas' || [...word].toSorted().join('') === 'aeprstu'

/** 'Gol 2003 tres puertas', or an answer about the car: describes the car before it. */
function doorVersions(page: Page, ends: ReadonlySet<number>, found: readonly Mention[]): Mention[] {
  return [...ends].flatMap((end): Mention[] => {
    const from = end - 2
    const car = found.findLast(({ kind, to }) => /^(MODEL|BRAND|ENGINE)$/.test(kind) && to <= from)
    const between = page.tokens.slice(car?.to ?? 0, from)
    const isOfCar = between.every(
      ({ word, isNumber }) => isNumber || /^(,|\/|del|de|el|la|ano|modelo|mod)$/.test(word),
    )
    const isAsked = car === undefined && ASKED_OF_CAR.test(page.asked ?? '')
    const doors = countAt(page.tokens, from)
    return ((car && isOfCar) || isAsked) && doors
      ? [{ kind: 'VERSION', value: `${doors} puertas`, from, to: end }]
      : []
  })
}

/** 'pastillas del.', 'amort tras x2': short forms of workshops. */
function readShortAxles(page: Page): Mention[] {
  return page.tokens.flatMap((token, at): Mention[] => {
    const value = token.word === 'tras' ? 'REAR' : token.word === 'del' ? 'FRONT' : null
    const after = page.tokens[at + 1]
    const isBehindName =
      page.taken[at - 1] === true && value === 'REAR' && !/^(el|la|los|las|de)$/.test(after?.word ?? '')
    const isShort =
      isBehindName || after === undefined || after.isMark || /^(x\d*|izq|der|\d)$/.test(after.word)
    const isYear =
      after?.isNumber === true && (after.word.length === 4 || (after.word.length === 2 && value === 'FRONT'))
    if (value === null || !isShort || isYear || !isFree(page, at)) return []
    take(page, at, at + 1)
    return [{ kind: 'AXLE', value, from: at, to: at + 1 }]
  })
}

/**
 * The make right before a token, or that of a name just retracted: 'Citroën c cuatro, no, perdón, c tres'.
 */
function brandBefore(found: readonly Mention[], at: number): Mention | undefined {
  const last = found.at(-1)
  if (last?.kind === 'BRAND' && last.to === at) return last
  return last?.kind === 'CORRECTION' && last.to === at
    ? found.findLast(({ kind }) => kind === 'BRAND')
    : undefined
}

/** After a make: 'Peugeot dos cero ocho', 'Citroën c tres', 'np trescientos'. */
function spokenModel(view: readonly Token[], at: number, last: Mention | undefined): Mention | null {
  if (last?.kind !== 'BRAND') return null
  const word = view[at]?.word ?? ''
  const hasLetters = /^[a-z]{1,3}$/.test(word) && countAt(view, at) === null
  // 'Citroën ce cuatro'
  const letters = hasLetters && view[at + 1]?.isNumber === false ? (LETTERS[word] ?? word) : word
  const from = hasLetters ? at + 1 : at
  let digits = ''
  let to = from
  for (
    let unit = countAt(view, to);
    unit !== null && unit < 10 && digits.length < 3 && view[to]?.isNumber === false;
    unit = countAt(view, to)
  ) {
    digits += `${unit}`
    to += 1
  }
  const whole = view[from]?.isNumber ? null : spokenNumber(view, from)
  // 'np trescientos dos mil diecinueve': the year follows the name.
  const hundreds = view[from]?.isNumber ? null : spokenHundreds(view, from)
  const readings = [
    { name: digits, to },
    ...[whole, hundreds].flatMap(read => (read ? [{ name: `${read.value}`, to: read.to }] : [])),
  ]
  for (const reading of readings) {
    const isYear =
      /^20\d\d$/.test(reading.name) && !/^(del|de|ano|modelo)$/.test(view[reading.to]?.word ?? '')
    const model =
      reading.name === '' || isYear
        ? null
        : modelNamed(last.brand, (hasLetters ? letters : '') + reading.name)
    if (model) return { kind: 'MODEL', models: [model], from: at, to: reading.to }
  }
  return null
}

const isPartNamedUntil = (found: readonly Mention[], at: number) => {
  const last = found.at(-1)
  return last?.kind === 'PART' && last.to === at
}

/** Complements of 'filtro', which a list may name only once. */
const FILTERED = /^(aceite|aire|nafta|combustible|gasoil|gas|habitaculo|habitaculos|cabina|polen|ac|aa)$/
const LISTS = /^(,|y|e|\+|\/|-|mas|el|la)$/

/** 'filtro de aceite, aire y habitáculo', 'filtro aceite + aire + nafta': one 'filtro de' for all. */
function listedAfter(view: readonly Token[], at: number, found: readonly Mention[]): Match<Entry> | null {
  const last = found.at(-1)
  const word = view[at]
  if (last?.kind !== 'PART' || !last.part.name.startsWith('filtro ') || !word || !FILTERED.test(word.word))
    return null
  const between = view.slice(last.to, at)
  const isListed = between.length > 0 && between.every(token => LISTS.test(token.word))
  const after = view[at + 1]
  // 'filtro de aire y aceite 10w40', 'filtro de aire y aceite de caja' name the oil.
  const isOil =
    word.word === 'aceite' &&
    (after?.isNumber === true || /^(\d+w\d*|w\d*|sintetico|mineral|semi\w*|de|del)$/.test(after?.word ?? ''))
  if (!isListed || isOil) return null
  const head = { ...word, word: 'filtro', stem: 'filtro' }
  const match = LEXICON.longest([head, word], 0, isEverydayWord)
  return match?.to === 2 ? { ...match, from: at, to: at + 1 } : null
}

/** Maximum distance after a name at which another may omit its head. */
const HEAD_REACH = 14

/**
 * 'filtro de aceite, de aire y de nafta', '3 filtros de aire, 3 de aceite', 'el de aire no, sumale el de
 * nafta': one head for all.
 */
function sameHead(view: readonly Token[], at: number, found: readonly Mention[]): Match<Entry> | null {
  const last = found.findLast(({ kind }) => kind === 'PART')
  if (!last || !/^(de|del)$/.test(view[at]?.word ?? '') || last.to >= at) return null
  const between = view.slice(last.to, at)
  const isElliptic = /^(el|la|los|las)$/.test(between.at(-1)?.word ?? '') && between.length < HEAD_REACH
  const isListed = between.every(
    ({ word, isNumber }) =>
      isNumber || /^(,|;|\n|\/|\+|-|y|e|o|mas|un|uno|una|dos|tres|cuatro|cinco|seis)$/.test(word),
  )
  const named = found.findLast(
    ({ kind, from }) => kind === 'PART' && !/^(de|del)$/.test(view[from]?.word ?? ''),
  )
  const head = (isListed || isElliptic) && named ? view[named.from] : undefined
  if (!head) return null
  const told = [head, ...view.slice(at, at + 4)]
  const match = LEXICON.longest(told, 0, isEverydayWord)
  const isPart = match !== null && match.to > 2 && match.values.some(({ kind }) => kind === 'PART')
  return isPart ? { ...match, from: at, to: at + match.to - 1 } : null
}
