import { keyWords, sound } from './words.ts'

/**
 * Names as a tree of their words, in flat lists: small in memory, and usable from JSON without a build step.
 * The nodes are numbered in the order of the edges, so that edge e leads to node e + 1.
 */
export type Tree = {
  /** Every word of a name, and its sound. */
  readonly words: readonly string[]
  readonly sounds: readonly string[]
  /** Index of the first edge of each node, and the end of the last. */
  readonly firstEdges: readonly number[]
  /** The word of each edge, ascending within a node. */
  readonly edgeWords: readonly number[]
  /** Index of the first value of each node, and the end of the last. */
  readonly firstValues: readonly number[]
  readonly values: readonly number[]
}

type Growing = { readonly next: Map<number, Growing>; readonly values: Set<number> }

const newNode = (): Growing => ({ next: new Map(), values: new Set() })

/** Builds the tree of names, each with the number of its entry. */
export function treeOf(names: Iterable<readonly [name: string, value: number]>): Tree {
  const root = newNode()
  const numbers = new Map<string, number>()
  for (const [name, value] of names) {
    const words = keyWords(name)
    let node = root
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      const next = node.next.get(number) ?? newNode()
      node.next.set(number, next)
      node = next
    }
    if (words.length > 0) node.values.add(value)
  }
  const words = [...numbers.keys()]
  return { words, sounds: words.map(sound), ...flattened(root) }
}

function flattened(root: Growing): Omit<Tree, 'words' | 'sounds'> {
  const nodes = [root]
  const edgeWords: number[] = []
  const firstEdges = [0]
  const values: number[] = []
  const firstValues = [0]
  // The list grows during the walk.
  for (const node of nodes) {
    for (const [word, next] of [...node.next].toSorted(([one], [other]) => one - other)) {
      edgeWords.push(word)
      nodes.push(next)
    }
    values.push(...node.values)
    firstEdges.push(edgeWords.length)
    firstValues.push(values.length)
  }
  return { firstEdges, edgeWords, firstValues, values }
}
