/** A text that only some viewers may ever read, in any form. */
export interface Secret {
  readonly name: string
  readonly text: string
  readonly allowed: readonly string[]
}

/** All text of an answer, in every readable form, for `leaksIn`. */
export function textOf(answer: unknown): string {
  return leavesOf(answer).flatMap(formsOf).map(plain).join('\n')
}

/** Viewers who received a secret without a right to it, with the place. */
export function leaksIn(viewer: string, where: string, heard: string, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ allowed, text }) => !allowed.includes(viewer) && heard.includes(plain(text)))
    .map(({ name }) => `${viewer} read ${name} in ${where}`)
}

/** Database ids must not leave the server: outgoing ids are opaque. */
export function rawIdsIn(viewer: string, where: string, answer: unknown, ids: readonly string[]): string[] {
  const said = leavesOf(answer).join('\n').toLowerCase()
  return ids.filter(id => said.includes(id)).map(id => `${viewer} read the bare id ${id} in ${where}`)
}

function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [String(value)]
  return Object.values(value).flatMap(leavesOf)
}

/** A text as it is, without percent signs, and each part of it that may be base64, decoded. */
function formsOf(text: string): string[] {
  const decoded = text.replace(/(%[0-9a-f]{2})+/gi, escaped => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })
  const encoded = decoded.match(/[A-Za-z0-9+/_-]{12,}/g) ?? []
  return [text, decoded, ...encoded.map(part => Buffer.from(part, 'base64').toString('utf8'))]
}

/** Letters and digits alone, small and without accents: '+598 94 231 234' and '59894231234' are the same. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
