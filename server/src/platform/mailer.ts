/** Sends e-mail. One transport for the whole process: close it on shutdown. */
export interface Mailer {
  /** True when no mail server is configured; `send` always throws then. */
  readonly isOff?: true
  /** Throws MailUnavailable (retry) or MailRefused (permanent). */
  send(mail: Mail): Promise<void>

  /** Resolves when the mail server can be reached and takes our credentials. Throws MailUnavailable. */
  check(): Promise<void>

  close(): void
}

export interface Mail {
  to: string
  /** Recipient of replies; default: the sender. */
  replyTo?: string
  /** One-click unsubscription (RFC 8058): a POST to it ends mails of this kind. Left out for mails that always arrive. */
  unsubscribeUrl?: string
  subject: string
  text: string
  html: string
  /** Shown in the HTML at `src="cid:…"`. */
  images?: readonly InlineImage[]
  /** The same key gives the same Message-ID, so a mail that was sent twice can be recognised as one. */
  idempotencyKey?: string
}

/** An image inside the mail: nothing is fetched to show it, so that nobody can track who reads. */
export interface InlineImage {
  readonly cid: string
  readonly fileName: string
  readonly contentType: string
  readonly content: Buffer
}

export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** The mail server permanently refuses this message, e.g. because the address does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** SMTP reply code, e.g. 550. */
  readonly responseCode: number

  constructor(responseCode: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.responseCode = responseCode
  }
}
