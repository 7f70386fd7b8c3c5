/** One that can supply some demands. Costs are non-negative integers. */
export interface Supplier {
  /** Cost of using it at all, once for any number of demands. */
  readonly fixed: number
  /** Cost of each demand, by its place; Infinity where it supplies none. */
  readonly costs: readonly number[]
}

export interface Assignment {
  /** The place of the supplier of each demand. */
  readonly supplierOf: readonly number[]
  /** Costs of all demands, and the fixed costs of the used suppliers. */
  readonly cost: number
}

/** The cheapest assignment, or the reason why there is none. */
export interface Search {
  /** Null when a demand has no supplier, or when the proof needed more states than allowed. */
  readonly best: Assignment | null
  /** Partial decisions that were examined. */
  readonly states: number
}

/** The most partial decisions of one search: about half a second for 20 demands and 50 suppliers. */
export const MOST_STATES = 5_000

/**
 * The cheapest supplier of each demand, fixed costs included, proven by branch and bound. The problem is NP-hard
 * (facility location), so the proof may take more states than allowed: the result is exact or null, never a guess.
 */
export function cheapestAssignment(suppliers: readonly Supplier[], demands: number): Search {
  let best: Assignment | null = null
  let states = 0
  /** Decisions by supplier: used, not used, or not decided. */
  const decisions = suppliers.map(({ fixed }): Decision => (fixed === 0 ? 'used' : 'undecided'))

  const examine = (): boolean => {
    if (++states > MOST_STATES) return false
    const bound = dualBound(suppliers, decisions, demands)
    if (bound === null) return true
    const found = assignCheapest(suppliers, bound.candidates, demands)
    if (!best || found.cost < best.cost) best = found
    if (bound.cost >= best.cost) return true
    const next = mostExpensive(suppliers, found, decisions) ?? decisions.indexOf('undecided')
    if (next < 0) return true
    for (const decision of ['used', 'unused'] as const) {
      decisions[next] = decision
      if (!examine()) return false
    }
    decisions[next] = 'undecided'
    return true
  }
  return { best: examine() ? best : null, states }
}

type Decision = 'used' | 'unused' | 'undecided'

/**
 * A lower bound of the cost under some decisions, by dual ascent (Erlenkotter 1978): each demand's payment rises
 * until the payments above its costs have used up the fixed cost of a supplier. Null when a demand has no supplier.
 */
function dualBound(suppliers: readonly Supplier[], decisions: readonly Decision[], demands: number) {
  const available = suppliers.flatMap(({ fixed, costs }, place) =>
    decisions[place] === 'unused'
      ? []
      : [
          {
            place,
            costs,
            isUsed: decisions[place] === 'used',
            slack: decisions[place] === 'used' ? 0 : fixed,
          },
        ],
  )
  const payments = Array.from({ length: demands }, (_, demand) =>
    Math.min(...available.map(({ costs }) => costs[demand] ?? Infinity)),
  )
  if (payments.includes(Infinity)) return null
  let hasRisen = true
  while (hasRisen) {
    hasRisen = false
    for (const [demand, payment] of payments.entries()) {
      let rise = Infinity
      for (const { costs, slack } of available) {
        const above = (costs[demand] ?? Infinity) - payment
        rise = Math.min(rise, above > 0 ? above : slack)
      }
      if (rise === 0) continue
      for (const supplier of available)
        if ((supplier.costs[demand] ?? Infinity) <= payment) supplier.slack -= rise
      payments[demand] = payment + rise
      hasRisen = true
    }
  }
  const used = suppliers.reduce((sum, { fixed }, place) => sum + (decisions[place] === 'used' ? fixed : 0), 0)
  return {
    cost: payments.reduce((sum, payment) => sum + payment, used),
    candidates: available.filter(({ slack }) => slack === 0).map(({ place }) => place),
  }
}

/** Assigns each demand to its cheapest candidate, then leaves out each one without which the rest is cheaper. */
function assignCheapest(
  suppliers: readonly Supplier[],
  candidates: readonly number[],
  demands: number,
): Assignment {
  const assign = (places: readonly number[]): Assignment => {
    const supplierOf = Array.from({ length: demands }, (_, demand) =>
      places.reduce((first, place) =>
        costOf(suppliers, place, demand) < costOf(suppliers, first, demand) ? place : first,
      ),
    )
    return { supplierOf, cost: totalOf(suppliers, supplierOf) }
  }
  let places = [...new Set(assign(candidates).supplierOf)]
  let best = assign(places)
  for (const place of places) {
    const others = places.filter(other => other !== place)
    if (others.length === 0) break
    const without = assign(others)
    if (without.cost >= best.cost) continue
    places = others
    best = without
  }
  return best
}

const costOf = (suppliers: readonly Supplier[], place: number, demand: number) =>
  suppliers[place]?.costs[demand] ?? Infinity

function totalOf(suppliers: readonly Supplier[], supplierOf: readonly number[]): number {
  const fixed = [...new Set(supplierOf)].reduce((sum, place) => sum + (suppliers[place]?.fixed ?? 0), 0)
  return supplierOf.reduce((sum, place, demand) => sum + costOf(suppliers, place, demand), fixed)
}

/** The undecided supplier of an assignment with the highest fixed cost. */
function mostExpensive(
  suppliers: readonly Supplier[],
  { supplierOf }: Assignment,
  decisions: readonly Decision[],
): number | undefined {
  const fixedOf = (place: number) => suppliers[place]?.fixed ?? 0
  return supplierOf
    .filter(place => decisions[place] === 'undecided')
    .toSorted((one, other) => fixedOf(other) - fixedOf(one))[0]
}
