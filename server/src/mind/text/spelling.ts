import { LONGEST_WORD, sound } from './words.ts'

/** A word that may be meant, and how many letters are wrong; 0 where it only sounds the same. */
export type Meant = { readonly word: string; readonly letters: number }

/** Finds the words of a vocabulary that somebody may have meant, by sound first, then by a letter or two. */
export type Speller = {
  /** Stems that may be meant; empty for a word that is like none. A shorter word is like too many, unless others vouch for it. */
  meant(stem: string, shortest?: number): readonly Meant[]
}

const SHORTEST = 5
/** In the middle of a longer name. */
export const SHORTEST_INSIDE = 4
/** From this length on two letters may be wrong. */
const LONG = 9
const MOST = 4
/**
 * Words whose sound is the same, or one letter away (two in a long word). Both the vocabulary and the question are indexed by
 * their shortened forms, so that a look-up costs the same for any vocabulary.
 */
export function speller(vocabulary: Iterable<string>): Speller {
  const bySound = new Map<string, string[]>()
  const byForm = new Map<string, string[]>()
  for (const word of vocabulary) {
    if (word.length < 3 || /\d/.test(word)) continue
    const said = sound(word)
    add(bySound, said, word)
    if (said.length >= SHORTEST_INSIDE) for (const form of shortened(said)) add(byForm, form, word)
  }
  return {
    meant(stem, shortest = SHORTEST) {
      if (stem.length < 3 || stem.length > LONGEST_WORD || /\d/.test(stem)) return []
      const said = sound(stem)
      const same = bySound.get(said)
      if (same) return same.map(word => ({ word, letters: 0 }))
      if (said.length < shortest) return []
      const found = new Map<string, number>()
      for (const form of shortened(said)) {
        for (const word of byForm.get(form) ?? []) {
          const heard = sound(word)
          if (!found.has(word) && heard.length >= shortest && beginAlike(heard, said))
            found.set(word, lettersApart(said, heard))
        }
      }
      const allowed = said.length >= LONG ? 2 : 1
      const near = [...found]
        .filter(([, slips]) => slips <= allowed)
        .toSorted(([, one], [, other]) => one - other)
      const best = near[0]?.[1]
      return near
        .filter(([, slips]) => slips === best)
        .map(([word, letters]) => ({ word, letters }))
        .slice(0, MOST)
    },
  }
}

/** 'ambrague' is 'embrague': only vowels are mistaken for each other at the beginning. */
function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (/^[aei]/.test(one) && /^[aei]/.test(other))
}

function add(index: Map<string, string[]>, key: string, word: string) {
  const known = index.get(key)
  if (known) known.push(word)
  else index.set(key, [word])
}

/** The word itself and what is left of it without a letter, or two of a long one. */
function shortened(word: string): Set<string> {
  const forms = new Set([word])
  for (const form of withoutOne(word)) {
    forms.add(form)
    if (word.length >= LONG) for (const shorter of withoutOne(form)) forms.add(shorter)
  }
  return forms
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** Letters added, left out, changed or swapped with their neighbour. */
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
