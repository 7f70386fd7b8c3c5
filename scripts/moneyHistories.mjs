// Plays random histories of money on Postgres against a simple reference; a failure names its seed and its shortest history.
//   npm run money-histories                          ten thousand
//   npm run money-histories -- --count 500 --seed 7
import { parseArgs } from 'node:util'
import { refuse } from './lib/processes.mjs'
import { runOnServers } from './lib/suites.mjs'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const numbers = [values.count, values.seed ?? '0'].map(Number)
if (numbers.some(number => !Number.isSafeInteger(number) || number < 0))
  refuse('Usage: npm run money-histories -- [--count <histories>] [--seed <number>]')
process.exitCode = await runOnServers('test/moneyHistories.test.ts', {
  MONEY_HISTORIES: values.count,
  ...(values.seed ? { MONEY_SEED: values.seed } : {}),
})
