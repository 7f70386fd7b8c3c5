import { type ArgumentNode, type OperationDefinitionNode, valueFromASTUntyped, visit } from 'graphql'
import { z } from 'zod'
import type { PreparedOperation } from './preparedOperation.ts'

const CURSORS: ReadonlySet<string> = new Set(['after', 'before'])
const PREFIX = 'GPC:S:'

/** True for a cursor that this server can have made: the id of a row in Pothos' encoding. */
function isCursor(cursor: string): boolean {
  const text = Buffer.from(cursor, 'base64').toString('utf8')
  return text.startsWith(PREFIX) && z.uuid().safeParse(text.slice(PREFIX.length)).success
}

/** The arguments of an operation, by the operation: the same for each of its executions. */
const knownArguments = new WeakMap<OperationDefinitionNode, readonly ArgumentNode[]>()

function argumentsOf({ operation, fragments }: PreparedOperation) {
  const known = knownArguments.get(operation)
  if (known) return known
  const found: ArgumentNode[] = []
  const enter = (node: ArgumentNode) => void found.push(node)
  for (const part of [operation, ...fragments.values()]) visit(part, { Argument: enter })
  knownArguments.set(operation, found)
  return found
}

/** True when an operation asks for a page before or after a cursor that this server cannot have made. */
export function hasForeignCursor(prepared: PreparedOperation): boolean {
  const look = (value: unknown, name = ''): boolean => {
    if (typeof value === 'string') return CURSORS.has(name) && !isCursor(value)
    if (Array.isArray(value)) return value.some(inner => look(inner, name))
    return value !== null && typeof value === 'object'
      ? Object.entries(value).some(([key, inner]) => look(inner, key))
      : false
  }
  return argumentsOf(prepared).some(({ name, value }) =>
    look(valueFromASTUntyped(value, prepared.variables), name.value),
  )
}
