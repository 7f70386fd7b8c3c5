import { BODY_NAMES, VERSIONS } from '../lexicon/versions.ts'
import type { Match } from '../text/gazetteer.ts'
import type { Mention, Page } from './mentions.ts'

/** Questions whose answer describes the car. */
export const ASKED_OF_CAR = /^(VEHICLE|BRAND|MODEL|ENGINE|YEAR)$/
/** Maximum distance of a trim after its car; a longer name can hardly be anything else. */
const REACH = 2
const LONG_REACH = 8
const SHORT_MESSAGE = 12
const CAR = /^(auto|autito|coche|camioneta|camion|chata|vehiculo|movil|carro)$/

/** True when the name of a trim or body describes a car. */
export function isVersionHere(
  page: Page,
  match: Match<unknown>,
  name: string,
  near: readonly Mention[],
): boolean {
  if (isOtherThing(page, match, name) || !isWellWritten(page, match)) return false
  return (
    ASKED_OF_CAR.test(page.asked ?? '') ||
    near.some(mention => isBesideCar(page, mention, match)) ||
    isOnlyOfCars(page, match)
  )
}

/** 'Toro Freedom', and 'es 2018 Freedom' of a car that is known: no motorbike of that name. */
export function isRatherTrim(page: Page, { from }: Match<unknown>, near: readonly Mention[]): boolean {
  const before = page.tokens[from - 1]?.word ?? ''
  const car = near.findLast(({ kind, to }) => /^(MODEL|BRAND)$/.test(kind) && to <= from)
  if (car === undefined) return before === 'version' || /^(YEAR|ENGINE)$/.test(page.asked ?? '')
  return car.kind === 'MODEL' && !/^(un|una|el|la|los|las|mi|para|pa|pal|al)$/.test(before)
}

/** The written form, where that is a name of its own: 'active' and 'activ' are two trims. */
export function versionNamed({ tokens }: Page, { from, to }: Match<unknown>, name: string): string {
  return VERSIONS.get(writing(tokens.slice(from, to))) ?? name
}

/** 'doble cabina', 'la camioneta es 4x4', or the whole answer: 'hatch'. */
function isOnlyOfCars({ tokens }: Page, { from, to }: Match<unknown>): boolean {
  const written = writing(tokens.slice(from, to))
  if (/cabin/.test(written)) return true
  if (!BODY_NAMES.has(written)) return false
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word)
  return tokens.length === to - from || (before.at(-1) === 'es' && before.some(word => CAR.test(word)))
}

const writing = (tokens: Page['tokens']) => tokens.map(({ word }) => word).join(' ')

/** 'el de mi ex', 'x si sirve', 'ls tres', 'power stroke', 'chasis corto MPATFS85H'. */
function isOtherThing({ tokens }: Page, { from, to }: Match<unknown>, name: string): boolean {
  const [first, before, after] = [tokens[from], tokens[from - 1], tokens[to]]
  if (first === undefined) return true
  const isJoined =
    to - from > 1 && name.length <= 4 && tokens.slice(from + 1, to).every(({ tie }) => tie === null)
  const isArticle = first.word === 'ls' && /^(\d|dos|tres|cuatro|\w+s)$/.test(after?.word ?? '')
  return (
    isJoined ||
    isArticle ||
    /^(mi|tu|su)$/.test(before?.word ?? '') ||
    (first.word === 'power' && after?.word === 'stroke') ||
    (first.word === 'chasis' && /\d/.test(after?.word ?? ''))
  )
}

/** A trim of a few letters is no misspelled other one, nor is a word of a long message. */
function isWellWritten({ tokens }: Page, { from, to, slips }: Match<unknown>): boolean {
  const length = Math.max(...tokens.slice(from, to).map(({ word }) => word.length))
  if (to - from > 1 && tokens[to - 1]?.word.startsWith('cab')) return slips <= 1
  return slips < 1 ? slips === 0 || length >= 5 : slips <= 1 && length >= 6 && tokens.length <= SHORT_MESSAGE
}

function isBesideCar(page: Page, mention: Mention, match: Match<unknown>): boolean {
  if (!/^(MODEL|BRAND|ENGINE|FUEL|VERSION|YEAR)$/.test(mention.kind)) return false
  const reach = match.to - match.from > 1 ? LONG_REACH : REACH
  return match.from - mention.to <= reach || isJustTold(page, mention, match)
}

/** True when only years, engines and the like separate a car from its version: 'hilux 2019 2.8 sr'. */
function isJustTold(page: Page, { to }: Mention, { from }: Match<unknown>): boolean {
  return (
    to <= from &&
    page.tokens
      .slice(to, from)
      .every(
        ({ word, isNumber }, at) =>
          isNumber ||
          page.taken[to + at] === true ||
          /^(,|del|de|ano|modelo|mod|motor|version|es|la|el)$/.test(word),
      )
  )
}
