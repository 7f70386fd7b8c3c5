import { layOutMail } from '../../platform/mailLayout.ts'
import { isErased } from '../accounts/erasedAccounts.ts'
import type { Channel } from '../notice.ts'

/** A mail keeps its Message-ID when its delivery runs twice, e.g. after a crash between the mail server's answer and ours. */
export const mailChannel: Channel<'mail'> = {
  name: 'mail',
  // A mail server may be away for hours: the last attempt is half a day after the first.
  retry: { limit: 12, firstDelaySeconds: 10 },
  async deliver({ mailer }, { id, email, replyTo, message }) {
    if (email === null || isErased(email)) return
    await mailer.send({
      to: email,
      ...(replyTo ? { replyTo } : {}),
      idempotencyKey: id,
      ...layOutMail(message),
    })
  },
}
