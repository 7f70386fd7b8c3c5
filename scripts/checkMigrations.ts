import { missingSql } from './lib/schemaEngine.ts'

const sql = await missingSql()
if (sql !== '') console.error(`The schema files say more than the migrations build:\n${sql}`)
process.exit(sql === '' ? 0 : 1)
