// Has the example partner sync a catalogue and offers at the pace of a key's budget, with its process killed in between:
// some minutes for 10,000 rows and 1,000 offers.
//   npm run partner-resync                                     10,000 rows and 1,000 offers
//   npm run partner-resync -- --rows 1000 --offers 100
import { parseArgs } from 'node:util'
import { refuse } from './lib/processes.mjs'
import { runOnServers } from './lib/suites.mjs'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, offers: { type: 'string', default: '1000' } },
})
const [rows, offers] = [Number(values.rows), Number(values.offers)]
const isSize = count => Number.isSafeInteger(count) && count >= 30
if (!isSize(rows) || !isSize(offers) || offers > rows)
  refuse(
    'Usage: npm run partner-resync -- [--rows <at least 30>] [--offers <at least 30, at most as many as rows>]',
  )
process.exitCode = await runOnServers('test/examplePartner.test.ts', {
  PARTNER_ROWS: values.rows,
  PARTNER_OFFERS: values.offers,
})
