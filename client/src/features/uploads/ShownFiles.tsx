import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Lightbox } from '../../ui/Lightbox'
import { Photo } from '../../ui/Photo'

export type ShownFile = {
  readonly kind: string
  readonly fileName: string
  readonly thumbnailUrl: string | null | undefined
  /** Null for an erased file, which is not shown. */
  readonly url: string | null | undefined
}

type ShownFilesProps = {
  files: readonly ShownFile[]
  /** The thing in the pictures: 'Kit de embrague'. */
  of: string
}

/** Photos and videos in a row; each opens large. Renders nothing without files. */
export function ShownFiles({ files, of }: ShownFilesProps) {
  const [shown, setShown] = useState<number | null>(null)
  const there = files.flatMap(({ url, ...file }) => (url ? [{ ...file, url }] : []))
  if (there.length === 0) return null
  return (
    <chakra.div display="grid" gap="1">
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(4.5rem, 1fr))" gap="2">
        {there.map(({ kind, url, thumbnailUrl }, at) => (
          <Photo
            key={url}
            src={thumbnailUrl}
            alt={`Archivo ${at + 1} de ${there.length}: ${of}`}
            video={kind === 'VIDEO'}
            onOpen={() => setShown(at)}
          >
            {kind === 'VIDEO' && !thumbnailUrl && 'Video'}
          </Photo>
        ))}
      </chakra.div>
      <Button size="sm" variant="link" justifySelf="start" onClick={() => setShown(0)}>
        Ver Ampliada
      </Button>
      <Lightbox
        items={there.map(({ kind, fileName, url }) => ({ src: url, alt: fileName, video: kind === 'VIDEO' }))}
        index={shown}
        onChange={setShown}
        label={`Fotos de ${of}`}
      />
    </chakra.div>
  )
}
