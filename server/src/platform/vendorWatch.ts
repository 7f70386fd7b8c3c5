import { type Clock, MINUTE_MS, SECOND_MS } from './clock.ts'
import type { Database } from './db.ts'
import { withoutPersonalData } from './failedJobs.ts'
import type { Logger } from './logger.ts'

/** Results of calls to one vendor. */
export interface VendorResults {
  /** Time of the last success; null before the first. */
  readonly succeededAt: Date | null
  /** Time of the last failure; null before the first. */
  readonly failedAt: Date | null
  /** The error of that call, without personal data; null before the first. */
  readonly failure: string | null
  /** Failures since the last success. */
  readonly failuresInRow: number
  /** Until when a circuit breaker in a process' memory lets no call through; null without a pause. */
  readonly restsUntil: Date | null
}

export const NO_RESULTS: VendorResults = {
  succeededAt: null,
  failedAt: null,
  failure: null,
  failuresInRow: 0,
  restsUntil: null,
}

/** Notes how calls to vendors end. Processes write what each has seen to one row per vendor, at intervals. */
export interface VendorWatch {
  /**
   * The adapter, these methods of which are noted. An error that is the vendor's answer to one request says nothing about the
   * vendor: `isAnswer` leaves it out.
   */
  watch<Adapter extends object>(
    vendor: string,
    adapter: Adapter,
    methods: readonly (keyof Adapter & string)[],
    isAnswer: (error: unknown) => boolean,
  ): Adapter
  /** Notes the pause of a circuit breaker. */
  noteRest(vendor: string, until: Date): void
  /** The results of all processes, by vendor; those of others are up to a minute old. */
  read(): Promise<ReadonlyMap<string, VendorResults>>
  /** Writes what was noted since the last time. */
  flush(): Promise<void>
}

const LONGEST_FAILURE = 300
const FLUSH_EVERY_MS = 30 * SECOND_MS
/** Time for which a success that changes nothing else is not written. */
const SUCCESS_UNWRITTEN_MS = MINUTE_MS

export function createVendorWatch({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): VendorWatch {
  const unwritten = new Map<string, VendorResults>()
  const writtenAt = new Map<string, number>()
  const change = (vendor: string, change: (before: VendorResults) => Partial<VendorResults>) => {
    const before = unwritten.get(vendor) ?? NO_RESULTS
    unwritten.set(vendor, { ...before, ...change(before) })
  }
  const noteSuccess = (vendor: string) =>
    change(vendor, () => ({ succeededAt: clock.now(), failuresInRow: 0, restsUntil: null }))
  const noteFailure = (vendor: string, error: unknown) =>
    change(vendor, ({ failuresInRow }) => ({
      failedAt: clock.now(),
      failure: failureOf(error),
      failuresInRow: failuresInRow + 1,
    }))
  const isDue = ([vendor, { failedAt, restsUntil }]: readonly [string, VendorResults]) => {
    const last = writtenAt.get(vendor)
    return failedAt || restsUntil || !last || clock.now().getTime() - last >= SUCCESS_UNWRITTEN_MS
  }

  return {
    watch(vendor, adapter, methods, isAnswer) {
      const watched = new Set<PropertyKey>(methods)
      return new Proxy(adapter, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name, target)
          if (!watched.has(name) || typeof member !== 'function') return member
          return async (...args: unknown[]): Promise<unknown> => {
            try {
              const result: unknown = await Reflect.apply(member, target, args)
              noteSuccess(vendor)
              return result
            } catch (error) {
              if (!isAnswer(error)) noteFailure(vendor, error)
              throw error
            }
          }
        },
      })
    },
    noteRest(vendor, until) {
      change(vendor, () => ({ restsUntil: until }))
    },
    async read() {
      const rows = await db.prisma.vendorResult.findMany()
      const results = new Map<string, VendorResults>(rows.map(({ vendor, ...result }) => [vendor, result]))
      for (const [vendor, noted] of unwritten)
        results.set(vendor, joined(results.get(vendor) ?? NO_RESULTS, noted))
      return results
    },
    async flush() {
      // In the order of names, so that two processes never wait for each other.
      const due = [...unwritten].filter(isDue).toSorted(([one], [other]) => (one < other ? -1 : 1))
      for (const [vendor, noted] of due) {
        unwritten.delete(vendor)
        try {
          await write(db, vendor, noted)
          writtenAt.set(vendor, clock.now().getTime())
        } catch (error) {
          // Later notes are added to what the database did not take.
          const since = unwritten.get(vendor)
          unwritten.set(vendor, since ? joined(noted, since) : noted)
          throw error
        }
      }
    },
  }
}

/** Writes what was noted every half minute; returns a function that writes the rest and stops. */
export function followVendors({ flush }: Pick<VendorWatch, 'flush'>, logger: Logger): () => Promise<void> {
  const write = () =>
    flush().catch((error: unknown) => logger.warn({ err: error }, 'results of vendors could not be written'))
  const timer = setInterval(() => void write(), FLUSH_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await write()
  }
}

/** Earlier results with those that one process noted since, as `write` joins them in the database. */
function joined(before: VendorResults, noted: VendorResults): VendorResults {
  const isNewer = isAtLeast(noted.failedAt, before.failedAt)
  return {
    succeededAt: latest(before.succeededAt, noted.succeededAt),
    failedAt: latest(before.failedAt, noted.failedAt),
    failure: isNewer ? noted.failure : before.failure,
    failuresInRow: isAtLeast(noted.succeededAt, before.failedAt)
      ? noted.failuresInRow
      : before.failuresInRow + noted.failuresInRow,
    restsUntil: isAtLeast(noted.succeededAt, before.failedAt)
      ? noted.restsUntil
      : latest(before.restsUntil, noted.restsUntil),
  }
}

const latest = (one: Date | null, other: Date | null) => (isAtLeast(other, one) ? other : one)

const isAtLeast = (at: Date | null, other: Date | null) => at !== null && (other === null || at >= other)

async function write(db: Database, vendor: string, noted: VendorResults): Promise<void> {
  const { succeededAt, failedAt, failure, failuresInRow, restsUntil } = noted
  await db.prisma.$executeRaw`
    INSERT INTO "VendorResult" AS kept (vendor, "succeededAt", "failedAt", failure, "failuresInRow", "restsUntil")
    VALUES (${vendor}, ${succeededAt}, ${failedAt}, ${failure}, ${failuresInRow}, ${restsUntil})
    ON CONFLICT (vendor) DO UPDATE SET
      "succeededAt" = greatest(kept."succeededAt", excluded."succeededAt"),
      "failedAt" = greatest(kept."failedAt", excluded."failedAt"),
      failure = CASE WHEN excluded."failedAt" >= coalesce(kept."failedAt", excluded."failedAt")
        THEN excluded.failure ELSE kept.failure END,
      "failuresInRow" = CASE WHEN excluded."succeededAt" >= coalesce(kept."failedAt", excluded."succeededAt")
        THEN excluded."failuresInRow" ELSE kept."failuresInRow" + excluded."failuresInRow" END,
      "restsUntil" = CASE WHEN excluded."succeededAt" >= coalesce(kept."failedAt", excluded."succeededAt")
        THEN excluded."restsUntil" ELSE greatest(kept."restsUntil", excluded."restsUntil") END`
}

function failureOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' }
  return withoutPersonalData([name, message].filter(Boolean).join(': ')).slice(0, LONGEST_FAILURE)
}
