import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatFileSize } from '../../lib/text'
import { Lightbox } from '../../ui/Lightbox'
import { ActionLink } from '../../ui/Link'
import { Photo } from '../../ui/Photo'
import type {
  RequestFiles_request$data,
  RequestFiles_request$key,
} from './__generated__/RequestFiles_request.graphql'

/** The photos (one large, the rest below), the video, and each file to download. Who waits for approval sees miniatures. */
export function RequestFiles({ request }: { request: RequestFiles_request$key }) {
  const { files } = useFragment(
    graphql`
      fragment RequestFiles_request on PartRequest {
        files {
          id
          kind
          fileName
          bytes
          thumbnailUrl
          url
          downloadUrl
        }
      }
    `,
    request,
  )
  const [shown, setShown] = useState<number | null>(null)
  const photos = files.filter(({ kind }) => kind === 'IMAGE')
  const video = files.find(({ kind }) => kind === 'VIDEO')
  const large = photos.flatMap(({ url, fileName }, index) =>
    url ? [{ src: url, alt: `Foto ${index + 1}: ${fileName}` }] : [],
  )
  const downloads = files.filter(({ downloadUrl }) => downloadUrl)
  const open = large.length === photos.length ? setShown : undefined
  if (files.length === 0) return <chakra.p color="fg.muted">No hay archivos adjuntos</chakra.p>
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {photos.length > 0 && (
        <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
          {photos.map((photo, index) => (
            <Photo
              key={photo.id}
              src={(index === 0 && photo.url) || photo.thumbnailUrl}
              alt={`Foto ${index + 1} de ${photos.length}`}
              onOpen={open && (() => open(index))}
              {...(index === 0 ? ({ gridColumn: '1 / -1', ratio: 'wide', fit: 'contain' } as const) : {})}
            />
          ))}
        </chakra.div>
      )}
      {video?.url && (
        <chakra.video
          src={video.url}
          controls
          preload="metadata"
          aria-label={`Video: ${video.fileName}`}
          w="full"
          maxH="20rem"
          borderRadius="xs"
          bg="black"
        />
      )}
      {open === undefined && (
        <chakra.p textStyle="xs" color="fg.muted">
          Las fotos en grande y los archivos se ven cuando aprobemos tu cuenta.
        </chakra.p>
      )}
      {downloads.length > 0 && <Downloads files={downloads} />}
      <Lightbox items={large} index={shown} onChange={setShown} label="Fotos de la solicitud" />
    </chakra.div>
  )
}

function Downloads({ files }: { files: RequestFiles_request$data['files'] }) {
  return (
    <section>
      <chakra.h3 textStyle="mini" mb="2">
        Otros archivos
      </chakra.h3>
      <chakra.ul display="grid" gap="1.5" textStyle="sm">
        {files.map(({ id, fileName, bytes, downloadUrl }) => (
          <chakra.li key={id} display="flex" gap="3" alignItems="baseline" justifyContent="space-between">
            <chakra.span minW="0" truncate>
              {fileName}{' '}
              {bytes != null && (
                <chakra.span color="fg.muted" className="num">
                  {formatFileSize(bytes)}
                </chakra.span>
              )}
            </chakra.span>
            <ActionLink asChild>
              <a href={downloadUrl ?? undefined} aria-label={`Descargar ${fileName}`}>
                <Download />
                Descargar
              </a>
            </ActionLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}
