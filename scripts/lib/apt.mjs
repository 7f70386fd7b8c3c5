// Debian's package manager, for the servers and browser that tests need.
import { spawn, spawnSync } from 'node:child_process'
import { ended } from './processes.mjs'

/** True when this process may install packages of the system: as root, where there is apt. */
export function hasApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs packages of the system if possible; returns whether it did. */
export async function installWithApt(packages) {
  if (!hasApt()) return false
  console.log(`Installing ${packages.join(', ')}…`)
  // Packages with a server start it unless the run level forbids it: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = args => ended(spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }))
  if ((await run(['update', '-qq'])) !== 0) return false
  return (await run(['install', '-y', '-qq', '--no-install-recommends', ...packages])) === 0
}
