// Runs a command with a throw-away Postgres and Redis:
//   node scripts/withServers.mjs npx vitest run --root server
import { spawn } from 'node:child_process'
import { ended, refuse } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'

const [command, ...args] = process.argv.slice(2)
if (!command) refuse('Usage: node scripts/withServers.mjs <command> [arguments]')
await setUp()
process.exitCode = await withServers(['postgres', 'redis'], ({ postgres, redis }) => {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
  return ended(spawn(command, args, { stdio: 'inherit', env }))
})
