import { Suspense } from 'react'
import { shownLater } from '../../ui/openedLater'
import type { Uploader } from '../uploads/uploader'
import type { UploadItem } from '../uploads/uploadQueue'

const FilePlaceSelect = shownLater(async () => (await import('./FilePlaceSelect')).FilePlaceSelect)

/** Under the tile of a file: which part it shows. Its code comes with the first file. */
export function FilePlace(props: { file: UploadItem; uploader: Uploader }) {
  return (
    <Suspense fallback={null}>
      <FilePlaceSelect {...props} />
    </Suspense>
  )
}
