// Debian's package manager, for the programs that the tests run beside the product.
import { spawn, spawnSync } from 'node:child_process'
import { ended } from './processes.mjs'

/** Whether this process may install packages of the system: as root, where there is apt. */
export function hasApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs packages of the system where that can be done; whether it was. */
export async function installWithApt(packages) {
  if (!hasApt()) return false
  console.log(`Installing ${packages.join(', ')}…`)
  // A package that has a server starts it unless the run level says no: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = args => ended(spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }))
  if ((await run(['update', '-qq'])) !== 0) return false
  return (await run(['install', '-y', '-qq', '--no-install-recommends', ...packages])) === 0
}
