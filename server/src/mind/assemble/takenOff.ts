import type { KnownPart } from '../known.ts'
import type { Axle, Mention, MentionOf, Sheet } from '../read/mentions.ts'
import type { SaidPart, SaidParts } from './saidPart.ts'

const ENDS = /^[.;!?\n]$/

/**
 * True when words around a part remove it from the list: 'sacá la parrilla', 'la parrilla sacala', 'las
 * bieletas dejá, las tengo'.
 */
export function isTakenOff(sheet: Sheet, mention: Mention, before: readonly KnownPart[]): boolean {
  const isKnown = isOneOf(before, mention)
  return (
    isBehindRemoval(sheet, mention) ||
    (isKnown && isExchanged(sheet, mention)) ||
    NOT_NEEDED.test(wordsBehind(sheet, mention)) ||
    (isKnown && (NOT_NEEDED_LATER.test(wordsBehind(sheet, mention)) || isLeftOut(sheet, mention, before)))
  )
}

const isOneOf = (known: readonly KnownPart[], mention: Mention) =>
  mention.kind === 'PART' && known.some(({ name }) => name.value === mention.part.name)

/** 'sacá la parrilla', not 'dice que lo saca. Solo el paragolpes' */
function isBehindRemoval({ tokens, mentions }: Sheet, { from }: Mention): boolean {
  const last = mentions.findLast(({ to }) => to <= from)
  return (
    last?.kind === 'REMOVE' &&
    from - last.to <= 3 &&
    !/^(lo|la|los|las)$/.test(tokens[last.from - 1]?.word ?? '') &&
    !tokens.slice(last.to, from).some(({ word }) => ENDS.test(word))
  )
}

/** 'cambio la bomba por el radiador', 'dejá las llantas, son caras. Solo las tazas' */
function isExchanged({ tokens, mentions }: Sheet, { from, to }: Mention): boolean {
  const at = /^(el|la|los|las|lo)$/.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1
  const verb = tokens[at]?.word ?? ''
  const isSwap = /^(cambio|cambia|cambiame|cambiemos|cambien|cambiar)$/.test(verb)
  if (isSwap) return tokens[to]?.word === 'por'
  const isNext = mentions.some(({ kind, from: start }) => kind === 'PART' && start > to)
  return /^d(ej|eix)(a|e|en|emos)(me|nos)?$/.test(verb) && isNext && /^[,.;\n]$/.test(tokens[to]?.word ?? '')
}

const IT = '(lo|la|los|las)'
/** 'sacá', 'sáquelo', 'borren' */
const REMOVE = `((sac|quit|borr|elimin|descart|anul|cancel|tach)(a|as|ar|e|an|en)|(saqu|borr|descart|anul|tach)(e|en|ue|uen))(l[ao]s?)?`
const LEAVE = `d(ej|eix)(a|e|en)(l[ao]s?)?`
const GOT = `(consegui|consiguio|conseguimos|compre|compramos|encontre|arregle|arreglo|arreglamos|(cambie|cambiamos|cambiaron|cambio|puse|pusieron)(?= (hace|la|el|ayer|recien|en|antes)\\b)|ten(go|emos)(?! (\\w+d[oa]s?|rot[oa]s?|hech[oa]s?|mal|sin|con|que)\\b))`
/** Phrases right after a part that is no longer wanted. */
const NOT_NEEDED = new RegExp(
  [
    `^(${IT} )?${REMOVE}\\b`,
    `^${IT} saque\\b`,
    `^(baj|vol)al[ao]s?\\b`,
    `^(${IT} )?(${LEAVE}|qued[ae]n?) (afuera|fuera)\\b`,
    `^${LEAVE}( [,.;!?\\n]|$)`,
    `^(${IT} )?(ya )?${GOT}( [,.;!?\\n]|$)`,
    `^${IT} (ya )?${GOT}\\b`,
    `^ya no( [,.;!?\\n]|$)`,
  ].join('|'),
)
/** The same after a known part, with a remark in between: 'el capot, pensándolo, se arregla, sáquelo'. */
const NOT_NEEDED_LATER = new RegExp(
  [
    `^(.+ )?(${IT} ${REMOVE}|(sac|saqu|quit|borr|elimin|descart|anul|cancel|tach)(a|e|ue)l[ao]s?)( [,.;!?\\n]|$)`,
    `^(.+ )?${LEAVE}( [,.;!?\\n]|$)`,
    `^(.+ )?(ya )?(no ((va|hace falta|me hace falta)( [,.;!?\\n]|$)|(lo|la|los|las) quiero)|${IT} (ya )?${GOT})\\b`,
  ].join('|'),
)

/** Words after a part until the sentence ends or names another part. */
function wordsBehind({ tokens, mentions }: Sheet, { to }: Mention): string {
  let from = to
  while (mentions.some(({ kind, from: at, to: end }) => PLACED.test(kind) && at <= from && from < end))
    from += 1
  const next = mentions.find(({ kind, from: at }) => kind === 'PART' && at >= to)?.from ?? tokens.length
  const words = tokens.slice(from, Math.min(next, from + REACH)).map(({ word }) => word)
  const end = words.findIndex(word => ENDS.test(word))
  const told = end < 0 ? words : words.slice(0, end + 1)
  // 'las tengo, el farol no': the article of the other part is no end.
  return (told[0] === ',' ? told.slice(1) : told).join(' ')
}

const PLACED = /^(SIDE|AXLE)$/
const REACH = 14

/** 'sin campanas', 'menos las campanas', when no other part owns them. */
export function isLeftOut(
  { tokens, mentions }: Sheet,
  mention: Mention,
  before: readonly KnownPart[],
): boolean {
  const { from } = mention
  const at = /^(el|la|los|las)$/.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1
  // 'todo usado menos la moldura, nueva' excludes nothing.
  const isOfState = mentions.some(({ kind, to }) => kind === 'CONDITION' && to <= at)
  return (
    !isOfState &&
    isOneOf(before, mention) &&
    /^(sin|menos|salvo|excepto)$/.test(tokens[at]?.word ?? '') &&
    (at === 0 || tokens[at - 1]?.isMark === true)
  )
}

const ONLY = /^(solo|solamente|unicamente|so|nomas|unicament)$/
const ONLY_BEHIND = /^(sol[oa]s?|solamente|unicamente|nomas)$/

/** True when only this part is wanted: 'solo las bujías', 'regulador solo', 'los de atrás nomás'. */
export function isOnly(
  { tokens, mentions }: Sheet,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  let at = from - 1
  while (/^(el|la|los|las|lo|de|con|o|a|os|as|un|una)$/.test(tokens[at]?.word ?? '')) at -= 1
  // 'y también solo la tapa' adds a part.
  if (/^(y|e|mas|\+)$/.test(tokens[at - 1]?.word ?? '')) return false
  let end = to
  while (mentions.some(({ kind, from: start, to: last }) => PLACED.test(kind) && start <= end && end < last))
    end += 1
  const behind = tokens[end + 1]
  return (
    ONLY.test(tokens[at]?.word ?? '') ||
    (ONLY_BEHIND.test(tokens[end]?.word ?? '') &&
      (behind === undefined || behind.isMark || /^(los|las|que|y|entonces|por)$/.test(behind.word)))
  )
}

/** Known parts that the message keeps, apart from those it removes by name. */
export function stillWanted(
  known: readonly KnownPart[],
  { wanted }: SaidParts,
  sheet: Sheet,
): readonly KnownPart[] {
  const items = itemsTakenOff(sheet, known.length)
  const left = known.filter((_, at) => !items.includes(at))
  const only = wanted.filter(part => isOnly(sheet, part))
  const isAlso = sheet.mentions.some(({ kind }) => kind === 'ALSO' || kind === 'CONDITION')
  const isNamed = ({ name }: KnownPart) => wanted.some(({ entry }) => entry.name === name.value)
  if (only.length > 0 && !isAlso && sheet.asked !== 'SYMPTOM' && left.some(isNamed))
    return left.filter(isNamed)
  return wanted.length === 0 ? onOnlyAxle(left, sheet) : left
}

/** 'dejá solo adelante', 'mejor los de atrás solos' */
function onOnlyAxle(known: readonly KnownPart[], sheet: Sheet): readonly KnownPart[] {
  const axle = sheet.mentions.find(
    (mention): mention is MentionOf<'AXLE'> => mention.kind === 'AXLE' && isOnly(sheet, mention),
  )
  const isOther = (value: Axle | undefined) => value !== undefined && value !== axle?.value
  if (!axle || axle.value === 'BOTH') return known
  return known.filter(
    part =>
      !isOther(part.axle?.value) ||
      !known.some(other => other.name.value === part.name.value && other.axle?.value === axle.value),
  )
}

const NUMBERS: readonly RegExp[] = [
  /^(1|uno|primer[oa]?)$/,
  /^(2|dos|segund[oa])$/,
  /^(3|tres|tercer[oa]?)$/,
  /^(4|cuatro|cuart[oa])$/,
  /^(5|cinco|quint[oa])$/,
  /^(6|seis|sext[oa])$/,
  /^(7|siete)$/,
  /^(8|ocho)$/,
]
const ITEM = /^(el|la|lo|los|las|punto|puntos|item|items|numero|num|nro|n|renglon|linea|y|,|:|°|º)$/

/** Numbers of list items to remove: 'borrar el 2', 'sacá el punto 3 y el 4'. */
function itemsTakenOff(sheet: Sheet, count: number): readonly number[] {
  return sheet.mentions
    .filter(({ kind }) => kind === 'REMOVE')
    .flatMap(({ to }) => itemsFrom(sheet, to, count, behind => behind === undefined || behind.isMark))
}

/**
 * 'corrijo punto 3: soporte de motor', 'el ítem 2 es la bomba': index of the list item to replace, or null.
 */
export function itemCorrected(sheet: Sheet, count: number, part: SaidPart): number | null {
  const correction = sheet.mentions.find(({ kind, to }) => kind === 'CORRECTION' && to <= part.from)
  const named = sheet.tokens.findIndex(({ word }) => /^(punto|item|renglon|linea)$/.test(word))
  const from = correction?.to ?? (named >= 0 && named < part.from ? named : null)
  const items =
    from === null
      ? []
      : itemsFrom(sheet, from, count, behind => /^(:|,|-|es|son|va|era|seria)$/.test(behind?.word ?? ''))
  return items.length === 1 ? (items[0] ?? null) : null
}

function itemsFrom(
  { tokens }: Sheet,
  from: number,
  count: number,
  isEnd: (behind: Sheet['tokens'][number] | undefined) => boolean,
): readonly number[] {
  const found: number[] = []
  let at = from
  for (; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? ''
    const isLast = /^(ultim[oa])$/.test(word)
    // 'apareció uno', 'sacá 2 bujías' count.
    if (at === from && !ITEM.test(word)) return []
    const place = isLast ? count - 1 : NUMBERS.findIndex(number => number.test(word))
    if (place >= 0 && place < count) {
      found.push(place)
      if (isEnd(tokens[at + 1])) return found
    } else if (!ITEM.test(word)) return []
  }
  return found
}

/**
 * 'espejo de un Kicks 2019, perdón, 2020. Con luz de giro': the correction is of the year, not the mirror.
 */
export function isOfDetail({ mentions }: Sheet, from: number, to: number): boolean {
  const corrections = mentions.filter(
    mention => mention.kind === 'CORRECTION' && mention.from >= from && mention.to <= to,
  )
  return (
    corrections.length > 0 &&
    corrections.every(correction => {
      const next = mentions.find(mention => mention.from >= correction.to && mention.kind !== 'CORRECTION')
      return (
        next !== undefined &&
        next.to <= to &&
        next.from - correction.to <= 2 &&
        mentions.some(
          ({ kind, to: end }) => kind === next.kind && end <= correction.from && correction.from - end <= 3,
        )
      )
    })
  )
}
