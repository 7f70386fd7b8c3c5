/** Feature of every example: weighs how rare a yes is. */
export const BIAS = '@'

/** 'feature=weight' between '|'. */
export function parseWeights(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('|').map(entry => {
      const at = entry.lastIndexOf('=')
      return [entry.slice(0, at), Number(entry.slice(at + 1))]
    }),
  )
}

/** Likelihood between 0 and 1, by logistic regression. */
export function likelihoodOf(weights: ReadonlyMap<string, number>, features: ReadonlySet<string>): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return 1 / (1 + Math.exp(-sum))
}
