import {
  amount,
  fields,
  listOf,
  oneOf,
  orMissing,
  orNull,
  type ShapeOf,
  text,
  truth,
  whole,
} from '../../lib/shape'
import { isKeptUpload } from '../uploads/keptUpload'
import type { OfferLineValues } from './offerForm'

const line = fields({
  requestedPartId: text,
  quoted: truth,
  price: orNull(whole),
  condition: oneOf('NEW', 'USED', 'REMANUFACTURED', ''),
  deliveryTime: oneOf('IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS', ''),
  validHours: amount,
  validDay: text,
  validTime: text,
  hasWarranty: truth,
  warrantyDays: text,
  fitBasis: oneOf('VIN', 'PART_NUMBER', 'PHOTO', 'UNIVERSAL', 'NOT_SURE', ''),
  description: text,
})
const part = fields({ id: text, description: text })

/** A draft of an offer: its lines, their parts, the number of changes so far, and its shipping and files (an earlier build kept none). */
export const isOfferDraft = fields({
  lines: listOf(line),
  parts: listOf(part),
  edits: whole,
  shipping: orMissing(fields({ charge: oneOf('ARRANGED', 'NONE', 'AMOUNT'), amount: orNull(whole) })),
  files: orMissing(listOf(isKeptUpload)),
})
export type OfferDraft = ShapeOf<typeof isOfferDraft>

type Part = ShapeOf<typeof part>

/**
 * Carries typed values over to the parts requested now, whose empty lines are `blanks`: a changed part is a
 * new one. Each takes the line of the same part, or of one with the same description; else, when none were
 * added or removed, the next one left.
 */
export function carriedOver(
  { lines, parts: before }: Pick<OfferDraft, 'lines' | 'parts'>,
  blanks: readonly OfferLineValues[],
  now: readonly Part[],
): OfferLineValues[] {
  const left = new Set(before)
  const found = new Map<string, string>()
  const match = (isIt: (before: Part, now: Part) => boolean) => {
    for (const part of now) {
      const same = found.has(part.id) ? undefined : [...left].find(each => isIt(each, part))
      if (!same) continue
      left.delete(same)
      found.set(part.id, same.id)
    }
  }
  match((one, other) => one.id === other.id)
  match((one, other) => one.description === other.description)
  if (before.length === now.length) match(() => true)
  const carried = blanks.map(({ requestedPartId: id }) => {
    const line = lines.find(({ requestedPartId }) => requestedPartId === found.get(id))
    return line ? { ...line, requestedPartId: id } : null
  })
  const isNew = carried.every(line => line === null)
  return blanks.map((blank, index) => carried[index] ?? { ...blank, quoted: isNew && blank.quoted })
}
