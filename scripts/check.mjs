// Runs all static checks, two at a time: npm run check.
import { binary, refuse, runNodeQuietly } from './lib/processes.mjs'
import { setUp } from './lib/steps.mjs'

await setUp()

const CHECKS = [
  { name: 'generated code and migrations', args: ['scripts/checkGenerated.mjs'] },
  { name: 'types of the server', args: [binary('tsc'), '-p', 'server'] },
  { name: 'types of the client', args: [binary('tsc'), '-p', 'client'] },
  { name: 'browser APIs', args: [binary('tsx'), 'scripts/checkBrowserApis.ts'] },
  { name: 'package-lock.json', args: ['scripts/checkLock.mjs'] },
  {
    name: 'lint',
    args: [binary('oxlint'), '--quiet', '--report-unused-disable-directives-severity', 'error'],
  },
  { name: 'format', args: [binary('biome'), 'ci', '--colors=off', '.'] },
]

const failed = []
const waiting = [...CHECKS]
await Promise.all([work(), work()])
if (failed.length > 0) refuse(`Not in order: ${failed.join(', ')}. npm run format mends the format.`)

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const startedAt = performance.now()
    // Printed at the end, so that the output of two checks does not mix.
    const { code, output } = await runNodeQuietly(check.args)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
    if (code === 0) continue
    failed.push(check.name)
    process.stdout.write(output)
  }
}
