import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { SiteAnswer, SiteCall, SiteReady } from './protocol.ts'

type Call = SiteCall extends infer Each ? (Each extends SiteCall ? Omit<Each, 'id'> : never) : never

/** One state of the project's files, with its site running on a database of its own. */
export interface Tree {
  readonly label: string
  readonly site: SiteReady
  call(call: Call): Promise<unknown>
  /** Peak resident memory of the site's process, in MB; zero on systems without /proc. */
  peakMemoryMb(): number
  /** Starts the peak anew. */
  forgetPeak(): void
  end(): Promise<void>
}

/**
 * Starts the site of the tree in `folder` on a new database of this server, or on the embedded one with a small world
 * when there is none, and waits until its world is filled.
 */
export async function openTree(label: string, folder: string, server: string | undefined): Promise<Tree> {
  const child = fork(join(folder, 'scripts/bench/site.ts'), {
    cwd: folder,
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_DATABASE_URL: server && (await createDatabase(label, server)),
    },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the site of ${label} ended with ${code}`)
  })
  const [site]: [SiteReady] = await Promise.race([once(child, 'message') as Promise<[SiteReady]>, ended])
  const waiting = new Map<number, (answer: SiteAnswer) => void>()
  child.on('message', (answer: SiteAnswer) => waiting.get(answer.id)?.(answer))
  let calls = 0
  const call = async (what: Call) => {
    calls += 1
    const id = calls
    const answer = new Promise<SiteAnswer>(resolve => {
      waiting.set(id, resolve)
    })
    child.send({ id, ...what })
    const { result, error } = await Promise.race([answer, ended])
    waiting.delete(id)
    if (error) throw new Error(`${label}: ${error}`)
    return result
  }
  return {
    label,
    site,
    call,
    forgetPeak() {
      if (process.platform === 'linux') writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
    },
    peakMemoryMb() {
      if (process.platform !== 'linux') return 0
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
      return Math.round(Number(peak) / 1024)
    },
    async end() {
      child.send({ id: 0, name: 'end' })
      await ended.catch(() => {})
    },
  }
}

/** Returns the url of a new database on that server. */
export async function createDatabase(label: string, server: string): Promise<string> {
  const database = `bench_${label.replaceAll(/\W/g, '_')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE "${database}"`)
  // Autovacuum would be counted for the tree measured at that moment.
  await admin.query('ALTER SYSTEM SET autovacuum = off')
  await admin.query('SELECT pg_reload_conf()')
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Processor time in milliseconds. */
export interface Cost {
  readonly server: number
  /** All processes of Postgres together; zero on systems without /proc and for the embedded one. */
  readonly postgres: number
}

/** Processor time that both used while `work` ran. */
export async function costOf(tree: Tree, work: () => Promise<unknown>): Promise<Cost> {
  const before = { server: await serverMs(tree), postgres: postgresMs() }
  await work()
  return { server: (await serverMs(tree)) - before.server, postgres: postgresMs() - before.postgres }
}

async function serverMs(tree: Tree): Promise<number> {
  const { user, system } = (await tree.call({ name: 'cpu' })) as NodeJS.CpuUsage
  return (user + system) / 1000
}

// Linux counts processor time in hundredths of a second.
const TICK_MS = 10
// Indexes in /proc/<pid>/stat after the name in parentheses: the parent, own time, and that of ended
// children.
const PARENT = 1
const OWN = [11, 12]
const OF_THE_ENDED = [13, 14]

function postgresMs(): number {
  const postmaster = process.env.BENCH_POSTGRES_PID
  if (process.platform !== 'linux' || !postmaster) return 0
  const ticks = (fields: readonly string[], places: readonly number[]) =>
    places.reduce((sum, place) => sum + Number(fields[place]), 0)
  let sum = 0
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const fields = statOf(pid)
    if (pid === postmaster) sum += ticks(fields, [...OWN, ...OF_THE_ENDED])
    else if (fields[PARENT] === postmaster) sum += ticks(fields, OWN)
  }
  return sum * TICK_MS
}

function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch (error) {
    // The process ended after the folder was read.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return []
    throw error
  }
}
