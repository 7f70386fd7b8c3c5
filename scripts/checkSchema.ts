import { readFile } from 'node:fs/promises'
import { printedSchema, schemaFile } from './printSchema.ts'

// The schema opens nothing, but what it imports may keep the process.
process.exit((await readFile(schemaFile, 'utf8')) === printedSchema() ? 0 : 1)
