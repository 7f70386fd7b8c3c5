import type { MailedLinkPurpose } from '../../../generated/prisma/enums.ts'
import type { OperationContext } from '../../context.ts'
import { LinkExpired, LinkUnknown, LinkUsed } from '../account.errors.ts'
import { readOpenLink } from './mailedLinks.ts'

export const MailedLinkState = { OPEN: 'OPEN', USED: 'USED', EXPIRED: 'EXPIRED', UNKNOWN: 'UNKNOWN' } as const
export type MailedLinkState = keyof typeof MailedLinkState

const ENDINGS = [
  { refusal: LinkUsed, state: 'USED' },
  { refusal: LinkExpired, state: 'EXPIRED' },
  { refusal: LinkUnknown, state: 'UNKNOWN' },
] as const

/**
 * Tells whether the link of a token works for its purpose. Read-only: mail programs open links by
 * themselves.
 */
export async function mailedLinkState(
  ctx: OperationContext,
  { token, purpose }: { readonly token: string; readonly purpose: MailedLinkPurpose },
): Promise<MailedLinkState> {
  try {
    await readOpenLink(ctx, token, purpose)
    return 'OPEN'
  } catch (error) {
    const ending = ENDINGS.find(({ refusal }) => error instanceof refusal)
    if (!ending) throw error
    return ending.state
  }
}
