import { chakra } from '@chakra-ui/react/styled-system'
import { Camera, SwitchCamera } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawJpeg } from '../../lib/drawJpeg'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import { UploadButton } from '../../ui/UploadTile'

type CameraDialogProps = {
  open: boolean
  onClose: () => void
  onFiles: (files: File[]) => void
}

/** Takes a photo with the camera of this device, the rear one first. The camera is off once it is closed. */
export function CameraDialog({ open, onClose, onFiles }: CameraDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Sacar foto">
      {open && (
        <Finder
          onFiles={files => {
            onFiles(files)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type Facing = 'environment' | 'user'

function Finder({ onFiles }: Pick<CameraDialogProps, 'onFiles'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [isLive, setIsLive] = useState(false)
  const [hasOther, setHasOther] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const show = useEffectEvent(async (stream: MediaStream, isOver: () => boolean) => {
    const devices = await navigator.mediaDevices.enumerateDevices()
    if (isOver() || !video.current) return
    video.current.srcObject = stream
    setHasOther(devices.filter(({ kind }) => kind === 'videoinput').length > 1)
  })
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: { ideal: facing }, width: { ideal: 2000 } }, audio: false })
      .then(async given => {
        stream = given
        if (isOver) stop()
        else await show(given, () => isOver)
      })
      .catch((problem: unknown) => {
        if (!isOver) setTrouble(troubleOf(problem))
      })
    return () => {
      isOver = true
      stop()
    }
  }, [facing])

  const capture = async () => {
    const { current } = video
    if (!current || current.videoWidth === 0) return toast.error('Error al capturar la foto')
    const blob = await drawJpeg(current, { width: current.videoWidth, height: current.videoHeight })
    if (blob) onFiles([new File([blob], photoName(new Date()), { type: 'image/jpeg' })])
    else setTrouble(NOT_KEPT)
  }

  if (trouble)
    return (
      <chakra.div display="grid" gap="4" pb="2">
        <Notice tone="warn" role="alert">
          {trouble}
        </Notice>
        <chakra.div w="6rem">
          <UploadButton label="Elegir foto" accept="image/*" onFiles={onFiles} />
        </chakra.div>
      </chakra.div>
    )
  return (
    <chakra.div display="grid" gap="4" pb="2">
      <chakra.video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="Lo que ve la cámara"
        onPlaying={() => setIsLive(true)}
        css={styles.finder}
      />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <Button variant="solid" disabled={!isLive} onClick={() => void capture()}>
          <Camera />
          Capturar
        </Button>
        {hasOther && (
          <Button
            onClick={() => {
              setIsLive(false)
              setFacing(facing === 'user' ? 'environment' : 'user')
            }}
          >
            <SwitchCamera />
            Cambiar de cámara
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}

/** Browsers offer no other way to a still picture of the camera. */
const NOT_KEPT =
  'Tu navegador no nos deja guardar lo que muestra la cámara, para que no te reconozcan por lo que dibuja. Sacá la foto con la cámara del equipo y elegila de tus archivos.'

function troubleOf(problem: unknown): string {
  switch (problem instanceof DOMException ? problem.name : '') {
    case 'NotAllowedError':
      return 'No hay permiso para usar la cámara. Dalo en los ajustes del navegador, o elegí una foto de tus archivos.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No encontramos una cámara en este equipo. Elegí una foto de tus archivos.'
    default:
      return 'La cámara no responde. Cerrá lo que la esté usando, o elegí una foto de tus archivos.'
  }
}

/** 'foto 14.05.09.jpg', by the clock of the device. */
function photoName(at: Date): string {
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(part => `${part}`.padStart(2, '0'))
  return `foto ${time.join('.')}.jpg`
}

const styles = {
  finder: {
    w: 'full',
    maxH: '60dvh',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    bg: 'black',
    borderRadius: 'sm',
  },
} as const
