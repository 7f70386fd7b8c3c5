import * as z from 'zod/mini'
import { brandName } from '../../lib/brands'
import { blankPart, blankRequest, type RequestValues } from './requestForm'

const part = z.object({
  description: z.string(),
  category: z.string(),
  condition: z.enum(['NEW', 'USED', 'ANY']),
  urgency: z.enum(['LOW', 'MEDIUM', 'HIGH', 'URGENT']),
  quantity: z.string(),
  partNumber: z.string(),
  comments: z.string(),
})

const draftSchema = z.object({
  /** The account it was written by; null for a visitor's. */
  owner: z.nullable(z.string()),
  /** Made once per draft, so that sending it twice makes one request. */
  submissionKey: z.uuid(),
  /** The query of the address that has been written into it already. */
  prefill: z.string(),
  values: z.object({
    brand: z.string(),
    model: z.string(),
    year: z.string(),
    engine: z.string(),
    version: z.string(),
    vin: z.string(),
    parts: z.array(part).check(z.minLength(1)),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    department: z.string(),
  }),
  /** Files that are up already; a File itself cannot be kept. */
  uploads: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(['IMAGE', 'VIDEO']),
      uploadId: z.string(),
      src: z.nullable(z.string()),
    }),
  ),
})

export type RequestDraft = z.infer<typeof draftSchema>

const KEY = 'tuerca.pedido'

/** What was being asked for in this tab, unless it was somebody else's. */
export function readDraft(viewerId: string | null): RequestDraft | null {
  try {
    const kept = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!kept.success) return null
    return kept.data.owner === null || kept.data.owner === viewerId ? kept.data : null
  } catch {
    return null
  }
}

/** Keeps what is being asked for through a reload or the back button; null forgets it. */
export function keepDraft(draft: RequestDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

/** Who is signed in, as far as the form can be filled with it. */
export type KnownContact = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly department: string
}

/** A draft with nothing in it yet. */
export function newDraft(owner: string | null, newKey: () => string): RequestDraft {
  return { owner, submissionKey: newKey(), prefill: '', values: blankRequest, uploads: [] }
}

/**
 * Writes into a draft what is known from elsewhere: the make and the part of the address (once, so that a reload does
 * not undo what was typed over it) and whatever the account says of an empty contact.
 */
export function prefilled(
  draft: RequestDraft,
  wish: { readonly query: string; readonly brand: string; readonly part: string },
  viewer: KnownContact | null,
): RequestDraft {
  const values = withContact(draft.values, viewer)
  const owner = viewer?.id ?? draft.owner
  if (draft.prefill === wish.query) return { ...draft, owner, values }
  const [first = blankPart, ...others] = values.parts
  return {
    ...draft,
    owner,
    prefill: wish.query,
    values: {
      ...values,
      brand: wish.brand ? brandName(wish.brand) : values.brand,
      parts: [wish.part ? { ...first, description: wish.part.slice(0, 200) } : first, ...others],
    },
  }
}

function withContact(values: RequestValues, viewer: KnownContact | null): RequestValues {
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
