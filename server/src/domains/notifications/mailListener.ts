import { defineListener, type Listener, type LoggedEvent } from '../../platform/events.ts'
import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import { isErased } from '../accounts/erasedAccounts.ts'
import type { Services } from '../context.ts'

export interface AddressedMail {
  readonly to: string
  /** Tells the mails of one event apart, where it has several: what this one is about. */
  readonly about?: string
  /** Who gets the answer; our own address when left out. */
  readonly replyTo?: string
  readonly draft: MailDraft
}

/**
 * A listener that sends a mail, or one to each of several people. `write` reads what is true now and returns null when
 * there is nothing to tell any more. Each mail keeps its Message-ID when the job runs twice.
 */
export function mailListener<Data extends Record<string, unknown>>(
  name: string,
  write: (
    services: Services,
    data: Data,
    event: LoggedEvent,
  ) => Promise<AddressedMail | readonly AddressedMail[] | null>,
): Listener<Services, Data> {
  return defineListener<Services, Data>(`mails.${name}`, async (services, data, event) => {
    const written = await write(services, data, event)
    if (!written) return
    for (const mail of 'to' in written ? [written] : written) {
      if (isErased(mail.to)) continue
      await services.mailer.send({
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        idempotencyKey: [name, event.eventId, ...(mail.about ? [mail.about] : [])].join('-'),
        ...layOutMail(mail.draft),
      })
    }
  })
}
