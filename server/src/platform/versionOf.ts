import { createHash } from 'node:crypto'

/** Names one set of values: a command carries the version that its caller saw, so that a later one is not overwritten. */
export function versionOf(values: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
