import type { Sheet } from '../read/mentions.ts'
import { countAt } from '../text/numbers.ts'
import type { SaidPart } from './saidPart.ts'

const JOINING = /^(y|,|e|mas|\+|:|;|\n|\/|\()$/
const ARTICLE = /^(un|uno|una|otro|otra|otros|otras|el|la|los|las)$/

/**
 * 'dos amortiguadores traseros y uno delantero', 'la puerta delantera izquierda y la trasera derecha', '4
 * amortiguadores, 2 delanteros y 2 traseros': one name for pieces at several places. Each piece ends where
 * the next begins.
 */
export function withPieces(sheet: Sheet, part: SaidPart, next: SaidPart | undefined): SaidPart[] {
  const starts = startsBehind(sheet, part.to, next?.from ?? sheet.tokens.length)
  const [first] = starts
  if (first === undefined) return [part]
  const isPlaced = sheet.mentions.some(
    ({ kind, from }) => kind === 'AXLE' && from >= part.from && from < first,
  )
  const pieces = starts.map(at => {
    const count = countAt(sheet.tokens, at)
    const isCounted = count !== null && count > 1
    return {
      ...part,
      from: at,
      to: at + 1,
      quantity: isCounted ? { value: count, from: at, to: at + 1 } : part.quantity,
    }
  })
  if (isPlaced || isPlacedInName(sheet, part)) return [part, ...pieces]
  // 'cuatro, dos delanteros y dos traseros': the pieces add up to the whole.
  const [one, ...others] = pieces
  return one && others.length > 0 ? [{ ...part, quantity: one.quantity, to: one.to }, ...others] : [part]
}

function isPlacedInName({ tokens }: Sheet, { from, to }: SaidPart): boolean {
  return tokens.slice(from, to).some(({ word }) => /^(delanter|traser|atras|adelante)/.test(word))
}

function startsBehind({ tokens, mentions }: Sheet, from: number, to: number): number[] {
  return tokens.flatMap(({ word }, at) => {
    if (at <= from || at >= to || !JOINING.test(tokens[at - 1]?.word ?? '')) return []
    const isStart = ARTICLE.test(word) || (countAt(tokens, at) ?? 0) > 0
    const of = tokens[at + 1]?.word === 'de' ? at + 2 : at + 1
    const isPlace = mentions.some(
      ({ kind, from: place }) => kind === 'AXLE' && (place === at + 1 || place === of),
    )
    return isStart && isPlace ? [at] : []
  })
}

/** Half of an even count is on each axle. */
export const countOnEachAxle = (count: number) => (count > 2 && count % 2 === 0 ? count / 2 : count)

/** Splits a part for front and rear into two parts. */
export function onEachAxle(part: SaidPart): SaidPart[] {
  const { axle, quantity, entry } = part
  if (axle?.value !== 'BOTH' || !entry.hasAxles) return [part]
  const own = { ...part, quantity: quantity && { ...quantity, value: countOnEachAxle(quantity.value) } }
  return (['FRONT', 'REAR'] as const).map(value => ({ ...own, axle: { ...axle, value } }))
}
