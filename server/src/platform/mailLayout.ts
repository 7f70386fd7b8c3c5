import type { InlineImage } from './mailer.ts'
import { MAIL_LOGO } from './mailLogo.ts'

export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly images: readonly InlineImage[]
}

interface Linked {
  readonly label: string
  readonly url: string
}

export interface MailDraft {
  readonly subject: string
  /** Plain text, one entry a paragraph. */
  readonly paragraphs: readonly string[]
  /** The one thing to do next. */
  readonly action?: Linked
  /** Alternatives to choose from. */
  readonly links?: readonly Linked[]
}

/**
 * Lays out one mail in text and HTML from the same words, readable without images or styles. `unsubscribe` is the last
 * line of a mail that its recipient can switch off.
 */
export function layOutMail(
  { subject, paragraphs, action, links = [] }: MailDraft,
  unsubscribe: Linked | null = null,
): MailContent {
  const linked = [...links, ...(action ? [action] : [])].map(({ label, url }) => `${label}: ${url}`)
  const last = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []
  const text = [...paragraphs, ...linked, 'Tuerca', ...last].join('\n\n')
  const body = paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('')
  const list = links
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#c8420a;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;color:#5a5d55;font-size:13px">Si el botón no funciona, copiá este enlace:<br>${escapeHtml(action.url)}</p>`
    : ''
  const html =
    `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="margin:0;background:#faf9f6;color:#191e1b;font:16px/1.5 Archivo,Helvetica,Arial,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px 20px">' +
    `<p style="margin:0 0 24px;font-size:22px;font-weight:800"><img src="cid:${MAIL_LOGO.cid}" alt="Tuerca" width="121" height="32" style="display:block;border:0"></p>` +
    `<div style="padding:24px;background:#fff;border:1px solid #d0cfc5">${body}${list}${button}</div>` +
    '<p style="margin:24px 0 0;color:#5a5d55;font-size:13px">Tuerca. Montevideo, Uruguay.</p>' +
    (unsubscribe
      ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(unsubscribe.url)}" style="color:#5a5d55">${escapeHtml(unsubscribe.label)}</a></p>`
      : '') +
    '</div></body></html>'
  return { subject, text, html, images: [MAIL_LOGO] }
}

/** A scheme, an e-mail address, a host name, an IP address. */
const ADDRESS =
  /:\/\/|\bh[tx]{2}ps?\b|@|[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{M}]{2,}|\bxn--|(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/iu
/** Characters that browsers and people read as dots: ideographic ones, and those in brackets. */
const DOTS = /\u3002|\s*[[({<]\s*(?:\.|dot|punto)\s*[\])}>]\s*/giu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

/**
 * Quotes typed text in a mail to another person; returns `otherwise` when the text holds anything that a mail
 * program would turn into a link, or a person would read as one, so that nobody can send links through us. In
 * one line, because a new paragraph would look like ours.
 */
export function quoteTyped(typed: string, otherwise: string): string {
  const read = typed.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(DOTS, '.')
  return ADDRESS.test(read) ? otherwise : typed.replaceAll(/\s+/g, ' ')
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
