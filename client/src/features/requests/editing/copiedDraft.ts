import { formatPhone } from '../../../lib/text'
import type { RequestDraft } from '../asking/requestDraft'
import { type AskedRequest, askedValues } from './editRequest'

/** A finished request, as the server copied it. */
export type CopiedRequest = {
  readonly request: Omit<AskedRequest, 'parts'> & {
    readonly contact:
      | { readonly [Name in 'name' | 'email' | 'phone']: string | null | undefined }
      | null
      | undefined
  }
  readonly parts: AskedRequest['parts']
  readonly files: readonly {
    readonly partId: string | null | undefined
    readonly upload: {
      readonly id: string
      readonly kind: string
      readonly fileName: string
      readonly thumbnailUrl: string | null | undefined
    }
  }[]
}

type DraftOf = Pick<RequestDraft, 'owner' | 'submissionKey' | 'prefill'>

/** The form filled with a finished request, to ask again. */
export function copiedDraft({ request, parts, files }: CopiedRequest, draft: DraftOf): RequestDraft {
  const { contact, ...asked } = request
  const { name, email, phone } = contact ?? {}
  return {
    ...draft,
    values: {
      ...askedValues({ ...asked, parts }),
      contact: { name: name ?? '', email: email ?? '', phone: phone ? formatPhone(phone) : '' },
    },
    uploads: files.map(({ partId, upload: { id, kind, fileName, thumbnailUrl } }) => ({
      key: id,
      name: fileName,
      kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
      about: partId ?? null,
      uploadId: id,
      src: thumbnailUrl ?? null,
    })),
  }
}

/** A short title of a draft; null for an empty one. */
export function draftTitle({ values, uploads }: RequestDraft): string | null {
  const words = [...values.parts.map(({ description }) => description), values.brand, values.model]
    .map(word => word.trim())
    .filter(word => word !== '')
  if (words.length > 0) return words.slice(0, 2).join(', ')
  const said = [values.year, values.vin, values.description, ...values.parts.map(({ comments }) => comments)]
  return uploads.length > 0 || said.some(word => word.trim() !== '') ? 'sin repuesto todavía' : null
}
