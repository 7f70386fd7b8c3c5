import { formatNumber } from '../../../lib/money'
import type { KeptUpload } from '../../uploads/uploadQueue'
import { filesByPart, type PartValues, type RequestValues, requestInput } from '../asking/requestForm'

type Text = string | null | undefined

/** A request as its owner reads it to edit it; enums as in the graph. */
export type AskedRequest = {
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly engine: Text
  readonly version: Text
  readonly vin: Text
  readonly mileageKm: number | null | undefined
  readonly description: Text
  readonly department: string
  readonly parts: readonly {
    readonly id: string
    readonly description: string
    readonly category: Text
    readonly condition: string
    readonly quantity: number
    readonly urgency: string
    readonly partNumber: Text
    readonly comments: Text
  }[]
}

/** The form filled with a request. The contact cannot be edited, so it stays empty. */
export function askedValues(request: AskedRequest): RequestValues {
  const { mileageKm } = request
  return {
    brand: request.brand,
    model: request.model,
    year: String(request.year),
    engine: request.engine ?? '',
    version: request.version ?? '',
    vin: request.vin ?? '',
    mileageKm: mileageKm == null ? '' : formatNumber(mileageKm),
    description: request.description ?? '',
    department: request.department,
    parts: request.parts.map(part => ({
      key: part.id,
      description: part.description,
      category: part.category ?? '',
      condition: part.condition as PartValues['condition'],
      quantity: String(part.quantity),
      urgency: part.urgency as PartValues['urgency'],
      partNumber: part.partNumber ?? '',
      comments: part.comments ?? '',
      uploadIds: [],
    })),
    uploadIds: [],
    contact: { name: '', email: '', phone: '' },
  }
}

/** The editable values of a form: all but the contact. `added` are the new uploaded files. */
export function editedContents<Category extends string, Department extends string>(
  values: RequestValues,
  added: readonly KeptUpload[],
) {
  const { ofParts, ofAll } = filesByPart(values.parts, added)
  const {
    submissionKey: _key,
    contact: _contact,
    ...contents
  } = requestInput<Category, Department>(
    {
      ...values,
      uploadIds: ofAll,
      parts: values.parts.map((part, index) => ({ ...part, uploadIds: ofParts[index] ?? [] })),
    },
    '',
  )
  return contents
}

/** The parts of the kept files, by the server's index; null: the whole request. */
export function filePlaces(
  parts: readonly Pick<PartValues, 'key'>[],
  kept: readonly { readonly key: string; readonly about: string | null }[],
): { fileId: string; part: number | null }[] {
  return kept.map(({ key, about }) => {
    const place = parts.findIndex(part => part.key === about)
    return { fileId: key, part: place < 0 ? null : place }
  })
}
