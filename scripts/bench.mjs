// Measures the product's speed against hand-written SQL on the same server.
//   npm run bench -- [feed] [comparison] [request] [feedTab] [buyerPanel] [providerPanel] [conversation] [checkout] [events] [chat]
//     [fanout] [storm] [start] [jobs] [dearest] [browser] [--against <git ref>] [--trial]
//   npm run bench -- --size 10k --size 1m
// With --against, another state of the tree is measured in the same run, alternating. With --trial every
// scenario runs once on the embedded database, to check that the bench works; its figures mean nothing. With --size, each
// read of the client and of the lists is measured in a market of that many requests, and compared between the sizes.
// `browser` opens screens of the built site in Chromium, in turns with an empty screen: what a first visit costs. A trial
// leaves it out, as it needs the build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs'
import { treeOf } from './lib/otherTree.mjs'
import { binary, refuse, runNode } from './lib/processes.mjs'
import { withServers } from './lib/servers.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'

const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    trial: { type: 'boolean' },
    size: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 }
const sizes = values.size.map(
  name => SIZES[name] ?? refuse(`--size is one of ${Object.keys(SIZES).join(', ')}`),
)
const names = positionals.filter(name => name !== 'browser')
const isWhole = !values.trial && sizes.length === 0
const wants = name => isWhole && (positionals.length === 0 || positionals.includes(name))
await setUp()
// Both are of the built site.
if (wants('start') || wants('browser')) await buildIfStale()
const folder = values.against ? await treeOf(values.against) : null
if (folder && !existsSync(join(folder, 'scripts/bench/site.ts')))
  refuse(`${values.against} has no scripts/bench/site.ts to measure it by.`)
const against = folder ? { BENCH_AGAINST: values.against, BENCH_AGAINST_FOLDER: folder } : {}
const measure = env =>
  runNode([binary('tsx'), 'scripts/bench/main.ts', ...names], { env: { ...process.env, ...env, ...against } })
const measureBrowser = async () => {
  const chromium = (await findChromium()) ?? refuse(NO_CHROMIUM)
  if (folder && (await runNode([join(folder, 'scripts/build.mjs')], { cwd: folder })) !== 0) return 1
  return runNode([binary('tsx'), 'scripts/bench/browser/main.ts'], {
    env: { ...process.env, BENCH_CHROMIUM: chromium, ...against },
  })
}
const measureGrowth = url =>
  runNode([binary('tsx'), 'scripts/bench/growth.ts', ...sizes.map(String)], {
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
const measureOn = ({ url, pid }) =>
  sizes.length > 0
    ? measureGrowth(url)
    : measure({ BENCH_DATABASE_URL: url, BENCH_POSTGRES_PID: String(pid) })
// Apart from the others, whose servers would only be in its way.
const isBrowserAlone = isWhole && positionals.length > 0 && names.length === 0
const codes = []
if (values.trial) codes.push(await measure({}))
else if (!isBrowserAlone) codes.push(await withServers(['postgres'], ({ postgres }) => measureOn(postgres)))
if (wants('browser')) codes.push(await measureBrowser())
process.exitCode = codes.find(code => code !== 0) ?? 0
