import { chosenLabel, departments } from '../../../lib/labels'
import { fields, listOf, orNull, type ShapeOf, text, whole } from '../../../lib/shape'
import { isKeptUpload, isRequestValues } from '../asking/requestDraft'
import type { PartValues, RequestValues } from '../asking/requestForm'

const isKeptFileChanges = fields({
  /** Ids of those that were taken out. */
  taken: listOf(text),
  /** Which part of the form each shows that was moved; null: the whole request. */
  moved: listOf(fields({ file: text, about: orNull(text) })),
})
/** What was done in a form with the files that its request has. */
export type KeptFileChanges = Readonly<ShapeOf<typeof isKeptFileChanges>>
export const UNCHANGED_FILES: KeptFileChanges = { taken: [], moved: [] }

/** What is being changed of a request: what was read of it, what is typed over that, and what was done with its files. */
export const isEditDraft = fields({
  revision: whole,
  read: isRequestValues,
  values: isRequestValues,
  fileChanges: isKeptFileChanges,
  /** New files that are up. */
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

/** Something that was changed elsewhere while it was edited here. */
export type ChangeElsewhere = {
  readonly label: string
  /** What it says now, as people read it; empty when nothing. */
  readonly now: string
  /** It was changed here too: what is typed here stays. */
  readonly differs: boolean
}

/**
 * Takes what is typed over to the request as it is now: what was changed elsewhere alone is taken over, what was changed
 * here stays. Tells what was changed elsewhere.
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

/** All that parts say. Which row each is, and its files, do not count. */
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
