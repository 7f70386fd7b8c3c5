import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UploadItem } from '../uploads/uploadQueue'
import type { Uploads } from '../uploads/useUploads'
import type { useKeptFiles_request$key } from './__generated__/useKeptFiles_request.graphql'

/** The files of a form that begins with those of a request. */
type EditedFiles = Uploads & {
  /** The new ones alone. */
  readonly sent: () => readonly UploadItem[]
  readonly hasChanged: boolean
}

/**
 * Draws the files that a request has beside those that are being sent, as if they had been sent in this form: each can be
 * taken out. `kept` are the ids of those that stay.
 */
export function useKeptFiles(
  key: useKeptFiles_request$key | null | undefined,
  uploads: Uploads,
): { readonly kept: readonly string[]; readonly uploads: EditedFiles } {
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
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const staying = present.filter(({ key }) => !taken.has(key))
  const { uploader } = uploads
  return {
    kept: staying.map(({ key }) => key),
    uploads: {
      ...uploads,
      items: [...staying, ...uploads.items],
      uploader: {
        ...uploader,
        remove(file) {
          if (present.some(({ key }) => key === file)) setTaken(now => new Set([...now, file]))
          else uploader.remove(file)
        },
      },
      sent: uploader.items,
      hasChanged: taken.size > 0 || uploads.items.length > 0,
    },
  }
}
