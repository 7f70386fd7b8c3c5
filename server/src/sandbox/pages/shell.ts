import type { Answer } from '../answer.ts'
import { type Html, html, type Piece } from './html.ts'
import { nut, page } from './page.ts'

/** Number of rows on a page; older ones are in the JSON API. */
export const SHOWN = 50

export function pathOf(room: string): string {
  return room === '' ? '/sandbox' : `/sandbox/${room}`
}

/** The frame of every page, with a tab for each stand-in. */
export interface Shell {
  /** One page of the sandbox, with its tab marked. */
  roomPage(room: string, title: string, main: Piece, status?: number): Answer
  messagePage(status: number, title: string, message: string, back?: string): Answer
}

export function createShell(rooms: readonly { readonly path: string; readonly title: string }[]): Shell {
  const shell: Shell = {
    roomPage(room, title, main, status = 200) {
      const tabs = rooms.map(
        one =>
          html`<a href="${pathOf(one.path)}"${one.path === room && html` aria-current="page"`}>${one.title}</a>`,
      )
      return page({
        title: `${title}, sandbox`,
        status,
        fontUrl: '/sandbox/archivo.woff2',
        header: html`<a class="logo" href="/" aria-label="Tuerca, ir al sitio">${nut}tuerca</a><nav class="tabs" aria-label="Sandbox">${tabs}</nav>`,
        main,
      })
    },
    messagePage: (status, title, message, back = '/sandbox') =>
      shell.roomPage(
        '',
        title,
        html`<h1>${title}</h1><p class="alert">${message}</p><p><a class="btn" href="${back}">Volver</a></p>`,
        status,
      ),
  }
  return shell
}

/** A button that runs one action and returns to its page. */
export function actionButton(options: {
  action: string
  label: string
  back: string
  input?: Record<string, string>
  kind?: 'p' | 'd' | 's'
}): Html {
  const { action, label, back, input = {}, kind } = options
  return html`<form class="inline" method="post" action="/sandbox/hacer">${hidden(action, back)}${Object.entries(
    input,
  ).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="btn${
    kind !== undefined && ` btn--${kind}`
  }">${label}</button></form>`
}

/** The fields every form of the pages carries. */
export function hidden(action: string, back: string): Html {
  return html`<input type="hidden" name="action" value="${action}"><input type="hidden" name="back" value="${pathOf(back)}">`
}

export function badge(kind: 'ok' | 'warn' | 'bad' | 'info' | 'plain', label: string): Html {
  return html`<span class="badge${kind !== 'plain' && ` badge--${kind}`}">${label}</span>`
}

export function empty(message: string): Html {
  return html`<p class="muted">${message}</p>`
}

const DATE_TIME = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** '21/11 15:04:09' in Montevideo. */
export function when(at: Date): string {
  return DATE_TIME.format(at).replace(',', '')
}
