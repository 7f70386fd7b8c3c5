import { z } from 'zod'
import { NoticeChannel } from '../../generated/prisma/enums.ts'
import { readSigned, sign } from '../../platform/tokens.ts'
import type { Services, Settings } from '../context.ts'
import type { NoticeKind, NoticeUrgency } from '../notice.ts'

/** The kinds of notices that an account can switch off, through each channel. */
export const OptionalNoticeKind = {
  REQUEST: 'REQUEST',
  OFFER: 'OFFER',
  ORDER: 'ORDER',
  MESSAGE: 'MESSAGE',
} as const
export type OptionalNoticeKind = keyof typeof OptionalNoticeKind

/** The notices of a kind in words: 'los avisos sobre ofertas'. */
export const NOTICES_WORDS: Readonly<Record<OptionalNoticeKind, string>> = {
  REQUEST: 'los avisos sobre pedidos',
  OFFER: 'los avisos sobre ofertas',
  ORDER: 'los avisos sobre compras y ventas',
  MESSAGE: 'los avisos de mensajes sin leer',
}

interface Delivered {
  readonly accountId: string | null
  readonly notice: { readonly kind: NoticeKind; readonly urgency: NoticeUrgency }
}

/**
 * The kind by which the recipient can switch a notice off. Null for a notice that always arrives: about money, the
 * account or what its reader awaits, or to somebody without an account.
 */
export function optionalKindOf({
  accountId,
  notice: { kind, urgency },
}: Delivered): OptionalNoticeKind | null {
  if (accountId === null || urgency !== 'ROUTINE') return null
  return Object.values(OptionalNoticeKind).find(optional => optional === kind) ?? null
}

/** True when the recipient takes this notice through the channel. */
export async function isWanted(
  { db }: Pick<Services, 'db'>,
  delivery: Delivered,
  channel: NoticeChannel,
): Promise<boolean> {
  const kind = optionalKindOf(delivery)
  const { accountId } = delivery
  if (kind === null || accountId === null) return true
  return (await db.prisma.noticeMute.count({ where: { accountId, kind, channel } })) === 0
}

export interface NoticePreference {
  readonly kind: OptionalNoticeKind
  readonly channel: NoticeChannel
  readonly isWanted: boolean
}

/** Each kind through each channel, from the stored mutes. */
export function preferencesOf(
  mutes: readonly { readonly kind: string; readonly channel: NoticeChannel }[],
): NoticePreference[] {
  return Object.values(OptionalNoticeKind).flatMap(kind =>
    Object.values(NoticeChannel).map(channel => ({
      kind,
      channel,
      isWanted: !mutes.some(mute => mute.kind === kind && mute.channel === channel),
    })),
  )
}

const PURPOSE = 'unsubscribe'

interface Unsubscription {
  readonly accountId: string
  readonly kind: OptionalNoticeKind
}

/** The address at which mails of a kind can be switched off without signing in, signed for this account. */
export function unsubscribeAddress(
  { secret, publicUrl }: Pick<Settings, 'secret' | 'publicUrl'>,
  { accountId, kind }: Unsubscription,
): string {
  return `${publicUrl}/avisos/baja?enlace=${sign(secret, PURPOSE, `${accountId}~${kind}`)}`
}

const unsubscription = z.object({ accountId: z.uuid(), kind: z.enum(OptionalNoticeKind) })

/** The account and kind of such an address; null when we did not sign its token. */
export function readUnsubscribeToken(
  { secret }: Pick<Settings, 'secret'>,
  token: string,
): Unsubscription | null {
  const [accountId, kind] = (readSigned(secret, PURPOSE, token) ?? '').split('~')
  const read = unsubscription.safeParse({ accountId, kind })
  return read.success ? read.data : null
}
