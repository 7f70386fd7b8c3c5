// How fast the product is, against hand-written SQL on the same server:
//   npm run bench -- [feed] [comparison] [events] [chat] [jobs] [--against <git ref>]
// With --against, another state of the tree is measured in the same run, in turns.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binary, refuse, root, runNode } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { npmInstall, setUp } from './lib/steps.mjs'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
await setUp()
const folder = values.against ? mkdtempSync(join(tmpdir(), 'tuerca-against-')) : null
if (folder) {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await checkOut(values.against, folder)
}
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

/** The files of `ref` in `folder`, with the packages it asks for. */
async function checkOut(ref, folder) {
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (!existsSync(join(folder, 'scripts/bench/site.ts')))
    refuse(`${ref} has no scripts/bench/site.ts to measure it by.`)
  const lock = tree => readFileSync(join(tree, 'package-lock.json'), 'utf8')
  if (lock(folder) !== lock(root)) {
    if ((await npmInstall(folder)) !== 0) refuse(`The packages of ${ref} could not be installed.`)
    return
  }
  for (const modules of ['node_modules', 'server/node_modules', 'client/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules))
}
