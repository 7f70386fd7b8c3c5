import type { KnownPart } from '../known.ts'
import { isKind, type Mention, type MentionOf, type Sheet, type WantedCondition } from '../read/mentions.ts'
import type { Said, SaidPart } from './saidPart.ts'
import { wasCorrected } from './vehicles.ts'

/** 'no me interesa usado' is a wish for a new one. */
export function wishOf({ tokens }: Sheet, { from, to, value }: MentionOf<'CONDITION'>): WantedCondition {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word)
  const own = before.slice(before.findLastIndex(word => /^[,.;!?\n]$/.test(word)) + 1).join(' ')
  const isRefused =
    /\b(menos|salvo|excepto)$|\b(no|nao) (me |le |nos )?(interesan?|sirven?|quiero|quero|queremos|busco|compro|acepto|preciso|necesito)( nada| ninguno?)?( de)?$/.test(
      own,
    )
  // 'usadas jamás', 'usado ni loco'
  const behind = tokens
    .slice(to, to + 2)
    .map(({ word }) => word)
    .join(' ')
  const isNever = /^(jamas|nunca|ni (loco|loca|ahi|regalad[oa]s?|en|a))\b/.test(behind)
  if (!(isRefused || isNever) || value === 'ANY') return value
  return value === 'USED' ? 'NEW' : 'USED'
}

/**
 * 'todo nuevo menos el servo', 'usado para la mangueta, lo otro nuevo', or a clause of its own after several
 * parts.
 */
export function isOfOthers(
  sheet: Sheet,
  detail: MentionOf<'CONDITION'>,
  parts: readonly SaidPart[],
): boolean {
  const { tokens, mentions } = sheet
  const words = tokens.slice(Math.max(0, detail.from - 3), detail.to + 1).map(({ word }) => word)
  const isRest =
    /\b(lo otro|lo demas|(el )?resto|los demas|las demas|las otras|los otros|todo|todos|todas|tudo)\b/.test(
      words.join(' '),
    )
  if (isRest || isBeforeRest(sheet, detail)) return true
  const last = parts.at(-1)
  const isOnly = new Set(mentions.filter(isKind('CONDITION')).map(({ value }) => value)).size === 1
  if (!last || parts.length < 2 || !isOnly || last.to > detail.from) return false
  const between = tokens.slice(last.to, detail.from)
  return (
    between.some(({ word }) => /^[.;\n]$/.test(word)) ||
    /^(cotizar|condicion|estado)$/.test(between.at(-1)?.word ?? '')
  )
}

/** 'nuevo: lo demás', 'usados los otros' */
const isBeforeRest = ({ tokens }: Sheet, { to }: Mention) =>
  /^(: )?(para )?(todo )?(lo (demas|otro)|(el )?resto|(los|las) (demas|otr[oa]s))\b/.test(
    tokens
      .slice(to, to + 5)
      .map(({ word }) => word)
      .join(' '),
  )

/** 'usado antes que alternativo nuevo' */
export function isLesserWish({ tokens }: Sheet, { from }: Mention): boolean {
  return /\b(antes que|en vez de|en lugar de|mas que)( \w+){0,2}$/.test(
    tokens
      .slice(Math.max(0, from - 5), from)
      .map(({ word }) => word)
      .join(' '),
  )
}

/** 'nueva o usda': either. */
export function isEither(
  { tokens }: Sheet,
  before: Said<WantedCondition>,
  { from, value }: MentionOf<'CONDITION'>,
): boolean {
  if (before.value === value || before.to > from) return false
  const between = tokens.slice(before.to, from)
  // 'reparada en banco o nueva', but 'usada, o busco una nueva'
  const isNear = between.length < 7 && between.every(({ isMark }) => !isMark)
  const isAsWell =
    between.some(({ word }) => word === 'como') &&
    tokens.slice(Math.max(0, before.from - 4), before.from).some(({ word }) => word === 'tanto')
  return (
    (before.to === from - 1 && /^(y|\/)$/.test(between[0]?.word ?? '')) ||
    (isNear && /^(o|u|ou)$/.test(between.at(-1)?.word ?? '')) ||
    (isNear && isAsWell)
  )
}

/** 'NUEVA Imagen SA', in the answer to who is writing. */
export const isInFirm = ({ tokens, asked }: Sheet, { from, to }: Mention) =>
  asked === 'NAME' && tokens[from]?.isCapitalized === true && tokens[to]?.isCapitalized === true

/** 'preferiría nuevo, pero aceptaría usado'; in 'da lo mismo mientras sea nuevo' the last word counts. */
export function isConceded(
  { tokens }: Sheet,
  before: Said<WantedCondition>,
  { from, to, value }: MentionOf<'CONDITION'>,
) {
  const isOther = before.value !== value && before.value !== 'ANY' && value !== 'ANY'
  const concedes = tokens
    .slice(before.to, to + 2)
    .some(
      ({ word }, at, words) =>
        /^(aunque|acept\w*|admit\w*|tambien|tanbien|tambn|tmb|tbn?|tambem|sirven?|sino)$/.test(word) ||
        (word === 'si' &&
          words[at + 1]?.word === 'no' &&
          !/^(es|son|fuera)$/.test(words[at + 2]?.word ?? '')) ||
        (word === 'no' &&
          /^(hay|haber|haya|hubiera|aparece|consiguen|tienen)$/.test(words[at + 1]?.word ?? '')),
    )
  return (
    isOther && concedes && from >= before.to && tokens[before.to]?.word !== 'no' && tokens[to]?.word !== 'no'
  )
}

/** 'un asiento y un cinturón para Tiida, usados': a plural after singular pieces. */
export function isPluralOfAll(
  { tokens }: Sheet,
  { from, to }: Said<unknown>,
  parts: readonly SaidPart[],
): boolean {
  const last = parts.at(-1)
  const isPlural = /^(nuev|usad|nov)[oa]s$/.test(tokens[to - 1]?.word ?? '')
  return (
    isPlural &&
    parts.length > 1 &&
    last !== undefined &&
    last.to <= from &&
    parts.every(part => part.quantity === null && !tokens[part.from]?.word.endsWith('s'))
  )
}

/** 'todo de desarme', 'todas nuevas', 'los dos usados', 'me sirven usadas las dos cosas' */
export function isSaidOfAll({ tokens }: Sheet, { from, to }: Said<unknown>): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word)
  const behind = tokens.slice(to, to + 3).map(({ word }) => word)
  return (
    before.some(word => /^(todo|todos|todas|tudo|ambos|ambas)$/.test(word)) ||
    /\b(los|las) (dos|2|tres|3)( cosas)?$/.test(before.join(' ')) ||
    /^(todo|todos|todas|ambos|ambas|(los|las) (dos|tres)( cosas)?)\b/.test(behind.join(' '))
  )
}

/** 'nuevo, y también una manguera': the answer applies to the known parts, before another is named. */
export function isAnswerBefore(
  { tokens, asked }: Sheet,
  { to }: Mention,
  first: SaidPart | undefined,
): boolean {
  if (asked !== 'CONDITION' || !first || to > first.from) return false
  return tokens.slice(to, first.from).some(({ word }) => /^([.,;\n]|y|tambien|ademas)$/.test(word))
}

/**
 * 'nuevo, los usados vienen rayados': the first wish is kept, unless it was refused or the other is wished as
 * well.
 */
export function isFirstWish(
  sheet: Sheet,
  before: Said<WantedCondition> | null,
  { from, to, value }: MentionOf<'CONDITION'>,
): boolean {
  if (before === null || before.value === value || before.value === 'ANY' || value === 'ANY') return false
  const { tokens } = sheet
  const isRefused = /^(no|nao)$/.test(tokens[before.to]?.word ?? '')
  // 'usado me asusta, nuevo'
  const isBare =
    tokens[from - 1]?.isMark === true &&
    (tokens[to] === undefined ||
      tokens[to]?.isMark ||
      /^(si|se|nomas|entonces)$/.test(tokens[to]?.word ?? ''))
  const between = tokens.slice(before.to, from)
  const isOther = between.some(
    ({ word }, at) =>
      (PREFERS.test(word) && between[at - 1]?.word !== 'no') || (word === 'no' && at === between.length - 1),
  )
  return !isRefused && !isBare && !isOther && !wasCorrected(sheet, before.to, from)
}

const PREFERS =
  /^(mejor|sino|digo|bah|entonces|prefier\w*|preferi\w*|quiero|busco|preciso|necesito|sea|sean|pone\w*|cotiza\w*|dame|manda\w*|pero|salvo|menos)$/

/**
 * 'lo compró usado', 'tengo un Gol casi nuevo', 'no era cero kilómetro', 'ya le puse nueva': describes the
 * car, or a past repair.
 */
export function isTold({ tokens, mentions, asked }: Sheet, { from }: Mention): boolean {
  const before = tokens[from - 1]?.word ?? ''
  // After 'nuevo o usado', 'compro nuevas' is a wish.
  if (before === 'compro' && asked === 'CONDITION') return false
  if (
    /^(desde|compro|compre|compramos|compraron|vino|vendio|vendieron|era|eran|puse|puso|pusimos|pusieron|colocaron)$/.test(
      before,
    )
  )
    return true
  const subject = tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word)
  if (/\b(el|mi|la) (auto|camioneta|coche|carro|vehiculo|moto|camion) (es|esta)$/.test(subject.join(' ')))
    return true
  const car = mentions.findLast(({ kind, to }) => /^(MODEL|YEAR)$/.test(kind) && to <= from && from - to < 2)
  const model = mentions.findLast(({ kind, to }) => kind === 'MODEL' && to <= from)
  if (!car || !model || (car.to < from && before !== 'casi')) return false
  return tokens
    .slice(Math.max(0, model.from - 3), model.from)
    .some(({ word }) => /^(compre|compramos|compro|tengo|tenemos|saque|sacamos)$/.test(word))
}

/** 'nueva, original o alternativa es lo mismo' leaves the maker open, not the state. */
export function isOfMaker({ tokens, mentions }: Sheet, { from, value }: MentionOf<'CONDITION'>): boolean {
  const before = mentions.findLast(mention => mention.kind === 'CONDITION' && mention.to <= from)
  if (value !== 'ANY' || !before || (before.kind === 'CONDITION' && before.value === 'ANY')) return false
  return tokens
    .slice(before.to, from)
    .some(({ word }) =>
      /^(original\w*|alternativ\w*|marca|marcas|color|colores|nacional|importad\w*|generic\w*)$/.test(word),
    )
}

/** 'las 4, y con gomas si podés', after a question for the count: applies to the known part. */
export function isCountBefore(
  { asked }: Sheet,
  { kind, to }: Mention,
  wanted: readonly SaidPart[],
  known: readonly KnownPart[],
): boolean {
  const isOfNext = wanted.some(
    part => part.from <= to || known.some(({ name }) => name.value === part.entry.name),
  )
  return kind === 'QUANTITY' && asked === 'QUANTITY' && known.length > 0 && !isOfNext
}

/** 'usadas, cero km son un ojo de la cara', 'usada porque nueva ni loco': the reason for the other wish. */
export function isWhyNot({ tokens, mentions }: Sheet, { from, to, value }: MentionOf<'CONDITION'>): boolean {
  const isOther = mentions.some(
    mention => mention.kind === 'CONDITION' && mention.to <= from && mention.value !== value,
  )
  const before = tokens[from - 1]?.word ?? ''
  const behind = tokens
    .slice(to, to + 6)
    .map(({ word }) => word)
    .join(' ')
  return (
    isOther &&
    !/^(o|u|ou|y)$/.test(before) &&
    (/^(porque|pq|xq|porq|pork|ya|total)$/.test(before) ||
      /^(son|es|sale|salen|cuesta|cuestan|ni|esta|estan|cobran|valen|vale)\b/.test(behind) ||
      // 'usado, que novo tá muito caro', 'nuevo se nos va de presupuesto'
      /^(se|ta|tao|fica)( \w+)* (car[oa]s?|carisim[oa]|presupuesto|precio|salad[oa])\b/.test(behind))
  )
}
