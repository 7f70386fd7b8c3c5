import { precisionOf, recallOf, type Tally, totalOf } from './score.ts'

/** Precision and recall of a field or kind on the held-out conversations, in percent. */
export type Floor = { readonly precision: number; readonly recall: number }
export type Floors = Readonly<Record<string, Floor>>

/** Written by `npm run assistant -- --floors`. */
export const FLOORS_FILE = new URL('floors.json', import.meta.url)

/** Points by which a figure may fall below its floor. */
const TOLERANCE = 1

export function floorsOf(fields: ReadonlyMap<string, Tally>): Floors {
  return Object.fromEntries(
    [...[...fields].toSorted(), ['all', totalOf(fields)] as const].map(([field, tally]) => [
      field,
      { precision: percent(precisionOf(tally)), recall: percent(recallOf(tally)) },
    ]),
  )
}

/** Reports in words the figures that fell by a point or more; a field without a floor is reported too. */
export function breaches(score: Floors, floors: Floors): string[] {
  return [...new Set([...Object.keys(score), ...Object.keys(floors)])].flatMap(field => {
    const now = score[field]
    const floor = floors[field]
    if (!now || !floor) return [`${field}: ${now ? 'has no floor' : 'is not measured'}`]
    return (['precision', 'recall'] as const)
      .filter(figure => now[figure] <= floor[figure] - TOLERANCE)
      .map(figure => `${field}: ${figure} ${now[figure]}, was ${floor[figure]}`)
  })
}

const percent = (share: number) => Math.round(share * 10_000) / 100
