import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UploadItem } from '../../uploads/uploadQueue'
import type { Uploads } from '../../uploads/useUploads'
import type { PartValues } from '../asking/requestForm'
import type { useKeptFiles_request$key } from './__generated__/useKeptFiles_request.graphql'
import { type KeptFileChanges, UNCHANGED_FILES } from './editDraft'

/** The files of a form that begins with those of a request. */
type EditedFiles = Uploads & {
  /** The new files, without those of the saved request. */
  readonly sent: readonly UploadItem[]
  readonly hasChanged: boolean
}

/**
 * Shows the files of a request together with those being sent, as if they had been sent in this form: each
 * can be removed and moved to another of its `parts`. `kept` are the remaining ones, each with its part.
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
  // The files at the opening of the form.
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
  // A part changed elsewhere is no longer in the form: its files belong to the whole request then.
  const keys = new Set([null, ...parts.map(part => part.key)])
  const kept = present
    .filter(file => !taken.includes(file.key))
    .map(file => {
      const place = moved.find(one => one.file === file.key)
      const about = [place?.about, file.about].find(key => key !== undefined && keys.has(key))
      return { ...file, about: about ?? null }
    })
  const isKept = (file: string) => present.some(one => one.key === file)
  const { uploader } = uploads
  return {
    kept,
    uploads: {
      ...uploads,
      items: [...kept, ...uploads.items],
      isFixed: isKept,
      uploader: {
        ...uploader,
        add: (chosen, about, besides = []) => uploader.add(chosen, about, [...kept, ...besides]),
        assign(file, about) {
          if (!isKept(file)) return uploader.assign(file, about)
          onChange(now => ({
            ...now,
            moved: [...now.moved.filter(one => one.file !== file), { file, about }],
          }))
        },
        remove(file) {
          if (isKept(file)) onChange(now => ({ ...now, taken: [...now.taken, file] }))
          else uploader.remove(file)
        },
      },
      sent: uploads.items,
      hasChanged: changes !== UNCHANGED_FILES || uploads.items.length > 0,
    },
  }
}
