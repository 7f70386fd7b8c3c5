import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longer than a tenth of their worker's whole run. */
const LONG = [
  'test/mutations.test.ts',
  'test/postgres/crash.test.ts',
  'test/statementCounts.test.ts',
  'test/authorization.test.ts',
  'test/postgres/races.test.ts',
]

/** Runs the longest files first: one started last would keep one worker busy while the other is idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's: the sequencer's own
    const rest = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = LONG.indexOf(relative(project.config.root, moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONG.length : at
    }
    return rest.toSorted((one, other) => rank(one) - rank(other))
  }
}
