import { plain, stem } from './words.ts'

/** A word, number or mark of a message, with its position. */
export type Token = {
  /** Lower case, without accents. */
  readonly word: string
  readonly stem: string
  /** Position in the message; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly isMark: boolean
  readonly isNumber: boolean
  /**
   * The sign that joins it to the token before without a blank: '.' in '1.6', '-' in 'T-Cross'; null after a
   * blank.
   */
  readonly tie: string | null
  readonly isCapitalized: boolean
}

/** Characters read of a longer message. */
export const MAX_LENGTH = 10_000

const PIECE = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]|\n+/gu
const TIES = new Set(['.', ',', '-', '/', "'", '’', ':', '_'])

/**
 * Splits a message in one pass. Signs between two characters of a word or number are ties, all others are
 * marks.
 */
export function tokenize(message: string): Token[] {
  const text = readableText(message.slice(0, MAX_LENGTH))
  const pieces = Array.from(text.matchAll(PIECE), match => ({ text: match[0], from: match.index }))
  const tokens: Token[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const after = pieces[at + 1]
    const isWord = /[\p{L}\p{N}]/u.test(piece.text)
    const touches = before !== undefined && endOf(before) === piece.from
    if (!isWord) {
      const isTie =
        TIES.has(piece.text) && touches && isAlnum(before) && isAlnum(after) && endOf(piece) === after?.from
      if (!isTie) tokens.push(markOf(piece))
      continue
    }
    const isTied = touches && !isAlnum(before) && tokens.at(-1)?.to === before.from && !tokens.at(-1)?.isMark
    tokens.push(wordOf(piece, isTied ? before.text : null))
  }
  return tokens
}

/**
 * A message in one Unicode form, with typographic hyphens and full-width characters as ASCII: one for one, so
 * that positions are kept.
 */
export function readableText(message: string): string {
  return (
    message
      .normalize('NFC')
      // Digits in circles.
      .replaceAll(/[\u2460-\u2468\u24ea]/g, digit => digit.normalize('NFKC'))
      .replaceAll(/[\u2010\u2011\u2212]/g, '-')
      .replaceAll(/[\uff01-\uff5e]/g, form => String.fromCharCode(form.charCodeAt(0) - 0xfee0))
  )
}

/** '2oo7' and '77 81 l2' are numbers; 'L200' is none. */
function digitsOf(word: string): string {
  const isNumber = /^(\d[\dol]*|o9[\dol]{5,}|[ol]\d)$/.test(word) && !/^\d+l$/.test(word)
  return isNumber ? word.replaceAll('o', '0').replaceAll('l', '1') : word
}

type Piece = { readonly text: string; readonly from: number }

const endOf = (piece: Piece) => piece.from + piece.text.length
const isAlnum = (piece: Piece | undefined) => piece !== undefined && /^[\p{L}\p{N}]/u.test(piece.text)

function markOf({ text, from }: Piece): Token {
  const word = text.startsWith('\n') ? '\n' : text
  return {
    word,
    stem: word,
    from,
    to: from + text.length,
    isMark: true,
    isNumber: false,
    tie: null,
    isCapitalized: false,
  }
}

function wordOf({ text, from }: Piece, tie: string | null): Token {
  // 'holaaa' is drawn out; the letters of a number are all meant: 'WVWZZZ1JZ'.
  const isWord = !/\d/.test(text)
  const word = digitsOf(isWord ? plain(text).replaceAll(/([a-z])\1{2,}/g, '$1') : plain(text))
  return {
    word,
    stem: stem(word),
    from,
    to: from + text.length,
    isMark: false,
    isNumber: /^\d+$/.test(word),
    tie,
    isCapitalized: /^\p{Lu}/u.test(text),
  }
}
