import { readFile } from 'node:fs/promises'
import { printedSchema, schemaFile } from './printSchema.ts'

// The schema opens no connection, but its imports may keep the process alive.
process.exit((await readFile(schemaFile, 'utf8')) === printedSchema() ? 0 : 1)
