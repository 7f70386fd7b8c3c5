import { z } from 'zod'

/** Global ids are opaque to clients: base64url of 'Type:uuid'. */
export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

// Zod takes longer to make this than to check an id by it.
const UUID = z.uuid()

/** The type and the database id; null for an id that this server did not make. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } | null {
  const decoded = Buffer.from(globalId, 'base64url').toString('utf8')
  const colon = decoded.indexOf(':')
  const id = decoded.slice(colon + 1)
  return colon > 0 && UUID.safeParse(id).success ? { typename: decoded.slice(0, colon), id } : null
}
