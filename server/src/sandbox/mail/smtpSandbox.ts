import type { Readable } from 'node:stream'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CallLog } from '../calls.ts'
import type { Faults, InjectedFault } from '../faults.ts'
import { randomId } from '../ids.ts'
import { listen } from '../loopback.ts'
import type { Mailbox, SandboxMail } from './mailbox.ts'

const MAX_MAIL_BYTES = 10_000_000

export interface SmtpSandbox {
  port: number
  close(): Promise<void>
}

/** A mail server on this machine that accepts every mail and forwards none. */
export async function startSmtpSandbox(options: {
  mailbox: Mailbox
  port: number | undefined
  faults: Faults
  calls: CallLog
  clock: Clock
  logger: Logger
}): Promise<SmtpSandbox> {
  const receive = async (stream: Readable, session: SMTPServerSession) => {
    const raw = await bytesOf(stream)
    const to = session.envelope.rcptTo.map(recipient => recipient.address.toLowerCase())
    const injected = options.faults.take('smtp', `MAIL ${to.join(' ')}`)
    const call = options.calls.add({
      at: options.clock.now().toISOString(),
      vendor: 'smtp',
      method: 'MAIL',
      path: to.join(', '),
      status: null,
      fault: injected?.kind ?? null,
      idempotencyKey: null,
    })
    if (injected?.kind === 'DROP') return hangUp(server, session)
    if (injected?.kind === 'ERROR') throw refusal((call.status = injected.status))
    await injected?.released()
    options.mailbox.add(await readMail(raw, to, options.clock.now()))
    return finish(injected)

    function finish(met: InjectedFault | null): void {
      if (met?.kind === 'DROP_AFTER') return hangUp(server, session)
      call.status = met?.kind === 'ERROR_AFTER' ? met.status : 250
      if (met?.kind === 'ERROR_AFTER') throw refusal(met.status)
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'sandbox' }),
    onRcptTo: (_address, _session, done) => done(),
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', error => options.logger.debug({ err: error }, 'a mail connection broke'))
  const port = await listen(server.server, options.port)
  return { port, close: () => new Promise(resolve => server.close(() => resolve())) }
}

// The server can only end a dialogue politely; a dropped connection has no goodbye.
function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy()
}

function refusal(code: number): Error {
  return Object.assign(new Error('the sandbox was told to refuse this mail'), { responseCode: code })
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function readMail(raw: Buffer, to: string[], at: Date): Promise<SandboxMail> {
  const parsed = await PostalMime.parse(raw)
  const text = parsed.text ?? ''
  const images = parsed.attachments.filter(
    ({ contentId, disposition }) => contentId && disposition === 'inline',
  )
  const html = parsed.html === undefined ? null : withImages(parsed.html, images)
  return {
    id: randomId('mail', 16),
    at: at.toISOString(),
    from: parsed.from ? [parsed.from.name, parsed.from.address].filter(Boolean).join(' ') : '',
    to,
    subject: parsed.subject ?? '',
    text,
    html,
    messageId: parsed.messageId ?? null,
    unsubscribe: unsubscribeOf(parsed),
    links: linksOf(text, html),
    attachments: parsed.attachments
      .filter(one => !images.includes(one))
      .map(attachment => ({
        name: attachment.filename ?? '',
        contentType: attachment.mimeType,
        bytes: Buffer.byteLength(attachment.content as Uint8Array),
      })),
  }
}

function unsubscribeOf({ headers }: Email): SandboxMail['unsubscribe'] {
  const valueOf = (name: string) => headers.find(header => header.key === name)?.value ?? null
  const list = valueOf('list-unsubscribe')
  return list === null ? null : { list, post: valueOf('list-unsubscribe-post') }
}

/** The mail as mail programs show it: with its inline images. */
function withImages(html: string, images: readonly Attachment[]): string {
  return images.reduce((shown, { contentId, mimeType, content }) => {
    const data = Buffer.from(content as Uint8Array).toString('base64')
    return shown.replaceAll(`cid:${contentId?.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${data}`)
  }, html)
}

function linksOf(text: string, html: string | null): string[] {
  const inHtml = [...(html ?? '').matchAll(/href\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map(match =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(match =>
    match[0].replace(/[.,;:]+$/, ''),
  )
  return [...new Set([...inHtml, ...inText])]
}
