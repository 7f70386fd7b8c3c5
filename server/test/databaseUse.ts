import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf, type SourceFile } from './sourceText.ts'

const server = fileURLToPath(new URL('../', import.meta.url))

/** The test files of the server, from its folder, that can open no test database and no test Redis. */
export function filesWithoutDatabase(): string[] {
  const files = ['src', 'test'].flatMap(folder =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.startsWith('generated'))
      .map(name => join(folder, name).replaceAll('\\', '/'))
      .map(path => ({ path, text: readFileSync(join(server, path), 'utf8') })),
  )
  return withoutDatabase(files)
}

/** Those of `files` that are tests and reach by no way of importing what knows the addresses of the servers. */
export function withoutDatabase(files: readonly SourceFile[]): string[] {
  const nameOf = (path: string) => path.replace(/\.ts$/, '')
  const byName = new Map(files.map(file => [nameOf(file.path), file]))
  const answers = new Map<string, boolean>()
  const reaches = (name: string): boolean => {
    const known = answers.get(name)
    if (known !== undefined) return known
    const file = byName.get(name)
    if (!file) return false
    answers.set(name, false)
    const answer =
      /\bTEST_(DATABASE|REDIS)_URL\b/.test(file.text) ||
      importsOf(file).some(({ isOurs, kind, target }) => isOurs && kind !== 'type' && reaches(target))
    answers.set(name, answer)
    return answer
  }
  return files.map(({ path }) => path).filter(path => path.endsWith('.test.ts') && !reaches(nameOf(path)))
}
