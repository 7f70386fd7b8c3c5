import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Answer } from '../answer.ts'
import { Html, html, type Piece } from './html.ts'
import { styleSheet } from './look.ts'

const NUT =
  'M9.6 1.4a4.8 4.8 0 0 1 4.8 0l6 3.46a4.8 4.8 0 0 1 2.4 4.16v5.96a4.8 4.8 0 0 1-2.4 4.16l-6 3.46a4.8 4.8 0 0 1-4.8 0l-6-3.46a4.8 4.8 0 0 1-2.4-4.16V9.02a4.8 4.8 0 0 1 2.4-4.16ZM12 7.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8Z'

export const nut: Html = html`<svg class="nut" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="${NUT}"/></svg>`

const ICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#e9591a"><path fill-rule="evenodd" d="${NUT}"/></svg>`)}`

/** One whole page. `fontUrl` is this server's address of the typeface. */
export function page(options: {
  title: string
  fontUrl: string
  header: Piece
  main: Piece
  status?: number
}): Answer {
  const css = styleSheet(options.fontUrl)
  const hash = createHash('sha256').update(css).digest('base64')
  const document = html`<!doctype html>
<html lang="es-UY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${options.title} · Tuerca</title>
<link rel="icon" href="${ICON}">
<style>${new Html(css)}</style>
</head>
<body>
<div class="note"><p class="wrap">Entorno de prueba en esta máquina. No se cobra ni se envía nada de verdad.</p></div>
<header class="top"><div class="wrap">${options.header}</div></header>
<main><div class="wrap stack" style="--g:1.5rem">${options.main}</div></main>
</body>
</html>`
  return {
    status: options.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data: http://localhost:* http://127.0.0.1:*; media-src http://localhost:* http://127.0.0.1:*; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'`,
      'x-content-type-options': 'nosniff',
      // Not `no-referrer`: a form would then send "Origin: null" and look like a foreign one.
      'referrer-policy': 'same-origin',
    },
    body: document.text,
  }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: null }
}

/** The typeface, where the workspace has it installed; the pages fall back to the system's otherwise. */
export function typeface(): Answer {
  const file = fontFile()
  if (!file) return { status: 404, headers: {}, body: null }
  return {
    status: 200,
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' },
    body: readFileSync(file),
  }
}

function fontFile(): string | null {
  try {
    const path = createRequire(import.meta.url).resolve(
      '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    )
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}
