import { vi } from 'vitest'
import { handlers } from '../../src/domains/reactions.ts'
import { WAKE_TOPIC } from '../../src/platform/jobs.ts'
import type { Stage } from '../authorization/stage.ts'

/**
 * Number of writes, announcements and sends by kind. Equal snapshots mean that nothing happened in between.
 */
export type Snapshot = Readonly<Record<string, number>>

/**
 * Makes the database note each row that a committed transaction writes, jobs and events included; returns a
 * function that takes snapshots of that, of live updates, and of the gateway's and the file storage's data.
 */
export async function watchStage({
  harness,
  sandbox,
}: Pick<Stage, 'harness' | 'sandbox'>): Promise<() => Promise<Snapshot>> {
  const { db, news } = harness.services
  const published = vi.spyOn(news, 'publish')
  const { rows: tables } = await db.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^_'`,
  )
  const watched = [
    ...tables.map(({ name }) => ({ table: `"${name}"`, noted: `tg_table_name` })),
    { table: 'pgboss.job', noted: `'job ' || coalesce(new.name, old.name)` },
  ]
  await db.script('create table "_noted" (what text not null)')
  for (const [index, { table, noted }] of watched.entries())
    await db.script(`
      create function note_${index}() returns trigger language plpgsql as $$
        begin insert into public."_noted" values (${noted} || ' ' || tg_op); return null; end $$;
      create trigger note after insert or update or delete on ${table} for each row execute function note_${index}()`)
  // Scheduled jobs and their runs appear by themselves, as does pg-boss' own queue that starts them.
  const byClock = handlers.flatMap(({ queue, cron }) => (cron ? [`job ${queue} INSERT`] : []))
  // Deleted once counted: thousands of snapshots are taken of one database.
  const written = new Map<string, number>()
  return async () => {
    const { rows } = await db.query('delete from "_noted" returning what')
    for (const what of rows.map(row => String(row.what))) {
      if (/^(job (.* (UPDATE|DELETE)$|__pgboss__)|TimerRun )/.test(what)) continue
      written.set(what, (written.get(what) ?? 0) + 1)
    }
    const { stripe, objects } = sandbox.control
    return {
      ...Object.fromEntries(written),
      ...Object.fromEntries(byClock.map(what => [what, 0])),
      news: published.mock.calls.filter(([topic]) => topic !== WAKE_TOPIC).length,
      checkouts: stripe.sessions().length,
      files: objects.list().length,
    }
  }
}

/** Differences between two snapshots, with their counts. */
export function between(before: Snapshot, after: Snapshot): Record<string, number> {
  const more = Object.entries(after).map(([what, times]): [string, number] => [
    what,
    times - (before[what] ?? 0),
  ])
  return Object.fromEntries(more.filter(([, times]) => times !== 0))
}
