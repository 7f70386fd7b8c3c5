import { quoteTyped } from '../../platform/mailLayout.ts'

export interface NamedPart {
  readonly description: string
  readonly quantity: number
}

/** 'Lámpara H7 × 2', or the name alone for one. */
export function withQuantity({ description, quantity }: { description: string; quantity: number }): string {
  return quantity > 1 ? `${description} × ${quantity}` : description
}

/** 'Óptica izquierda, Lámpara H7 × 2 y Paragolpes', without anything that a mail program would make a link of. */
export function namesOf(parts: readonly NamedPart[]): string {
  const names = parts.map(part =>
    withQuantity({ ...part, description: quoteTyped(part.description, 'un repuesto') }),
  )
  const last = names.at(-1) ?? 'un repuesto'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last
}
