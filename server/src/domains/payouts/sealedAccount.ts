import { z } from 'zod'
import type { Services } from '../context.ts'

const details = z.object({
  /** Digits alone. */
  number: z.string(),
  holder: z.string(),
  /** The holder's RUT (12 digits) or cédula (8 digits). */
  document: z.string(),
})
/** The part of a bank account that a copy of the database must not reveal. */
export type AccountDetails = z.output<typeof details>

const SHOWN_DIGITS = 4

/** Columns of a new account. The id is bound to the sealed text, which so fits no other account. */
export function sealAccount({ sealing }: Pick<Services, 'sealing'>, id: string, account: AccountDetails) {
  return {
    sealed: sealing.seal(JSON.stringify(account), id),
    ending: account.number.slice(-SHOWN_DIGITS),
  }
}

/** Null for an erased account. */
export function openAccount(
  { sealing }: Pick<Services, 'sealing'>,
  { id, sealed }: { readonly id: string; readonly sealed: string | null },
): AccountDetails | null {
  return sealed === null ? null : details.parse(JSON.parse(sealing.open(sealed, id)))
}

/** '···· 4821'. */
export function accountHint(ending: string | null): string {
  return ending === null ? '····' : `···· ${ending}`
}
