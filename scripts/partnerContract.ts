// Keeps docs/partner.graphql, the part of the graph that API keys reach: writes what was added, and refuses what would break
// partners' programs. --check writes nothing. --accept takes over any change.
import { readFile, writeFile } from 'node:fs/promises'
import { buildSchema, printSchema } from 'graphql'
import { namesOf } from '../server/src/domains/partners/apiScopes.ts'
import { ApiScope } from '../server/src/generated/prisma/enums.ts'
import { contractBreaches, partnerSchema } from '../server/src/graphql/partnerContract.ts'
import { schema } from '../server/src/graphql/schema.ts'

const file = new URL('../docs/partner.graphql', import.meta.url)
const options = process.argv.slice(2)
const present = partnerSchema(schema, namesOf(Object.values(ApiScope)))
const printed = `${printSchema(present)}\n`
const released = await readFile(file, 'utf8').catch(() => printed)
const today = new Date().toISOString().slice(0, 10)
const breaches = options.includes('--accept') ? [] : contractBreaches(buildSchema(released), present, today)
if (breaches.length > 0)
  console.error(
    `Would break partners' programs (deprecate with ‘Until YYYY-MM-DD: …’ first):\n  ${breaches.join('\n  ')}`,
  )
else if (!options.includes('--check')) await writeFile(file, printed)
// The schema opens no connection, but its imports may keep the process alive.
process.exit(breaches.length > 0 || (options.includes('--check') && released !== printed) ? 1 : 0)
