import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

function run(settings: unknown) {
  return spawn(process.execPath, ['--import', 'tsx', MAIN, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

it('runs as a process of its own, says where it is, and ends when told', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-sandbox-'))
  const child = run({ dataDir })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { pagesUrl, stripe, storage } = JSON.parse(line)
  expect((await fetch(pagesUrl)).status).toBe(200)
  expect((await fetch(`${pagesUrl}/api/addresses`).then(answer => answer.json())).stripe).toEqual(stripe)
  expect((await fetch(`${storage.apiEndpoint}/storage/v1/b/x/o`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await rm(dataDir, { recursive: true })
})

it('does not run in production, nor on settings it cannot read', async () => {
  const wrong = [{ dataDir: join(tmpdir(), 'tuerca-never'), production: true }, { datadir: 'x' }]
  const ends = await Promise.all(wrong.map(settings => once(run(settings), 'exit')))
  expect(ends.map(([code]) => code)).toEqual([1, 1])
})
