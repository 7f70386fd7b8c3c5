import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSource } from '../../test/process/program.ts'

const run = (settings: unknown) => startSource('sandbox/main.js', {}, [JSON.stringify(settings)])

it('runs as a process of its own, prints its address, and exits on a signal', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-sandbox-'))
  const sandbox = run({ dataDir })
  const [line] = await sandbox.says(/^\{.*\}$/m)
  const { pagesUrl, stripe, storage } = JSON.parse(line)
  expect((await fetch(pagesUrl)).status).toBe(200)
  expect((await fetch(`${pagesUrl}/api/addresses`).then(answer => answer.json())).stripe).toEqual(stripe)
  expect((await fetch(`${storage.apiEndpoint}/storage/v1/b/x/o`)).status).toBe(200)
  sandbox.process.kill('SIGTERM')
  expect(await sandbox.ended).toBe(0)
  await rm(dataDir, { recursive: true })
})

it('refuses to run in production or with unreadable settings', async () => {
  const wrong = [{ dataDir: join(tmpdir(), 'tuerca-never'), production: true }, { datadir: 'x' }]
  expect(await Promise.all(wrong.map(settings => run(settings).ended))).toEqual([1, 1])
})
