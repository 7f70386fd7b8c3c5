import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import { type Mailer, MailRefused, MailUnavailable } from '../../platform/mailer.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'

export interface SmtpMailerConfig {
  mode: VendorMode
  /** `smtp://` or `smtps://`, with credentials. */
  url: string
  /** Sender, e.g. 'Tuerca <hola@tuerca.uy>'. */
  from: string
  /** Milliseconds before an unresponsive server is abandoned; default 20 s. */
  timeoutMs?: number
}

const SENDER_DOMAIN = /@([^\s<>@]+)>?\s*$/

/** Mail over SMTP through one pooled transport. Throws WrongEndpoint when mode and address do not agree. */
export function createSmtpMailer(config: SmtpMailerConfig): Mailer {
  checkEndpoint('smtp', config.mode, config.url)
  const timeout = config.timeoutMs ?? 20_000
  let transport: Transporter | undefined
  // The SDK is loaded with the first mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url: config.url,
      pool: true,
      maxConnections: 3,
      // The sending job retries itself and logs it.
      maxRequeues: 0,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      // A mail contains only our text, never a file or page that its content names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return transport
  }
  const domain = SENDER_DOMAIN.exec(config.from)?.[1] ?? 'localhost'

  return {
    async send({ to, replyTo, unsubscribeUrl, subject, text, html, images = [], idempotencyKey }) {
      try {
        await (await open()).sendMail({
          from: config.from,
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          attachments: images.map(({ cid, fileName, contentType, content }) => ({
            cid,
            filename: fileName,
            contentType,
            content,
            contentDisposition: 'inline' as const,
          })),
          ...(idempotencyKey === undefined ? {} : { messageId: messageId(idempotencyKey, domain) }),
          // Keeps out-of-office replies from coming back to us.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw translated(error)
      }
    },

    async check() {
      try {
        await (await open()).verify()
      } catch (error) {
        throw translated(error)
      }
    },

    close() {
      transport?.close()
    },
  }
}

function messageId(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}

function translated(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const code = responseCodeOf(error)
  // 5xx about the message itself is final; 530 and 535 concern our own credentials.
  if (code !== null && code >= 550 && code < 560)
    return new MailRefused(code, `the mail server refused: ${reason}`, { cause: error })
  return new MailUnavailable(`the mail server failed: ${reason}`, { cause: error })
}

function responseCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null
  return typeof error.responseCode === 'number' ? error.responseCode : null
}
