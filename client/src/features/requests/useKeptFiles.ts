import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UploadItem } from '../uploads/uploadQueue'
import type { Uploads } from '../uploads/useUploads'
import type { useKeptFiles_request$key } from './__generated__/useKeptFiles_request.graphql'
import type { PartValues } from './requestForm'

/** The files of a form that begins with those of a request. */
type EditedFiles = Uploads & {
  /** The new ones alone. */
  readonly sent: () => readonly UploadItem[]
  readonly hasChanged: boolean
}

/** What was done in a form with the files that its request has. */
export type KeptFileChanges = {
  readonly taken: readonly string[]
  /** Which part of the form each shows that was moved; null: the whole request. */
  readonly moved: Readonly<Record<string, string | null>>
}
export const UNCHANGED_FILES: KeptFileChanges = { taken: [], moved: {} }

/**
 * Draws the files that a request has beside those that are being sent, as if they had been sent in this form: each can be
 * taken out and moved to another of its `parts`. `kept` are those that stay, each with its part.
 */
export function useKeptFiles(
  key: useKeptFiles_request$key | null | undefined,
  {
    parts,
    uploads,
    changes,
    onChange,
  }: {
    parts: readonly Pick<PartValues, 'key'>[]
    uploads: Uploads
    changes: KeptFileChanges
    onChange: (change: (now: KeptFileChanges) => KeptFileChanges) => void
  },
): { readonly kept: readonly UploadItem[]; readonly uploads: EditedFiles } {
  const request = useFragment(
    graphql`
      fragment useKeptFiles_request on PartRequest {
        files {
          id
          kind
          fileName
          thumbnailUrl
          part {
            id
          }
        }
      }
    `,
    key,
  )
  // As they were when the form was opened.
  const [present] = useState<readonly UploadItem[]>(() =>
    (request?.files ?? []).map(({ id, kind, fileName, thumbnailUrl, part }) => ({
      key: id,
      name: fileName,
      kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
      about: part?.id ?? null,
      phase: 'ready',
      progress: 100,
      uploadId: null,
      src: thumbnailUrl ?? null,
    })),
  )
  const { taken, moved } = changes
  // Of a part that was changed elsewhere nothing stands in the form: its files are of the whole request then.
  const keys = new Set([null, ...parts.map(part => part.key)])
  const kept = present
    .filter(file => !taken.includes(file.key))
    .map(file => {
      const about = [moved[file.key], file.about].find(place => place !== undefined && keys.has(place))
      return { ...file, about: about ?? null }
    })
  const isKept = (file: string) => present.some(one => one.key === file)
  const { uploader } = uploads
  return {
    kept,
    uploads: {
      ...uploads,
      items: [...kept, ...uploads.items],
      uploader: {
        ...uploader,
        assign(file, about) {
          if (isKept(file)) onChange(now => ({ ...now, moved: { ...now.moved, [file]: about } }))
          else uploader.assign(file, about)
        },
        remove(file) {
          if (isKept(file)) onChange(now => ({ ...now, taken: [...now.taken, file] }))
          else uploader.remove(file)
        },
      },
      sent: uploader.items,
      hasChanged: changes !== UNCHANGED_FILES || uploads.items.length > 0,
    },
  }
}
