import { foldText } from '../../common/foldText.ts'
import { NOTHING_KNOWN } from '../../mind/known.ts'
import { understand } from '../../mind/understand.ts'

/** Any year: names of parts have none that matters. */
const SOME_YEAR = 2020

/**
 * The part that a text names, by which the words of buyers and of catalogues are compared: 'Farol trasero izq.' and 'faro trasero
 * izquierdo' have the same key. A text that does not name exactly one known part is its own key.
 */
export function partKey(text: string): string {
  const { known } = understand({ says: text, asked: 'PART', turn: 0, thisYear: SOME_YEAR }, NOTHING_KNOWN)
  const [part, ...others] = known.parts
  if (!part || others.length > 0) return letters(text)
  return [letters(part.name.value), part.axle?.value ?? '', part.side?.value ?? ''].join('|')
}

/** A maker's number without separators, upper case; null for a number without letters or digits. */
export function numberKey(partNumber: string | null): string | null {
  return (
    letters(partNumber ?? '')
      .replaceAll(' ', '')
      .toUpperCase() || null
  )
}

/** A make and a model as vehicles are compared. */
export function vehicleKey({ brand, model }: { readonly brand: string; readonly model: string }): string {
  return `${letters(brand)}|${letters(model)}`
}

/** Words of letters and digits alone, folded. */
function letters(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
