import type { Gazetteer } from '../text/gazetteer.ts'
import type { Token } from '../text/tokens.ts'
import { type Entry, isEverydayWord } from './lexicon.ts'
import { isKind, isUnread, type Mention, type MentionOf, type Page, take } from './mentions.ts'

/** Words for parts of many things: alone they need a complement. */
const OF_MANY =
  /^(filtros?|juntas?|reten|retenes|topes?|guias?|soportes?|cables?|piolas?|tapas?|bulbos?|bujes?|bombas?|rejillas?|fuelles?|poleas?|mangueras?|valvulas?|manguitos?|tornillos?|resortes?|perillas?|tapones|tapon|bisagras?|molduras?|correas?|carcasas?|bases?|kit|reparacion|discos?|placas?)$/
const BETWEEN = /^(,|y|e|\+|con|mas|la|el|los|las|un|una|unos|unas|su|sus|o|a|os|as)$/
/** Maximum distance of the two words. */
const REACH = 4

/** 'retén de válvulas y guías', 'rejilla y guía de paragolpe': two parts share one complement. */
export function readElisions(
  page: Page,
  mentions: readonly Mention[],
  lexicon: Gazetteer<Entry>,
): MentionOf<'PART'>[] {
  const parts = mentions.filter(isKind('PART'))
  const byStart = new Map(parts.map(part => [part.from, part]))
  const byEnd = new Map(parts.map(part => [part.to, part]))
  const distances = Array.from({ length: REACH }, (_, at) => at + 1)
  return page.tokens.flatMap((token, at): MentionOf<'PART'>[] => {
    if (!OF_MANY.test(token.word)) return []
    const own = byStart.get(at)
    if (own ? own.to !== at + 1 : !isUnread(page, at)) return []
    const isOfCar = mentions.some(({ kind, from }) => from === at + 2 && /^(MODEL|BRAND)$/.test(kind))
    if (!isOfCar && /^(de|del|d|da|do)$/.test(page.tokens[at + 1]?.word ?? '')) return []
    const before = distances
      .flatMap(far => byEnd.get(at - far) ?? [])
      .find(({ to }) => isJoined(page, to, at))
    const after = distances
      .flatMap(far => byStart.get(at + 1 + far) ?? [])
      .find(({ from }) => isJoined(page, at + 1, from))
    for (const other of [before, after]) {
      const part = other && wholeOf(page, token, other, lexicon)
      if (!part) continue
      take(page, at, at + 1)
      return [{ kind: 'PART', part, from: at, to: at + 1 }]
    }
    return []
  })
}

const isJoined = ({ tokens }: Page, from: number, to: number) =>
  tokens.slice(from, to).every(({ word, isNumber }) => BETWEEN.test(word) || isNumber)

/** The part made of a word and the complement, or the whole name, of its neighbour. */
function wholeOf(page: Page, token: Token, other: MentionOf<'PART'>, lexicon: Gazetteer<Entry>) {
  const words = page.tokens.slice(other.from, other.to)
  const of = words.findIndex(({ word }) => /^(de|del|d|da|do)$/.test(word))
  const complements = [of > 0 ? words.slice(of + 1) : words.slice(1), words]
  for (const complement of complements) {
    if (complement.length === 0) continue
    const told = [token, ...complement]
    const match = lexicon.longest(told, 0, isEverydayWord)
    const entry = match?.to === told.length ? match.values.find(value => value.kind === 'PART') : undefined
    if (entry?.kind === 'PART') return entry.part
  }
  return undefined
}
