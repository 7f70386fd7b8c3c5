/** What was counted on a day, as the graph tells it: '2026-11-22'. */
export type DayVisits = {
  readonly day: string
  readonly pages: readonly { readonly page: string; readonly count: number }[]
}

export const visitsOf = (days: readonly DayVisits[]): number =>
  days.flatMap(({ pages }) => pages).reduce((sum, { count }) => sum + count, 0)

/** The pages of these days together, the one opened most often first. */
export function pagesOf(days: readonly DayVisits[]): { page: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { page, count } of days.flatMap(({ pages }) => pages))
    counts.set(page, (counts.get(page) ?? 0) + count)
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .toSorted((one, other) => other.count - one.count || one.page.localeCompare(other.page))
}
