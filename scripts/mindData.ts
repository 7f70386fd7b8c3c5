// Generates the data of the assistant's mind from server/src/mind/data; with --check, reports whether it is
// stale.
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from '../server/src/mind/build/compile.ts'
import { countFeatures } from '../server/src/mind/text/likeness.ts'
import { SAYINGS } from '../server/src/mind/values.ts'

const GENERATED = new URL('../server/src/mind/generated/', import.meta.url)
const isCheck = process.argv[2] === '--check'

// Sayings are read with the other data, and the readers load both files: a stale file must not prevent
// loading.
await keep('mindData.ts', 'MIND_DATA', 'server/src/mind/data', compile())
const counts = ['sayingCounts.ts', 'SAYING_COUNTS', 'server/src/mind/data/sayings.txt'] as const
if (!isCheck) await keep(...counts, countFeatures(SAYINGS, []))
const { countSayings } = await import('../server/src/mind/build/countSayings.ts')
await keep(...counts, countSayings())

async function keep(name: string, constant: string, source: string, data: unknown) {
  const file = new URL(name, GENERATED)
  const text = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  const printed = `// Written by npm run codegen from ${source}.\n\nexport const ${constant} = '${text}'\n`
  if (!isCheck) await writeFile(file, printed)
  else if ((await readFile(file, 'utf8')) !== printed) process.exitCode = 1
}
