import { BRAND_ALIASES, BRANDS } from '../../common/vehicles/brands.ts'
import type { Model } from '../../common/vehicles/catalogue/format.ts'
import { MODELS } from '../../common/vehicles/catalogue.ts'
import { COMMON_WORDS } from '../lexicon/commonWords.ts'
import { FREQUENT_WORDS } from '../lexicon/frequentWords.ts'
import { NEIGHBOUR_WORDS } from '../lexicon/neighbourWords.ts'
import { MAKERS_OF_PARTS } from '../lexicon/partMakers.ts'
import { ACCESSORIES, OTHER } from '../lexicon/parts/accessories.ts'
import { BODY } from '../lexicon/parts/body.ts'
import { BRAKES } from '../lexicon/parts/brakes.ts'
import { COOLING } from '../lexicon/parts/cooling.ts'
import { ELECTRICAL } from '../lexicon/parts/electrical.ts'
import { ENGINE } from '../lexicon/parts/engine.ts'
import { EXHAUST, TYRES } from '../lexicon/parts/exhaustTyres.ts'
import { FILTERS } from '../lexicon/parts/filters.ts'
import type { PartEntry } from '../lexicon/parts/format.ts'
import { LIGHTS } from '../lexicon/parts/lights.ts'
import { withOtherWords } from '../lexicon/parts/otherWords.ts'
import { RARE } from '../lexicon/parts/rare.ts'
import { SPECIAL } from '../lexicon/parts/special.ts'
import { STEERING } from '../lexicon/parts/steering.ts'
import { SUSPENSION } from '../lexicon/parts/suspension.ts'
import { TRANSMISSION } from '../lexicon/parts/transmission.ts'
import { FIRST_NAMES, SURNAMES } from '../lexicon/people.ts'
import { CUES, type Cue } from '../lexicon/phrases.ts'
import { PLACES, type Place } from '../lexicon/places.ts'
import { Gazetteer } from '../text/gazetteer.ts'
import { LETTERS } from '../text/spelledOut.ts'
import { type Building, lazyTableInPieces } from '../text/tables.ts'
import type { Token } from '../text/tokens.ts'
import { conjugations } from '../text/verbs.ts'
import { LITTLE_WORDS, sound } from '../text/words.ts'

export const PARTS: readonly PartEntry[] = withOtherWords([
  ...BRAKES,
  ...FILTERS,
  ...SUSPENSION,
  ...STEERING,
  ...LIGHTS,
  ...ENGINE,
  ...TRANSMISSION,
  ...ELECTRICAL,
  ...BODY,
  ...ACCESSORIES,
  ...TYRES,
  ...EXHAUST,
  ...COOLING,
  ...OTHER,
  ...RARE,
  ...SPECIAL,
])

/** What a name in the lexicon stands for. */
export type Entry =
  | { readonly kind: 'PART'; readonly part: PartEntry }
  | { readonly kind: 'BRAND'; readonly brand: string }
  | { readonly kind: 'MODEL'; readonly model: Model }
  | { readonly kind: 'PLACE'; readonly place: Place }
  | { readonly kind: 'CUE'; readonly cue: Cue }

/** All names that are looked for in a message, compiled once. */
function* compileLexicon(): Building<Gazetteer<Entry>> {
  const names = new Gazetteer<Entry>(NEIGHBOUR_WORDS)
  for (const part of PARTS) {
    const entry: Entry = { kind: 'PART', part }
    for (const name of [part.name, ...part.synonyms].flatMap(asDictated)) names.add(name, entry)
  }
  yield
  for (const brand of BRANDS) {
    const entry: Entry = { kind: 'BRAND', brand }
    for (const name of [brand, ...(BRAND_ALIASES[brand] ?? [])]) names.add(name, entry)
  }
  for (const model of MODELS) {
    const entry: Entry = { kind: 'MODEL', model }
    for (const name of [model.name, ...model.aliases]) names.add(name, entry)
  }
  yield
  for (const { writings, ...place } of PLACES) {
    const entry: Entry = { kind: 'PLACE', place }
    for (const name of writings) names.add(name, entry)
  }
  for (const [phrase, cue] of CUES) names.add(phrase, { kind: 'CUE', cue })
  yield
  names.prepareSpelling()
  return names
}

/** A name and how a dictation writes it: 'limpia para brisas', 'válvula e ge erre'. */
function asDictated(name: string): string[] {
  const apart = name
    .replace(/limpiaparabrisas?/, 'limpia para brisas')
    .replace(/levantavidrio(s?)/, 'levanta vidrio$1')
    .replace(/electroventilador/, 'electro ventilador')
  const spelled = name.replace(ABBREVIATION, letters =>
    Array.from(letters.toLowerCase(), letterName).join(' '),
  )
  return [...new Set([name, apart, spelled])]
}

const ABBREVIATION = /\b(abs|egr|iac|map|tps|maf|cdi|vvt|pcv|ecu|ckp|dpf|gnc)\b/i
const LETTER_NAMES = Object.entries(LETTERS)
const letterName = (letter: string) =>
  LETTER_NAMES.find(([said, sign]) => sign === letter && said.length > 1)?.[0] ?? letter

/** Words that are right as they stand, however near they are to a name. */
export function isEverydayWord(token: Token): boolean {
  return isNoThing(token) || FREQUENT_WORDS.has(token.word) || isVerb(token.word) || isMaker(token.word)
}

const SOUNDS: ReadonlySet<string> = new Set([...FREQUENT_WORDS, ...COMMON_WORDS].map(sound))

/** Whether a misspelled word is heard as an everyday one: 'prexio', 'nesesito'. */
export const soundsEveryday = (word: string) => SOUNDS.has(sound(word))

/** 'toyota' and 'original' make parts as well, but say more. */
const isMaker = (word: string) => MAKERS_OF_PARTS.has(word) && !/^(gm|vw|toyota|original|metal)$/.test(word)

/** Words that head no part's name: people, and what is said around the thing that is wanted. */
export function isNoThing({ word, isNumber }: Token): boolean {
  return (
    isNumber ||
    COMMON_WORDS.has(word) ||
    FIRST_NAMES.has(word) ||
    SURNAMES.has(word) ||
    LITTLE_WORDS.has(word)
  )
}

const isVerb = conjugations(
  [...FREQUENT_WORDS, ...COMMON_WORDS].filter(word => word.length > 4 && /[aei]r$/.test(word)),
)

export const lexicon = lazyTableInPieces(compileLexicon)
