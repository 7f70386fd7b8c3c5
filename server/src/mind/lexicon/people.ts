import { sound } from '../text/words.ts'
import { DATA, wordsIn } from './data.ts'
import { FREQUENT_WORDS } from './words.ts'

/**
 * First names of people here. They are never a misspelled part ('Marta', 'marca'), and may begin a person's
 * name.
 */
export const FIRST_NAMES = wordsIn(DATA.words.firstNames)

const SOUNDS_OF_NAMES = wordsIn(DATA.sounds.firstNames)
/** Shorter words sound like too many names. */
const SHORTEST_HEARD = 5

/** Also 'Jorgito' and 'Anita', and misspelled ones: 'Enrrique'. */
export function isFirstName(word: string): boolean {
  const stem = /^(\w{3,}?)c?it([oa])$/.exec(word)
  return (
    FIRST_NAMES.has(word) ||
    (word.length >= SHORTEST_HEARD && !FREQUENT_WORDS.has(word) && SOUNDS_OF_NAMES.has(sound(word))) ||
    (stem !== null &&
      [`${stem[1]}${stem[2]}`, `${stem[1]}e`, `${stem[1]}`].some(name => FIRST_NAMES.has(name)))
  )
}

/** Words after 'soy' that are no name. */
export const NOT_A_NAME = wordsIn(DATA.words.notNames)

/** Surnames that are common here; many are also towns or resemble a part's name. */
export const SURNAMES = wordsIn(DATA.words.surnames)
