import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type KeptUpload, readyUploads } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { useOfferFiles_limits$key } from './__generated__/useOfferFiles_limits.graphql'

type OfferFilesOptions = {
  limits: useOfferFiles_limits$key
  /** The key of the draft. */
  about: string
  /** The files of the offer that is revised; none for a new one. */
  sent: readonly KeptUpload[]
  /** The files of the draft; null without one. */
  kept: readonly KeptUpload[] | null
}

/** The files of an offer while it is written. */
export function useOfferFiles({ limits, about, sent, kept }: OfferFilesOptions) {
  const uploadLimits = useFragment(
    graphql`
      fragment useOfferFiles_limits on UploadLimits {
        ...useUploads_limits
      }
    `,
    limits,
  )
  const uploads = useUploads(uploadLimits, about)
  const { uploader, items } = uploads
  // Fixed when it opens: news must not bring back a removed file.
  const [first] = useState({ sent, begun: kept ?? sent })
  useEffect(() => uploader.restore(first.begun), [uploader, first])
  const [isRestored, setIsRestored] = useState(first.begun.length === 0)
  if (!isRestored && items.length > 0) setIsRestored(true)
  const ready = readyUploads(items)
  const ids = (files: readonly KeptUpload[]) => files.map(({ uploadId }) => uploadId).join()
  return {
    uploads,
    files: isRestored ? ready : [...first.begun],
    hasUnsent: items.some(({ phase }) => phase !== 'ready'),
    hasChanged: isRestored && ids(ready) !== ids(first.sent),
    /** Back to the files of the offer. */
    startOver() {
      uploader.clear()
      uploader.restore(first.sent)
    },
    /** After the offer was sent or discarded. */
    clear: () => uploader.clear(),
  }
}
