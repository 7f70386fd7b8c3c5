import { Client } from 'pg'
import { expect, onTestFinished, vi } from 'vitest'

const PATIENCE = { timeout: 60_000, interval: 50 }

export interface HeldUp {
  /** Resolves once that many connections wait to write. */
  waiting(count: number): Promise<void>
  /**
   * Ends the waiting connections, as the server does after a process died, and lets other writes continue.
   */
  end(): Promise<void>
}

/** Blocks every write to a table until the test ends it, so that a transaction stops exactly before it. */
export async function holdUp(databaseUrl: string, table: string): Promise<HeldUp> {
  const client = new Client({ connectionString: databaseUrl })
  onTestFinished(() => client.end())
  await client.connect()
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
  const backends = async () => {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_locks WHERE NOT granted AND relation = $1::regclass',
      [table],
    )
    return rows.map(({ pid }) => pid)
  }
  return {
    async waiting(count) {
      await vi.waitFor(async () => expect((await backends()).length).toBeGreaterThanOrEqual(count), PATIENCE)
    },
    async end() {
      await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [await backends()])
      await vi.waitFor(async () => expect(await backends()).toEqual([]), PATIENCE)
      await client.query('ROLLBACK')
    },
  }
}
