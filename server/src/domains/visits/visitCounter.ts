import { dayOf } from '../../platform/businessDays.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'
import { createTodaysVisitors, type Visitor } from './todaysVisitors.ts'

/** Interval of writing the counts. */
const FLUSH_EVERY_MS = 30 * SECOND_MS
/** Maximum days and pages that wait while the database does not answer; there are a few dozen pages. */
const MOST_WAITING = 1000

/**
 * Counts page visits in memory, each visitor once a day for each page, and adds them to the database at
 * intervals.
 */
export interface VisitCounter {
  /** `page` is one of the site's address patterns. */
  readonly count: (page: string, visitor: Visitor) => void
  /** Writes the counts. Failed ones wait for the next time. */
  readonly flush: () => Promise<void>
  /** Writes the last counts, and stops. */
  readonly close: () => Promise<void>
}

/** Processes have counters of their own; their writes add up. */
export function createVisitCounter({
  db,
  clock,
  logger,
}: Pick<Services, 'db' | 'clock' | 'logger'>): VisitCounter {
  /** Counts by day and page. */
  const waiting = new Map<string, { readonly day: string; readonly page: string; count: number }>()
  const visitors = createTodaysVisitors()
  let writing: Promise<void> = Promise.resolve()

  const add = (day: string, page: string, count: number) => {
    const key = `${day} ${page}`
    const row = waiting.get(key)
    if (row) row.count += count
    else if (waiting.size < MOST_WAITING) waiting.set(key, { day, page, count })
  }
  const write = async () => {
    const rows = [...waiting.values()]
    if (rows.length === 0) return
    waiting.clear()
    try {
      // In a fixed order, so that two processes never wait for each other's rows.
      await db.prisma.$executeRaw`
        INSERT INTO "PageVisits" (day, page, count)
        SELECT * FROM unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ page }) => page)}::text[],
          ${rows.map(({ count }) => count)}::int[]) AS visits (day, page, count)
        ORDER BY day, page
        ON CONFLICT (day, page) DO UPDATE SET count = "PageVisits".count + EXCLUDED.count`
    } catch (error) {
      for (const { day, page, count } of rows) add(day, page, count)
      logger.warn({ err: error }, 'visits could not be written')
    }
  }
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref()
  return {
    count(page, visitor) {
      const day = dayOf(clock.now())
      if (visitors.isFirst(day, page, visitor)) add(day, page, 1)
    },
    flush,
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}
