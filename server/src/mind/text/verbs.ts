import { LONGEST_WORD } from './words.ts'

/** Endings of regular verbs, voseo with them, and the pronouns that may follow. */
const ENDING =
  /^(o|a|as|amos|an|e|es|emos|en|imos|is|i|aste|iste|aron|ieron|io|aba|abas|aban|abamos|ia|ias|ian|iamos|(ia|ias|ian|iamos|emos)|(ar|er|ir)(|e|a|as|an|emos|ia|ias|ian|iamos)|ando|iendo|[ai]d[oa]s?)(me|te|se|lo|la|le|les|los|las|nos)?(lo|la|los|las)?$/

/** 'sabría', 'tendré': futures that lose a vowel. */
const IRREGULAR = 'sabr podr tendr vendr pondr saldr valdr querr habr cabr'.split(' ')

/** Beginnings shared by the forms of verbs. */
export function verbRoots(infinitives: Iterable<string>): readonly string[] {
  const roots = new Set(IRREGULAR)
  for (const infinitive of infinitives) {
    const root = infinitive.slice(0, -2)
    roots.add(root)
    // 'cerrar, cierro', 'contar, cuento'
    roots.add(root.replace(/e(?=[^aeiou]*$)/, 'ie'))
    roots.add(root.replace(/o(?=[^aeiou]*$)/, 'ue'))
  }
  return [...roots]
}

/** True when a word is a form of a verb with one of these roots. */
export function isFormOf(roots: ReadonlySet<string>, word: string): boolean {
  if (word.length > LONGEST_WORD) return false
  for (let length = 3; length < word.length; length += 1)
    if (roots.has(word.slice(0, length)) && ENDING.test(word.slice(length))) return true
  return false
}
