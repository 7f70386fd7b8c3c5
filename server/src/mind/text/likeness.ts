/** How likely each class is, between 0 and 1; together 1. */
export type Likelihoods<C extends string> = ReadonlyMap<C, number>

type Counts = { readonly all: number; readonly byClass: ReadonlyMap<string, number> }

/** A text that was not seen: how much one that was seen outweighs it. */
const SMOOTHING = 0.3

/** Says which examples a text resembles, by the features they share (Bernoulli naive Bayes, damped for long texts). */
export class Likeness<C extends string> {
  private readonly features = new Map<string, Counts>()
  private readonly examples = new Map<C, number>()
  private total = 0

  constructor(examples: Iterable<readonly [of: C, features: ReadonlySet<string>]>) {
    const counted = new Map<string, { all: number; byClass: Map<string, number> }>()
    for (const [of, features] of examples) {
      this.total += 1
      this.examples.set(of, (this.examples.get(of) ?? 0) + 1)
      for (const feature of features) {
        const counts = counted.get(feature) ?? { all: 0, byClass: new Map<string, number>() }
        counts.all += 1
        counts.byClass.set(of, (counts.byClass.get(of) ?? 0) + 1)
        counted.set(feature, counts)
      }
    }
    this.features = counted
  }

  of(features: ReadonlySet<string>): Likelihoods<C> {
    const known = [...features].flatMap(feature => this.features.get(feature) ?? [])
    const damping = Math.sqrt(known.length || 1)
    const weights = [...this.examples].map(([of, own]) => {
      const evidence = known.reduce((sum, { all, byClass }) => {
        const inside = byClass.get(of) ?? 0
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
