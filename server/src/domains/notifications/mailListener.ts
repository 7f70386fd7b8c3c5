import { defineListener, type Listener, type LoggedEvent } from '../../platform/events.ts'
import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import { isErased } from '../accounts/erasedAccounts.ts'
import type { Services } from '../context.ts'

export interface AddressedMail {
  readonly to: string
  /** Who gets the answer; our own address when left out. */
  readonly replyTo?: string
  readonly draft: MailDraft
}

/**
 * A listener that sends one mail to one person. `write` reads what is true now and returns null when there is nothing to
 * tell any more. The mail keeps its Message-ID when the job runs twice.
 */
export function mailListener<Data extends Record<string, unknown>>(
  name: string,
  write: (services: Services, data: Data, event: LoggedEvent) => Promise<AddressedMail | null>,
): Listener<Services, Data> {
  return defineListener<Services, Data>(`mails.${name}`, async (services, data, event) => {
    const mail = await write(services, data, event)
    if (!mail || isErased(mail.to)) return
    await services.mailer.send({
      to: mail.to,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      idempotencyKey: `${name}-${event.eventId}`,
      ...layOutMail(mail.draft),
    })
  })
}
