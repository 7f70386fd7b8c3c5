import { z } from 'zod'
import type { Database } from './db.ts'

/** The failed jobs to take: one, or all of them. */
export type FailedJobs = { readonly queue: string; readonly id: string } | Record<string, never>

/** Rows taken by one call; the next look takes the others. */
const MOST_TAKEN = 500
const LONGEST_REASON = 300

/**
 * Moves jobs that failed for the last time from pg-boss' tables, which forget them after two weeks, into `FailedJob`.
 * Returns their ids.
 */
export async function takeFailedJobs(db: Database, { queue, id }: FailedJobs): Promise<string[]> {
  const found =
    id === undefined
      ? await db.query(
          `select name, id, output from pgboss.job
           where state = 'failed' and not starts_with(name, '__pgboss__') limit ${MOST_TAKEN}`,
        )
      : await db.query(
          `select name, id, output from pgboss.job where name = $1 and id = $2::uuid and state = 'failed'`,
          [queue, id],
        )
  const taken: string[] = []
  for (const { name, id: jobId, output } of found.rows) {
    const { rows } = await db.query(
      `with failed as (
         delete from pgboss.job where name = $1 and id = $2::uuid and state = 'failed'
         returning id, name, data, retry_count, created_on, coalesce(completed_on, now()) as failed_at
       )
       insert into "FailedJob" (id, queue, data, reason, attempts, "createdAt", "failedAt")
       select id, name, coalesce(data, '{}'), $3, retry_count + 1, created_on, failed_at from failed
       on conflict (id) do update set reason = excluded.reason, attempts = excluded.attempts,
         "failedAt" = excluded."failedAt", state = 'WAITING', "decidedAt" = null
       returning id`,
      [String(name), String(jobId), reasonOf(output)],
    )
    taken.push(...rows.map(row => String(row.id)))
  }
  return taken
}

const failure = z.object({
  name: z.string().default('Error'),
  message: z.string().default(''),
})

/** The error of a job as the team reads it: its name and the last line of its message, without personal data. */
export function reasonOf(output: unknown): string {
  const parsed = failure.safeParse(output)
  // pg-boss wraps the message of a lease that expired.
  const wrapped = z.object({ value: failure }).safeParse(output)
  const { name, message } = wrapped.success
    ? wrapped.data.value
    : (parsed.data ?? { name: 'Error', message: '' })
  const line = message
    .split('\n')
    .findLast(text => text.trim() !== '')
    ?.trim()
  return withoutPersonalData(line ? `${name}: ${line}` : name).slice(0, LONGEST_REASON)
}

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const PERSONAL = new RegExp(
  [
    // An id of a row, or a status of a mail server.
    String.raw`(?<kept>${UUID}|\b\d{3}[ -]\d\.\d{1,3}\.\d{1,3}\b)`,
    String.raw`(?<link>https?:\/\/\S+)`,
    String.raw`(?<email>[^\s<>"'()=,;:]+@[^\s<>"'(),;:]+)`,
    // Postgres names the values of a key that exists.
    String.raw`(?<value>(?<==)\([^)]*\))`,
    String.raw`(?<number>\+?\d[\d\s().-]{4,}\d)`,
  ].join('|'),
  'gi',
)

/** A text without links, e-mails, values of keys and numbers of six digits and more. */
export function withoutPersonalData(text: string): string {
  return text.replace(PERSONAL, (found, ...rest) => {
    const { kept, link, email, value } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (kept !== undefined) return found
    if (link !== undefined) return '[enlace]'
    if (email !== undefined) return '[email]'
    return value !== undefined ? '([dato])' : '[número]'
  })
}
