/** Likelihood of each class, between 0 and 1; they sum to 1. */
export type Likelihoods<C extends string> = ReadonlyMap<C, number>

/**
 * Number of examples of each class, in total and for each feature. Plain data, so that a build can store it.
 */
export type Counted<C extends string> = {
  readonly examples: Readonly<Record<C, number>>
  readonly features: readonly string[]
  /** For each feature, its counts in the order of `examples`. */
  readonly counts: readonly string[]
}

/** Weight of an unseen feature relative to a seen one. */
const SMOOTHING = 0.3

export function countFeatures<C extends string>(
  classes: readonly C[],
  examples: readonly (readonly [of: C, features: ReadonlySet<string>])[],
): Counted<C> {
  const counts = new Map<string, number[]>()
  for (const [of, features] of examples) {
    for (const feature of features) {
      const known = counts.get(feature) ?? classes.map(() => 0)
      const place = classes.indexOf(of)
      known[place] = (known[place] ?? 0) + 1
      counts.set(feature, known)
    }
  }
  const ofClass = (wanted: C) => examples.filter(([of]) => of === wanted).length
  return {
    examples: Object.fromEntries(classes.map(each => [each, ofClass(each)])) as Record<C, number>,
    features: [...counts.keys()],
    counts: [...counts.values()].map(each => each.join(' ')),
  }
}

/** Classifies a text by features it shares with examples (Bernoulli naive Bayes, damped for long texts). */
export class Likeness<C extends string> {
  private readonly counts: ReadonlyMap<string, string>
  private readonly examples: readonly (readonly [C, number])[]
  private readonly total: number

  constructor({ examples, features, counts }: Counted<C>) {
    this.counts = new Map(features.map((feature, at) => [feature, counts[at] ?? '']))
    this.examples = Object.entries(examples) as [C, number][]
    this.total = this.examples.reduce((sum, [, count]) => sum + count, 0)
  }

  of(features: ReadonlySet<string>): Likelihoods<C> {
    const known = [...features].flatMap(feature => {
      const counts = this.counts.get(feature)?.split(' ').map(Number)
      return counts ? [{ counts, all: counts.reduce((sum, count) => sum + count, 0) }] : []
    })
    const damping = Math.sqrt(known.length || 1)
    const weights = this.examples.map(([of, own], at) => {
      const evidence = known.reduce((sum, { counts, all }) => {
        const inside = counts[at] ?? 0
        const here = (inside + SMOOTHING) / (own + 2 * SMOOTHING)
        const elsewhere = (all - inside + SMOOTHING) / (this.total - own + 2 * SMOOTHING)
        return sum + Math.log(here / elsewhere)
      }, 0)
      return [of, evidence / damping] as const
    })
    const most = Math.max(...weights.map(([, weight]) => weight))
    const raised = weights.map(([of, weight]) => [of, Math.exp(weight - most)] as const)
    const sum = raised.reduce((all, [, weight]) => all + weight, 0)
    return new Map(raised.map(([of, weight]) => [of, weight / sum]))
  }
}
