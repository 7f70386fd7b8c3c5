import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MOST_BYTES = 25_000_000

test('needs no more CPU for the first message than for the next, and at most 25 MB', async () => {
  const program = fileURLToPath(new URL('test/firstMessage.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', program],
    // Node resolves tsx from this directory.
    { cwd: dirname(program) },
  )
  const cost = JSON.parse(stdout) as { first: number; second: number; bytes: number }
  expect(cost.first).toBeGreaterThan(0)
  expect(cost.first).toBe(cost.second)
  expect(cost.bytes).toBeLessThan(MOST_BYTES)
})
