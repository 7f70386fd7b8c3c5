// Installs and builds, each only when its inputs have changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './precompress.mjs'
import { prerender } from './prerender.mjs'
import { binary, ended, refuse, requireNode, root, runNode } from './processes.mjs'

const INSTALL_STAMP = join(root, 'node_modules', '.tuerca-install')

/** Requirements of every command: a recent Node and the packages. */
export async function setUp() {
  requireNode()
  await installIfStale()
}

/** Installs the packages of package-lock.json unless they are installed. */
async function installIfStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return
  if (!installedByHand()) {
    await step(
      'Installing packages',
      () => npmInstall(),
      'Check the network and the npm registry, then try again.',
    )
  }
  await writeFile(INSTALL_STAMP, wanted)
}

/** Builds the client and the server into their `dist` folders when their sources have changed. */
export async function buildIfStale() {
  const failed = 'The sources do not build: see the messages above (npm run check shows all of them).'
  await buildOne('client', CLIENT_INPUTS, () => step('Building the client', buildClient, failed))
  await buildOne('server', SERVER_INPUTS, () => step('Building the server', buildServer, failed))
}

const CLIENT_INPUTS = [
  'package-lock.json',
  'scripts/lib',
  'scripts/prerenderPages.mjs',
  'tsconfig.base.json',
  ...[
    'index.html',
    'package.json',
    'persisted.json',
    'plugins',
    'public',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ].map(name => `client/${name}`),
]

const SERVER_INPUTS = ['package-lock.json', 'scripts/lib/bundleServer.mjs', 'server/src']

async function buildClient() {
  const code = await runNode([binary('vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'client') })
  if (code !== 0) return code
  const prerendered = await prerender()
  if (prerendered === 0) await precompress(join(root, 'client/dist'))
  return prerendered
}

async function buildServer() {
  await rm(join(root, 'server/dist'), { recursive: true, force: true })
  // npm run check checks the types.
  const { bundleServer } = await import('./bundleServer.mjs')
  await bundleServer()
  return 0
}

/** Runs npm ci in `folder`; returns its exit code. */
export function npmInstall(folder = root) {
  // Building needs the development packages, even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? runNode([npm, ...args], { cwd: folder })
    : ended(spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }))
}

/** True when npm install was run by hand: npm lists its packages in node_modules. */
function installedByHand() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const present = JSON.parse(readFileSync(list, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.includes('node_modules/') ||
      link ||
      present[path]?.version === version ||
      ((optional || devOptional) && !present[path]),
  )
}

async function buildOne(workspace, inputs, build) {
  const stamp = join(root, workspace, 'dist', '.stamp')
  const wanted = await hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await build()
  await writeFile(stamp, wanted)
}

async function step(title, work, advice) {
  const startedAt = performance.now()
  console.log(`${title}…`)
  const code = await work()
  if (code !== 0) refuse(`${title} failed. ${advice}`)
  console.log(`${title}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of await filesOf(path)) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function filesOf(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(error => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [path]
  const nested = await Promise.all(
    entries.map(entry =>
      entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    ),
  )
  return nested.flat().toSorted()
}
