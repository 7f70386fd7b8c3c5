import { expect, test } from 'vitest'
import { withoutDatabase } from './databaseUse.ts'

test('what reaches the database by any way of importing runs on every database, and what does not on one', () => {
  const files = [
    { path: 'test/databases.ts', text: 'const url = process.env.TEST_DATABASE_URL' },
    { path: 'test/world.ts', text: "export { open } from './databases.ts'" },
    { path: 'src/direct.test.ts', text: "import { open } from '../test/databases.ts'" },
    { path: 'src/byWorld.test.ts', text: "import { open } from '../test/world.ts'" },
    { path: 'src/late.test.ts', text: "const world = await import('../test/world.ts')" },
    { path: 'src/bySettings.test.ts', text: 'const redis = process.env.TEST_REDIS_URL' },
    { path: 'src/forItsTypes.test.ts', text: "import type { Open } from '../test/world.ts'" },
    { path: 'src/sums.test.ts', text: "import { sum } from './sums.ts'" },
    { path: 'src/sums.ts', text: 'export const sum = 0' },
  ]
  expect(withoutDatabase(files)).toEqual(['src/forItsTypes.test.ts', 'src/sums.test.ts'])
})
