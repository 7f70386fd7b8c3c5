import { join } from 'node:path'
import { z } from 'zod'
import type { Logger } from '../../platform/logger.ts'
import { openCollection } from '../jsonStore.ts'

const mailRecord = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  /** Addresses of the envelope: the actual recipients. */
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  messageId: z.string().nullable(),
  /** The List-Unsubscribe headers (RFC 8058), as they arrived. */
  unsubscribe: z.object({ list: z.string(), post: z.string().nullable() }).nullable().default(null),
  /** Web addresses found in the mail, in order, once each. */
  links: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), bytes: z.number().int() })),
})
export type SandboxMail = z.output<typeof mailRecord>

export interface MailFilter {
  /** Address it went to. */
  to?: string
  /** Part of the subject. */
  subject?: string
  /** ISO time; only mails from then on. */
  since?: string
}

export class MailNotArrived extends Error {
  override readonly name = 'MailNotArrived'
  readonly status = 408
}

export interface Mailbox {
  add(mail: SandboxMail): void
  /** Oldest first. */
  list(filter?: MailFilter): SandboxMail[]
  get(id: string): SandboxMail | undefined
  /**
   * The newest matching mail, as soon as it exists. Rejects after `timeoutMs` (default 5 s) with
   * MailNotArrived, which lists the mails that did arrive.
   */
  waitFor(filter: MailFilter, timeoutMs?: number): Promise<SandboxMail>
  clear(): void
}

export function openMailbox(dataDir: string, logger: Logger): Mailbox {
  const mails = openCollection(join(dataDir, 'mails'), mailRecord, logger)
  const waiting = new Set<(mail: SandboxMail) => void>()
  const list = (filter: MailFilter = {}) => mails.all().filter(mail => fits(mail, filter))

  return {
    add(mail) {
      mails.put(mail)
      for (const tell of waiting) tell(mail)
    },
    list,
    get: id => mails.get(id),
    waitFor(filter, timeoutMs = 5000) {
      const there = list(filter).at(-1)
      if (there) return Promise.resolve(there)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(tell)
          const arrived = mails.all().map(mail => `${mail.to.join(', ')}: ${mail.subject}`)
          reject(new MailNotArrived(`no mail ${JSON.stringify(filter)}; there are:\n${arrived.join('\n')}`))
        }, timeoutMs)
        const tell = (mail: SandboxMail) => {
          if (!fits(mail, filter)) return
          clearTimeout(timer)
          waiting.delete(tell)
          resolve(mail)
        }
        waiting.add(tell)
      })
    },
    clear: () => mails.clear(),
  }
}

function fits(mail: SandboxMail, { to, subject, since }: MailFilter): boolean {
  return (
    (to === undefined || mail.to.includes(to.toLowerCase())) &&
    (subject === undefined || mail.subject.includes(subject)) &&
    (since === undefined || mail.at >= since)
  )
}
