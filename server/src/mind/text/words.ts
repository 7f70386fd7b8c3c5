/**
 * Lower case without accents; 'ñ' becomes 'n'. One character for each of the original, so that positions are
 * kept.
 */
export function plain(text: string): string {
  return Array.from(text.normalize('NFC'), character => character.normalize('NFD')[0] ?? '')
    .join('')
    .toLowerCase()
}

/**
 * Stem shared by singular and plural: 'bujes' and 'buje' → 'buj', 'luces' and 'luz' → 'luc'. Takes a plain
 * word.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = word.endsWith('s') ? word.slice(0, -1) : word
  const bare = /[^aeiou]e$/.test(singular) && singular.length > 3 ? singular.slice(0, -1) : singular
  return bare.endsWith('z') ? `${bare.slice(0, -1)}c` : bare
}

const SOUNDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/ç/g, 's'],
  [/ph/g, 'f'],
  [/sh|ch/g, '#'],
  [/h/g, ''],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/w/g, 'gu'],
  [/ll/g, 'y'],
  [/qu?|k/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/x/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/n(?=[bpf])|m(?=[bpf])/g, 'n'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Sound of a word in local speech: 'vugia', 'bujía' and 'bugía' are equal. Takes a stem. */
export function sound(word: string): string {
  return SOUNDS.reduce((said, [from, to]) => said.replace(from, to), word)
}

/** The words of a name for look-ups, without little words in between. */
export function keyWords(name: string): string[] {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !LITTLE_WORDS.has(word))
    .map(stem)
}

/** Maximum length of a name or verb; looking at all forms of a longer word would take too long. */
export const LONGEST_WORD = 24

/** Spanish and Portuguese words that may occur inside a name without changing it: 'bomba (de la) nafta'. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'de del d dl la el los las lo da do das e para p al a o os as me le te'.split(' '),
)
