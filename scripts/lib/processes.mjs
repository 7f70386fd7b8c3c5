// Starts other programs from scripts. Node's own modules only: this runs before packages are installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const LEAST_NODE = [20, 19]

/** Exits with a message when Node is too old for the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return
  refuse(
    `Tuerca needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  )
}

/** Loads the variables of a .env file in the project's root that the environment does not have. */
export function loadEnvFile() {
  try {
    process.loadEnvFile(join(root, '.env'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** Shows a message and exits. */
export function refuse(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Ends this process as on SIGTERM when npm's shell has ended: npm stops only that shell. */
export function endWithShell() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      clearInterval(watch)
      // Still installing or building: nothing has to be closed.
      if (process.listenerCount(signal) === 0) process.exit(1)
    })
  }
}

/** The path of a program, found in `folders` or PATH; null when missing. */
export function findProgram(name, folders = []) {
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  return places.map(folder => join(folder, name)).find(existsSync) ?? null
}

/** Commands whose package has another name. */
const PACKAGES = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' }

/** The JavaScript file of an installed command, to run with this same Node on every system. */
export function binary(command) {
  const manifest = join(root, 'node_modules', PACKAGES[command] ?? command, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command])
}

/** Starts a Node program in this terminal; `args` begins with its file. */
export function startNode(args, options = {}) {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
}

/** Runs a Node program to its end. Returns its exit code. */
export function runNode(args, options = {}) {
  return ended(startNode(args, options))
}

/** Runs a Node program to its end without showing its output. Returns `{ code, output }`. */
export async function runNodeQuietly(args, options = {}) {
  const child = startNode(args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk))
  const code = await ended(child)
  return { code, output: Buffer.concat(output) }
}

/** The exit code of a child; a child ended by a signal counts as failed. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
}

/** Runs several programs that end together: the first that ends, or a signal, ends all. */
export async function liveTogether(children) {
  let isStopping = false
  const stop = () => {
    // Some programs end at once on a second signal.
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  // The terminal sends Ctrl-C to the whole group: the others have received it.
  process.on('SIGINT', () => {
    isStopping = true
  })
  const codes = children.map(ended)
  const first = await Promise.race(codes)
  stop()
  await Promise.all(codes)
  process.exitCode = first
}
