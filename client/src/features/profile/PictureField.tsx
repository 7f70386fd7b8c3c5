import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import { PICTURE_WORDS } from '../../lib/generated/profileTerms'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { Button } from '../../ui/Button'
import { CropDialog } from '../../ui/CropDialog'
import { FieldError } from '../../ui/Field'
import { Photo } from '../../ui/Photo'
import { PROFILE_FAILURE } from './saveProfile'
import { useProviderPicture } from './useProviderPicture'

const PICTURE_FAILURE = 'No se pudo subir la imagen. Intenta con un archivo más pequeño.'
const UNREADABLE = 'Imagen no válida. Elegí una foto JPG, PNG o WEBP.'

type PictureKind = keyof typeof PICTURE_WORDS

/** Width by height. */
const SHAPES: Readonly<Record<PictureKind, number>> = { PROFILE: 1, SHOP: 4 / 3, REPRESENTATIVE: 1 }
const HELP: Readonly<Record<PictureKind, string>> = {
  PROFILE: 'Tu logo. La ve quien te compra.',
  SHOP: 'El frente del local. La ve quien te compra.',
  REPRESENTATIVE: 'La ve nuestro equipo al revisar tu cuenta.',
}

type PictureFieldProps = { kind: PictureKind; src: string | null | undefined }

/** One picture of the profile: sent once it is cut, and replaced or removed at once. */
export function PictureField({ kind, src }: PictureFieldProps) {
  const words = PICTURE_WORDS[kind]
  const headingId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [removing, setRemoving] = useState(false)
  const { sending, send, remove, giveUp } = useProviderPicture(kind)
  const isSending = sending !== null && !sending.failed
  useLeaveWarning(isSending)
  const choose = () => input.current?.click()

  const onRemove = async () => {
    setRemoving(true)
    const saving = await remove()
    setRemoving(false)
    setProblem(saving === 'saved' ? null : PROFILE_FAILURE)
  }

  return (
    <chakra.section aria-labelledby={headingId} css={styles.root}>
      <chakra.div css={styles.picture} style={{ aspectRatio: SHAPES[kind] }}>
        {src ? (
          <Photo src={src} alt={words} ratio={SHAPES[kind] === 1 ? 'square' : 'wide'} fit="cover" h="full" />
        ) : (
          <chakra.span textStyle="sm" color="fg.muted">
            No subida
          </chakra.span>
        )}
        {isSending && (
          <chakra.progress
            aria-label={`Subiendo ${words.toLowerCase()}`}
            value={Math.round(sending.progress)}
            max={100}
            css={styles.bar}
          />
        )}
      </chakra.div>
      <chakra.div display="grid" gap="2" alignContent="start" minW="0">
        <chakra.h3 id={headingId} textStyle="label">
          {words}
        </chakra.h3>
        <chakra.p textStyle="xs" color="fg.muted">
          {isSending ? `Subiendo… ${Math.round(sending.progress)} %` : HELP[kind]}
        </chakra.p>
        {sending?.failed ? (
          <>
            <FieldError>{PICTURE_FAILURE}</FieldError>
            <chakra.div css={styles.actions}>
              <Button size="sm" onClick={() => void send(sending.file)}>
                Reintentar
              </Button>
              <Button size="sm" variant="ghost" onClick={choose}>
                Elegir otra
              </Button>
              <Button size="sm" variant="ghost" onClick={giveUp}>
                Descartar
              </Button>
            </chakra.div>
          </>
        ) : (
          <>
            {problem && <FieldError>{problem}</FieldError>}
            <chakra.div css={styles.actions}>
              <Button
                size="sm"
                aria-label={`${src ? 'Cambiar' : 'Subir'} ${words.toLowerCase()}`}
                loading={isSending}
                onClick={choose}
              >
                {src ? 'Cambiar' : 'Subir foto'}
              </Button>
              {src && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Quitar ${words.toLowerCase()}`}
                  loading={removing}
                  onClick={() => void onRemove()}
                >
                  Quitar
                </Button>
              )}
            </chakra.div>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={`Archivo de ${words.toLowerCase()}`}
          onChange={event => {
            setProblem(null)
            setChosen(event.currentTarget.files?.[0] ?? null)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </chakra.div>
      <CropDialog
        file={chosen}
        title={words}
        shape={SHAPES[kind]}
        onCancel={() => setChosen(null)}
        onUnreadable={() => {
          setChosen(null)
          setProblem(UNREADABLE)
        }}
        onDone={cropped => {
          setChosen(null)
          void send(cropped)
        }}
      />
    </chakra.section>
  )
}

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
  },
  picture: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    w: 'full',
    borderRadius: 'sm',
    bg: 'bg.muted',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  bar: {
    position: 'absolute',
    inset: 'auto 0 0',
    w: 'full',
    h: '.375rem',
    appearance: 'none',
    bg: 'border',
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'trust.solid' },
    '&::-moz-progress-bar': { bg: 'trust.solid' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
} as const
