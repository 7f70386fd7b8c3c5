import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FieldError } from '../../ui/Field'
import { openedLater } from '../../ui/openedLater'
import { CameraButton, UploadButton, UploadGrid, UploadTile } from '../../ui/UploadTile'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { limitsHint, type UploadLimits } from './uploadLimits'
import { announcementOf, hasRoom, isUnderWay, type UploadItem } from './uploadQueue'
import { useTileDrag } from './useTileDrag'
import type { Uploads } from './useUploads'

const CameraDialog = openedLater(
  async () => (await import('./CameraDialog')).CameraDialog,
  ({ open }) => open,
)

export type UploadFieldProps = {
  uploads: Uploads
  /** Shows the files about one of several things on the page; null: about all of it; left out: every file. */
  about?: string | null
  /** Files sent before, which count against the limit too. */
  besides?: readonly Pick<UploadItem, 'kind'>[]
  /** The remaining limit for the texts; by default computed without the files sent before. */
  room?: UploadLimits
  /** Called with the message about a file that is not accepted, which the field shows too. */
  onProblem?: (problem: string) => void
  /** Files pasted anywhere on the page go to this field; at most one field may set it. */
  takesPasted?: boolean
  /** Renders content under the tile of a file. */
  renderUnder?: ((file: UploadItem) => ReactNode) | undefined
  label: string
  /** The level of its heading; a field directly under a page's title has the second. */
  heading?: 'h2' | 'h3'
  error: string | undefined
  /** The ref of the heading, which takes the focus when the files have the error. */
  ref?: Ref<HTMLHeadingElement>
}

/** Photos and videos of a form: chosen files are uploaded at once, while the person continues. */
export function UploadField({
  uploads,
  about,
  besides = [],
  room = uploads.limits,
  onProblem,
  takesPasted = true,
  renderUnder,
  label,
  heading: Heading = 'h3',
  error,
  ref,
}: UploadFieldProps) {
  const { items, uploader, problem, limits, isFixed } = uploads
  const own = about === undefined ? items : items.filter(item => item.about === about)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [isFilming, setIsFilming] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const add = async (files: File[]) => {
    for (const problem of await uploader.add(files, about ?? null, besides)) onProblem?.(problem)
  }
  const isOwn = problem !== null && (about === undefined || problem.about === about)
  const message = error ?? (isOwn ? problem.text : undefined)
  const all = [...besides, ...items]
  const adding = whatToAdd(all, limits)
  const movable = own.map(({ key }) => key).filter(key => !isFixed?.(key))
  const drag = useTileDrag(section, movable, uploader.move)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])]
    if (!takesPasted || pasted.length === 0) return
    event.preventDefault()
    void add(pasted)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <chakra.section
      ref={section}
      aria-labelledby={id}
      display="grid"
      gap="2"
      borderRadius="sm"
      outline={isOver ? '2px dashed' : undefined}
      outlineColor="trust.solid"
      outlineOffset="6px"
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        void add([...event.dataTransfer.files])
      }}
    >
      <chakra.h3
        as={Heading}
        ref={ref}
        id={id}
        tabIndex={-1}
        textStyle="label"
        fontStretch="100%"
        letterSpacing="normal"
        outline="none"
      >
        {label}{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          {limitsHint(room)}
        </chakra.span>
      </chakra.h3>
      <UploadGrid {...(renderUnder && own.length > 0 ? wide : {})}>
        {own.map(item => (
          <chakra.div key={item.key} {...drag.tile(item.key)} minW="0">
            <UploadTile
              name={item.name}
              src={item.src ?? undefined}
              video={item.kind === 'VIDEO'}
              progress={isUnderWay(item) ? item.progress : undefined}
              failed={item.phase === 'failed'}
              onRetry={() => uploader.retry(item.key)}
              onRemove={() => uploader.remove(item.key)}
              handle={movable.length > 1 && !isFixed?.(item.key) ? drag.handle(item.key) : undefined}
            />
            {renderUnder?.(item)}
          </chakra.div>
        ))}
        {hasCamera && hasRoom(all, 'IMAGE', limits) && <CameraButton onPress={() => setIsFilming(true)} />}
        {adding && <UploadButton {...adding} multiple onFiles={files => void add(files)} />}
      </UploadGrid>
      <CameraDialog open={isFilming} onClose={() => setIsFilming(false)} onFiles={files => void add(files)} />
      <chakra.div role="alert" _empty={{ display: 'none' }}>
        {message && <FieldError>{message}</FieldError>}
      </chakra.div>
      <VisuallyHidden aria-live="polite">{announcementOf(own)}</VisuallyHidden>
    </chakra.section>
  )
}

/** Tiles with a select under them. */
const wide = { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' } as const

/** Browsers have no `mediaDevices` on an insecure page. */
const hasCamera = typeof navigator !== 'undefined' && 'mediaDevices' in navigator

/** The kinds of files that the limits still allow; null for none. */
function whatToAdd(items: readonly Pick<UploadItem, 'kind'>[], limits: Uploads['limits']) {
  const photo = hasRoom(items, 'IMAGE', limits)
  const video = hasRoom(items, 'VIDEO', limits)
  if (photo && video) return { accept: 'image/*,video/*' }
  if (photo) return { accept: 'image/*', label: 'Subir fotos' }
  return video ? { accept: 'video/*', label: 'Subir video' } : null
}
