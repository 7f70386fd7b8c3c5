// Sends many rows again to the sandbox's Airtable at its pace, over killed processes and refused calls: a quarter of an
// hour for 20,000 rows on a quiet machine.
//   npm run airtable-resync                          20,000 rows
//   npm run airtable-resync -- --rows 2000
import { parseArgs } from 'node:util'
import { refuse } from './lib/processes.mjs'
import { runOnServers } from './lib/suites.mjs'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '20000' } } })
const rows = Number(values.rows)
if (!Number.isSafeInteger(rows) || rows < 240 || rows % 4 !== 0)
  refuse('Usage: npm run airtable-resync -- [--rows <a multiple of 4, at least 240>]')
process.exitCode = await runOnServers('test/postgres/airtableResync.test.ts', { AIRTABLE_ROWS: values.rows })
