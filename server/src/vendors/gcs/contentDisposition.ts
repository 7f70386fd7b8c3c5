/** The header that makes a browser save under `name` (RFC 6266), safe for any name a person may choose. */
export function attachment(name: string): string {
  const clean = name.replace(/[\p{Cc}/\\]/gu, '_')
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(clean)}`
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
