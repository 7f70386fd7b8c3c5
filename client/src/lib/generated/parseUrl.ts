// Written by npm run codegen from server/src/common/parseUrl.ts.

/** An address as a URL, or null when it is none. `URL.canParse` is newer than the browsers the client is built for. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
