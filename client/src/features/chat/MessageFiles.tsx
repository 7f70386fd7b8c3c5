import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Lightbox } from '../../ui/Lightbox'
import { Photo } from '../../ui/Photo'

export type MessageFile = {
  readonly kind: string
  readonly fileName: string
  readonly thumbnailUrl: string | null | undefined
  /** Null for an erased file, which is not shown, and for one that is not sent yet, which does not open. */
  readonly url: string | null | undefined
}

type MessageFilesProps = { files: readonly MessageFile[]; author: string }

/** The photos and videos of a message; each opens large. */
export function MessageFiles({ files, author }: MessageFilesProps) {
  const [shown, setShown] = useState<number | null>(null)
  const there = files.flatMap(({ url, ...file }) => (url ? [{ ...file, url }] : []))
  return (
    <>
      <chakra.div css={{ ...styles.grid, gridTemplateColumns: columnsFor(there.length) }}>
        {there.map(({ kind, url, thumbnailUrl }, index) => (
          <Photo
            key={url}
            src={thumbnailUrl}
            alt={`${kind === 'VIDEO' ? 'Video' : 'Foto'} ${index + 1} de ${there.length} de ${author}`}
            video={kind === 'VIDEO'}
            onOpen={() => setShown(index)}
          >
            {kind === 'VIDEO' && !thumbnailUrl && 'Video'}
          </Photo>
        ))}
      </chakra.div>
      <Lightbox
        items={there.map(({ kind, fileName, url }) => ({ src: url, alt: fileName, video: kind === 'VIDEO' }))}
        index={shown}
        onChange={setShown}
        label={`Fotos y videos de ${author}`}
      />
    </>
  )
}

/** The files of a message that is not confirmed yet. */
export function UnsentFiles({
  files,
}: {
  files: readonly { name: string; kind: string; src: string | null }[]
}) {
  return (
    <chakra.div css={{ ...styles.grid, gridTemplateColumns: columnsFor(files.length) }}>
      {files.map(({ name, kind, src }) => (
        <Photo key={name} src={src} alt={name} video={kind === 'VIDEO'}>
          {!src && 'Video'}
        </Photo>
      ))}
    </chakra.div>
  )
}

const columnsFor = (files: number) => `repeat(${Math.min(files, 3)}, minmax(0, 8rem))`

const styles = {
  grid: { display: 'grid', gap: '1.5', '&:not(:last-child)': { mb: '1.5' }, _empty: { display: 'none' } },
} as const
