import { MIND_DATA } from '../generated/mindData.ts'
import type { Tree } from '../text/tree.ts'
import type { Department, PartCategory } from '../values.ts'

/**
 * Output of `build/compile.ts` for the files in `data/`, so that the server computes none of it at run time.
 */
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
  /** Sounds of the words. */
  readonly sounds: {
    readonly everyday: string
    readonly firstNames: string
    readonly places: readonly string[]
  }
  /** Beginnings of verb forms. */
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
  /** Index of the place for each of `sounds.places`. */
  readonly heardPlaces: readonly number[]
  /** Kind and value. */
  readonly cues: readonly (readonly [kind: string, value: string | null])[]
  readonly versions: readonly (readonly [writing: string, name: string])[]
  readonly bodies: readonly string[]
  readonly cabs: readonly string[]
  /** Part number and word roots of each explanation. */
  readonly explanations: readonly (readonly [part: number, roots: string])[]
  /** Names in messages: parts, makes, models, places and cues, numbered in this order. */
  readonly tree: Tree
  /** Weights of wanted parts and of each learned kind: 'feature=weight' between '|'. */
  readonly weights: Readonly<Record<string, string>>
  /** Fingerprint of the training examples. */
  readonly learntFrom: string
}

export const DATA = JSON.parse(MIND_DATA) as MindData

export const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '))
