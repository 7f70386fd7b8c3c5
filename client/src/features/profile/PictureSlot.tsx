import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import { PICTURE_WORDS } from '../../lib/generated/profileTerms'
import { useLeaveWarning } from '../../lib/useLeaveWarning'
import { Button } from '../../ui/Button'
import { CropDialog } from '../../ui/CropDialog'
import { FieldError } from '../../ui/Field'
import { Photo } from '../../ui/Photo'

const PICTURE_FAILURE = 'No se pudo subir la imagen. Intenta con un archivo más pequeño.'
const UNREADABLE = 'Imagen no válida. Elegí una foto JPG, PNG o WEBP.'

export type PictureKind = keyof typeof PICTURE_WORDS

/** Width divided by height. */
const SHAPES: Readonly<Record<PictureKind, number>> = { PROFILE: 1, SHOP: 4 / 3, REPRESENTATIVE: 1 }
const HELP: Readonly<Record<PictureKind, string>> = {
  PROFILE: 'Tu logo. La ve quien te compra.',
  SHOP: 'El frente del local. La ve quien te compra.',
  REPRESENTATIVE: 'La ve nuestro equipo al revisar tu cuenta.',
}

type PictureSlotProps = {
  kind: PictureKind
  /** A picture exists; one that cannot be shown has no `src`. */
  isThere: boolean
  src: string | null | undefined
  /** The new picture being sent: the percentage of its bytes sent, and whether it failed. */
  sending: { readonly progress: number; readonly failed: boolean } | null
  /** Another error. */
  problem?: string | null
  removing?: boolean
  /** Sends a cropped picture. */
  onSend: (cropped: File) => void
  onRetry: () => void
  /** Discards the picture being sent or failed; the present one stays. */
  onGiveUp: () => void
  onRemove: () => void
}

/** The place of one picture of a provider: crop, send with progress, retry, replace or remove. */
export function PictureSlot({
  kind,
  isThere,
  src,
  sending,
  problem,
  removing,
  onSend,
  onRetry,
  onGiveUp,
  onRemove,
}: PictureSlotProps) {
  const words = PICTURE_WORDS[kind]
  const headingId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isSending = sending !== null && !sending.failed
  useLeaveWarning(isSending)
  const choose = () => input.current?.click()
  const told = isUnreadable ? UNREADABLE : problem

  return (
    <chakra.section aria-labelledby={headingId} css={styles.root}>
      <chakra.div css={styles.picture} style={{ aspectRatio: SHAPES[kind] }}>
        {src ? (
          <Photo src={src} alt={words} ratio={SHAPES[kind] === 1 ? 'square' : 'wide'} fit="cover" h="full" />
        ) : (
          <chakra.span textStyle="sm" color="fg.muted">
            {isThere ? 'Subida' : 'No subida'}
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
        {sending?.failed && <FieldError>{PICTURE_FAILURE}</FieldError>}
        {!sending && told && <FieldError>{told}</FieldError>}
        <chakra.div css={styles.actions}>
          {sending?.failed && (
            <Button size="sm" aria-label={`Reintentar ${words.toLowerCase()}`} onClick={onRetry}>
              Reintentar
            </Button>
          )}
          {!isSending && (
            <Button
              size="sm"
              aria-label={`${isThere || sending ? 'Cambiar' : 'Subir'} ${words.toLowerCase()}`}
              onClick={choose}
            >
              {sending ? 'Elegir otra' : isThere ? 'Cambiar' : 'Subir foto'}
            </Button>
          )}
          {sending ? (
            <Button
              size="sm"
              variant="link"
              aria-label={`${isSending ? 'Cancelar' : 'Descartar'} ${words.toLowerCase()}`}
              onClick={onGiveUp}
            >
              {isSending ? 'Cancelar' : 'Descartar'}
            </Button>
          ) : (
            isThere && (
              <Button
                size="sm"
                variant="link"
                aria-label={`Quitar ${words.toLowerCase()}`}
                loading={removing}
                onClick={onRemove}
              >
                Quitar
              </Button>
            )
          )}
        </chakra.div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={`Archivo de ${words.toLowerCase()}`}
          onChange={event => {
            setIsUnreadable(false)
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
          setIsUnreadable(true)
        }}
        onDone={cropped => {
          setChosen(null)
          onSend(cropped)
        }}
      />
    </chakra.section>
  )
}

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' },
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
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
} as const
