import { type Known, type KnownPart, NOTHING_KNOWN } from '../known.ts'
import { understand } from '../understand.ts'
import type { Asked } from '../values.ts'

/** A visitor's message, with the assistant's question before it. */
export type Said = string | readonly [asked: Asked, says: string]

/** Facts known after several messages, and the kinds of the last one. The year is 2026. */
export function heard(...messages: readonly Said[]) {
  let known: Known = NOTHING_KNOWN
  let kinds: readonly string[] = []
  for (const [turn, message] of messages.entries()) {
    const [asked, says] = typeof message === 'string' ? [null, message] : message
    const understood = understand({ says, asked, turn, thisYear: 2026 }, known)
    known = understood.known
    kinds = understood.kinds
  }
  return { known, kinds }
}

/** 'amortiguador FRONT x2, bujía USED' */
export function partsInWords(parts: readonly KnownPart[]): string {
  return parts
    .map(({ name, side, axle, quantity, condition }) =>
      [name.value, side?.value, axle?.value, quantity && `x${quantity.value}`, condition?.value]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
}
