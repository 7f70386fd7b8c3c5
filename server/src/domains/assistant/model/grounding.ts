import type { Evidence } from '../../../mind/known.ts'
import { tokenize } from '../../../mind/text/tokens.ts'

/** A message of the visitor's, and the turn it was, counted from 0. */
export type VisitorText = { readonly turn: number; readonly text: string }

/** The words of a text, plain. */
export const wordsOf = (text: string): string[] =>
  tokenize(text)
    .filter(({ isMark }) => !isMark)
    .map(({ word }) => word)

/** The place of those words, in sequence, in the first message that contains them; null when none does. */
export function groundOf(quote: string, texts: readonly VisitorText[]): Evidence | null {
  const wanted = wordsOf(quote)
  if (wanted.length === 0) return null
  for (const { turn, text } of texts) {
    const tokens = tokenize(text).filter(({ isMark }) => !isMark)
    const at = tokens.findIndex((_, from) => wanted.every((word, step) => tokens[from + step]?.word === word))
    const [first, last] = [tokens[at], tokens[at + wanted.length - 1]]
    if (first && last) return { turn, from: first.from, to: last.to }
  }
  return null
}

/** True when every word of a value is in the quotation: 'Highline' in 'el highline nafta'. */
export function isInQuote(value: string, quote: string): boolean {
  const quoted = new Set(wordsOf(quote))
  const words = wordsOf(value)
  return words.length > 0 && words.every(word => quoted.has(word))
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')
const significant = (digits: string) => digits.replace(/0+$/, '')

/** 180000 in '180 mil' and in '180.000 km'. */
export function isFigureInQuote(value: number, quote: string): boolean {
  const digits = digitsIn(quote)
  return digits !== '' && significant(digits) === significant(String(value))
}

/** 2012 in '2012', 'modelo 12' and "del '12". */
export function isYearInQuote(value: number, quote: string): boolean {
  const year = String(value)
  return wordsOf(quote).some(word => word === year || word === year.slice(2))
}
