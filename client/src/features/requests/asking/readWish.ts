import { brandName } from '../../../lib/brands'
import { BRANDS } from '../../../lib/generated/brands'
import { foldText } from '../../../lib/generated/foldText'
import { BRAND_ALIASES, BRANDS_THAT_ARE_WORDS, MODELS_OF } from '../../../lib/generated/vehicleNames'

/** The wish read from a sentence; empty strings for missing values. */
export type ReadWish = {
  brand: string
  model: string
  year: string
  engine: string
  /** All words that are not about the vehicle, in their order. */
  part: string
}

const YEAR = /^(19[89]\d|20[0-4]\d)$/
const ENGINE = /^[0-9][.,][0-9]$/
const OF_ENGINE = /^(nafta|nafteros?|diesel|gasoil|td|tdi|hdi|dci|turbo|8v|16v|24v|vvt|mpi|gnc|flex)$/
/** Words that join the part and its vehicle: 'para un', 'de mi'. */
const BETWEEN = /^(para|p|de|del|el|la|un|una|mi|al|a|en|ano|mod|modelo|motor|auto|camioneta|marca)$/
const NO_MODEL =
  /^(izq|der|delant|tras|sup|inf|nuev|usad|original|con|sin|y|o|por|lado|urgente|completo?|motor|ano)/

const plain = (word: string) =>
  foldText(word)
    .replace(/[^\p{L}\p{N}.,]/gu, '')
    .replace(/^[.,]+|[.,]+$/g, '')

type Name = { readonly brand: string; readonly model: string; readonly alone: boolean }

/** Models by spelling; some makes share a name. */
const models = new Map<string, Name[]>()
for (const [brand, names] of Object.entries(MODELS_OF)) {
  for (const name of names.split(', ')) {
    const model = name.replace('?', '')
    const key = keyOf(model.split(' '))
    models.set(key, [...(models.get(key) ?? []), { brand, model, alone: model === name }])
  }
}
const makes = new Map(
  BRANDS.flatMap(brand =>
    [brand, ...(BRAND_ALIASES[brand]?.split(', ') ?? [])].map((name): [string, string] => [
      keyOf(name.split(' ')),
      brand,
    ]),
  ),
)
const makesThatAreWords = new Set(BRANDS_THAT_ARE_WORDS.map(brand => keyOf(brand.split(' '))))

function keyOf(words: readonly string[]): string {
  return words.map(plain).join(' ')
}

/** The vehicle known before the reading; empty strings for nothing. */
export type KnownVehicle = Pick<ReadWish, 'brand' | 'model'>

/**
 * Splits free text into part and vehicle: 'óptica derecha Corsa 2008 1.4'. The reader assigns only words it knows; unknown words, and those that contradict the known vehicle, stay in `part`, so that no word is lost.
 */
export function readWish(sentence: string, said: KnownVehicle = { brand: '', model: '' }): ReadWish {
  const known = { ...said, brand: brandName(said.brand) }
  const words = sentence.trim().split(/\s+/).filter(Boolean)
  const keys = words.map(plain)
  const taken = new Set<number>()
  const take = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) taken.add(at)
  }

  const make = findMake(keys)
  const made = make && isSame(make.brand, known.brand) ? make : null
  if (made) take(made.at, made.count)
  const named = findModel(keys, taken, { brand: known.brand || (made?.brand ?? ''), model: known.model })
  if (named) take(named.at, named.count)
  const brand = known.brand || (made?.brand ?? named?.brand ?? '')
  const year = keys.findLastIndex((key, at) => !taken.has(at) && YEAR.test(key))
  if (year >= 0) take(year, 1)
  const engine = findEngine(keys)
  if (engine) take(engine.at, engine.count)
  let model = known.model || (named?.model ?? '')
  // The word after a make that follows the part is its model, even when it is not in the list.
  const next = made && made.at > 0 ? made.at + made.count : -1
  if (model === '' && isModelWord(keys[next]) && !taken.has(next)) {
    model = words[next] ?? ''
    take(next, 1)
  }
  for (const at of [...taken].toSorted((one, other) => other - one))
    for (let before = at - 1; !taken.has(before) && BETWEEN.test(keys[before] ?? ''); before -= 1)
      taken.add(before)
  return {
    brand,
    model: withoutEnd(model),
    year: keys[year] ?? '',
    engine: engine ? withoutEnd(words.slice(engine.at, engine.at + engine.count).join(' ')) : '',
    part: withoutEnd(words.filter((_, at) => !taken.has(at)).join(' ')),
  }
}

const withoutEnd = (text: string) => text.replace(/[\s,;:.]+$/, '')

type Found = { readonly at: number; readonly count: number }

/** The longest run of up to three words that `of` knows. */
function findRun<T>(
  keys: readonly string[],
  of: (key: string, at: number) => T | null,
): (Found & { is: T }) | null {
  for (let count = Math.min(3, keys.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= keys.length; at += 1) {
      const is = of(keys.slice(at, at + count).join(' '), at)
      if (is !== null) return { at, count, is }
    }
  }
  return null
}

/** True when two names are equal, or one of them is unknown. */
const isSame = (name: string, known: string) =>
  known === '' || keyOf(name.split(' ')) === keyOf(known.split(' '))

function findMake(keys: readonly string[]): (Found & { brand: string }) | null {
  const known = findRun(keys, key => (makesThatAreWords.has(key) ? null : (makes.get(key) ?? null)))
  const found = known ?? findRun(keys, key => nearlyMake(key))
  return found && { at: found.at, count: found.count, brand: found.is }
}

function findModel(keys: readonly string[], taken: ReadonlySet<number>, known: KnownVehicle) {
  const found = findRun(keys, (key, at) => {
    if (taken.has(at)) return null
    const after = keys[at + key.split(' ').length] ?? ''
    const isVehicle = (YEAR.test(after) || ENGINE.test(after)) && (/[a-z]/.test(key) || key.length > 2)
    const names = models.get(key) ?? []
    const name = known.brand
      ? names.find(({ brand }) => isSame(brand, known.brand))
      : (names.find(({ alone }) => alone) ?? (isVehicle ? names[0] : undefined))
    return name && isSame(name.model, known.model) ? name : null
  })
  return found && { at: found.at, count: found.count, ...found.is }
}

function findEngine(keys: readonly string[]): Found | null {
  const at = keys.findIndex(key => ENGINE.test(key))
  if (at < 0) return null
  const end = keys.findIndex((key, place) => place > at && !OF_ENGINE.test(key))
  return { at, count: (end < 0 ? keys.length : end) - at }
}

const isModelWord = (key: string | undefined): key is string =>
  key !== undefined && /[a-z]/.test(key) && !NO_MODEL.test(key) && !BETWEEN.test(key)

/** A long make with one or two spelling mistakes: shorter ones are too similar to words like 'sonda'. */
function nearlyMake(key: string): string | null {
  if (key.length < 5) return null
  for (const brand of BRANDS) {
    const make = keyOf(brand.split(' '))
    const slips = make.length < 6 ? 0 : make.length < 7 ? 1 : 2
    if (slips > 0 && isNear(key, make, slips)) return brand
  }
  return null
}

/** True when one word becomes the other by at most `most` letters added, left out or changed. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, match] of [...other].entries()) {
      const change = (row[place] ?? 0) + (letter === match ? 0 : 1)
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? most + 1) <= most
}
