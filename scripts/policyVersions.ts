import { readdir, readFile, writeFile } from 'node:fs/promises'

const documents = new URL('../client/src/features/policies/documents/', import.meta.url)
const file = new URL('../server/src/domains/accounts/policyVersions.ts', import.meta.url)

/** '2025-07-24' */
const VERSION = /^(\d{4}-\d{2}-\d{2})\.md$/

const rows: string[] = []
for (const address of (await readdir(documents)).toSorted()) {
  const names = await readdir(new URL(`${address}/`, documents))
  const versions = names.map(name => {
    const version = VERSION.exec(name)?.[1]
    if (!version) throw new Error(`documents/${address}/${name} is not named by the day from which it holds`)
    return `'${version}'`
  })
  const key = /^\w+$/.test(address) ? address : `'${address}'`
  rows.push(`  ${key}: [${versions.toSorted().join(', ')}],\n`)
}

// What the server knows of the policies: their texts are the client's.
const printed = [
  '// Written by npm run codegen from client/src/features/policies/documents.\n\n',
  '/** The versions of each policy by its address, oldest first: the last one holds. Each is the day from which it does. */\n',
  `export const POLICY_VERSIONS = {\n${rows.join('')}} as const\n`,
].join('')

if (process.argv[2] !== '--check') await writeFile(file, printed)
else if ((await readFile(file, 'utf8')) !== printed) process.exitCode = 1
