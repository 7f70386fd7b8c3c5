import { LONGEST_WORD, sound } from './words.ts'

/** A word that may be meant, and the number of wrong letters; 0 when it only sounds the same. */
export type Meant = { readonly word: string; readonly letters: number }

/** Finds possible meanings in a vocabulary, by sound first, then by a letter or two. */
export type Speller = {
  /**
   * Possible stems; empty for a word that resembles none. A short word resembles too many, unless other words
   * confirm it.
   */
  meant(stem: string, shortest?: number): readonly Meant[]
}

const SHORTEST = 5
/** In the middle of a longer name. */
export const SHORTEST_INSIDE = 4
/** From this length on two letters may be wrong. */
const LONG = 9
const MOST = 4
/**
 * Finds words with the same sound, or one letter away (two in a long word). Only words with a similar
 * beginning, length and letters are compared in full. `sounds` holds the sound of each word of the
 * vocabulary.
 */
export function speller(vocabulary: readonly string[], sounds: readonly string[]): Speller {
  const bySound = new Map<string, string[]>()
  const byShape = new Map<string, Heard[]>()
  for (const [at, word] of vocabulary.entries()) {
    const heard = sounds[at] ?? ''
    if (word.length < 3 || /\d/.test(word)) continue
    add(bySound, heard, word)
    if (heard.length >= SHORTEST_INSIDE)
      add(byShape, shapeOf(heard), { word, heard, letters: lettersOf(heard) })
  }
  return {
    meant(stem, shortest = SHORTEST) {
      if (stem.length < 3 || stem.length > LONGEST_WORD || /\d/.test(stem)) return []
      const said = sound(stem)
      const same = bySound.get(said)
      if (same) return same.map(word => ({ word, letters: 0 }))
      if (said.length < shortest) return []
      const allowed = said.length >= LONG ? 2 : 1
      const letters = lettersOf(said)
      const near: { word: string; letters: number }[] = []
      for (
        let length = Math.max(shortest, said.length - allowed);
        length <= said.length + allowed;
        length += 1
      )
        for (const other of byShape.get(shapeOf(said, length)) ?? []) {
          if (bitsIn(letters & ~other.letters) > allowed || bitsIn(other.letters & ~letters) > allowed)
            continue
          const slips = lettersApart(said, other.heard)
          if (slips <= allowed) near.push({ word: other.word, letters: slips })
        }
      const best = Math.min(...near.map(({ letters: slips }) => slips))
      return near.filter(({ letters: slips }) => slips === best).slice(0, MOST)
    },
  }
}

type Heard = { readonly word: string; readonly heard: string; readonly letters: number }

/** Key of length and beginning: 'ambrague' is 'embrague', since only vowels are confused at the beginning. */
function shapeOf(heard: string, length = heard.length): string {
  const [first = ''] = heard
  return `${length} ${/[aei]/.test(first) ? 'a' : first}`
}

/** A bit for each letter in the word. */
function lettersOf(heard: string): number {
  let letters = 0
  for (let at = 0; at < heard.length; at += 1) letters |= 1 << (heard.charCodeAt(at) & 31)
  return letters
}

function bitsIn(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}

function add<T>(index: Map<string, T[]>, key: string, value: T) {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}

/** Number of letters added, left out, changed or swapped with their neighbour. */
export function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const change = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1)
      let least = Math.min(change, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1)
      if (one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1])
        least = Math.min(least, (before[place - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
