import { wholeOf } from './shortForms.ts'
import type { Meant, Speller } from './spelling.ts'
import { SHORTEST_INSIDE, speller } from './spelling.ts'
import type { Token } from './tokens.ts'
import type { Tree } from './tree.ts'
import { LITTLE_WORDS, LONGEST_WORD, stem } from './words.ts'

/** A name that was found; `to` is exclusive. */
export type Match<T> = {
  readonly values: readonly T[]
  readonly from: number
  readonly to: number
  /** Number of wrong letters; a word that only sounds alike counts half. */
  readonly slips: number
}

/** Names in a tree of words. Each look-up walks at most as many words as the longest name has. */
export class Gazetteer<T> {
  private readonly words: ReadonlyMap<string, number>
  private readonly firstEdges: Int32Array
  private readonly edgeWords: Int32Array
  private readonly firstValues: Int32Array
  private readonly values: Int32Array
  private readonly spelling: Speller
  private readonly entries: readonly T[]
  /**
   * Words of the language that resemble a name: they count as its misspelling only when another word of it
   * fits.
   */
  private readonly neighbours: ReadonlySet<string>
  /** Steps of all look-ups, to show that they are proportional to the text. */
  steps = 0

  /** The values of the tree are indexes in `entries`. */
  constructor(tree: Tree, entries: readonly T[], neighbours: ReadonlySet<string>) {
    this.words = new Map(tree.words.map((word, number) => [word, number]))
    this.firstEdges = Int32Array.from(tree.firstEdges)
    this.edgeWords = Int32Array.from(tree.edgeWords)
    this.firstValues = Int32Array.from(tree.firstValues)
    this.values = Int32Array.from(tree.values)
    this.spelling = speller(tree.words, tree.sounds)
    this.entries = entries
    this.neighbours = neighbours
  }

  knows(word: string): boolean {
    return this.words.has(word)
  }

  /** The node after a word, or null. */
  private next(node: number, word: string): number | null {
    const number = this.words.get(word)
    if (number === undefined) return null
    let from = this.firstEdges[node] ?? 0
    let to = this.firstEdges[node + 1] ?? 0
    while (from < to) {
      const middle = (from + to) >> 1
      const found = this.edgeWords[middle] ?? 0
      if (found === number) return middle + 1
      if (found < number) from = middle + 1
      else to = middle
    }
    return null
  }

  private isName(node: number): boolean {
    return (this.firstValues[node] ?? 0) < (this.firstValues[node + 1] ?? 0)
  }

  private valuesOf(node: number): readonly T[] {
    const places = this.values.subarray(this.firstValues[node], this.firstValues[node + 1])
    return Array.from(places).flatMap(place => this.entries[place] ?? [])
  }

  /** The longest name that begins at a token, or null. `isRight` marks words that are never a misspelling. */
  longest(tokens: readonly Token[], from: number, isRight: (token: Token) => boolean): Match<T> | null {
    const first = tokens[from]
    if (!first || first.isMark) return null
    const best: { found: Found | null } = { found: null }
    this.walk(ROOT, { tokens, isRight, best, from }, { at: from, slips: 0, words: 0, isDoubtful: false })
    return (
      best.found && {
        values: this.valuesOf(best.found.node),
        from,
        to: best.found.to,
        slips: best.found.slips,
      }
    )
  }

  /** `isInside`: after a word that may be inside a name but ends none. */
  private walk(node: number, search: Search, { at, slips, words, isDoubtful }: Step, isInside = false) {
    this.steps += 1
    const { tokens, best, from } = search
    const isSure = !isDoubtful || (words > 1 && slips <= 2)
    if (!isInside && isSure && this.isName(node) && isBetter(best.found, at, slips))
      best.found = { node, to: at, slips }
    const token = tokens[at]
    if (!token || token.isMark || slips > 2) return
    for (const [word, width, slip] of this.readings(tokens, at, search.isRight)) {
      const next = this.next(node, word)
      // 'siente el motor' is no 'Siena EL': a little word confirms no name.
      const told = LITTLE_WORDS.has(word) ? words : words + 1
      if (next !== null)
        this.walk(next, search, { at: at + width, slips: slips + slip, words: told, isDoubtful })
    }
    for (const { word, letters } of isDoubtful || isBehindPronoun(tokens, from, at)
      ? this.shortened(token)
      : this.doubtful(token, search.isRight)) {
      const next = this.next(node, word)
      const step = { at: at + 1, slips: slips + (letters || 0.5), words: words + 1, isDoubtful: true }
      if (next !== null) this.walk(next, search, step)
    }
    // Little words inside a name are passed over; three in a row are no longer inside.
    if (at > from && LITTLE_WORDS.has(token.word) && !isThirdLittleWord(tokens, at))
      this.walk(node, search, { at: at + 1, slips, words, isDoubtful }, true)
    if (at > from && isPlaceInside(tokens, from, at))
      this.walk(node, search, { at: at + 1, slips, words, isDoubtful }, true)
  }

  /** Meanings in a longer name of a correctly spelled word: 'corea de accesorios', 'motorcito del limpia'. */
  private doubtful(token: Token, isRight: (token: Token) => boolean): readonly Meant[] {
    const { word, stem: said } = token
    const short = this.shortened(token)
    if (short.length > 0) return short
    if (word.length < 4 || token.isNumber || LITTLE_WORDS.has(word)) return []
    const isWhole = isRight(token) || this.neighbours.has(said)
    if (!isWhole && !this.words.has(said)) {
      return said.length === SHORTEST_INSIDE ? this.spelling.meant(said, SHORTEST_INSIDE) : []
    }
    const small = this.small(token).map(meant => ({ word: meant, letters: 0 }))
    if (!isWhole) return small
    return [...small, ...this.spelling.meant(said).filter(meant => meant.word !== said)]
  }

  /** The word for a counter's short form: 'filt hab'. */
  private shortened({ word }: Token): readonly Meant[] {
    const whole = wholeOf(word)
    return whole !== undefined && this.words.has(whole) ? [{ word: whole, letters: 0 }] : []
  }

  /** The names behind a diminutive. */
  private small({ word }: Token): string[] {
    return diminutives(word).filter(meant => this.words.has(meant))
  }

  /**
   * Readings of a token: itself, joined with the next one ('para golpes', 'x trail'), or a word that it
   * misspells.
   */
  private readings(
    tokens: readonly Token[],
    at: number,
    isRight: (token: Token) => boolean,
  ): (readonly [word: string, width: number, slip: number])[] {
    const token = tokens[at]
    if (!token) return []
    const found: [string, number, number][] = []
    if (this.words.has(token.stem)) found.push([token.stem, 1, 0])
    const after = tokens[at + 1]
    const mayJoin =
      after &&
      !after.isMark &&
      !isRight(after) &&
      (!isRight(token) || (token.word.length > 2 && !this.words.has(after.stem))) &&
      !(token.word === 'x' && after.isNumber)
    const isLetterAndNumber =
      after?.isNumber === true && /^[a-wyz]{1,2}$/.test(token.word) && !LITTLE_WORDS.has(token.word)
    const joined = mayJoin || isLetterAndNumber ? stem(token.word + after.word) : ''
    if (joined !== '' && this.words.has(joined)) found.push([joined, 2, 0])
    if (token.word.length < 4 || isRight(token)) return found
    if (found.length > 0) {
      const alike = this.spelling
        .meant(token.stem)
        .filter(({ word, letters }) => letters === 0 && word !== token.stem)
      return [...found, ...alike.map(({ word }) => [word, 1, 0.5] as const)]
    }
    const small = this.small(token)
    // 'radiado' lacks the last letter of a longer word that was meant.
    if (small.length === 0 && this.neighbours.has(token.stem))
      return this.words.has(`${token.stem}r`) ? [[`${token.stem}r`, 1, 1]] : found
    return small.length > 0
      ? small.map(word => [word, 1, 0.5] as const)
      : this.spelling.meant(token.stem).map(({ word, letters }) => [word, 1, letters || 0.5] as const)
  }
}

/** 'vidriecito' → 'vidrio', 'amortiguadorcitos' → 'amortiguador', 'palanquita' → 'palanca'. */
function diminutives(word: string): string[] {
  if (word.length > LONGEST_WORD) return []
  const base = /^(.{3,}?)(?:e?c)?it[oa]s?$/.exec(word)?.[1]
  if (base === undefined) return []
  const hard = base.replace(/qu$/, 'c').replace(/gu$/, 'g')
  return ['', 'o', 'a', 'e', 'io'].map(ending => stem((ending === 'e' ? base : hard) + ending))
}

const ROOT = 0

/** The end of a name in the text, and its node. */
type Found = { readonly node: number; readonly to: number; readonly slips: number }

type Step = {
  readonly at: number
  readonly slips: number
  /** Words of the name so far. */
  readonly words: number
  /** True when a correctly spelled word was read as another: then one more word has to fit. */
  readonly isDoubtful: boolean
}

type Search = {
  readonly tokens: readonly Token[]
  readonly isRight: (token: Token) => boolean
  readonly best: { found: Found | null }
  readonly from: number
}

function isBetter(best: Found | null, to: number, slips: number): boolean {
  return best === null || to > best.to || (to === best.to && slips < best.slips)
}

/** 'los cables los cambié': a verb, where 'bomba de la naft' has a misspelled noun. */
function isBehindPronoun(tokens: readonly Token[], from: number, at: number): boolean {
  const [of, article] = tokens.slice(Math.max(from, at - 2), at)
  return /^(lo|la|los|las|me|te|le)$/.test(article?.word ?? '') && !LITTLE_WORDS.has(of?.word ?? '')
}

/** 'soporte derecho del paragolpes', 'vidrio trasero izquierdo de la puerta': the place, before the owner. */
function isPlaceInside(tokens: readonly Token[], from: number, at: number): boolean {
  if (!PLACE_WORD.test(tokens[at]?.word ?? '') || PLACE_WORD.test(tokens[from]?.word ?? '')) return false
  const behind = tokens.slice(at + 1).find(({ word }) => !PLACE_WORD.test(word))
  return /^(de|del|do|da|dos|das)$/.test(behind?.word ?? '')
}

const PLACE_WORD =
  /^(derech|izquierd|delanter|traser|dianteir|traseir|direit|esquerd)[oa]s?$|^(superior|inferior|der|izq)$/

function isThirdLittleWord(tokens: readonly Token[], at: number): boolean {
  return [1, 2].every(back => LITTLE_WORDS.has(tokens[at - back]?.word ?? ''))
}
