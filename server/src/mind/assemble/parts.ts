import type { KnownPart } from '../known.ts'
import { partsOfSeries } from '../lexicon/partSeries.ts'
import { isByTheWay, isDeniedLater, isPlaceOfCar } from '../read/byTheWay.ts'
import { isComplement } from '../read/complements.ts'
import { isKind, type Mention, type MentionOf, type Sheet, type WantedCondition } from '../read/mentions.ts'
import { isAskedFor } from '../read/moods.ts'
import { isDenied } from '../read/negations.ts'
import { isRecount, readQuantities } from '../read/quantities.ts'
import { questionsOf } from '../read/questions.ts'
import { isShortForm } from '../text/shortForms.ts'
import { carsOf, onEachCar } from './carsOfParts.ts'
import { isOfPart } from './counts.ts'
import { isInKit, isOnlyPieceOf, withWholeName } from './partNames.ts'
import { onEachAxle, withPieces } from './pieces.ts'
import { axleInName, sideInName } from './placesInNames.ts'
import { withRecalled, withTakenBack } from './recalled.ts'
import { isSaidAgain } from './saidAgain.ts'
import { type Details, NO_DETAILS, type Said, type SaidPart, type SaidParts } from './saidPart.ts'
import { isLeftOut, isOfDetail, isOnly, isTakenOff } from './takenOff.ts'
import { type SaidVehicle, wasCorrected } from './vehicles.ts'
import {
  isAnswerBefore,
  isConceded,
  isCountBefore,
  isEither,
  isFirstWish,
  isInFirm,
  isLesserWish,
  isOfMaker,
  isOfOthers,
  isPluralOfAll,
  isSaidOfAll,
  isTold,
  isWhyNot,
  wishOf,
} from './wishes.ts'

/** Reads the parts of a message with their sides, counts and cars. */
export function partsOf(
  written: Sheet,
  vehicles: readonly SaidVehicle[],
  before: readonly KnownPart[],
): SaidParts {
  const sheet = withTakenBack(
    withRecalled(written, before),
    before,
    (page, mention) => isDenied(page, mention) || isTakenOff(page, mention, before),
  )
  const all = sheet.mentions.filter(isKind('PART'))
  const named = all
    .filter(
      mention =>
        mention.isExplained || isLeftOut(sheet, mention, before) || !isComplement(sheet, mention, all),
    )
    .map(mention => withWholeName(sheet, mention, all, before))
  const isDropped = (mention: MentionOf<'PART'>) =>
    isDenied(sheet, mention) || isTakenOff(sheet, mention, before)
  const dropped = named.filter(isDropped)
  const wanted: SaidPart[] = []
  for (const mention of named) {
    if (isDropped(mention) || !isAskedFor(sheet, mention) || isByTheWay(sheet, mention, before)) continue
    if (isDeniedLater(sheet, mention, dropped) || isSaidAgain(sheet, mention, wanted)) continue
    const { part: entry, from, to } = mention
    if (isOnlyPieceOf(sheet, mention) || isSameInOtherWords(sheet, wanted.at(-1), mention)) wanted.pop()
    const twin = wanted.findLast(other => other.entry === entry)
    // 'bujías y cables. No, los cables los cambié, solo las bujías'
    if (twin && isOnly(sheet, mention) && isRefusedBetween(sheet, twin.to, from))
      wanted.splice(0, wanted.length, twin)
    if (twin && !isNewCarBetween(vehicles, twin.to, from)) {
      if (!hasDetailsBehind(sheet, to)) continue
      if (wasCorrected(sheet, twin.to, from)) wanted.splice(wanted.indexOf(twin), 1)
    }
    const last = wanted.at(-1)
    if (
      last &&
      named.length > 1 &&
      wasCorrected(sheet, last.to, from) &&
      !isOfDetail(sheet, last.to, from) &&
      !sheet.mentions.some(isKind('ALSO')) &&
      last.entry !== entry
    )
      wanted.pop()
    wanted.push({ ...NO_DETAILS, entry, from, to, vehicles: [] })
  }
  const whole = wanted.filter(part => !isInKit(sheet, part, wanted))
  wanted.splice(0, wanted.length, ...whole.flatMap((part, at) => withPieces(sheet, part, whole[at + 1])))
  const loose = { ...NO_DETAILS }
  let ofOthers: Said<WantedCondition> | null = null
  for (const detail of [...sheet.mentions, ...readQuantities(sheet)]) {
    if (isDenied(sheet, detail) || isPlaceOfCar(sheet, detail)) continue
    if (detail.kind === 'CONDITION' && isOfOtherPart(sheet, detail, all, wanted)) continue
    if (detail.kind === 'QUANTITY' && isOfUnwanted(detail, all, wanted)) continue
    if (detail.kind === 'CONDITION' && isLesserWish(sheet, detail)) continue
    if (detail.kind === 'CONDITION' && isOfDenied(sheet, detail, dropped)) continue
    if (detail.kind === 'CONDITION' && isInQuestion(sheet, detail)) continue
    if (detail.kind === 'CONDITION' && (isWhyNot(sheet, detail) || isInFirm(sheet, detail))) continue
    if (detail.kind === 'CONDITION' && (isTold(sheet, detail) || isOfMaker(sheet, detail))) continue
    // 'usada, nueva no debe haber'
    if (detail.kind === 'CONDITION' && isLacking(sheet, detail)) continue
    if (detail.kind === 'CONDITION' && wanted.length > 0 && isOfOthers(sheet, detail, wanted)) {
      ofOthers = { value: wishOf(sheet, detail), from: detail.from, to: detail.to }
      continue
    }
    if (detail.kind === 'CONDITION' && isAnswerBefore(sheet, detail, wanted[0])) {
      ofOthers = { value: wishOf(sheet, detail), from: detail.from, to: detail.to }
      continue
    }
    // 'las dos', where one was asked 'nueva o usada'
    const mayBeEither = sheet.asked === 'CONDITION' && sheet.tokens[detail.from - 1]?.word !== 'sean'
    if (detail.kind === 'BOTH_OF_TWO' && mayBeEither && wanted.length === 0) continue
    if (detail.kind === 'BOTH_OF_TWO' && !isOfPart(sheet, detail, wanted)) continue
    const isLoose = wanted.length === 0 || isCountBefore(sheet, detail, wanted, before)
    describe(sheet, isLoose ? loose : ownerOf(sheet, wanted, detail), detail)
  }
  for (const part of wanted) part.axle = withAxleInName(sheet, part)
  share(sheet, wanted)
  // Asked for the side: 'de la puerta del conductor'
  if (wanted.length === 0) for (const place of all) loose.side ??= sideInName(sheet, place, all)
  if (ofOthers) for (const part of wanted) part.condition ??= ofOthers
  for (const part of wanted) {
    if (part.entry.hasSides) part.side ??= sideInName(sheet, part, all)
    part.vehicles = carsOf(sheet, part, wanted, vehicles)
  }
  return {
    wanted: withoutRepeats(
      inPairs(wanted.flatMap(part => onEachCar(sheet, part, vehicles)).flatMap(onEachAxle)),
    ),
    dropped: dropped.map(({ part }) => part),
    loose,
    ofOthers,
  }
}

/** 'tapa de caja, o sea el portón' */
function isSameInOtherWords({ tokens }: Sheet, before: SaidPart | undefined, { from }: Mention): boolean {
  if (!before || from - before.to > SAME_REACH) return false
  const between = tokens.slice(before.to, from).map(({ word }) => word)
  return /\b(o ?sea|es decir|vendria a ser|alias|tambien (llamad[oa]|conocid[oa]|le dicen))( como)?( (el|la|los|las|un|una))?$/.test(
    between.join(' '),
  )
}

const SAME_REACH = 6

/** 'los amortiguadores están nuevos, preciso las cazoletas' */
function isOfDenied({ tokens }: Sheet, { from }: Mention, dropped: readonly MentionOf<'PART'>[]): boolean {
  return dropped.some(({ to }) => to === from - 1 && IS.test(tokens[to]?.word ?? ''))
}

/** 'pastillas de las 4 ruedas', '1 kit no, 4 bujías': the count of an unwanted part. */
const isOfUnwanted = ({ to }: Mention, all: readonly MentionOf<'PART'>[], wanted: readonly SaidPart[]) => {
  const counted = all.find(({ from }) => from === to)
  return counted !== undefined && !wanted.some(part => part.to === counted.to || part.entry === counted.part)
}

/** 'le puse batería nueva y sigue igual, quiero el alternador' */
function isOfOtherPart(
  { tokens }: Sheet,
  { from }: Mention,
  all: readonly MentionOf<'PART'>[],
  wanted: readonly SaidPart[],
): boolean {
  const owner = all.findLast(({ to }) => to <= from)
  return (
    owner !== undefined &&
    wanted.length > 0 &&
    tokens.slice(owner.to, from).every(({ word }) => IS.test(word)) &&
    wanted.every(part => part.to !== owner.to && part.entry !== owner.part)
  )
}

/** 'pastillas delanteras y traseras': the name contains the first of both. */
function withAxleInName(sheet: Sheet, part: SaidPart): SaidPart['axle'] {
  const named = axleInName(sheet, part)
  const { axle } = part
  if (!axle || !named || axle.value === named.value) return axle ?? named
  const isJoined = axle.from - part.to === 1 && /^(y|e|,|\/|\+)$/.test(sheet.tokens[part.to]?.word ?? '')
  return isJoined ? { ...axle, value: 'BOTH' } : axle
}

/** '¿usada trae garantía?' is a question, not a wish. */
const isInQuestion = (sheet: Sheet, { from, to }: Mention) =>
  questionsOf(sheet).some(
    question =>
      question.about === 'TUERCA' &&
      question.from <= from &&
      to <= question.to &&
      !sheet.mentions.some(
        ({ kind, from: at }) => kind === 'PART' && question.from <= at && at < question.to,
      ),
  )

/** 'nueva no debe haber', but 'de desarme no más', 'usado no hay problema' */
function isLacking({ tokens }: Sheet, { to }: Mention): boolean {
  const behind = tokens.slice(to + 1, to + 3).map(({ word }) => word)
  const isWilling =
    /^(mas\b|(hay|tengo|es) (problemas?|drama|lio|inconvenientes?|historia)|pasa nada|me (molesta|jode|importa))/
  return /^(no|nao)$/.test(tokens[to]?.word ?? '') && !isWilling.test(behind.join(' '))
}

const IS = /^(esta|estan|estaba|estaban|ta|es|son)$/

const isRefusedBetween = ({ tokens }: Sheet, from: number, to: number) =>
  tokens.slice(from, to).some(({ word }) => word === 'no')

const isNewCarBetween = (vehicles: readonly SaidVehicle[], from: number, to: number) =>
  vehicles.some(vehicle => vehicle.from >= from && vehicle.from < to)

const DETAIL = /^(SIDE|AXLE|CONDITION|BOTH_OF_TWO)$/

/** The same name again with its own side is another piece. */
function hasDetailsBehind({ mentions }: Sheet, at: number): boolean {
  return mentions.some(({ kind, from }) => DETAIL.test(kind) && from >= at && from - at <= 2)
}

function ownerOf(sheet: Sheet, parts: readonly SaidPart[], detail: Mention): Details {
  const series = detail.kind === 'PART_NUMBER' ? partsOfSeries(detail.number) : null
  const ofSeries = series && parts.find(({ entry, partNumber }) => !partNumber && series.test(entry.name))
  if (ofSeries) return ofSeries
  const before = parts.findLast(({ to }) => to <= detail.from)
  const after = parts.find(({ from }) => from >= detail.to) ?? parts.find(({ from }) => from >= detail.from)
  if (!before || !after || before === after) return before ?? after ?? { ...NO_DETAILS }
  const gapBefore = sheet.tokens.slice(before.to, detail.from)
  const isNextLine = gapBefore.some(({ word }) => /^[;\n]$/.test(word))
  const touchesNext = sheet.tokens
    .slice(detail.to, after.from)
    .every(({ word }) => /^(de|del|la|el|los|las)$/.test(word))
  if (detail.kind === 'PART_NUMBER' && touchesNext && gapBefore.some(({ word }) => /^[,;|\n]$/.test(word)))
    return after
  if (detail.kind === 'BOTH_OF_TWO') return touchesNext ? after : before
  // 'nuevo el farol y usado el paragolpe'
  const isBeforeEach = sheet.tokens[detail.to]?.word !== 'y' && detail.to < after.from
  if (
    detail.kind === 'CONDITION' &&
    touchesNext &&
    isBeforeEach &&
    /^(y|e|,)$/.test(gapBefore.at(-1)?.word ?? '')
  )
    return after
  if (detail.kind === 'QUANTITY' && isNextLine) return after
  if (detail.kind === 'QUANTITY')
    return detail.to >= after.from || (touchesNext && detail.to > before.to + 1 && !detail.isSet)
      ? after
      : before
  if (isNextLine || gapBefore.some(({ word }, at) => word === '.' && !isShortForm(gapBefore[at - 1]?.word)))
    return after
  return before
}

function describe(sheet: Sheet, part: Details, detail: Mention) {
  const { from, to } = detail
  const isRetold = (said: Said<unknown> | null) => said !== null && wasCorrected(sheet, said.to, from)
  if (detail.kind === 'SIDE') {
    // 'los dos del lado izquierdo' does not mean both sides.
    const both =
      part.side !== null && !part.side.isCounted && part.side.value !== detail.value && !isRetold(part.side)
    part.side = { value: both ? 'BOTH' : detail.value, from, to }
  } else if (detail.kind === 'AXLE') {
    const both = part.axle !== null && part.axle.value !== detail.value && !isRetold(part.axle)
    part.axle = { value: both ? 'BOTH' : detail.value, from, to }
  } else if (detail.kind === 'BOTH_OF_TWO') {
    part.quantity ??= { value: 2, from, to }
    if (hasSides(part) && part.side === null) part.side = { value: 'BOTH', from, to, isCounted: true }
  } else if (detail.kind === 'QUANTITY') {
    const isLater = part.quantity !== null && from > part.quantity.from && isRecount(sheet, from)
    if (part.quantity === null || isRetold(part.quantity) || isLater)
      part.quantity = { value: detail.count, from, to }
  } else if (detail.kind === 'CONDITION') {
    // 'nuevo, aunque admito usado'
    const both =
      part.condition !== null &&
      (isConceded(sheet, part.condition, detail) || isEither(sheet, part.condition, detail))
    if (both) part.condition = { value: 'ANY', from, to }
    else if (!isFirstWish(sheet, part.condition, detail))
      part.condition = { value: wishOf(sheet, detail), from, to }
  } else if (detail.kind === 'PART_NUMBER') {
    if (part.partNumber === null || isRetold(part.partNumber))
      part.partNumber = { value: detail.number, from, to }
  }
}

const hasSides = (part: Details) => 'entry' in part && (part as SaidPart).entry.hasSides

const JOINS = /^(,|y|e|con|o|u|la|el|los|las|de|del|un|una|mas|\+|&|ni|a|o|os|as|tambien|otro|otra|-)$/

/** 'bieleta y rótula izquierda': a detail after the last of a list applies to all of it. */
function share(sheet: Sheet, parts: readonly SaidPart[]) {
  for (let at = parts.length - 2; at >= 0; at -= 1) {
    const one = parts[at]
    const next = parts[at + 1]
    if (!one || !next) continue
    const between = sheet.tokens.slice(one.to, next.from)
    if (!between.every(({ word, isNumber }) => JOINS.test(word) || isNumber)) continue
    const hasOwn = one.side !== null || one.axle !== null
    if (one.entry.hasSides && !hasOwn && next.side !== null && next.side.from >= next.to) one.side = next.side
    if (one.entry.hasAxles && !hasOwn && next.axle !== null && next.axle.from >= next.to) one.axle = next.axle
    if (one.condition === null && next.condition !== null && next.condition.from >= next.to)
      one.condition = next.condition
  }
  const each = parts.map(({ quantity }) => quantity).find(said => said !== null && isOfEach(sheet, said))
  if (each) for (const part of parts) part.quantity ??= each
  for (const [at, part] of parts.entries()) {
    const earlier = parts.slice(0, at).findLast(({ side }) => side !== null)
    if (part.entry.hasSides && part.side === null && earlier && isOfSameSide(sheet, part))
      part.side = earlier.side
  }
  const [first] = parts
  const common =
    first?.condition && first.condition.to <= first.from
      ? first.condition
      : parts
          .map(({ condition }) => condition)
          .find(said => said !== null && (isSaidOfAll(sheet, said) || isPluralOfAll(sheet, said, parts)))
  if (common) for (const part of parts) part.condition ??= common
}

/** 'bieletas y rótulas, de a dos', 'dos de cada una', 'los filtros para las cinco' */
function isOfEach({ tokens }: Sheet, { from, to }: Said<unknown>): boolean {
  const around = tokens.slice(Math.max(0, from - 2), to + 2).map(({ word }) => word)
  return /\b(de a|cada|c u|para (los|las)|pa (los|las))\b/.test(around.join(' '))
}

/** 'el rompeniebla de ese lado', 'la bieleta del mismo lado' */
function isOfSameSide({ tokens }: Sheet, { to }: SaidPart): boolean {
  const behind = tokens.slice(to, to + 6)
  return behind.some(
    ({ word }, at) => word === 'lado' && /^(ese|mismo|este)$/.test(behind[at - 1]?.word ?? ''),
  )
}

/** 'óptica der, óptica izq': left and right of one part become one part for both sides. */
function inPairs(parts: readonly SaidPart[]): SaidPart[] {
  const isOther = (one: SaidPart, other: SaidPart) =>
    one.entry === other.entry &&
    one.axle?.value === other.axle?.value &&
    one.vehicles.join() === other.vehicles.join() &&
    one.condition?.value === other.condition?.value &&
    one.partNumber === null &&
    other.partNumber === null &&
    /^(LEFT RIGHT|RIGHT LEFT)$/.test(`${one.side?.value} ${other.side?.value}`)
  return parts.flatMap((part, at) => {
    if (parts.slice(0, at).some(before => isOther(before, part))) return []
    const isPaired = parts.slice(at + 1).some(other => isOther(part, other))
    return isPaired && part.side ? [{ ...part, side: { ...part.side, value: 'BOTH' as const } }] : [part]
  })
}

/** Details of a repeated part belong to its first mention: 'se me fue la caja. ¿Caja usada hay?' */
function withoutRepeats(parts: readonly SaidPart[]): SaidPart[] {
  const kept: SaidPart[] = []
  for (const part of parts) {
    const same = kept.find(
      other =>
        other.entry === part.entry &&
        other.side?.value === part.side?.value &&
        other.axle?.value === part.axle?.value &&
        other.vehicles.join() === part.vehicles.join(),
    )
    if (same) {
      same.condition ??= part.condition
      same.quantity ??= part.quantity
      same.partNumber ??= part.partNumber
    } else kept.push({ ...part })
  }
  return kept
}
