import { expect, test } from 'vitest'
import { startJobs } from '../src/app.ts'
import { lazyTable } from '../src/mind/text/tables.ts'
import { createHarness } from './harness.ts'

test('handles jobs only once the tables of the assistant are built', async () => {
  const harness = await createHarness()
  let isBuilt = false
  lazyTable(() => {
    isBuilt = true
  })
  let wasBuilt: boolean | null = null
  await startJobs({
    ...harness,
    jobs: {
      ...harness.jobs,
      work: async () => {
        wasBuilt = isBuilt
      },
    },
  })
  expect(wasBuilt).toBe(true)
  await harness.close()
})
