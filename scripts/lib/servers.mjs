// A throw-away Postgres and Redis on free ports, from this machine's programs.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installWithApt } from './apt.mjs'
import { answers, freePort } from './ports.mjs'
import { ended, findProgram, refuse } from './processes.mjs'

const READY_WITHIN_MS = 30_000

const SERVERS = {
  postgres: { programs: ['initdb', 'postgres'], debian: 'postgresql', start: startPostgres },
  redis: { programs: ['redis-server'], debian: 'redis-server', start: startRedis },
}

/** True when this machine has the programs of these servers ('postgres', 'redis'). */
export function hasServers(names) {
  return missing(names).length === 0
}

/** Ensures that these servers can be started: installs them, or exits with instructions. */
export async function provideServers(names) {
  const packages = missing(names).map(name => SERVERS[name].debian)
  if (packages.length > 0) await installWithApt(packages)
  if (!hasServers(names))
    refuse(
      `Not found on this machine: ${missing(names).join(', ')} (Debian: apt install ${packages.join(' ')}).`,
    )
}

function missing(names) {
  return names.filter(name => SERVERS[name].programs.some(program => !find(program)))
}

/**
 * Runs `use` while these servers run, then removes all their files. Passes `postgres` ({ url, pid }) and
 * `redis` ({ url }), as requested.
 */
export async function withServers(names, use) {
  await provideServers(names)
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-servers-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const running = []
  const end = () => {
    for (const child of running) child.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  }
  process.once('SIGTERM', end)
  // Ctrl-C reaches the running command too: when that has ended, the cleanup below runs.
  const stay = () => {}
  process.on('SIGINT', stay)
  try {
    const servers = {}
    for (const name of names) servers[name] = await SERVERS[name].start(folder, user, running)
    return await use(servers)
  } finally {
    for (const child of running) child.kill('SIGINT')
    await Promise.all(running.map(ended))
    rmSync(folder, { recursive: true, force: true })
    process.off('SIGTERM', end).off('SIGINT', stay)
  }
}

async function startPostgres(folder, user, running) {
  const data = join(folder, 'postgres')
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const { status, stderr } = spawnSync(find('initdb'), args, { ...user, cwd: folder, encoding: 'utf8' })
  if (status !== 0) refuse(`initdb failed: ${stderr}`)
  const port = await freePort()
  // The data is temporary, so nothing is forced to disk.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  // A vacuum at a random moment would change query plans.
  const settings = [...fast, 'autovacuum=off'].flatMap(setting => ['-c', setting])
  const child = spawn(
    find('postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  running.push(child)
  await untilReady('Postgres', child, port)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: child.pid }
}

async function startRedis(folder, user, running) {
  const port = await freePort()
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  const child = spawn(find('redis-server'), args, { ...user, cwd: folder, stdio: 'ignore' })
  running.push(child)
  await untilReady('Redis', child, port)
  return { url: `redis://127.0.0.1:${port}` }
}

async function untilReady(name, child, port) {
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${name} did not start`)
    await wait(50)
  }
}

// Debian keeps Postgres out of PATH, one folder per version.
function find(program) {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map(version => join(versions, version, 'bin'))
    : []
  return findProgram(program, folders)
}

// Postgres does not run as root.
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = flag => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The user does not exist here: tries the next one.
    }
  }
  return refuse('Postgres does not run as root, and there is no user postgres or nobody.')
}
