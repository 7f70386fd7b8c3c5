// Runs vitest in a workspace and writes the results of each file:
//   node scripts/lib/vitestRun.mjs <workspace> <report>
// Runs in a process of its own, because vitest changes the environment and the working directory.
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { startVitest } from 'vitest/node'
import { root } from './processes.mjs'

const [workspace, report] = process.argv.slice(2)
const reporter = {
  onTestRunEnd: (modules, unhandledErrors) =>
    writeFile(
      report,
      JSON.stringify({
        files: modules.map(fileResult),
        errors: unhandledErrors.map(messageOf),
      }),
    ),
}
const vitest = await startVitest('test', [], {
  root: join(root, workspace),
  watch: false,
  reporters: ['default', reporter],
})
await vitest.exit()

function fileResult(module) {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic()
  return {
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    seconds: (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000,
    // Errors of the file itself, and of hooks around its tests.
    errors: [module, ...module.children.allSuites()].flatMap(part => part.errors()).map(messageOf),
    tests: [...module.children.allTests()].map(test => {
      const { state, errors = [] } = test.result()
      return { title: test.fullName, state, message: errors.map(messageOf).join('\n') }
    }),
  }
}

function messageOf({ stack, message, diff }) {
  return [stack ?? message, diff].filter(Boolean).join('\n')
}
