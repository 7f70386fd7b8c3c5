import type { Answer } from '../answer.ts'
import { Html, html } from '../pages/html.ts'
import { actionButton, empty, SHOWN, type Shell, when } from '../pages/shell.ts'
import type { Mailbox, SandboxMail } from './mailbox.ts'

export function mailsPage(shell: Shell, mailbox: Mailbox): Answer {
  const mails = mailbox.list().toReversed()
  return shell.roomPage('correos', 'Correos', [
    html`<div class="row between"><h1>Correos</h1>${mails.length > 0 && actionButton({ action: 'clearMails', label: 'Borrar correos', back: 'correos', kind: 'd' })}</div>`,
    html`<section class="panel" aria-label="Correos">${
      mails.length === 0
        ? empty('No llegó ningún correo. Lo que Tuerca mande aparece acá, no le llega a nadie.')
        : html`<ul>${mails.slice(0, SHOWN).map(mailItem)}</ul>`
    }</section>`,
  ])
}

function mailItem(mail: SandboxMail): Html {
  return html`<li class="item stack" style="--g:.25rem"><h3><a href="/sandbox/correos/${mail.id}">${mail.subject || 'Sin asunto'}</a></h3>
<p class="muted small">Para ${mail.to.join(', ')}, ${when(new Date(mail.at))}</p></li>`
}

export function mailPage(shell: Shell, mail: SandboxMail): Answer {
  return shell.roomPage('correos', mail.subject, [
    html`<div class="stack" style="--g:.5rem"><p><a href="/sandbox/correos">Todos los correos</a></p><h1>${mail.subject || 'Sin asunto'}</h1></div>`,
    html`<dl class="facts panel"><dt>De</dt><dd>${mail.from}</dd><dt>Para</dt><dd>${mail.to.join(', ')}</dd><dt>Enviado</dt><dd>${when(new Date(mail.at))}</dd>${
      mail.messageId !== null && html`<dt>Message-ID</dt><dd class="mono">${mail.messageId}</dd>`
    }${
      mail.unsubscribe !== null &&
      html`<dt>List-Unsubscribe</dt><dd class="mono">${mail.unsubscribe.list}</dd>`
    }${mail.attachments.length > 0 && html`<dt>Adjuntos</dt><dd>${mail.attachments.map(one => `${one.name} (${one.bytes} bytes)`).join(', ')}</dd>`}</dl>`,
    mail.links.length > 0 &&
      html`<section class="panel stack" style="--g:.5rem"><h2>Enlaces</h2><ul class="stack" style="--g:.5rem">${mail.links.map(link => html`<li><a class="mono" href="${link}">${link}</a></li>`)}</ul></section>`,
    mail.html !== null &&
      html`<section class="stack" style="--g:.75rem"><h2>Como se ve</h2><iframe title="El correo" src="/sandbox/correos/${mail.id}/vista" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe></section>`,
    html`<section class="stack" style="--g:.75rem"><h2>Solo texto</h2><pre>${mail.text}</pre></section>`,
  ])
}

/** The mail's own markup, sandboxed: no scripts, no forms, an origin of its own. */
export function mailPreview(mail: SandboxMail): Answer {
  const body = html`<!doctype html><base target="_top">${new Html(mail.html ?? '')}`
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    },
    body: body.text,
  }
}
