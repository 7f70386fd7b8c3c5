import { readdirSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesOfRun } from './databaseRuns.ts'

const server = fileURLToPath(new URL('../', import.meta.url))
const files = ['src', 'test'].flatMap(folder =>
  readdirSync(`${server}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
)
const matches = (patterns: readonly string[]) => (file: string) =>
  patterns.some(pattern => matchesGlob(file, pattern))
const runs = (env: Record<string, string>) => {
  const { include, exclude } = filesOfRun(env)
  return files.filter(matches(include)).filter(file => !matches(exclude)(file))
}
const onPostgres = runs({ TEST_DATABASE_URL: 'postgres://server/database' })
const repeated = runs({ TEST_REPEATED: 'embedded' })

test('runs every file on Postgres or as one that is repeated', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter(file => !onPostgres.includes(file) && !repeated.includes(file))).toEqual([])
})

test('runs every file without a server, except those of test/postgres', () => {
  const embedded = runs({})
  expect(files.filter(file => !embedded.includes(file))).toEqual(
    files.filter(file => file.startsWith('test/postgres/')),
  )
})

test('names no file that does not exist', () => {
  for (const env of [
    {},
    { TEST_DATABASE_URL: 'postgres://server/database' },
    { TEST_REPEATED: 'embedded' },
  ]) {
    const { include, exclude } = filesOfRun(env)
    const unmatched = [...include, ...exclude].filter(pattern => !files.some(matches([pattern])))
    expect(unmatched).toEqual([])
  }
})
