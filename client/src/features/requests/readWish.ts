import { BRANDS } from '../../lib/generated/brands'

/** What a sentence asks for, as far as it can be told; empty strings for what it does not say. */
export type ReadWish = {
  brand: string
  model: string
  year: string
  engine: string
  /** All words that are not of the vehicle, in their order. */
  part: string
}

/** Models one asks for most, by make. '?' marks what is a word of its own, believed only beside its make. */
const MODELS: Readonly<Record<string, string>> = {
  Chevrolet:
    'Agile, Astra, Aveo, Captiva, Celta, Classic?, Cobalt, Corsa, Corsa Classic, Cruze, D20, Kadett, Meriva, Montana, Onix, Prisma, S10, Sail, Sonic, Spark, Spin?, Tracker, Vectra, Zafira',
  Volkswagen:
    'Amarok, Bora, Caddy, Fox, Fusca, Gol, Gol Trend, Gol Power, Golf, Kombi, Nivus, Parati, Passat, Polo, Santana, Saveiro, Senda, Suran, T-Cross, Tiguan, Up?, Vento?, Virtus, Voyage',
  Fiat: 'Argo, Cronos, Doblo, Ducato, Duna, Fiorino, Grand Siena, Idea?, Linea?, Mobi, Palio, Palio Weekend, Punto?, Siena, Stilo, Strada, Toro?, Uno?',
  Renault:
    '12?, 19?, Captur, Clio, Duster, Express, Fluence, Kangoo, Kwid, Laguna, Logan, Master?, Megane, Oroch, Sandero, Sandero Stepway, Scenic, Symbol, Twingo',
  Suzuki: 'Alto?, Baleno, Celerio, Ertiga, Fun?, Grand Vitara, Ignis, Jimny, Maruti, S-Presso, Swift, Vitara',
  Toyota: 'Corolla, Corona?, Etios, Fortuner, Hiace, Hilux, Land Cruiser, RAV4, Starlet, Tercel, Yaris',
  Ford: 'Courier, Ecosport, Escort, F-100, Fiesta, Focus, Ka, Kuga, Mondeo, Orion, Ranger, Sierra, Transit',
  Peugeot: '106, 205, 206, 207, 208, 2008, 306, 307, 308, 3008, 405, 406, 408, 504, Boxer, Expert, Partner',
  Hyundai: 'Accent, Atos, Creta, Elantra, Getz, Grand i10, H1, H100, HB20, i10, i20, i30, Santa Fe, Tucson',
  Nissan: 'Frontier, Kicks, March, Murano, Note?, Pathfinder, Qashqai, Sentra, Tiida, Tsuru, Versa, X-Trail',
  Citroën: 'Berlingo, C-Elysée, C3, C3 Aircross, C4, C5, Jumper, Jumpy, Saxo, Xsara',
  Honda: 'Accord, City?, Civic, CR-V, Fit?, HR-V',
  Kia: 'Besta, Cerato, Picanto, Rio?, Sorento, Soul?, Sportage',
  Mitsubishi: 'L200, Lancer, Montero, Outlander',
  Chery: 'Arrizo, Face?, Fulwin, QQ, Tiggo',
}

/** Makes that are words of their own, and parts of other names. */
const NO_MAKE_ALONE = 'case ds eagle hero indian international man mini ora smart victory vince winner'.split(
  ' ',
)
const SHORT_FOR: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  chevy: 'Chevrolet',
  mercedes: 'Mercedes-Benz',
  renol: 'Renault',
  peujo: 'Peugeot',
  pegot: 'Peugeot',
  yundai: 'Hyundai',
}
const OF_ENGINE = /^(nafta|nafteros?|diesel|gasoil|td|tdi|hdi|dci|turbo|8v|16v|24v|vvt|mpi|gnc|flex)$/
/** What stands between the part and its vehicle: 'para un', 'de mi'. */
const BETWEEN = /^(para|p|de|del|el|la|un|una|mi|al|a|en|ano|mod|modelo|motor|auto|camioneta|marca)$/
const NO_MODEL =
  /^(izq|der|delant|tras|sup|inf|nuev|usad|original|con|sin|y|o|por|lado|urgente|completo?|motor|ano)/

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}.,]/gu, '')
    .replace(/^[.,]+|[.,]+$/g, '')
    .toLowerCase()

type Name = { readonly brand: string; readonly model: string; readonly alone: boolean }

const models = new Map<string, Name>(
  Object.entries(MODELS).flatMap(([brand, names]) =>
    names.split(', ').map((name): [string, Name] => {
      const model = name.replace('?', '')
      return [keyOf(model.split(' ')), { brand, model, alone: model === name }]
    }),
  ),
)
const makes = new Map([
  ...BRANDS.map((brand): [string, string] => [keyOf(brand.split(' ')), brand]),
  ...Object.entries(SHORT_FOR),
])

function keyOf(words: readonly string[]): string {
  return words.map(plain).join(' ')
}

/**
 * Tells part and vehicle apart in what somebody writes freely: 'óptica derecha Corsa 2008 1.4'. It guesses only what it
 * knows; whatever it cannot place stays in `part`, so that no word is lost.
 */
export function readWish(sentence: string): ReadWish {
  const words = sentence.trim().split(/\s+/).filter(Boolean)
  const keys = words.map(plain)
  const taken = new Set<number>()
  const take = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) taken.add(at)
  }

  const made = findMake(keys)
  if (made) take(made.at, made.count)
  const named = findModel(keys, taken, made?.brand ?? null)
  if (named) take(named.at, named.count)
  const brand = made?.brand ?? named?.brand ?? ''
  const year = keys.findLastIndex((key, at) => !taken.has(at) && /^(19[89]\d|20[0-4]\d)$/.test(key))
  if (year >= 0) take(year, 1)
  const engine = findEngine(keys)
  if (engine) take(engine.at, engine.count)
  let model = named?.model ?? ''
  // A make after the part is followed by its model, also by one that is not in the list.
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

/** Of all runs of up to three words the longest that `of` knows. */
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

function findMake(keys: readonly string[]): (Found & { brand: string }) | null {
  const known = findRun(keys, key => (NO_MAKE_ALONE.includes(key) ? null : (makes.get(key) ?? null)))
  const found = known ?? findRun(keys, key => nearlyMake(key))
  return found && { at: found.at, count: found.count, brand: found.is }
}

function findModel(keys: readonly string[], taken: ReadonlySet<number>, brand: string | null) {
  const found = findRun(keys, (key, at) => {
    const name = models.get(key)
    if (!name || taken.has(at)) return null
    return brand === null ? (name.alone ? name : null) : name.brand === brand ? name : null
  })
  return found && { at: found.at, count: found.count, ...found.is }
}

function findEngine(keys: readonly string[]): Found | null {
  const at = keys.findIndex(key => /^[0-9][.,][0-9]$/.test(key))
  if (at < 0) return null
  const end = keys.findIndex((key, place) => place > at && !OF_ENGINE.test(key))
  return { at, count: (end < 0 ? keys.length : end) - at }
}

const isModelWord = (key: string | undefined): key is string =>
  key !== undefined && /[a-z]/.test(key) && !NO_MODEL.test(key) && !BETWEEN.test(key)

/** A long make with a slip or two: shorter ones are too near to words like 'sonda'. */
function nearlyMake(key: string): string | null {
  if (key.length < 5) return null
  for (const [make, brand] of makes) {
    const slips = make.length < 6 ? 0 : make.length < 7 ? 1 : 2
    if (slips > 0 && isNear(key, make, slips)) return brand
  }
  return null
}

/** Whether one becomes the other by at most `most` letters added, left out or changed. */
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
