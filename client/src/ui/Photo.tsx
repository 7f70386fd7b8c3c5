import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Image as Picture } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { count as counted } from '../lib/text'
import { photoRecipe } from '../theme/recipes/surface'
import { VisuallyHidden } from './VisuallyHidden'

export type PhotoTint = 'papel' | 'manila' | 'torno' | 'minio'

export type PhotoProps = Omit<HTMLChakraProps<'div'>, 'children' | 'onClick'> & {
  /** Without it (and without children) the box shows 'Sin fotos'. */
  src?: string | null | undefined
  /** Description of the picture; empty when adjacent text describes it. */
  alt: string
  /** Background around drawings and while the picture loads. */
  tint?: PhotoTint | undefined
  ratio?: 'square' | 'wide' | undefined
  /** `contain` shows the whole picture on the background; `cover` fills the box. */
  fit?: 'cover' | 'contain' | undefined
  /** The picture is a frame of a video. */
  video?: boolean | undefined
  /** Number of photos. */
  count?: number | undefined
  /** Makes the photo a button, usually to open the `Lightbox`. */
  onOpen?: (() => void) | undefined
  /** A drawing instead of a picture. */
  children?: ReactNode
}

/** A photo of a part on its tinted background. */
export function Photo({ src, alt, tint, ratio, fit, video, count, onOpen, children, ...props }: PhotoProps) {
  const styles = useSlotRecipe({ recipe: photoRecipe })({ tint, ratio, fit })
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && failed !== src
  const isButton = onOpen && (shown || children)
  const content = (
    <>
      {isButton && <VisuallyHidden>Ampliar {shown ? '' : alt || 'foto'} </VisuallyHidden>}
      {shown && (
        <img
          src={src}
          alt={alt || (isButton ? 'foto' : '')}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
      {!shown && children}
      {!shown && !children && (src ? 'Error al cargar imagen' : 'Sin fotos')}
      {video && shown && <chakra.span css={styles.count}>Video</chakra.span>}
      {count !== undefined && count > 0 && (
        <chakra.span css={styles.count}>
          <Picture />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{counted(count, 'foto', 'fotos')}</VisuallyHidden>
        </chakra.span>
      )}
    </>
  )
  if (isButton)
    return (
      <chakra.button
        type="button"
        css={styles.root}
        onClick={onOpen}
        {...(props as HTMLChakraProps<'button'>)}
      >
        {content}
      </chakra.button>
    )
  return (
    <chakra.div css={styles.root} {...props}>
      {content}
    </chakra.div>
  )
}
