import type { KnownPart } from '../known.ts'
import type { PartEntry } from '../lexicon/parts.ts'
import { isKind, isUnread, type MentionOf, type Sheet } from '../read/mentions.ts'
import { keyWords } from '../text/words.ts'

const ARTICLE = /^(el|la|los|las|o|a|os|as)$/
const ORDINALS = [/^(1|primer[oa]?)$/, /^(2|segund[oa])$/, /^(3|tercer[oa]?)$/, /^4$/, /^5$/, /^6$/]
const BETWEEN_ORDINALS = /^(y|e|[,:=)-]|el|la|los|las|lo)$/

/**
 * Known parts that a later message mentions by one word of their names or by their number in the list: 'el
 * carburador usado, la tapa nueva', 'el de aire bajalo', '1 y 2 nuevos, 3 usadas'.
 */
export function withRecalled(sheet: Sheet, known: readonly KnownPart[]): Sheet {
  if (known.length < 2) return sheet
  const entries = known.map(entryOf)
  const hasCondition = sheet.mentions.some(isKind('CONDITION'))
  const recalled = [
    ...byComplement(sheet, entries),
    ...(hasCondition
      ? byHead(sheet, known, entries)
      : isTakenOff(sheet)
        ? byHead(sheet, known, entries, true)
        : []),
    ...(hasCondition && sheet.asked === 'CONDITION' ? byOrdinal(sheet, entries) : []),
  ]
  return recalled.length === 0 ? sheet : withMentions(sheet, recalled)
}

function entryOf({ name, synonyms, category, hasSides, hasAxles, isSafety }: KnownPart): PartEntry {
  return { name: name.value, synonyms, category, hasSides, hasAxles, isSafety, axle: null }
}

/** A known part that is removed by the first word of its name: 'no es la bomba', 'la junta dejala'. */
export function withTakenBack(
  sheet: Sheet,
  known: readonly KnownPart[],
  isDropped: (sheet: Sheet, mention: MentionOf<'PART'>) => boolean,
): Sheet {
  const called = byHead(sheet, known, known.map(entryOf), true)
  const dropped = called.filter(mention => isDropped(sheet, mention))
  return dropped.length === 0 ? sheet : withMentions(sheet, dropped)
}

function withMentions(sheet: Sheet, recalled: readonly MentionOf<'PART'>[]): Sheet {
  const isInside = (at: number) => recalled.some(({ from, to }) => from <= at && at < to)
  return {
    ...sheet,
    taken: sheet.taken.map((taken, at) => taken || isInside(at)),
    mentions: [...sheet.mentions, ...recalled].toSorted((one, other) => one.from - other.from),
  }
}

/** 'sacá el kit' */
const isTakenOff = ({ tokens }: Sheet) =>
  tokens.some(({ word }) => /^(saca|sacale|sacame|quita|quitale|borra|elimina|bajame|anula)$/.test(word))

/** 'la tapa' for a 'tapa de distribuidor', when no other known part begins with that word. */
function byHead(
  sheet: Sheet,
  known: readonly KnownPart[],
  entries: readonly PartEntry[],
  isOfAny = false,
): MentionOf<'PART'>[] {
  return sheet.tokens.flatMap(({ stem }, at): MentionOf<'PART'>[] => {
    const isCalled =
      ARTICLE.test(sheet.tokens[at - 1]?.word ?? '') || (!isOfAny && isDescribedAlone(sheet, at))
    if (!isUnread(sheet, at) || !isCalled) return []
    const called = entries.filter(({ name, synonyms }, place) =>
      [name, ...synonyms.slice(0, 1)].some(
        words => keyWords(words)[0] === stem && (isOfAny || known[place]?.condition === null),
      ),
    )
    const [part] = called
    return part && called.length === 1 ? [{ kind: 'PART', part, from: at, to: at + 1 }] : []
  })
}

/** 'kit nuevo, bomba usada': without an article, at the beginning of its item. */
function isDescribedAlone({ tokens, mentions, asked }: Sheet, at: number): boolean {
  const before = tokens[at - 1]
  const begins = before === undefined || before.isMark || /^(y|e|menos|salvo|excepto)$/.test(before.word)
  return (
    asked === 'CONDITION' &&
    begins &&
    mentions.some(({ kind, from }) => kind === 'CONDITION' && from > at && from <= at + 2)
  )
}

/** 'el de aire' for a 'filtro de aire'. */
function byComplement(sheet: Sheet, entries: readonly PartEntry[]): MentionOf<'PART'>[] {
  return sheet.tokens.flatMap(({ stem }, at): MentionOf<'PART'>[] => {
    const [article, of] = sheet.tokens.slice(Math.max(0, at - 2), at)
    const isElliptic = ARTICLE.test(article?.word ?? '') && of?.word === 'de'
    if (!isElliptic || !isUnread(sheet, at)) return []
    const called = entries.filter(({ name }) => keyWords(name).slice(1).includes(stem))
    const [part] = called
    return part && called.length === 1 ? [{ kind: 'PART', part, from: at, to: at + 1 }] : []
  })
}

function byOrdinal(sheet: Sheet, entries: readonly PartEntry[]): MentionOf<'PART'>[] {
  const { tokens, mentions } = sheet
  const found: MentionOf<'PART'>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const part = entries[ORDINALS.findIndex(ordinal => ordinal.test(tokens[at]?.word ?? ''))]
    if (!part || !isUnread(sheet, at) || tokens[at]?.tie) continue
    // 'óptica 1 nueva' counts them.
    if (mentions.some(({ kind, to }) => kind === 'PART' && to === at)) return []
    let behind = at + 1
    while (
      BETWEEN_ORDINALS.test(tokens[behind]?.word ?? '') ||
      ORDINALS.some(ordinal => ordinal.test(tokens[behind]?.word ?? ''))
    )
      behind += 1
    const isDescribed = mentions.some(({ kind, from }) => kind === 'CONDITION' && from === behind)
    if (isDescribed) found.push({ kind: 'PART', part, from: at, to: at + 1 })
  }
  return found
}
