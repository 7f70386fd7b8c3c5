import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useId } from 'react'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { FieldError } from '../../ui/Field'
import { toast } from '../../ui/toast'
import { UploadButton, UploadGrid, UploadTile } from '../../ui/UploadTile'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { limitsHint } from './uploadLimits'
import { hasRoom, isUnderWay, type UploadItem } from './uploadQueue'
import type { Uploads } from './useUploads'

type UploadFieldProps = {
  uploads: Uploads
  /** Shows the files about this one of several things on the page; left out or null: about all of it. */
  about?: string | null
  label: string
  error: string | undefined
  /** Of the heading, which takes the focus when the files are what is wrong. */
  ref?: Ref<HTMLHeadingElement>
}

/** Photos and videos of a form: chosen files go up at once, while the person goes on. */
export function UploadField({ uploads, about = null, label, error, ref }: UploadFieldProps) {
  const { items, uploader, limits } = uploads
  const own = items.filter(item => item.about === about)
  const id = useId()
  const isPhone = useMediaQuery('(pointer: coarse)')
  const add = (files: File[]) => {
    for (const problem of uploader.add(files, about)) toast.error(problem)
  }
  const adding = whatToAdd(uploads)
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2">
      <chakra.h3 ref={ref} id={id} tabIndex={-1} textStyle="label" outline="none">
        {label}{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          {limitsHint(limits)}
        </chakra.span>
      </chakra.h3>
      <UploadGrid>
        {own.map(item => (
          <UploadTile
            key={item.key}
            name={item.name}
            src={item.src ?? undefined}
            progress={isUnderWay(item) ? item.progress : undefined}
            failed={item.phase === 'failed'}
            onRetry={() => uploader.retry(item.key)}
            onRemove={() => uploader.remove(item.key)}
          />
        ))}
        {isPhone && hasRoom(items, 'IMAGE', limits) && (
          <UploadButton source="camera" accept="image/*" onFiles={add} />
        )}
        {adding && <UploadButton {...adding} multiple onFiles={add} />}
      </UploadGrid>
      {error && <FieldError>{error}</FieldError>}
      <VisuallyHidden aria-live="polite">{announcementOf(own)}</VisuallyHidden>
    </chakra.section>
  )
}

/** What there is still room for; null when there is none. */
function whatToAdd({ items, limits }: Uploads) {
  const photo = hasRoom(items, 'IMAGE', limits)
  const video = hasRoom(items, 'VIDEO', limits)
  if (photo && video) return { accept: 'image/*,video/*' }
  if (photo) return { accept: 'image/*', label: 'Subir fotos' }
  return video ? { accept: 'video/*', label: 'Subir video' } : null
}

function announcementOf(items: readonly UploadItem[]): string {
  if (items.length === 0) return ''
  const underWay = items.filter(isUnderWay).length
  return underWay > 0 ? `Subiendo ${underWay} de ${items.length}` : 'Archivos subidos'
}
