import type { IncomingMessage, ServerResponse } from 'node:http'
import { EXPORT_POLICY } from './contentSecurity.ts'
import { type Door, readBody, sendJson } from './router.ts'

interface Unsubscriptions {
  /** The notices whose mails a token switches off, in words; null for an unknown token. */
  readonly noticesOf: (token: string) => string | null
  readonly unsubscribe: (token: string) => Promise<void>
}

const PATH = '/avisos/baja'
/** `List-Unsubscribe=One-Click` and nothing else. */
const MAX_BYTES = 1024

/**
 * /avisos/baja?enlace=<token>, without cookies or scripts. Mail programs send a POST (RFC 8058), from any origin. A
 * GET asks for a press first, because programs that scan mails open links by themselves.
 */
export function unsubscribeDoor({ noticesOf, unsubscribe }: Unsubscriptions): Door {
  return async (request, response, url) => {
    if (url.pathname !== PATH) return false
    const token = url.searchParams.get('enlace') ?? ''
    const notices = noticesOf(token)
    if (request.method === 'GET') {
      if (notices === null) sendPage(response, 404, UNKNOWN)
      else sendPage(response, 200, question(notices))
      return true
    }
    if (request.method !== 'POST') return false
    const body = new URLSearchParams((await readBody(request, MAX_BYTES)).toString('utf8'))
    if (body.get('List-Unsubscribe') !== 'One-Click')
      sendJson(response, 400, { error: 'Not a one-click unsubscription' })
    else if (notices === null) answer(request, response, 404, UNKNOWN)
    else {
      await unsubscribe(token)
      answer(request, response, 200, done(notices))
    }
    return true
  }
}

interface Page {
  readonly title: string
  readonly paragraph: string
  readonly hasButton?: boolean
}

const UNKNOWN: Page = {
  title: 'Enlace incompleto',
  paragraph: 'Copiá el enlace entero del email, o elegí tus avisos en tu cuenta.',
}

const question = (notices: string): Page => ({
  title: '¿Dejar de recibir estos emails?',
  paragraph: `No te mandamos más emails con ${notices}. Los de plata y los de tu cuenta llegan igual.`,
  hasButton: true,
})

const done = (notices: string): Page => ({
  title: 'Listo, no te llegan más',
  paragraph: `No te mandamos más emails con ${notices}. Podés volver a activarlos en tu cuenta.`,
})

/** A page for the browser that pressed the button; a mail program gets JSON. */
function answer(request: IncomingMessage, response: ServerResponse, status: number, page: Page): void {
  if (String(request.headers.accept ?? '').includes('text/html')) sendPage(response, status, page)
  else sendJson(response, status, { unsubscribed: status === 200 })
}

function sendPage(response: ServerResponse, status: number, { title, paragraph, hasButton }: Page): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': EXPORT_POLICY,
    'cache-control': 'no-store',
  })
  response.end(
    `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Tuerca</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${title}</h1><p>${paragraph}</p>` +
      (hasButton
        ? '<form method="post"><button name="List-Unsubscribe" value="One-Click">No quiero recibirlos</button></form>'
        : '') +
      '<p><a href="/cuenta/avisos">Elegir mis avisos</a></p></main></body></html>',
  )
}

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;background:#faf9f6;color:#191e1b;font:16px/1.5 Archivo,Helvetica,Arial,sans-serif}' +
  'main{max-width:32rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0}' +
  'button{min-height:3rem;padding:0 1.375rem;border:0;border-radius:6px;background:#c8420a;color:#fff;font:inherit;font-weight:700;cursor:pointer}' +
  'a{color:inherit}' +
  '@media (prefers-color-scheme:dark){body{background:#101513;color:#f3f1ea}button{background:#ff8a50;color:#191e1b}}'
