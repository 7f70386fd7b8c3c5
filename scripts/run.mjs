// Runs a command of an installed package, and installs missing packages first:
//   node scripts/run.mjs tsx scripts/migration.ts name
import { binary, refuse, runNode } from './lib/processes.mjs'
import { setUp } from './lib/steps.mjs'

const [command, ...args] = process.argv.slice(2)
if (!command) refuse('Usage: node scripts/run.mjs <command> [arguments]')
await setUp()
process.exitCode = await runNode([binary(command), ...args])
