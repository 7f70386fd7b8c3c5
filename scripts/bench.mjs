// Measures the product's speed against hand-written SQL on the same server.
//   npm run bench -- [feed] [comparison] [events] [chat] [jobs] [dearest] [--against <git ref>] [--trial]
// With --against, another state of the tree is measured in the same run, alternating. With --trial every
// scenario runs once on the embedded database, to check that the bench works; its figures mean nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { treeOf } from './lib/otherTree.mjs'
import { binary, refuse, runNode } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, trial: { type: 'boolean' } },
  allowPositionals: true,
})
await setUp()
const folder = values.against ? await treeOf(values.against) : null
if (folder && !existsSync(join(folder, 'scripts/bench/site.ts')))
  refuse(`${values.against} has no scripts/bench/site.ts to measure it by.`)
const measure = env =>
  runNode([binary('tsx'), 'scripts/bench/main.ts', ...positionals], {
    env: {
      ...process.env,
      ...env,
      ...(folder ? { BENCH_AGAINST: values.against, BENCH_AGAINST_FOLDER: folder } : {}),
    },
  })
process.exitCode = values.trial
  ? await measure({})
  : await withServers(['postgres'], ({ postgres }) =>
      measure({ BENCH_DATABASE_URL: postgres.url, BENCH_POSTGRES_PID: String(postgres.pid) }),
    )
