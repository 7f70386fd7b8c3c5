import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Lightbox } from '../../ui/Lightbox'
import { Photo } from '../../ui/Photo'
import type { DisputeFiles_files$key } from './__generated__/DisputeFiles_files.graphql'

/** Photos and videos that one party shows. */
export function DisputeFiles(props: { files: DisputeFiles_files$key; label: string }) {
  const { label } = props
  const files = useFragment(
    graphql`
      fragment DisputeFiles_files on DisputeFile @relay(plural: true) {
        id
        kind
        fileName
        thumbnailUrl
        url
        posterUrl
      }
    `,
    props.files,
  )
  const [shown, setShown] = useState<number | null>(null)
  const photos = files.filter(({ kind }) => kind === 'IMAGE')
  const videos = files.filter(({ kind, url }) => kind === 'VIDEO' && url)
  if (files.length === 0) return null
  return (
    <chakra.div display="grid" gap="3" minW="0">
      {photos.length > 0 && (
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap="2">
          {photos.map((file, index) => (
            <Photo
              key={file.id}
              src={file.thumbnailUrl}
              alt={`${label}: foto ${index + 1} de ${photos.length}`}
              onOpen={() => setShown(index)}
            />
          ))}
        </chakra.div>
      )}
      {videos.map(file => (
        <chakra.video
          key={file.id}
          src={file.url ?? ''}
          poster={file.posterUrl ?? undefined}
          controls
          preload="none"
          aria-label={`${label}: ${file.fileName}`}
          maxW="full"
          maxH="20rem"
          borderRadius="sm"
        />
      ))}
      <Lightbox
        items={photos.flatMap(({ url, fileName }, index) =>
          url ? [{ src: url, alt: `Foto ${index + 1}: ${fileName}` }] : [],
        )}
        index={shown}
        onChange={setShown}
        label={label}
      />
    </chakra.div>
  )
}
