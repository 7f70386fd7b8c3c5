/** Modules that always load together. */
export type Piece = {
  /** Characters of its source. */
  readonly size: number
  /** Indexes of the visits that download it. */
  readonly visits: readonly number[]
  /** Indexes of the pieces it imports. */
  readonly imports: readonly number[]
  /** Stays a chunk of its own. */
  readonly isFixed: boolean
}

type Group = {
  readonly members: number[]
  readonly isFixed: boolean
  size: number
  visits: Set<number>
  imports: Set<Group>
  cost: number
}

/**
 * Price of one more file for a visit, in characters of source: its request, its imports and exports, and a compression
 * that begins anew.
 */
const FILE = 4_000

/**
 * Joins pieces while that makes the visits cheaper: a visit pays for each file, and for code that it does not need. Chunks
 * never import each other in a circle, because a module could then run before one that it needs. Returns the indexes
 * of the pieces of each chunk.
 */
export function mergedChunks(
  pieces: readonly Piece[],
  weights: readonly number[],
): readonly (readonly number[])[] {
  const costOf = (visits: Iterable<number>, size: number) => {
    let cost = 0
    for (const visit of visits) cost += (weights[visit] ?? 0) * (size + FILE)
    return cost
  }
  const groups: Group[] = pieces.map(({ size, visits, isFixed }, index) => ({
    members: [index],
    isFixed,
    size,
    visits: new Set(visits),
    imports: new Set<Group>(),
    cost: costOf(visits, size),
  }))
  for (const [index, { imports }] of pieces.entries())
    for (const imported of imports) {
      const target = groups[imported]
      if (target) groups[index]?.imports.add(target)
    }

  const alive = new Set(groups)
  /** Gain of joining two groups, by the first and the second. */
  const gains = new Map<Group, Map<Group, number>>(groups.map(group => [group, new Map()]))
  const compare = (one: Group, other: Group) => {
    if (one.isFixed || other.isFixed) return
    const together = costOf(new Set([...one.visits, ...other.visits]), one.size + other.size)
    const gain = one.cost + other.cost - together
    gains.get(other)?.delete(one)
    if (gain > 0) gains.get(one)?.set(other, gain)
    else gains.get(one)?.delete(other)
  }
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) compare(one, other)

  for (let best = largest(gains); best; best = largest(gains)) {
    const [one, other] = best
    if (reaches(one, other) || reaches(other, one)) {
      gains.get(one)?.delete(other)
      continue
    }
    one.members.push(...other.members)
    one.size += other.size
    one.visits = new Set([...one.visits, ...other.visits])
    one.cost = costOf(one.visits, one.size)
    one.imports = new Set(
      [...one.imports, ...other.imports].filter(group => group !== one && group !== other),
    )
    for (const { imports } of alive) if (imports.delete(other)) imports.add(one)
    one.imports.delete(one)
    alive.delete(other)
    gains.delete(other)
    for (const map of gains.values()) map.delete(other)
    for (const third of alive) if (third !== one) compare(one, third)
  }
  return [...alive].map(({ members }) => members)
}

function largest(gains: ReadonlyMap<Group, ReadonlyMap<Group, number>>): readonly [Group, Group] | null {
  let best: readonly [Group, Group] | null = null
  let most = 0
  for (const [one, others] of gains)
    for (const [other, gain] of others)
      if (gain > most) {
        most = gain
        best = [one, other]
      }
  return best
}

/** True when `from` imports `to` through a third group: joined they would import that one, and it them. */
function reaches(from: Group, to: Group): boolean {
  const seen = new Set<Group>()
  const open = [...from.imports].filter(group => group !== to)
  for (let group = open.pop(); group; group = open.pop()) {
    if (group === to) return true
    if (seen.has(group)) continue
    seen.add(group)
    open.push(...group.imports)
  }
  return false
}
