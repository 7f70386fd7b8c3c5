// How fast the product is, against hand-written SQL on the same server:
//   npm run bench -- [feed] [comparison] [events] [chat] [jobs] [dearest] [--against <git ref>]
// With --against, another state of the tree is measured in the same run, in turns.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { treeOf } from './lib/otherTree.mjs'
import { binary, refuse, runNode } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
await setUp()
const folder = values.against ? await treeOf(values.against) : null
if (folder && !existsSync(join(folder, 'scripts/bench/site.ts')))
  refuse(`${values.against} has no scripts/bench/site.ts to measure it by.`)
process.exitCode = await withServers(['postgres'], ({ postgres }) =>
  runNode([binary('tsx'), 'scripts/bench/main.ts', ...positionals], {
    env: {
      ...process.env,
      BENCH_DATABASE_URL: postgres.url,
      BENCH_POSTGRES_PID: String(postgres.pid),
      ...(folder ? { BENCH_AGAINST: values.against, BENCH_AGAINST_FOLDER: folder } : {}),
    },
  }),
)
