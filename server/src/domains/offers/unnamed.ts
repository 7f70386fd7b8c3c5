import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import { notShared, says } from '../requests/anonymousText.ts'

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
