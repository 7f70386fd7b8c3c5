import { type DocumentNode, visit } from 'graphql'
import { z } from 'zod'

const CURSOR_ARGS: ReadonlySet<string> = new Set(['after', 'before'])
const PREFIX = 'GPC:S:'

/** Whether we could have made this cursor: a place in a list is the id of what is there, as Pothos writes it. */
function isCursor(cursor: string): boolean {
  const text = Buffer.from(cursor, 'base64').toString('utf8')
  return text.startsWith(PREFIX) && z.uuid().safeParse(text.slice(PREFIX.length)).success
}

/** Whether an operation asks for what comes after or before a place that we cannot have named. */
export function hasForeignCursor(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  let found = false
  visit(document, {
    Argument({ name, value }) {
      if (!CURSOR_ARGS.has(name.value)) return
      const cursor =
        value.kind === 'Variable' ? variables?.[value.name.value] : 'value' in value && value.value
      found ||= typeof cursor === 'string' && !isCursor(cursor)
    },
  })
  return found
}
