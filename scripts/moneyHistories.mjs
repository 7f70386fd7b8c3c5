// Plays random histories of money on Postgres against a simple reference; a failure names its seed and its shortest history.
//   npm run money-histories                          ten thousand
//   npm run money-histories -- --count 500 --seed 7
import { parseArgs } from 'node:util'
import { binary, refuse, runNode } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const numbers = [values.count, values.seed ?? '0'].map(Number)
if (numbers.some(number => !Number.isSafeInteger(number) || number < 0))
  refuse('Usage: npm run money-histories -- [--count <histories>] [--seed <number>]')
await setUp()
process.exitCode = await withServers(['postgres', 'redis'], ({ postgres, redis }) =>
  runNode([binary('vitest'), 'run', '--root', 'server', 'test/moneyHistories.test.ts'], {
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      MONEY_HISTORIES: values.count,
      ...(values.seed ? { MONEY_SEED: values.seed } : {}),
    },
  }),
)
