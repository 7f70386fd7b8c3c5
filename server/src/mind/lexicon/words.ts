import { DATA, wordsIn } from './data.ts'

/** Said around the thing that is wanted: heads no part's name. */
export const COMMON_WORDS = wordsIn(DATA.words.common)
/** The ten thousand most used words of Spanish (films and series), without accents: never a misspelled name. */
export const FREQUENT_WORDS = wordsIn(DATA.words.frequent)
/** Rarer words that are a letter away from a part's name of one word. */
export const NEIGHBOUR_WORDS = wordsIn(DATA.words.neighbour)
/** Makers of parts, as workshops name them: never a misspelled model ('Delphi' is no Dolphin). */
export const MAKERS_OF_PARTS = wordsIn(DATA.words.partMakers)
