import { chakra } from '@chakra-ui/react/styled-system'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { FieldError } from '../../ui/Field'
import { toast } from '../../ui/toast'
import { UploadButton, UploadGrid, UploadTile } from '../../ui/UploadTile'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { hasRoom, isUnderWay, type UploadItem } from './uploadQueue'
import { useUploads } from './useUploads'

/** Where the focus goes when the files are what is wrong. */
export const UPLOADS_ID = 'fotos-y-video'

/** 'Fotos y video': chosen files go up at once, while the person goes on. */
export function UploadField({ error }: { error: string | null }) {
  const { items, uploader } = useUploads()
  const isPhone = useMediaQuery('(pointer: coarse)')
  const add = (files: File[]) => {
    for (const problem of uploader.add(files)) toast.error(problem)
  }
  const adding = whatToAdd(items)
  return (
    <chakra.section aria-labelledby={UPLOADS_ID} display="grid" gap="2">
      <chakra.h3 id={UPLOADS_ID} tabIndex={-1} textStyle="label" outline="none">
        Fotos y video{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          hasta 5 fotos y 1 video de 15 segundos
        </chakra.span>
      </chakra.h3>
      <UploadGrid>
        {items.map(item => (
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
        {isPhone && hasRoom(items, 'IMAGE') && (
          <UploadButton source="camera" accept="image/*" onFiles={add} />
        )}
        {adding && <UploadButton {...adding} multiple onFiles={add} />}
      </UploadGrid>
      {error && <FieldError>{error}</FieldError>}
      <VisuallyHidden aria-live="polite">{announcementOf(items)}</VisuallyHidden>
    </chakra.section>
  )
}

/** What there is still room for; null when there is none. */
function whatToAdd(items: readonly UploadItem[]) {
  const photo = hasRoom(items, 'IMAGE')
  const video = hasRoom(items, 'VIDEO')
  if (photo && video) return { accept: 'image/*,video/*' }
  if (photo) return { accept: 'image/*', label: 'Subir fotos' }
  return video ? { accept: 'video/*', label: 'Subir video' } : null
}

function announcementOf(items: readonly UploadItem[]): string {
  if (items.length === 0) return ''
  const underWay = items.filter(isUnderWay).length
  return underWay > 0 ? `Subiendo ${underWay} de ${items.length}` : 'Archivos subidos'
}
