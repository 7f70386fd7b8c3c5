import { chakra } from '@chakra-ui/react/styled-system'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { clampCrop, MAX_ZOOM, moveCrop, shownPart, wholeCrop } from '../lib/crop'
import { drawJpeg } from '../lib/drawJpeg'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { toast } from './toast'

/** Longer side of the result, in pixels. */
const MAX_SIDE = 1600
/** Movement for one press of an arrow, as a fraction of the frame. */
const STEP = 0.05

export type CropDialogProps = {
  /** The dialog is open while this is set. */
  file: File | null
  title: string
  /** Width divided by height of the result. */
  shape: number
  onCancel: () => void
  /** Receives the whole file where this browser falsifies drawings. */
  onDone: (cropped: File) => void
  /** Called when this browser cannot decode the file. */
  onUnreadable: () => void
}

/** A picture in its frame: moved by dragging or by the arrows, zoomed by a slider. */
export function CropWindow({ file, title, shape, onCancel, onDone, onUnreadable }: CropDialogProps) {
  const picture = usePicture(file, onUnreadable)
  const [crop, setCrop] = useState(wholeCrop)
  const [working, setWorking] = useState(false)
  const zoomId = useId()
  const proportion = picture ? picture.naturalWidth / picture.naturalHeight : 1
  const part = shownPart(crop, proportion, shape)
  const move = (x: number, y: number) => setCrop(now => moveCrop(now, { x, y }, proportion, shape))
  const finish = async () => {
    if (!file || !picture) return
    setWorking(true)
    const blob = await cutOut(picture, {
      left: crop.x - part.width / 2,
      top: crop.y - part.height / 2,
      ...part,
    })
    setWorking(false)
    setCrop(wholeCrop)
    if (!blob) toast.info('Tu navegador no nos deja recortar la foto. La subimos entera.')
    onDone(blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : file)
  }
  const cancel = () => {
    setCrop(wholeCrop)
    onCancel()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    move(step[0] * STEP, step[1] * STEP)
  }
  return (
    <Dialog
      open={file !== null}
      onClose={cancel}
      title={title}
      width="md"
      footer={
        <>
          <Button onClick={cancel}>Cancelar</Button>
          <Button
            variant="solid"
            flex="1"
            loading={working}
            disabledReason={picture ? undefined : 'La foto se está abriendo'}
            onClick={() => void finish()}
          >
            Usar esta foto
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <Frame shape={shape} onMove={move} onKeyDown={onKeyDown}>
          {picture && (
            <chakra.img
              src={picture.src}
              alt=""
              draggable={false}
              position="absolute"
              maxW="none"
              style={{
                width: `${100 / part.width}%`,
                height: `${100 / part.height}%`,
                left: `${(-(crop.x - part.width / 2) / part.width) * 100}%`,
                top: `${(-(crop.y - part.height / 2) / part.height) * 100}%`,
              }}
            />
          )}
        </Frame>
        <chakra.label htmlFor={zoomId} textStyle="label" display="grid" gap="1">
          Acercar
          <chakra.input
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            h="11"
            w="full"
            css={{ accentColor: '{colors.trust.solid}' }}
            onChange={event => {
              const zoom = event.currentTarget.valueAsNumber
              setCrop(now => clampCrop({ ...now, zoom }, proportion, shape))
            }}
          />
        </chakra.label>
        <chakra.p textStyle="sm" color="fg.muted">
          Arrastrá la foto para elegir qué se ve, o movela con las flechas del teclado.
        </chakra.p>
      </chakra.div>
    </Dialog>
  )
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type FrameProps = {
  shape: number
  /** Offsets as fractions of the frame. */
  onMove: (x: number, y: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

function Frame({ shape, onMove, onKeyDown, children }: FrameProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!last.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onMove((last.current.x - event.clientX) / width, (last.current.y - event.clientY) / height)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const letGo = () => {
    last.current = null
  }
  return (
    <chakra.button
      type="button"
      aria-label="Mover la foto con las flechas"
      position="relative"
      overflow="hidden"
      w="full"
      maxW={shape > 1 ? 'full' : '20rem'}
      mx="auto"
      borderRadius="sm"
      bg="bg.muted"
      cursor="grab"
      touchAction="none"
      style={{ aspectRatio: shape }}
      onKeyDown={onKeyDown}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {children}
    </chakra.button>
  )
}

/** The decoded picture of a file; null until it is loaded, and without a file. */
function usePicture(file: File | null, onUnreadable: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const tellUnreadable = useEffectEvent(onUnreadable)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    const image = new Image()
    const listening = new AbortController()
    const { signal } = listening
    image.addEventListener('load', () => setPicture(image), { signal })
    image.addEventListener('error', () => tellUnreadable(), { signal })
    image.src = url
    return () => {
      listening.abort()
      URL.revokeObjectURL(url)
      setPicture(null)
    }
  }, [file])
  return picture
}

type Part = { left: number; top: number; width: number; height: number }

/** A part of a picture as a JPEG; null when this browser cannot create one. */
function cutOut(picture: HTMLImageElement, { left, top, width, height }: Part): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture
  const from = {
    left: left * naturalWidth,
    top: top * naturalHeight,
    width: width * naturalWidth,
    height: height * naturalHeight,
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(from.width, from.height))
  const size = {
    width: Math.max(1, Math.round(from.width * scale)),
    height: Math.max(1, Math.round(from.height * scale)),
  }
  return drawJpeg(picture, size, from)
}
