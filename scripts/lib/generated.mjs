// Code made from other code: the Prisma client with Pothos' types, schema.graphql, Relay's artifacts.
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { binary, root, runNode } from './processes.mjs'

const CACHE = join(root, 'node_modules/.cache/tuerca')

/** Generates the Prisma client and Pothos' types from the schema in `folder`/prisma into `folder`/server/src/generated. */
export function generatePrisma(folder, stdio = 'inherit') {
  return runNode([binary('prisma'), 'generate', '--config', 'prisma.config.ts'], {
    cwd: join(folder, 'prisma'),
    stdio,
    env: {
      ...process.env,
      // Generating never runs the native engine, but Prisma would download a missing one.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  })
}

/** The files under server/src/generated that differ from the schema's. */
export async function stalePrismaFiles() {
  const folder = join(CACHE, 'codegen')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'prisma'), join(folder, 'prisma'), { recursive: true })
  if ((await generatePrisma(folder, ['ignore', 'ignore', 'inherit'])) !== 0) return ['prisma/schema.prisma']
  const wanted = await contents(join(folder, 'server/src/generated'))
  const present = await contents(join(root, 'server/src/generated'))
  const names = new Set([...wanted.keys(), ...present.keys()])
  return [...names]
    .filter(name => wanted.get(name) !== present.get(name))
    .map(name => `server/src/generated/${name}`)
}

export function generateSchema() {
  return runNode([binary('tsx'), 'scripts/printSchema.ts'])
}

/** Compiles the client's queries, and removes unused operations and artifacts. */
export async function generateRelay() {
  await writeFile(join(root, 'client/persisted.json'), '{}')
  // The compiler keeps artifacts in folders without documents.
  for (const file of await orphans()) await rm(join(root, 'client/src', file))
  return relayCompiler(['--repersist'])
}

/** Problems with artifacts that differ from the queries'; empty when all are current. */
export async function staleRelayArtifacts() {
  const code = await relayCompiler(['--validate'])
  if (code !== 0) return ['client/src/**/__generated__']
  const unused = await orphans()
  if (unused.length > 0) return unused.map(file => `client/src/${file}`)
  const artifacts = await contents(join(root, 'client/src'), name => name.endsWith('.graphql.ts'))
  const used = new Set(
    [...artifacts.values()].flatMap(text => text.match(/(?<="id": ")[0-9a-f]{64}(?=")/g) ?? []),
  )
  const listed = Object.keys(JSON.parse(await readFile(join(root, 'client/persisted.json'), 'utf8')))
  const agree = listed.length === used.size && listed.every(id => used.has(id))
  return agree ? [] : ['client/persisted.json']
}

/** Runs `check` unless it has already passed on exactly these files. `check` returns its findings. */
export async function unlessPassed(name, folders, check) {
  const hash = createHash('sha256').update(process.version)
  for (const folder of folders) {
    for (const [file, text] of await contents(join(root, folder))) hash.update(file).update(text)
  }
  const stamp = join(CACHE, `passed-${name}`)
  const wanted = hash.digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return []
  const complaints = await check()
  if (complaints.length === 0) {
    await mkdir(CACHE, { recursive: true })
    await writeFile(stamp, wanted)
  }
  return complaints
}

/** Artifacts under client/src without a document. */
async function orphans() {
  const sources = await contents(join(root, 'client/src'), name => /\.tsx?$/.test(name))
  const artifacts = [...sources.keys()].filter(name => name.includes('__generated__'))
  const named = /\b(?:query|mutation|subscription|fragment)\s+(\w+)|\bqueryName:\s*"(\w+)"/g
  const documents = new Set(
    [...sources]
      .filter(([name]) => !name.includes('__generated__'))
      .flatMap(([, text]) => [...text.matchAll(named)].map(match => match[1] ?? match[2])),
  )
  return artifacts.filter(name => !documents.has(/(\w+)(?:\.graphql|\$parameters)\.ts$/.exec(name)?.[1]))
}

function relayCompiler(args) {
  return runNode([binary('relay-compiler'), ...args], { cwd: join(root, 'client') })
}

async function contents(folder, isWanted = () => true) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter(entry => entry.isFile() && isWanted(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(
    await Promise.all(files.map(async file => [file.slice(folder.length + 1), await readFile(file, 'utf8')])),
  )
}
