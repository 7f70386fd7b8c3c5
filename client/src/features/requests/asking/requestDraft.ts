import { foldText } from '../../../lib/generated/foldText'
import { MAX_PARTS } from '../../../lib/generated/limits'
import { fields, listOf, oneOf, orNull, type Shape, type ShapeOf, text, uuid } from '../../../lib/shape'
import type { AddressWish } from './addressWish'
import { blankPart, blankRequest, type PartValues, type RequestValues } from './requestForm'

/** The key of the stored draft. */
export const REQUEST_DRAFT = 'pedido'

const part = fields({
  key: text,
  description: text,
  category: text,
  condition: oneOf('NEW', 'USED', 'ANY'),
  urgency: oneOf('LOW', 'MEDIUM', 'HIGH', 'URGENT'),
  quantity: text,
  partNumber: text,
  comments: text,
  uploadIds: listOf(text),
})

/** All typed values. */
export const isRequestValues = fields({
  brand: text,
  model: text,
  year: text,
  engine: text,
  version: text,
  vin: text,
  mileageKm: text,
  description: text,
  parts: listOf(part),
  uploadIds: listOf(text),
  contact: fields({ name: text, email: text, phone: text }),
  department: text,
})

/** An uploaded file; a File itself cannot be stored. */
export const isKeptUpload = fields({
  key: text,
  name: text,
  kind: oneOf('IMAGE', 'VIDEO'),
  about: orNull(text),
  uploadId: text,
  src: orNull(text),
})

const isDraft = fields({
  /** The account of the author; null for a visitor's. */
  owner: orNull(text),
  /** Created once per draft, so that sending it twice creates one request. */
  submissionKey: uuid,
  /** The query of the address that was filled in already. */
  prefill: text,
  values: isRequestValues,
  uploads: listOf(isKeptUpload),
})

export type RequestDraft = ShapeOf<typeof isDraft>

/** The shape of a draft this viewer may continue: their own, or one from before signing in. */
export function draftOf(viewerId: string | null): Shape<RequestDraft> {
  return (value): value is RequestDraft =>
    isDraft(value) && value.values.parts.length > 0 && (value.owner === null || value.owner === viewerId)
}

/** The account's data that fills the form. */
export type KnownContact = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly department: string
}

/** An empty draft. */
export function newDraft(owner: string | null, newKey: () => string): RequestDraft {
  return { owner, submissionKey: newKey(), prefill: '', values: blankRequest, uploads: [] }
}

/**
 * Fills a draft with known values: the part and the vehicle of the address (once, so that a reload does not
 * undo later typing), and the account's data for an empty contact.
 */
export function prefilled(draft: RequestDraft, wish: AddressWish, viewer: KnownContact | null): RequestDraft {
  const owner = viewer?.id ?? draft.owner
  if (draft.prefill === wish.query) return { ...draft, owner, values: withContact(draft.values, viewer) }
  const { part, parts, contact, uploads = [], givenBy, department = '', ...said } = wish.read()
  const values = withContact(
    contact ? withContact(draft.values, { ...contact, department }) : draft.values,
    viewer,
  )
  const [first = blankPart, ...others] = values.parts
  const given = givenBy?.(draft.prefill)
  // Files removed from the form do not return.
  const known = [...draft.uploads.map(({ uploadId }) => uploadId), ...(given?.uploadIds ?? [])]
  return {
    ...draft,
    owner,
    prefill: wish.query,
    uploads: [...draft.uploads, ...uploads.filter(({ uploadId }) => !known.includes(uploadId))],
    values: {
      ...withVehicle(values, said),
      parts: parts
        ? withParts(
            values.parts,
            parts,
            given?.parts.map(({ description }) => description),
          )
        : [part ? { ...first, description: part } : first, ...others],
    },
  }
}

/**
 * The parts that the assistant knows now, with the values typed about them in the form, and those only in the
 * form. `before` are those of the last filling: a part that the assistant renamed must not appear twice.
 */
function withParts(
  typed: readonly PartValues[],
  told: readonly PartValues[],
  before: readonly string[] = [],
): PartValues[] {
  const own = typed.filter(
    ({ description }) =>
      description.trim() !== '' &&
      !before.includes(description) &&
      !told.some(part => part.description === description),
  )
  const known = told.map(part => typed.find(({ description }) => description === part.description) ?? part)
  const all = [...known, ...own].slice(0, MAX_PARTS)
  return all.length > 0 ? all : [blankPart]
}

type Vehicle = Pick<RequestValues, 'brand' | 'model' | 'year' | 'engine'> &
  Partial<Pick<RequestValues, 'version' | 'vin' | 'mileageKm' | 'description'>>

/** Overwrites the vehicle with new values; another vehicle replaces all old ones. */
function withVehicle(values: RequestValues, said: Vehicle): RequestValues {
  const isOther = (['brand', 'model'] as const).some(
    name => said[name] !== '' && values[name] !== '' && foldText(said[name]) !== foldText(values[name]),
  )
  const { brand, model, year, engine, version, vin, mileageKm, description } = isOther ? blankRequest : values
  return {
    ...values,
    brand: said.brand || brand,
    model: said.model || model,
    year: said.year || year,
    engine: said.engine || engine,
    version: said.version || version,
    vin: said.vin || vin,
    mileageKm: said.mileageKm || mileageKm,
    description: said.description || description,
  }
}

function withContact(values: RequestValues, viewer: Omit<KnownContact, 'id'> | null): RequestValues {
  if (!viewer) return values
  const { contact, department } = values
  return {
    ...values,
    contact: {
      name: contact.name || viewer.name,
      email: contact.email || viewer.email,
      phone: contact.phone || viewer.phone,
    },
    department: department || viewer.department,
  }
}
