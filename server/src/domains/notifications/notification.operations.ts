import type { NotificationKind } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext, Services } from '../context.ts'
import { requireAccount } from '../viewer.ts'
import { notificationsChanged } from './notification.events.ts'
import { visibleNotifications } from './notification.policy.ts'

const NOTIFICATION_GONE = 'Ese aviso ya no está.'

interface NewNotification {
  readonly accountId: string
  /** At most one notification of the account has it. */
  readonly key: string
  readonly kind: NotificationKind
  readonly title: string
  readonly message: string
  readonly path: string
  readonly requestId: string | null
}

/** Adds a notification to an account's bell, once per key; none to an account that was erased. */
export async function addNotification(
  { transact, clock }: Pick<Services, 'transact' | 'clock'>,
  notification: NewNotification,
): Promise<void> {
  const { accountId, key } = notification
  await transact(async ({ tx, emit }) => {
    await lockCount(tx, accountId)
    // The erasure takes the lock that is held here before it removes an account's notifications.
    const isThere = await tx.account.count({ where: { id: accountId, erasedAt: null } })
    if (isThere === 0) return
    if ((await tx.notification.count({ where: { accountId, key } })) > 0) return
    await tx.notification.create({
      data: { ...notification, id: newId(), createdAt: clock.now() },
    })
    await tx.notificationCount.update({
      where: { accountId },
      data: moreUnread([notification], 1),
    })
    await emit(notificationsChanged, { accountId })
  })
}

/** Marks one of the viewer's notifications as read; one that was read stays so. Throws SignInRequired, NotFound. */
export async function markNotificationRead(
  ctx: OperationContext,
  { id }: { readonly id: string },
): Promise<{ notificationId: string; accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const found = await ctx.db.prisma.notification.count({
    where: { id, AND: [visibleNotifications(ctx.viewer)] },
  })
  if (found === 0) throw new NotFound(NOTIFICATION_GONE)
  await markRead(ctx, accountId, { id })
  return { notificationId: id, accountId }
}

/** Marks the viewer's notifications as read, up to one of them: later ones were not seen. Throws SignInRequired, NotFound. */
export async function markNotificationsRead(
  ctx: OperationContext,
  { upToId }: { readonly upToId: string },
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  const found = await ctx.db.prisma.notification.count({
    where: { id: upToId, AND: [visibleNotifications(ctx.viewer)] },
  })
  if (found === 0) throw new NotFound(NOTIFICATION_GONE)
  await markRead(ctx, accountId, { id: { lte: upToId } })
  return { accountId }
}

/** Marks the notifications that lead to a page as read, because their account has seen the page. */
export function markPathRead(services: Services, accountId: string, path: string): Promise<void> {
  return markRead(services, accountId, { path })
}

type Chosen = { readonly id: string } | { readonly id: { readonly lte: string } } | { readonly path: string }

async function markRead(
  { transact, clock }: Pick<Services, 'transact' | 'clock'>,
  accountId: string,
  chosen: Chosen,
): Promise<void> {
  await transact(async ({ tx, emit }) => {
    await lockCount(tx, accountId)
    const read = await tx.notification.updateManyAndReturn({
      where: { ...chosen, accountId, readAt: null },
      data: { readAt: clock.now() },
      select: { kind: true },
    })
    if (read.length === 0) return
    await tx.notificationCount.update({ where: { accountId }, data: moreUnread(read, -1) })
    await emit(notificationsChanged, { accountId })
  })
}

/** Removes an account's notifications that were written before a moment, read or not. */
export async function removeNotificationsBefore(
  { transact }: Pick<Services, 'transact'>,
  accountId: string,
  before: Date,
): Promise<void> {
  await transact(async ({ tx, emit }) => {
    await lockCount(tx, accountId)
    const where = { accountId, createdAt: { lt: before } }
    const unread = await tx.notification.findMany({
      where: { ...where, readAt: null },
      select: { kind: true },
    })
    await tx.notification.deleteMany({ where })
    if (unread.length === 0) return
    await tx.notificationCount.update({ where: { accountId }, data: moreUnread(unread, -1) })
    await emit(notificationsChanged, { accountId })
  })
}

/** The change of an account's counts when these notifications become unread (1) or end being unread (-1). */
function moreUnread(notifications: readonly { readonly kind: NotificationKind }[], sign: 1 | -1) {
  const ofMessages = notifications.filter(({ kind }) => kind === 'MESSAGE').length
  return {
    unread: { increment: sign * notifications.length },
    unreadOfMessages: { increment: sign * ofMessages },
    revision: { increment: 1 },
  }
}

/** Locks the account's counts: additions and readings of one bell follow each other. */
async function lockCount(tx: Tx, accountId: string): Promise<void> {
  await tx.notificationCount.createMany({ data: [{ accountId }], skipDuplicates: true })
  await tx.$queryRawUnsafe(
    'SELECT 1 FROM "NotificationCount" WHERE "accountId" = $1::uuid FOR UPDATE',
    accountId,
  )
}
