import type { Database } from './db.ts'
import type { Logger } from './logger.ts'

/** The database as pg-boss uses it. */
export interface JobsDatabase {
  executeSql(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Resolves when no statement is running. */
  settled(): Promise<void>
}

/** pg-boss' own queue: what its schedules ask for. */
const SCHEDULED_QUEUE = '__pgboss__send-it'
const NOTHING_CHANGED = { rows: [{ count: '0' }] }

/**
 * pg-boss does not await its statements that complete or fail a job of its own queue: an error there would be
 * unhandled and end the process. The handler logs the error instead, and the job's lease expires. pg-boss does not wait for
 * them when it stops either.
 */
export function createJobsDatabase(db: Database, logger: Logger): JobsDatabase {
  const underWay = new Set<Promise<unknown>>()
  const execute = async (sql: string, values: unknown[]) => {
    if (values.length > 0) return db.query(sql, values)
    if (!isScript(sql)) return db.query(sql)
    await db.script(sql)
    return { rows: [] }
  }
  return {
    async executeSql(sql, values = []) {
      const running = execute(sql, values)
      underWay.add(running)
      try {
        return await running
      } catch (error) {
        if (!isUnawaited(values)) throw error
        logger.error(
          { err: error, queue: SCHEDULED_QUEUE },
          'the end of a scheduled job could not be written',
        )
        return NOTHING_CHANGED
      } finally {
        underWay.delete(running)
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}

/** Completing and failing have three values: queue, ids and outcome. */
const isUnawaited = (values: readonly unknown[]) => values.length === 3 && values[0] === SCHEDULED_QUEUE

/** pg-boss sends its schema as several statements without values. */
function isScript(sql: string): boolean {
  return sql.trimEnd().replace(/;$/, '').includes(';')
}
