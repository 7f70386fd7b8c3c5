import { writeFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../server/src/graphql/schema.ts'

export const schemaFile = new URL('../schema.graphql', import.meta.url)

/** The whole contract as text, independent of the order of imports. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

// Tests import the function; run as a program, it writes the file.
if (process.argv[1] === import.meta.filename) await writeFile(schemaFile, printedSchema())
