import { type ArgumentNode, type ObjectFieldNode, valueFromASTUntyped, visit } from 'graphql'
import { z } from 'zod'
import type { PreparedOperation } from './preparedOperation.ts'

const CURSORS: ReadonlySet<string> = new Set(['after', 'before'])
const PREFIX = 'GPC:S:'

/** True for a cursor that this server can have made: the id of a row in Pothos' encoding. */
function isCursor(cursor: string): boolean {
  const text = Buffer.from(cursor, 'base64').toString('utf8')
  return text.startsWith(PREFIX) && z.uuid().safeParse(text.slice(PREFIX.length)).success
}

/** True when an operation asks for a page before or after a cursor that this server cannot have made. */
export function hasForeignCursor({ operation, fragments, variables }: PreparedOperation): boolean {
  let found = false
  const look = (value: unknown, name = ''): boolean => {
    if (typeof value === 'string') return CURSORS.has(name) && !isCursor(value)
    if (Array.isArray(value)) return value.some(inner => look(inner, name))
    return value !== null && typeof value === 'object'
      ? Object.entries(value).some(([key, inner]) => look(inner, key))
      : false
  }
  const enter = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    found ||= look(valueFromASTUntyped(value, variables), name.value)
  }
  for (const part of [operation, ...fragments.values()]) visit(part, { Argument: enter })
  return found
}
