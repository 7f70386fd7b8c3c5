import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spread } from './table.ts'
import { createDatabase } from './tree.ts'
import { untilReady } from './untilReady.ts'
import type { Figures } from './verdict.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'server/dist')

export interface Starts {
  readonly rounds: number
  /** Time between the start's end and the reading of its memory. */
  readonly idleMs: number
}

interface Started {
  readonly readyMs: number
  readonly idleMb: number
  readonly peakMb: number
}

/** Processor time of a built site until it is ready, and its memory when nobody visits it. */
export async function measureStart(server: string, { rounds, idleMs }: Starts): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const embedded = { NODE_ENV: 'development', DEMO_WORLD: 'false', DATA_DIR: folder }
    const production = { ...PRODUCTION, DATABASE_URL: await createDatabase('start', server) }
    const migrate = spawn(process.execPath, [join(DIST, 'migrate.js')], { env: environment(production) })
    await once(migrate, 'exit')
    const inProduction = await measure('in production, on Postgres', production, { rounds, idleMs })
    // The first start makes the database.
    await start(embedded, 0)
    const ofEmbedded = await measure('with the embedded database and the sandbox', embedded, {
      rounds,
      idleMs,
    })
    return {
      'CPU ms until ready': inProduction.map(({ readyMs }) => readyMs),
      'idle MB': inProduction.map(({ idleMb }) => idleMb),
      'idle MB, embedded': ofEmbedded.map(({ idleMb }) => idleMb),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Variables that production does not start without. */
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of the bench, which nobody needs to keep',
  DATA_KEYS: 'a key of the bench that nobody needs to keep',
  ADMIN_EMAIL: 'admin@bench.test',
  SUPPORT_EMAIL: 'ayuda@bench.test',
  PUBLIC_URL: 'http://localhost:4999',
}

/** The container's variables and flags of Node. */
const CONTAINER = readFileSync(join(ROOT, 'scripts/docker/Dockerfile'), 'utf8')
const MEMORY = Object.fromEntries(
  [...CONTAINER.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
)
const COMMAND: readonly string[] = JSON.parse(/^CMD (.*)$/m.exec(CONTAINER)?.[1] ?? '[]')
const FLAGS = COMMAND.filter(word => word.startsWith('--'))

const environment = (own: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  LOG_LEVEL: 'error',
  PORT: '0',
  ...MEMORY,
  ...own,
})

async function measure(
  label: string,
  env: Readonly<Record<string, string>>,
  starts: Starts,
): Promise<Started[]> {
  const results: Started[] = []
  for (let round = 0; round < starts.rounds; round += 1) results.push(await start(env, starts.idleMs))
  console.log(`\na start ${label}: ${starts.rounds} rounds`)
  console.log(`  CPU ms until it is ready ${spread(results.map(({ readyMs }) => readyMs))}`)
  console.log(`  idle memory MB ${spread(results.map(({ idleMb }) => idleMb))}`)
  console.log(`  most memory MB ${spread(results.map(({ peakMb }) => peakMb))}`)
  return results
}

async function start(env: Readonly<Record<string, string>>, idleMs: number): Promise<Started> {
  const child = spawn(process.execPath, [...FLAGS, join(DIST, 'main.js')], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilReady(child)
    const readyMs = cpuMs(child)
    await wait(idleMs)
    return { readyMs, idleMb: memoryMb(child, 'VmRSS'), peakMb: memoryMb(child, 'VmHWM') }
  } finally {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
}

// Linux counts processor time in hundredths of a second, after the name in parentheses.
function cpuMs({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function memoryMb({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return 0
  const kb = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}
