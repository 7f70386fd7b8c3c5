import { DATA, wordsIn } from './data.ts'

/** Common words around a wanted part: no part's name begins with them. */
export const COMMON_WORDS = wordsIn(DATA.words.common)
/** The ten thousand most used words of Spanish (films and series), without accents: never a misspelled name. */
export const FREQUENT_WORDS = wordsIn(DATA.words.frequent)
/** Rare words one letter away from a one-word part name. */
export const NEIGHBOUR_WORDS = wordsIn(DATA.words.neighbour)
/** Makers of parts, as workshops name them: never a misspelled model ('Delphi' is no Dolphin). */
export const MAKERS_OF_PARTS = wordsIn(DATA.words.partMakers)
