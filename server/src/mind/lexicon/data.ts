import { MIND_DATA } from '../generated/mindData.ts'
import type { Tree } from '../text/tree.ts'
import type { Department, PartCategory } from '../values.ts'

/** What `build/compile.ts` makes of the files in `data/`, so that nothing of it is computed while the server runs. */
export type MindData = {
  /** Words between blanks. */
  readonly words: {
    readonly frequent: string
    readonly common: string
    readonly neighbour: string
    readonly partMakers: string
    readonly firstNames: string
    readonly surnames: string
    readonly notNames: string
  }
  /** How they sound. */
  readonly sounds: {
    readonly everyday: string
    readonly firstNames: string
    readonly places: readonly string[]
  }
  /** What forms of verbs begin with. */
  readonly verbRoots: string
  /** Flags as in `data/parts.txt`. */
  readonly parts: readonly (readonly [
    name: string,
    category: PartCategory,
    flags: string,
    synonyms: readonly string[],
  ])[]
  readonly places: readonly (readonly [
    name: string,
    department: Department,
    isDepartment: boolean,
    isCommonWord: boolean,
  ])[]
  /** The place that each of `sounds.places` is. */
  readonly heardPlaces: readonly number[]
  /** Kind and value. */
  readonly cues: readonly (readonly [kind: string, value: string | null])[]
  readonly versions: readonly (readonly [writing: string, name: string])[]
  readonly bodies: readonly string[]
  readonly cabs: readonly string[]
  /** Of each, the number of the part and the roots of its words. */
  readonly explanations: readonly (readonly [part: number, roots: string])[]
  /** What the words in a message may name: parts, makes, models, places and cues, numbered in this order. */
  readonly tree: Tree
  /** Of wanted parts and of each learnt kind: 'feature=weight' between '|'. */
  readonly weights: Readonly<Record<string, string>>
  /** Of the examples from which the weights were learnt. */
  readonly learntFrom: string
}

export const DATA = JSON.parse(MIND_DATA) as MindData

export const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '))
