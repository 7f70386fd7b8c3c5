import { DATA, wordsIn } from '../lexicon/data.ts'
import { PARTS, type PartEntry } from '../lexicon/parts.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { rootOf } from '../text/roots.ts'
import { type Entry, isEverydayWord } from './lexicon.ts'
import { isFree, type MentionOf, type Page, take } from './mentions.ts'

type Example = { readonly part: PartEntry; readonly words: ReadonlySet<string>; readonly weight: number }
type Compared = { readonly part: PartEntry; readonly likeness: number; readonly to: number }

/** Words for an unnamed thing: 'el cosito negro del techo que agarra la radio'. */
const HEAD =
  /^(acordeon|redond[oa]|cos[ao]|cosit[ao]|eso|esa|ese|chirimbolo|bicho|aparat(o|ito)|piez(a|ita)|piecita|pedazo|parte|partecita|mecanismo|artefacto|dispositivo|goma|gomita|plasti(co|quito)|fierr(o|ito)|chap(a|ita)|tap(a|ita)|tub(o|ito)|can(o|ito)|manguer(a|ita)|cable|cablecito|piola|piolita|palan(ca|quita)|boton|botoncito|perilla|luz|luce|luce[cs]ita|pot(e|ecito)|tarr(o|ito)|maquinita|bracito|foco|foquito|motorcito|resort(e|ito)|rued(a|ita)|tacho|tachito|bidon|bidoncito|recipiente|tanquecito|frasco|vidri(o|ito)|vidriecito|espejito|caj(a|ita)|barr(a|ita)|varill(a|ita)|palito|trab(a|ita)|ganch(o|ito)|cuerito|bombita|ventilador|agujero|puertita|correa|cinta|rejill(a|ita)|bolita|bocha)s?$/
/** Words after a thing that begin its description. */
const TELLING = /^(que|q|k|ke|donde)$/
/** 'para medir el aceite', not 'para la camioneta' */
const INFINITIVE = /^[a-z]{2,}[aei]r(l[aeo]s?)?$/
/** A small thing needs no more than its place: 'el cosito del capot'. */
const SMALL = /it[oa]s?$/
const PLACING = /^(de|del|con)$/
/** Maximum distance between the thing and its description. */
const TELLING_REACH = 6
const LONGEST = 16
/**
 * Below this likeness half of the guesses are wrong (above, none of 35 in the corpus), so the assistant asks
 * instead.
 */
const LEAST_LIKENESS = 0.66
/** Minimum lead of the best part over the second. */
const LEAD = 0.06
const LEAST_SHARED = 2

const EXAMPLES: readonly Omit<Example, 'weight'>[] = DATA.explanations.flatMap(([number, roots]) => {
  const part = PARTS[number]
  return part ? [{ part, words: wordsIn(roots) }] : []
})

/** Rare words weigh more. */
const WEIGHTS: ReadonlyMap<string, number> = weigh(EXAMPLES.map(({ words }) => words))
const MOST = Math.log(EXAMPLES.length)
/** Weight of a word without an example. */
const UNKNOWN_WEIGHT = MOST * 0.35

const WEIGHED: readonly Example[] = EXAMPLES.map(example => ({ ...example, weight: weightOf(example.words) }))

/** Reads parts described instead of named: 'la gomita que va en la puerta, que me entra agua'. */
export function readExplanations(page: Page, lexicon: Gazetteer<Entry>): MentionOf<'PART'>[] {
  const found: MentionOf<'PART'>[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isHead(page, at, lexicon)) continue
    const best = bestFrom(page, at, lexicon)
    if (!best) continue
    take(page, at, best.to)
    found.push({ kind: 'PART', part: best.part, isExplained: true, from: at, to: best.to })
    at = best.to - 1
  }
  return found
}

function isHead(page: Page, at: number, lexicon: Gazetteer<Entry>): boolean {
  const { tokens } = page
  const isHead = HEAD.test(tokens[at]?.word ?? '') || isWhatDoes(page, at)
  if (!isFree(page, at) || !isHead) return false
  const near = tokens.slice(at + 1, at + 1 + TELLING_REACH)
  const end = near.findIndex(({ isMark }) => isMark)
  const isSmall = SMALL.test(tokens[at]?.word ?? '')
  const isTold = (end < 0 ? near : near.slice(0, end)).some(
    ({ word }, place, told) =>
      TELLING.test(word) ||
      (isSmall && PLACING.test(word)) ||
      (/^(para|pa|pra)$/.test(word) && INFINITIVE.test(told[place + 1]?.word ?? '')),
  )
  if (!isTold) return false
  const named = lexicon.longest(tokens, at, isEverydayWord)
  return named === null || named.to - named.from < 3 || !named.values.some(({ kind }) => kind === 'PART')
}

/** 'lo que sostiene la tapa del baúl', not 'lo que pasa' */
const isWhatDoes = ({ tokens }: Page, at: number) =>
  tokens[at]?.word === 'lo' &&
  /^(que|q)$/.test(tokens[at + 1]?.word ?? '') &&
  /^(sostiene|aguanta|sujeta|mide|marca|sube|baja|tapa|cubre|agarra|traba|tranca|conecta|une|limpia|protege|levanta|abre|cierra|enfria|manda|mueve|va)n?$/.test(
    tokens[at + 2]?.word ?? '',
  )

/** The stretch after a head that most resembles an example, if likely enough. */
function bestFrom(page: Page, from: number, lexicon: Gazetteer<Entry>): Compared | null {
  const words = new Set<string>()
  let best: Compared | null = null
  for (let at = from; at < Math.min(from + LONGEST, page.tokens.length); at += 1) {
    const token = page.tokens[at]
    if (!token || !isFree(page, at) || /^[.;!?\n:]$/.test(token.word)) break
    if (at > from && HEAD_OF_NEXT.test(token.word)) break
    // 'eso que llaman bomba de agua', but 'eso que sostiene el caño de escape'
    if (at > from && ![...words].some(word => WEIGHTS.has(word)) && isNamedWhole(page, at, lexicon)) break
    const root = token.isMark || token.isNumber ? null : rootOf(token.word)
    if (root === null || words.has(root)) continue
    words.add(root)
    const found = mostLike(words, at + 1)
    if (found && found.likeness > (best?.likeness ?? 0)) best = found
  }
  return best && { ...best, to: endOfTelling(page, best) }
}

/** Extends the description over following words about the same part. */
function endOfTelling(page: Page, { part, to }: Compared): number {
  const own = new Set(WEIGHED.filter(example => example.part === part).flatMap(({ words }) => [...words]))
  let end = to
  for (let at = to; at < to + TELLING_REACH && isFree(page, at); at += 1) {
    const token = page.tokens[at]
    if (!token || token.isMark) break
    if (own.has(rootOf(token.word) ?? '')) end = at + 1
  }
  return end
}

const HEAD_OF_NEXT = /^(necesito|preciso|quiero|busco|tenes|tienen|hola|gracias)$/

/** A name of several words, which needs no explanation. */
function isNamedWhole(page: Page, at: number, lexicon: Gazetteer<Entry>): boolean {
  const match = lexicon.longest(page.tokens, at, isEverydayWord)
  return (
    match !== null &&
    match.slips === 0 &&
    match.to - match.from > 2 &&
    match.values.some(({ kind }) => kind === 'PART')
  )
}

function mostLike(words: ReadonlySet<string>, to: number): Compared | null {
  const own = weightOf(words)
  const likest = new Map<PartEntry, number>()
  for (const example of WEIGHED) {
    const shared = [...example.words].filter(word => words.has(word))
    if (shared.length < LEAST_SHARED) continue
    const likeness = (2 * weightOf(new Set(shared))) / (own + example.weight)
    likest.set(example.part, Math.max(likeness, likest.get(example.part) ?? 0))
  }
  const [first, second] = [...likest].toSorted(([, one], [, other]) => other - one)
  if (!first || first[1] < LEAST_LIKENESS || first[1] - (second?.[1] ?? 0) < LEAD) return null
  return { part: first[0], likeness: first[1], to }
}

function weigh(examples: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const words of examples) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(examples.length / count)]))
}

function weightOf(words: ReadonlySet<string>): number {
  return [...words].reduce((sum, word) => sum + (WEIGHTS.get(word) ?? UNKNOWN_WEIGHT), 0)
}
