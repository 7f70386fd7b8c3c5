import { Dialog as Modal } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight, Download, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from './Button'
import { ActionLink } from './Link'

export type LightboxItem = {
  src: string
  alt: string
  video?: boolean | undefined
  /** Address of the download; no download is offered without one. */
  downloadUrl?: string | null | undefined
}

export type LightboxProps = {
  items: readonly LightboxItem[]
  /** Index of the item shown, or null while closed. */
  index: number | null
  onChange: (index: number | null) => void
  /** Name of the collection: 'Fotos de la óptica'. */
  label: string
}

/** The content of `Lightbox`. */
export function LightboxWindow({ items, index, onChange, label }: LightboxProps) {
  const item = index === null ? undefined : items[index]
  const at = index ?? 0
  const go = (by: number) => onChange((at + by + items.length) % items.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (items.length < 2 || event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  return (
    <Modal.Root
      unstyled
      open={item !== undefined}
      onOpenChange={details => {
        if (!details.open) onChange(null)
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Modal.Backdrop css={{ position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'lightbox' }} />
        <Modal.Positioner css={{ position: 'fixed', inset: '0', zIndex: 'overlay' }}>
          <Modal.Content
            aria-label={label}
            onKeyDown={onKeyDown}
            css={{
              display: 'flex',
              flexDirection: 'column',
              h: '100dvh',
              color: 'white',
              outline: '0',
              '--t-colors-focus-ring': 'colors.manila.200',
              '& button': { '--b': '#ffffff66', color: 'white', _hover: { bg: '#ffffff22' } },
            }}
          >
            <chakra.div css={{ ...bar, justifyContent: 'space-between' }}>
              <chakra.span className="num" aria-live="polite">
                {at + 1} de {items.length}
              </chakra.span>
              {item?.downloadUrl && (
                <ActionLink href={item.downloadUrl} ml="auto">
                  <Download />
                  Descargar
                </ActionLink>
              )}
              <IconButton label="Cerrar" variant="outline" onClick={() => onChange(null)}>
                <X />
              </IconButton>
            </chakra.div>
            <chakra.div flex="1" minH="0" display="grid" placeItems="center" px="4">
              {item?.video ? (
                <chakra.video key={item.src} src={item.src} controls aria-label={item.alt} css={media} />
              ) : (
                item && <chakra.img key={item.src} src={item.src} alt={item.alt} css={media} />
              )}
            </chakra.div>
            <chakra.div css={{ ...bar, justifyContent: 'center', minH: '5rem' }}>
              {items.length > 1 && (
                <IconButton label="Anterior" variant="outline" onClick={() => go(-1)}>
                  <ArrowLeft />
                </IconButton>
              )}
              <chakra.span textStyle="sm" textAlign="center">
                {item?.alt}
              </chakra.span>
              {items.length > 1 && (
                <IconButton label="Siguiente" variant="outline" onClick={() => go(1)}>
                  <ArrowRight />
                </IconButton>
              )}
            </chakra.div>
          </Modal.Content>
        </Modal.Positioner>
      </Portal>
    </Modal.Root>
  )
}

const bar = { display: 'flex', alignItems: 'center', gap: '4', px: 'gutter', py: '4' } as const
const media = { maxW: '100%', maxH: '100%', objectFit: 'contain', borderRadius: 'sm', minH: '0' } as const
