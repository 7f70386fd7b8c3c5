import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { shownLater } from '../../../ui/openedLater'
import type { Uploader } from '../../uploads/uploader'
import type { UploadItem } from '../../uploads/uploadQueue'
import type { RequestValues } from './requestForm'

const FilePlaceSelect = shownLater(async () => (await import('./FilePlaceSelect')).FilePlaceSelect)

/** The part of the form that a file shows, under its tile. Its code loads with the first file. */
export function FilePlace(props: { file: UploadItem; uploader: Uploader }) {
  const parts = useWatch<RequestValues, 'parts'>({ name: 'parts' })
  return (
    <Suspense fallback={null}>
      <FilePlaceSelect {...props} parts={parts} leaves />
    </Suspense>
  )
}
