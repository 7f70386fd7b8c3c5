import type { Fact, KnownPart } from '../known.ts'
import { partsOfSeries } from '../lexicon/partSeries.ts'
import { isEverydayWord, LEXICON } from '../read/lexicon.ts'
import { isUnread, type Sheet, type Side } from '../read/mentions.ts'
import { tokenize } from '../text/tokens.ts'
import { keyWords, LITTLE_WORDS } from '../text/words.ts'
import { countsParts } from './counts.ts'
import { evidenceOf } from './mergeVehicles.ts'
import { countOnEachAxle } from './pieces.ts'
import type { Details, SaidPart, SaidParts } from './saidPart.ts'
import { isOnly, itemCorrected, stillWanted } from './takenOff.ts'

export type MergedParts = { readonly parts: readonly KnownPart[]; readonly isCorrected: boolean }

const DETAILS = ['side', 'axle', 'quantity', 'condition', 'partNumber'] as const

/** Merges the parts of a message into the known ones: adds, completes or replaces them. */
export function mergeParts(
  known: readonly KnownPart[],
  said: SaidParts,
  places: readonly number[],
  sheet: Sheet,
  turn: number,
): MergedParts {
  const isDropped = ({ name }: KnownPart) => said.dropped.some(entry => entry.name === name.value)
  const taken = known.some(isDropped) ? undefined : (partTakenOff(known, sheet) ?? calledLike(known, said))
  const left = stillWanted(known, said, sheet)
  let parts = left.filter(part => part !== taken && !isDropped(part) && !isNowNamed(part, said))
  let isCorrected = left.length < known.length || known.some(part => part === taken || isDropped(part))
  const has = (kind: string) => sheet.mentions.some(mention => mention.kind === kind)
  const isReplacing = has('CORRECTION') && !has('ALSO') && !isCorrected && parts.length > 0
  const fresh = said.wanted.filter(
    part =>
      !parts.some(({ name }) => name.value === part.entry.name) &&
      shortenedTwin(known, parts, part, sheet) < 0,
  )
  // 'no, perdón, el compresor quiero. Y la correa del aire': the first part replaces the only known one.
  const isRetold =
    known.length === 1 && fresh.length === said.wanted.length && opensWithCorrection(sheet, said)
  const [first] = fresh
  const item = first && fresh.length === 1 ? itemCorrected(sheet, known.length, first) : null
  const isInstead = first !== undefined && parts.length === 1 && !has('ALSO') && isOnly(sheet, first)
  let replaced: KnownPart | undefined
  if (item !== null) {
    parts = parts.filter(part => part !== known[item])
    isCorrected = true
  } else if (isInstead || (isReplacing && ((fresh.length === 1 && said.wanted.length === 1) || isRetold))) {
    replaced = isInstead ? parts.at(-1) : undefined
    parts = parts.slice(0, -1)
    isCorrected = true
  }
  if (said.wanted.length > 0 && said.loose.quantity) {
    const counted = completeLoosely(parts, said.loose, sheet, turn)
    parts = [...counted.parts]
    isCorrected ||= counted.isCorrected
  }
  for (const named of said.wanted) {
    const part = withPlaceOf(withSideOfOther(named, known, sheet), replaced)
    const cars =
      part.vehicles.length > 0
        ? part.vehicles.map(at => places[at] ?? 0)
        : [ownCar(known, places, part) ?? defaultCar(known, places)]
    for (const vehicle of cars) {
      const same = twinOf(parts, part, vehicle, has('ALSO'), turn)
      const twin = same < 0 ? shortenedTwin(known, parts, part, sheet) : same
      const before = parts[twin] ?? knownPartOf(part, vehicle, sheet, turn)
      const { merged, hasReplaced } = complete(before, part, sheet, turn)
      isCorrected ||= hasReplaced
      parts = twin < 0 ? [...parts, merged] : parts.with(twin, merged)
    }
  }
  if (said.wanted.length > 0) {
    const { ofOthers } = said
    if (!ofOthers) return { parts, isCorrected }
    const lacks = (part: KnownPart) => part.condition === null
    return {
      parts: parts.map(part =>
        lacks(part) ? complete(part, { ...EMPTY, condition: ofOthers }, sheet, turn).merged : part,
      ),
      isCorrected,
    }
  }
  const other = otherPlace(parts, said.loose, sheet, turn) ?? otherSide(parts, said.loose, sheet, turn)
  if (other) return { parts: other.parts, isCorrected: isCorrected || other.isCorrected }
  const completed = completeLoosely(refined(parts, sheet), said.loose, sheet, turn)
  const placed = said.loose.axle ? completed.parts.flatMap(onEachKnownAxle) : completed.parts
  return { parts: placed, isCorrected: isCorrected || completed.isCorrected }
}

/** Splits a part for front and rear into two parts: 'adelante y atrás'. */
function onEachKnownAxle(part: KnownPart): KnownPart[] {
  const { axle, quantity, hasAxles } = part
  if (axle?.value !== 'BOTH' || !hasAxles) return [part]
  const own = { ...part, quantity: quantity && { ...quantity, value: countOnEachAxle(quantity.value) } }
  return (['FRONT', 'REAR'] as const).map(value => ({ ...own, axle: { ...axle, value } }))
}

/** A car has many parts of these names. */
const OF_MANY = /^(correa|filtro|sensor|ret[eé]n|junta|rel[eé]|bomba|electroválvula)$/

/** 'se cortó la correa' and then 'la del alternador' */
function isNowNamed({ name }: KnownPart, { wanted }: SaidParts): boolean {
  const [part] = wanted
  return (
    wanted.length === 1 && OF_MANY.test(name.value) && part?.entry.name.startsWith(`${name.value} `) === true
  )
}

function opensWithCorrection({ mentions, tokens }: Sheet, { wanted }: SaidParts): boolean {
  const first = wanted[0]?.from ?? 0
  const correction = mentions.find(({ kind, from }) => kind === 'CORRECTION' && from < first)
  if (!correction || wanted.length < 2) return false
  return tokens
    .slice(0, correction.from)
    .every(({ word, isMark }) => isMark || /^(no|ay|uy|ah|ups)$/.test(word))
}

/** 'olvidate de la puerta, lo que va es el zócalo de ese lado' */
function withSideOfOther(part: SaidPart, known: readonly KnownPart[], { tokens }: Sheet): SaidPart {
  const at = tokens.findIndex(
    ({ word }, place) =>
      place >= part.to &&
      place < part.to + 6 &&
      word === 'lado' &&
      /^(ese|mismo|este)$/.test(tokens[place - 1]?.word ?? ''),
  )
  const side = known.findLast(other => other.side !== null)?.side?.value
  if (at < 0 || side === undefined || part.side !== null || !part.entry.hasSides) return part
  return { ...part, side: { value: side, from: at - 1, to: at + 1 } }
}

/** 'espejo derecho', and then 'solo el vidrio': a piece takes the place of its whole. */
function withPlaceOf(part: SaidPart, whole: KnownPart | undefined): SaidPart {
  if (!whole) return part
  const placeOf = <T>(fact: Fact<T> | null) => fact && { value: fact.value, from: part.from, to: part.to }
  return {
    ...part,
    side: part.side ?? (part.entry.hasSides ? placeOf(whole.side) : null),
    axle: part.axle ?? (part.entry.hasAxles ? placeOf(whole.axle) : null),
  }
}

const TAKEN_OFF = /\b((sac|quit|borr|elimin)al[ao]s?|ya (la|lo|las|los) (tengo|consegui|compre))\b/

/** 'la bomba sacala, ya la tengo': the known part that the first word of its name recalls. */
function partTakenOff(known: readonly KnownPart[], { tokens }: Sheet): KnownPart | undefined {
  if (known.length < 2 || !TAKEN_OFF.test(tokens.map(({ word }) => word).join(' '))) return undefined
  const said = new Set(tokens.map(token => token.stem))
  return known.find(({ name }) => said.has(keyWords(name.value)[0] ?? ''))
}

/** 'sacá la parrilla' removes the one in the front, although the word alone names another part. */
function calledLike(known: readonly KnownPart[], { dropped, wanted }: SaidParts): KnownPart | undefined {
  const heads = new Set(dropped.map(({ name }) => keyWords(name)[0]))
  const called = wanted.length > 0 ? [] : known.filter(({ name }) => heads.has(keyWords(name.value)[0]))
  return known.length > 1 && called.length === 1 ? called[0] : undefined
}

/** The car of the only part of that name, when the message names no car. */
function ownCar(
  known: readonly KnownPart[],
  places: readonly number[],
  { entry }: SaidPart,
): number | undefined {
  const called = known.filter(({ name }) => name.value === entry.name)
  return places.length === 0 && called.length === 1 ? called[0]?.vehicle : undefined
}

function defaultCar(known: readonly KnownPart[], places: readonly number[]): number {
  return places.at(-1) ?? known.at(-1)?.vehicle ?? 0
}

function twinOf(
  parts: readonly KnownPart[],
  said: SaidPart,
  vehicle: number,
  hasAlso: boolean,
  turn: number,
): number {
  return parts.findLastIndex(part => {
    if (part.name.value !== said.entry.name || part.vehicle !== vehicle) return false
    const isOtherSide = part.side !== null && said.side !== null && part.side.value !== said.side.value
    const isOtherAxle = part.axle !== null && said.axle !== null && part.axle.value !== said.axle.value
    const isOfThisMessage = part.name.evidence.turn === turn
    return !((isOtherSide || isOtherAxle) && (hasAlso || isOfThisMessage))
  })
}

/**
 * After a question about a detail, the first word stands for the whole name: 'el faro nuevo' for a known
 * 'faro antiniebla'.
 */
function shortenedTwin(
  known: readonly KnownPart[],
  parts: readonly KnownPart[],
  { from, to }: SaidPart,
  { asked, tokens, mentions }: Sheet,
): number {
  const isDetail = /^(SIDE|AXLE|QUANTITY|CONDITION|URGENCY|CONFIRM)$/.test(asked ?? '')
  const isMore = mentions.some(({ kind }) => kind === 'ALSO' || kind === 'WANT')
  if (!isDetail || isMore || to - from !== 1) return -1
  const said = tokens[from]?.stem
  const isCalled = (part: KnownPart) =>
    known.includes(part) && [part.name.value, ...part.synonyms].some(name => keyWords(name)[0] === said)
  return parts.filter(isCalled).length === 1 ? parts.findIndex(isCalled) : -1
}

function knownPartOf(said: SaidPart, vehicle: number, sheet: Sheet, turn: number): KnownPart {
  const { name, synonyms, category, hasSides, hasAxles, isSafety } = said.entry
  const evidence = evidenceOf(sheet, turn, said)
  return {
    name: { value: name, evidence },
    synonyms: [sheet.text.slice(evidence.from, evidence.to), ...synonyms],
    category,
    hasSides,
    hasAxles,
    isSafety,
    side: null,
    axle: null,
    quantity: null,
    condition: null,
    partNumber: null,
    vehicle,
  }
}

function complete(part: KnownPart, details: Details, sheet: Sheet, turn: number) {
  const merged = { ...part }
  let hasReplaced = false
  for (const field of DETAILS) {
    const said = details[field]
    if (said === null) continue
    const before = part[field]
    // A wider condition retracts nothing.
    const isWider = field === 'condition' && said.value === 'ANY'
    // An answer to 'nuevo o usado' replaces a guessed condition without being a correction.
    const isAnswer = field === 'condition' && sheet.asked === 'CONDITION' && !takesBack(sheet)
    hasReplaced ||= before !== null && before.value !== said.value && !isWider && !isAnswer
    const isOne = field === 'quantity' && said.value === 1
    const fact: Fact<unknown> | null = isOne
      ? null
      : { value: said.value, evidence: evidenceOf(sheet, turn, said) }
    hasReplaced ||= isOne && before !== null
    Object.assign(merged, { [field]: fact })
  }
  // 'dos faros', and later 'solo el izquierdo'
  const isOneOfTwo = /^(LEFT|RIGHT)$/.test(details.side?.value ?? '') && part.quantity?.value === 2
  if (isOneOfTwo && details.quantity === null && sheet.tokens.some(({ word }) => ONLY.test(word)))
    Object.assign(merged, { quantity: null })
  return { merged, hasReplaced }
}

const ONLY = /^(solo|sola|solamente|unicamente|nomas)$/

const takesBack = ({ mentions, tokens }: Sheet) =>
  mentions.some(({ kind }) => kind === 'CORRECTION') || tokens.some(({ word }) => word === 'no')

/**
 * 'el derecho', 'los dos', 'usado nomás': apply to the known parts without that detail, else to the last one.
 */
function completeLoosely(
  parts: readonly KnownPart[],
  loose: Details,
  sheet: Sheet,
  turn: number,
): MergedParts {
  let all = [...parts]
  let isCorrected = false
  const [only] = parts
  // 'el derecho' and later 'que sean los dos'
  if (
    parts.length === 1 &&
    only?.hasSides &&
    (only.side || sheet.asked === 'SIDE') &&
    loose.quantity?.value === 2 &&
    !loose.side
  ) {
    const side = { ...loose.quantity, value: 'BOTH' as const }
    const { merged, hasReplaced } = complete(only, { ...EMPTY, side, quantity: loose.quantity }, sheet, turn)
    return { parts: [merged], isCorrected: hasReplaced }
  }
  for (const field of DETAILS) {
    const said = loose[field]
    if (said === null) continue
    if (field === 'quantity' && countsParts(sheet, said, all)) continue
    const mayHave = (part: KnownPart) =>
      field === 'side' ? part.hasSides : field === 'axle' ? part.hasAxles : true
    const lacking = all.filter(part => part[field] === null && mayHave(part))
    const isEach = field === 'quantity' && saysEach(sheet)
    const isForAll = field === 'side' || field === 'axle' || field === 'condition' || isEach
    // The same count for all: 'filtros para los 5', 'son cuatro juegos'.
    const isOfAll =
      field === 'quantity' &&
      all.every(part => part.quantity !== null && part.quantity.value === all[0]?.quantity?.value)
    const ofSeries = field === 'partNumber' ? ofNumber(all, `${said.value}`) : undefined
    const last =
      ofSeries ??
      all.findLast(part => (field === 'quantity' || field === 'partNumber' ? true : mayHave(part))) ??
      all.at(-1)
    const isCorrection = sheet.mentions.some(({ kind }) => kind === 'CORRECTION')
    const targets =
      lacking.length > 0 && !isCorrection
        ? isForAll
          ? lacking
          : [ofSeries ?? lacking.at(-1)]
        : field === 'condition' || isOfAll || isEach
          ? all
          : [last]
    all = all.map(part => {
      if (!targets.includes(part)) return part
      const { merged, hasReplaced } = complete(part, { ...EMPTY, [field]: said }, sheet, turn)
      isCorrected ||= hasReplaced
      return merged
    })
  }
  return { parts: all, isCorrected }
}

/** The known part with this maker's number. */
function ofNumber(parts: readonly KnownPart[], number: string): KnownPart | undefined {
  const series = partsOfSeries(number)
  return series ? parts.find(({ name }) => series.test(name.value)) : undefined
}

/** 'dos de cada', '2 c/u' */
const saysEach = ({ tokens }: Sheet) =>
  tokens.some(
    ({ word, isNumber }, at) =>
      /^(cada|ambos|ambas)$/.test(word) ||
      (word === 'c' && tokens[at + 1]?.word === 'u') ||
      // '2 y 2'
      (isNumber && tokens[at + 1]?.word === 'y' && tokens[at + 2]?.word === word),
  )

/** 'y también las traseras': the same part at its other place. */
function otherPlace(
  parts: readonly KnownPart[],
  loose: Details,
  sheet: Sheet,
  turn: number,
): MergedParts | null {
  const last = parts.at(-1)
  const isAlso =
    sheet.mentions.some(({ kind }) => kind === 'ALSO') ||
    sheet.tokens.some(({ word }) => /^(agreg|sum|anad)[aeo]\w*$/.test(word))
  const isOther = last?.axle && loose.axle && last.axle.value !== loose.axle.value
  if (!last || !isAlso || !isOther) return null
  const bare = { ...last, side: null, axle: null, quantity: null, partNumber: null }
  return { parts: [...parts, complete(bare, loose, sheet, turn).merged], isCorrected: false }
}

/** 'del otro lado': the opposite of the last part's side. */
function otherSide(
  parts: readonly KnownPart[],
  loose: Details,
  sheet: Sheet,
  turn: number,
): MergedParts | null {
  const at = sheet.tokens.findIndex(
    ({ word }, place) => word === 'lado' && sheet.tokens[place - 1]?.word === 'otro',
  )
  const last = parts.findLast(({ side }) => side !== null && side.value !== 'BOTH')
  if (at < 0 || loose.side !== null || !last || sheet.tokens.length > OTHER_SIDE_MOST) return null
  const isAlso = sheet.mentions.some(({ kind, to }) => kind === 'ALSO' && to <= at - 1)
  const value: Side = isAlso ? 'BOTH' : last.side?.value === 'LEFT' ? 'RIGHT' : 'LEFT'
  const side: Details['side'] = { value, from: at - 1, to: at + 1 }
  const { merged } = complete(last, { ...EMPTY, side }, sheet, turn)
  return { parts: parts.map(part => (part === last ? merged : part)), isCorrected: true }
}

/** A longer message with 'otro lado' is about something else. */
const OTHER_SIDE_MOST = 8

/** 'manija de puerta', 'la interior': a word that completes the last name to a longer one. */
function refined(parts: readonly KnownPart[], sheet: Sheet): readonly KnownPart[] {
  const last = parts.at(-1)
  const words = sheet.tokens.filter((token, at) => isUnread(sheet, at) && !LITTLE_WORDS.has(token.word))
  if (!last || words.length === 0 || words.length > 2 || sheet.tokens.length > 5) return parts
  const head = tokenize(last.name.value).slice(0, 1)
  const match = LEXICON.longest([...head, ...words], 0, isEverydayWord)
  const entry = match?.to === 1 + words.length ? match.values.find(({ kind }) => kind === 'PART') : undefined
  // 'amortiguador', 'es del 2017' is no 'amortiguadores'.
  if (entry?.kind !== 'PART' || !entry.part.name.includes(' ')) return parts
  const { name, synonyms, category, hasSides, hasAxles, isSafety } = entry.part
  return parts.with(parts.length - 1, {
    ...last,
    name: { value: name, evidence: last.name.evidence },
    synonyms,
    category,
    hasSides,
    hasAxles,
    isSafety,
  })
}

const EMPTY: Details = { side: null, axle: null, quantity: null, condition: null, partNumber: null }
