// Runs npm start and npm test, each as the first command in a copy of the tree without installed packages or
// builds.
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, it } from 'vitest'
import { ended, root } from './lib/processes.mjs'

// Concurrent tests need an `expect` of their own.
describe.concurrent('in a fresh copy', () => {
  it('npm start installs, builds and serves', async ({ expect, onTestFinished }) => {
    const start = npm(['start'], await freshCopy(onTestFinished), onTestFinished, {
      PORT: '0',
      DEMO_WORLD: 'false',
    })
    const [, url] = await start.says(/Tuerca is running: (\S+)/)
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { timeout: 30_000 }).toBe(200)
    const home = await (await fetch(url)).text()
    expect(home).toContain('<div id="root"')
    // Content that depends on the business's number.
    expect(home).toContain('https://wa.me/59899123456')
  })

  it('npm test installs, finds a browser and begins', async ({ expect, onTestFinished }) => {
    // Only the checks: this test itself is in the other parts.
    const test = npm(['test', '--', '--only', 'checks'], await freshCopy(onTestFinished), onTestFinished)
    const [verdict] = await test.says(/^(ok|FAILED) .*$/m)
    expect(verdict).toMatch(/^ok/)
    expect(test.output()).not.toContain('Chromium')
  })
})

/** Copies the files under version control in their current state; removed after the test. */
async function freshCopy(onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-fresh-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const ignored = await ignoredNames()
  const filter = path => basename(path) !== '.git' && !ignored.test(basename(path))
  await cp(root, folder, { recursive: true, filter })
  return folder
}

/** The names of .gitignore as one expression. */
async function ignoredNames() {
  const lines = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n').filter(Boolean)
  const names = lines.map(line => line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*'))
  return new RegExp(`^(${names.join('|')})$`)
}

/** Runs one of the project's commands; it and its children end with the test. */
function npm(args, folder, onTestFinished, env = {}) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...ownEnvironment(), npm_config_prefer_offline: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, to be ended as one.
    detached: true,
  })
  const closed = ended(child)
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await closed
  })
  let output = ''
  let look = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text
      look()
    })
  return {
    output: () => output,
    says: pattern =>
      new Promise((resolve, reject) => {
        look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        }
        look()
        closed.then(() => reject(new Error(`ended without saying ${pattern}:\n${output}`)))
      }),
  }
}

/** This environment without the variables of npm and vitest for this run. */
function ownEnvironment() {
  const foreign = /^(NODE_ENV|VITEST.*|npm_(?!config_).*|npm_config_local_prefix)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
}
