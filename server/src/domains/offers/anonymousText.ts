import type { z } from 'zod'
import { foldText } from '../../common/foldText.ts'
import { contactIn } from '../../mind/contactsIn.ts'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'

/** Refusal of a text for what it contains, in Spanish for its author. */
export const notShared = (what: string) =>
  `Sacá “${what}”: el nombre y el contacto de cada uno se ven recién después del pago.`

/** Refuses contact data in a text that the other side reads before the payment. For `superRefine`. */
export function withoutContact(
  typed: string | null,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const contact = typed === null ? null : contactIn(typed)
  if (contact !== null) addIssue({ code: 'custom', message: notShared(contact) })
}

/** True when a text says a name, whatever its accents, capitals, blanks and marks. */
export function says(text: string, name: string): boolean {
  const wordsOf = (words: string) =>
    ` ${foldText(words)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return wordsOf(text).includes(wordsOf(name))
}

type Written = { readonly text: string | null; readonly path: readonly string[] }

/** Refuses the provider's own name in texts that buyers read before the payment. Throws InvalidInput. */
export async function requireUnnamed(tx: Tx, providerId: string, texts: readonly Written[]): Promise<void> {
  if (texts.every(({ text }) => text === null)) return
  const { companyName } = await tx.providerProfile.findUniqueOrThrow({
    where: { id: providerId },
    select: { companyName: true },
  })
  const problems = texts.filter(({ text }) => text !== null && says(text, companyName))
  if (problems.length > 0)
    throw new InvalidInput(problems.map(({ path }) => ({ path: [...path], message: notShared(companyName) })))
}
