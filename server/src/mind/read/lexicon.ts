import { BRANDS } from '../../common/vehicles/brands.ts'
import type { Model } from '../../common/vehicles/catalogue/format.ts'
import { MODELS } from '../../common/vehicles/catalogue.ts'
import { CUES, type Cue } from '../lexicon/cues.ts'
import { DATA, wordsIn } from '../lexicon/data.ts'
import { PARTS, type PartEntry } from '../lexicon/parts.ts'
import { FIRST_NAMES, SURNAMES } from '../lexicon/people.ts'
import { PLACES, type Place } from '../lexicon/places.ts'
import { COMMON_WORDS, FREQUENT_WORDS, MAKERS_OF_PARTS, NEIGHBOUR_WORDS } from '../lexicon/words.ts'
import { Gazetteer } from '../text/gazetteer.ts'
import type { Token } from '../text/tokens.ts'
import { isFormOf } from '../text/verbs.ts'
import { LITTLE_WORDS, sound } from '../text/words.ts'

/** Meaning of a name in the lexicon. */
export type Entry =
  | { readonly kind: 'PART'; readonly part: PartEntry }
  | { readonly kind: 'BRAND'; readonly brand: string }
  | { readonly kind: 'MODEL'; readonly model: Model }
  | { readonly kind: 'PLACE'; readonly place: Place }
  | { readonly kind: 'CUE'; readonly cue: Cue }

/** In the order in which `build/compile.ts` numbers them. */
const ENTRIES: readonly Entry[] = [
  ...PARTS.map((part): Entry => ({ kind: 'PART', part })),
  ...BRANDS.map((brand): Entry => ({ kind: 'BRAND', brand })),
  ...MODELS.map((model): Entry => ({ kind: 'MODEL', model })),
  ...PLACES.map((place): Entry => ({ kind: 'PLACE', place })),
  ...CUES.map((cue): Entry => ({ kind: 'CUE', cue })),
]

/** All names to find in a message. */
export const LEXICON = new Gazetteer<Entry>(DATA.tree, ENTRIES, NEIGHBOUR_WORDS)

/** True for correct words, even if they resemble a name. */
export function isEverydayWord(token: Token): boolean {
  return isNoThing(token) || FREQUENT_WORDS.has(token.word) || isVerb(token.word) || isMaker(token.word)
}

const SOUNDS = wordsIn(DATA.sounds.everyday)

/** True when a misspelled word sounds like an everyday one: 'prexio', 'nesesito'. */
export const soundsEveryday = (word: string) => SOUNDS.has(sound(word))

/** 'toyota' and 'original' make parts too, but have a stronger meaning. */
const isMaker = (word: string) => MAKERS_OF_PARTS.has(word) && !/^(gm|vw|toyota|original|metal)$/.test(word)

/** Words that begin no part's name: people, and common words around a wanted thing. */
export function isNoThing({ word, isNumber }: Token): boolean {
  return (
    isNumber ||
    COMMON_WORDS.has(word) ||
    FIRST_NAMES.has(word) ||
    SURNAMES.has(word) ||
    LITTLE_WORDS.has(word)
  )
}

const VERB_ROOTS = wordsIn(DATA.verbRoots)
const isVerb = (word: string) => isFormOf(VERB_ROOTS, word)
