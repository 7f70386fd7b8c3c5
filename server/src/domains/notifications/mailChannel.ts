import { layOutMail } from '../../platform/mailLayout.ts'
import { isErased } from '../accounts/erasedAccounts.ts'
import type { Channel } from '../notice.ts'
import { isWanted, NOTICES_WORDS, optionalKindOf, unsubscribeAddress } from './noticePreferences.ts'

/** A mail keeps its Message-ID when its delivery runs twice, e.g. after a crash between the mail server's answer and ours. */
export const mailChannel: Channel<'mail'> = {
  name: 'mail',
  // A mail server may be away for hours: the last attempt is half a day after the first.
  retry: { limit: 12, firstDelaySeconds: 10 },
  disturbs: true,
  async deliver(services, { id, notice, accountId, email, replyTo, message }) {
    if (email === null || isErased(email)) return
    if (!(await isWanted(services, { accountId, notice }, 'MAIL'))) return
    const kind = optionalKindOf({ accountId, notice })
    const unsubscribe =
      kind === null || accountId === null
        ? null
        : {
            label: `No quiero más emails con ${NOTICES_WORDS[kind]}`,
            url: unsubscribeAddress(services.settings, { accountId, kind }),
          }
    await services.mailer.send({
      to: email,
      ...(replyTo ? { replyTo } : {}),
      ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}),
      idempotencyKey: id,
      ...layOutMail(message, unsubscribe),
    })
  },
}
