import { readdir, readFile, writeFile } from 'node:fs/promises'
import { readPolicy } from '../client/plugins/policies.ts'
import { policyDiff } from '../client/src/features/policies/policyDiff.ts'

const documents = new URL('../client/src/features/policies/documents/', import.meta.url)
const file = new URL('../server/src/domains/accounts/policies/policyVersions.ts', import.meta.url)

/** '2025-07-24' */
const VERSION = /^(\d{4}-\d{2}-\d{2})\.md$/

async function textOf(address: string, version: string) {
  const policy = readPolicy(await readFile(new URL(`${address}/${version}.md`, documents), 'utf8'))
  if (!policy) throw new Error(`documents/${address}/${version}.md is not written as a policy`)
  return policy
}

/** Including the newline, as our formatter wraps. */
const LINE_WIDTH = 111

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** The sections of the newest version that differ from each earlier one. */
async function changesOf(address: string, versions: readonly string[]): Promise<string[]> {
  const newest = await textOf(address, versions.at(-1) ?? '')
  return Promise.all(
    versions.slice(0, -1).map(async version => {
      const parts = policyDiff(await textOf(address, version), newest).map(({ title }) => quote(title))
      const line = `    '${version}': [${parts.join(', ')}],\n`
      if (line.length <= LINE_WIDTH) return line
      return `    '${version}': [\n${parts.map(part => `      ${part},\n`).join('')}    ],\n`
    }),
  )
}

/** Characters of a line of formatted code. */
const LINE = 110

/** A list on one line where it fits, as the formatter has it. */
function rowOf(key: string, items: readonly string[]): string {
  const row = `  ${key}: [${items.join(', ')}],`
  return row.length <= LINE
    ? `${row}\n`
    : `  ${key}: [\n${items.map(item => `    ${item},\n`).join('')}  ],\n`
}

const rows: string[] = []
const changes: string[] = []
for (const address of (await readdir(documents)).toSorted()) {
  const names = await readdir(new URL(`${address}/`, documents))
  const versions = names.map(name => {
    const version = VERSION.exec(name)?.[1]
    if (!version) throw new Error(`documents/${address}/${name} is not named by the day from which it holds`)
    return version
  })
  const sorted = versions.toSorted()
  const key = /^\w+$/.test(address) ? address : `'${address}'`
  rows.push(rowOf(key, sorted.map(quote)))
  const changed = (await changesOf(address, sorted)).join('')
  changes.push(changed ? `  ${key}: {\n${changed}  },\n` : `  ${key}: {},\n`)
}

// The server's data about the policies, whose texts are the client's.
const printed = [
  '// Written by npm run codegen from client/src/features/policies/documents.\n\n',
  '/** The versions of each policy by its address, oldest first: the last one holds. Each is the day from which it does. */\n',
  `export const POLICY_VERSIONS = {\n${rows.join('')}} as const\n\n`,
  '/** By policy and earlier version: the titles of the parts that are otherwise in the version that holds. */\n',
  `export const POLICY_CHANGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {\n${changes.join('')}}\n`,
].join('')

if (process.argv[2] !== '--check') await writeFile(file, printed)
else if ((await readFile(file, 'utf8')) !== printed) process.exitCode = 1
