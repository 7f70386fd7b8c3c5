// Writes the migration for the changed schema files: npm run migration -- name_of_the_change
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsDirectory, missingSql } from './lib/schemaEngine.ts'

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the change in lower case: npm run migration -- offers_get_a_colour')
  process.exit(1)
}
const sql = await missingSql()
if (sql === '') {
  console.log('The migrations already build what the schema files say.')
  process.exit(0)
}
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const directory = join(migrationsDirectory, `${stamp}_${name}`)
await mkdir(directory)
await writeFile(join(directory, 'migration.sql'), sql)
console.log(`${directory}/migration.sql\nRead it before you commit it: it runs on data that people need.`)
process.exit(0)
