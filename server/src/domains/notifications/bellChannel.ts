import { NotificationKind } from '../../generated/prisma/enums.ts'
import type { Channel, NoticeKind } from '../notice.ts'
import { isWanted } from './noticePreferences.ts'
import { addNotification } from './notification.operations.ts'

/** Writes to our own database: a repeated delivery adds no second row to the bell. */
export const bellChannel: Channel<'bell'> = {
  name: 'bell',
  retry: { limit: 8, firstDelaySeconds: 5 },
  disturbs: false,
  async deliver(
    services,
    { id, notice, accountId, requestId = null, message: { title, message, url, once } },
  ) {
    if (accountId === null) return
    if (!(await isWanted(services, { accountId, notice }, 'BELL'))) return
    const { publicUrl } = services.settings
    if (!url.startsWith(`${publicUrl}/`)) throw new Error(`${notice.id} leads to no page of our site`)
    await addNotification(services, {
      accountId,
      key: once ?? id,
      kind: kindOf(notice.kind),
      title,
      message,
      path: url.slice(publicUrl.length),
      requestId,
    })
  },
}

function kindOf(kind: NoticeKind): NotificationKind {
  const known = Object.values(NotificationKind).find(candidate => candidate === kind)
  return known ?? 'ACCOUNT'
}
