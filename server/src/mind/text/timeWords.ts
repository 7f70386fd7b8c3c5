import { FREQUENT_WORDS } from '../lexicon/words.ts'
import { lettersApart } from './spelling.ts'
import { sound } from './words.ts'

const TIME_WORDS = [
  'hoy',
  'manana',
  'semana',
  'urgente',
  'urge',
  'viernes',
  'sabado',
  'miercoles',
  'domingo',
  'apuro',
] as const
const BY_SOUND: ReadonlyMap<string, string> = new Map(TIME_WORDS.map(word => [sound(word), word]))
/** Shorter words resemble too many. */
const SHORTEST = 5

/** The word of time that a misspelling means: 'oy', 'semna', 'urgete'; other words are returned unchanged. */
export function timeWord(word: string): string {
  if (FREQUENT_WORDS.has(word)) return word
  const heard = BY_SOUND.get(sound(word))
  if (heard !== undefined) return heard
  if (word.length < SHORTEST || /\d/.test(word)) return word
  return TIME_WORDS.find(meant => meant.length > SHORTEST && lettersApart(meant, word) === 1) ?? word
}
