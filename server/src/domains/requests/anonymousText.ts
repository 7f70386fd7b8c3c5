import type { z } from 'zod'
import { foldText } from '../../common/foldText.ts'
import { contactIn } from '../../mind/contactsIn.ts'

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

/** The text without its contact data; empty when some of it cannot be told from the rest. */
export function leavingOutContacts(text: string): string {
  let rest = text
  for (let contact = contactIn(rest); contact !== null; contact = contactIn(rest)) {
    if (!rest.includes(contact)) return ''
    rest = rest.replace(contact, ' ')
  }
  return rest.replaceAll(/\s+/g, ' ').trim()
}
