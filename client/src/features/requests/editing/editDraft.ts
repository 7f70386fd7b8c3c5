import { chosenLabel, departments } from '../../../lib/labels'
import { fields, listOf, orNull, type ShapeOf, text, whole } from '../../../lib/shape'
import { isKeptUpload, isRequestValues } from '../asking/requestDraft'
import type { PartValues, RequestValues } from '../asking/requestForm'

const isKeptFileChanges = fields({
  /** Ids of removed files. */
  taken: listOf(text),
  /** The new part of each moved file; null: the whole request. */
  moved: listOf(fields({ file: text, about: orNull(text) })),
})
/** The changes in a form to the files of its request. */
export type KeptFileChanges = Readonly<ShapeOf<typeof isKeptFileChanges>>
export const UNCHANGED_FILES: KeptFileChanges = { taken: [], moved: [] }

/** The draft of an edit: the request as read, the values typed over it, and the changes of its files. */
export const isEditDraft = fields({
  revision: whole,
  read: isRequestValues,
  values: isRequestValues,
  fileChanges: isKeptFileChanges,
  /** New uploaded files. */
  uploads: listOf(isKeptUpload),
})
export type EditDraft = ShapeOf<typeof isEditDraft>

const FIELDS = {
  brand: 'Marca',
  model: 'Modelo',
  year: 'Año',
  engine: 'Motor',
  version: 'Versión',
  vin: 'VIN',
  mileageKm: 'Kilómetros',
  description: 'Descripción',
  department: 'Departamento',
} as const
type FieldName = keyof typeof FIELDS

/** A change made elsewhere while the request was edited here. */
export type ChangeElsewhere = {
  readonly label: string
  /** The present value, as people read it; empty when there is none. */
  readonly now: string
  /** The field was changed here too: the value typed here stays. */
  readonly differs: boolean
}

/**
 * Applies typed values to the present request: changes made only elsewhere are taken over, those made here
 * stay. Returns the changes made elsewhere.
 */
export function carriedOver(
  { read, values }: Pick<EditDraft, 'read' | 'values'>,
  now: RequestValues,
): { readonly values: RequestValues; readonly changes: readonly ChangeElsewhere[] } {
  const merged = { ...values }
  const changes: ChangeElsewhere[] = []
  for (const name of Object.keys(FIELDS) as FieldName[]) {
    if (now[name] === read[name] || now[name] === values[name]) continue
    const differs = values[name] !== read[name]
    if (!differs) merged[name] = now[name]
    changes.push({ label: FIELDS[name], now: shown(name, now[name]), differs })
  }
  const parts = wordsOf(now.parts)
  if (parts !== wordsOf(read.parts) && parts !== wordsOf(values.parts)) {
    const differs = wordsOf(values.parts) !== wordsOf(read.parts)
    if (!differs) merged.parts = now.parts
    const names = now.parts.map(({ description }) => description).join(', ')
    changes.push({ label: 'Repuestos', now: names, differs })
  }
  return { values: merged, changes }
}

const shown = (name: FieldName, value: string) =>
  name === 'department' ? chosenLabel(departments, value) : value

/** The text of the parts, ignoring their keys and files. */
const wordsOf = (parts: readonly PartValues[]) =>
  JSON.stringify(
    parts.map(({ description, category, condition, urgency, quantity, partNumber, comments }) => [
      description,
      category,
      condition,
      urgency,
      quantity,
      partNumber,
      comments,
    ]),
  )
