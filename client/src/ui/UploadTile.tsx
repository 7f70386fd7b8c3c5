import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Camera, Film, GripVertical, Upload, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './Button'

/** Tiles in a grid: the chosen files, then the buttons to add more. */
export function UploadGrid(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))"
      gap="2"
      {...props}
    />
  )
}

const tile = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 'sm',
  bg: 'bg.muted',
  textAlign: 'center',
} as const

type UploadTileProps = {
  /** File name. */
  name: string
  /** Preview; without one it shows its icon. */
  src?: string | undefined
  /** The preview is a frame of a video. */
  video?: boolean | undefined
  /** 0 to 100 while uploading; undefined afterwards. */
  progress?: number | undefined
  /** The upload failed. */
  failed?: boolean | undefined
  onRetry?: (() => void) | undefined
  /** Removes the file, or cancels its upload. */
  onRemove: () => void
  /** Props of the handle that moves the tile; undefined when it cannot move. */
  handle?: ComponentProps<'button'> | undefined
  /** A drawing instead of a preview. */
  children?: ReactNode
}

/** One file being uploaded. */
export function UploadTile(props: UploadTileProps) {
  const { name, src, video, progress, failed, onRetry, onRemove, handle, children } = props
  const uploading = progress !== undefined && !failed
  return (
    <chakra.div css={tile} boxShadow={failed ? 'inset 0 0 0 2px {colors.danger.border}' : undefined}>
      {failed ? (
        <chakra.span
          textStyle="xs"
          lineHeight="1.2"
          fontWeight="600"
          color="danger.fg"
          alignSelf="end"
          pb="2"
          role="alert"
        >
          No se subió
          <br />
          <Button variant="link" size="sm" fontSize="xs" color="inherit" minH="6" py="0" onClick={onRetry}>
            Reintentar
          </Button>
        </chakra.span>
      ) : (
        (children ??
        (src ? (
          <chakra.img src={src} alt={`${name}, ${uploading ? 'subiendo' : 'subida'}`} css={preview} />
        ) : (
          <chakra.span
            color="fg.muted"
            textStyle="xs"
            px="1"
            overflowWrap="anywhere"
            display="grid"
            justifyItems="center"
          >
            <Film />
            {name}
          </chakra.span>
        )))
      )}
      {handle && (
        <chakra.button
          type="button"
          data-handle
          aria-label={`Mover ${name}, con las flechas`}
          {...handle}
          css={{ ...corner, left: '1', cursor: 'grab', touchAction: 'none' }}
        >
          <GripVertical />
        </chakra.button>
      )}
      {video && src && !failed && (
        <chakra.span css={mark} bottom={uploading ? '1.5' : '0'}>
          Video
        </chakra.span>
      )}
      <RemoveButton label={`${uploading ? 'Cancelar' : 'Quitar'} ${name}`} onClick={onRemove} />
      {uploading && (
        <chakra.progress aria-label={`Subiendo ${name}`} value={Math.round(progress)} max={100} css={bar} />
      )}
    </chakra.div>
  )
}

/** The button in the corner of a picture that removes it. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <chakra.button type="button" aria-label={label} onClick={onClick} css={{ ...corner, right: '1' }}>
      <X />
    </chakra.button>
  )
}

const fill = { bg: 'trust.solid' } as const
const bar = {
  position: 'absolute',
  inset: 'auto 0 0',
  w: 'full',
  h: '.375rem',
  appearance: 'none',
  bg: 'border',
  '&::-webkit-progress-bar': { bg: 'border' },
  '&::-webkit-progress-value': fill,
  '&::-moz-progress-bar': fill,
} as const
const mark = {
  position: 'absolute',
  right: '0',
  px: '1.5',
  bg: 'fg',
  color: 'bg',
  fontSize: '2xs',
  fontWeight: '620',
  lineHeight: '1.25rem',
  borderTopLeftRadius: 'xs',
} as const
const preview = { w: 'full', h: 'full', objectFit: 'cover' } as const
const corner = {
  position: 'absolute',
  top: '1',
  display: 'grid',
  placeItems: 'center',
  w: '6',
  h: '6',
  borderRadius: 'full',
  bg: 'fg',
  color: 'bg',
  _focusVisible: { borderRadius: 'full' },
  '& svg': { w: '.875rem', h: '.875rem', strokeWidth: '2.5' },
} as const

type UploadButtonProps = {
  label?: string | undefined
  /** MIME types: 'image/*,video/*'. */
  accept: string
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFiles: (files: File[]) => void
}

/** The tile that opens the camera. */
export function CameraButton({ onPress }: { onPress: () => void }) {
  return (
    <chakra.button type="button" onClick={onPress} css={{ ...action, color: 'fg', cursor: 'pointer' }}>
      <Camera />
      Sacar foto
    </chakra.button>
  )
}

const action = {
  aspectRatio: '1',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1',
  p: '1',
  border: '1.5px dashed',
  borderColor: 'border.control',
  borderRadius: 'sm',
  fontSize: 'xs',
  fontWeight: '600',
  lineHeight: '1.15',
  textAlign: 'center',
  _hover: { bg: 'bg.muted' },
} as const

/** The tile that adds files. */
export function UploadButton({ label = 'Subir', accept, multiple, disabled, onFiles }: UploadButtonProps) {
  const id = useId()
  return (
    <chakra.label
      htmlFor={id}
      color={disabled ? 'fg.muted' : 'fg'}
      cursor={disabled ? 'not-allowed' : 'pointer'}
      css={{
        ...action,
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
      }}
    >
      <Upload />
      {label}
      <chakra.input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          // Allows choosing the same file again after removing it.
          event.currentTarget.value = ''
        }}
        srOnly
      />
    </chakra.label>
  )
}
