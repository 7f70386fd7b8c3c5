import { createHash } from 'node:crypto'

const LOCKED = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** For answers that are not pages: nothing in them may run or load. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker: it fetches this site's pages and files. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** For the thread that decodes HEIC photos: it runs wasm that it has in itself, and reaches nothing. */
export const DECODER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** For the page that is shown without a connection: no code, its own styles, our font. */
export const OFFLINE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; ${LOCKED}`

/** For the copy of one's own data: no code, its own styles. */
export const EXPORT_POLICY = `default-src 'none'; style-src 'unsafe-inline'; ${LOCKED}`

/** For GraphiQL, a page of its own whose code is all inside it: it talks to this server only. */
export const GRAPHIQL_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; " +
  `img-src data:; font-src data:; worker-src blob:; connect-src 'self'; ${LOCKED}`

/**
 * The policy of the client's page: scripts of ours, plus the inline ones `html` has now, by their hash. Files come from
 * `storageOrigin` and go there; live news from the websocket of `publicUrl`.
 */
export function clientPolicy(
  html: string,
  { publicUrl, storageOrigin }: { publicUrl: string; storageOrigin: string | null },
): string {
  const site = new URL(publicUrl)
  const secure = site.protocol === 'https:'
  const websocket = `${secure ? 'wss' : 'ws'}://${site.host}`
  const storage = storageOrigin ? ` ${storageOrigin}` : ''
  const hashes = inlineScripts(html).map(script => ` '${hashOf(script)}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    // Emotion writes its styles into the page while it runs.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${storage}`,
    `media-src 'self' data: blob:${storage}`,
    `connect-src 'self' ${websocket}${storage}`,
    LOCKED,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

// Scripts of a type that ends in json are data: nothing runs.
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="[^"]*json"))[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(match => match[1] ?? '')
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
