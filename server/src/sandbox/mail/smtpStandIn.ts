import { z } from 'zod'
import { action, nothing, optionalText, type StandIn, type StandInParts } from '../standIn.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { mailPage, mailPreview, mailsPage } from './mailsPage.ts'
import { startSmtpSandbox } from './smtpSandbox.ts'

export interface SmtpStandIn extends StandIn {
  readonly address: { url: string }
  readonly control: { readonly mails: Mailbox }
}

const MAX_WAIT_MS = 30_000

export async function startSmtpStandIn(parts: StandInParts): Promise<SmtpStandIn> {
  const mails = openMailbox(parts.dataDir, parts.logger)
  const { port, close } = await startSmtpSandbox({ ...parts, mailbox: mails })
  const url = `smtp://127.0.0.1:${port}?ignoreTLS=true`
  return {
    name: 'smtp',
    title: 'Correo',
    port,
    address: { url },
    control: { mails },
    addresses: { Correo: url },
    actions: {
      waitForMail: action(
        z.object({
          to: optionalText,
          subject: optionalText,
          since: optionalText,
          timeoutMs: z.coerce.number().int().min(0).max(MAX_WAIT_MS).optional(),
        }),
        ({ timeoutMs, to, subject, since }) =>
          mails.waitFor(
            { ...(to && { to }), ...(subject && { subject }), ...(since && { since }) },
            timeoutMs,
          ),
      ),
      clearMails: action(nothing, () => mails.clear()),
    },
    readings: {
      mails(query) {
        const [to, subject, since] = ['to', 'subject', 'since'].map(name => query.get(name))
        return mails.list({ ...(to && { to }), ...(subject && { subject }), ...(since && { since }) })
      },
    },
    page: {
      path: 'correos',
      title: 'Correos',
      note: 'Lo que Tuerca mandó, con sus enlaces',
      count: () => mails.list().length,
      show(shell, [id, part]) {
        if (id === undefined) return mailsPage(shell, mails)
        const mail = mails.get(id)
        if (!mail) return null
        if (part === undefined) return mailPage(shell, mail)
        return part === 'vista' ? mailPreview(mail) : null
      },
    },
    reset: () => mails.clear(),
    close,
  }
}
