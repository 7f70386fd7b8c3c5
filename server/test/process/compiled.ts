import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))
const COMPILER = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
/** Next to src, so that paths relative to a source file also hold for its compiled file. */
const PREFIX = '.compiled-'

/**
 * Sets the folder for this run's compiled sources, and removes those of ended runs; returns a function that
 * removes them.
 */
export function reserveCompiled(): () => void {
  for (const name of readdirSync(WORKSPACE)) {
    const owner = /^\.compiled-(\d+)/.exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) rmSync(join(WORKSPACE, name), { recursive: true, force: true })
  }
  const folder = join(WORKSPACE, `${PREFIX}${process.pid}`)
  process.env.TEST_COMPILED = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The folder of the compiled sources: a process loads them in half the time of TypeScript. */
export function compiledSources(): string {
  const { folder, own, args } = compilation()
  if (existsSync(folder)) return folder
  execFileSync(process.execPath, args, { cwd: WORKSPACE })
  take(own, folder)
  return folder
}

/** Compiles the sources while the test prepares something else. */
export async function compileSources(): Promise<void> {
  const { folder, own, args } = compilation()
  if (existsSync(folder)) return
  await promisify(execFile)(process.execPath, args, { cwd: WORKSPACE })
  take(own, folder)
}

function compilation() {
  const folder = process.env.TEST_COMPILED
  if (!folder) throw new Error('globalSetup has not run')
  const own = `${folder}-${process.pid}`
  const args = [COMPILER, '-p', 'tsconfig.build.json', '--noCheck', '--sourceMap', 'false', '--outDir', own]
  return { folder, own, args }
}

function take(own: string, folder: string): void {
  try {
    renameSync(own, folder)
  } catch {
    // Another worker was faster, and has compiled the same.
    rmSync(own, { recursive: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
