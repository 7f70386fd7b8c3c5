import type { OperationContext, Services } from '../context.ts'
import { requireAccount } from '../viewer.ts'
import { NOTICES_WORDS, type NoticePreference, readUnsubscribeToken } from './noticePreferences.ts'

/** Switches the notices of a kind on or off in one channel, for the viewer's account. Throws SignInRequired. */
export async function setNoticePreference(
  ctx: OperationContext,
  preference: NoticePreference,
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await store(ctx, accountId, preference)
  return { accountId }
}

/** The notices whose mails a signed token switches off, in words; null when we did not sign it. */
export function noticesOfToken(services: Pick<Services, 'settings'>, token: string): string | null {
  const named = readUnsubscribeToken(services.settings, token)
  return named && NOTICES_WORDS[named.kind]
}

/** Switches off the mails of the kind that a signed token names; its holder need not sign in. */
export async function unsubscribe(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  token: string,
): Promise<void> {
  const named = readUnsubscribeToken(services.settings, token)
  if (!named) return
  const { accountId, kind } = named
  const accounts = await services.db.prisma.account.count({ where: { id: accountId, erasedAt: null } })
  if (accounts > 0) await store(services, accountId, { kind, channel: 'MAIL', isWanted: false })
}

async function store(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  { kind, channel, isWanted }: NoticePreference,
): Promise<void> {
  const muted = { accountId, kind, channel }
  if (isWanted) await db.prisma.noticeMute.deleteMany({ where: muted })
  else {
    await db.prisma.noticeMute.createMany({
      data: [{ ...muted, createdAt: clock.now() }],
      skipDuplicates: true,
    })
  }
}
