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
  const { files, parts } = useFragment(
    graphql`
      fragment RequestFiles_request on PartRequest {
        parts {
          id
          description
        }
        files {
          id
          part {
            id
          }
          kind
          fileName
          bytes
          thumbnailUrl
          url
          posterUrl
          downloadUrl
        }
      }
    `,
    request,
  )
  const [shown, setShown] = useState<number | null>(null)
  const photos = files.filter(({ kind }) => kind === 'IMAGE')
  const large = photos.flatMap(({ url, fileName }, index) =>
    url ? [{ src: url, alt: `Foto ${index + 1}: ${fileName}` }] : [],
  )
  const downloads = files.filter(({ downloadUrl }) => downloadUrl)
  const open = large.length === photos.length ? setShown : undefined
  if (files.length === 0) return <chakra.p color="fg.muted">No hay archivos adjuntos</chakra.p>
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {filesByPart(parts, files).map(({ title, own }) => (
        <chakra.section key={title} aria-label={title} display="grid" gap="2">
          {parts.length > 1 && <chakra.h3 textStyle="mini">{title}</chakra.h3>}
          <chakra.div
            display="grid"
            gridTemplateColumns="repeat(3, 1fr)"
            gap="2"
            _empty={{ display: 'none' }}
          >
            {own.map(file => {
              const index = photos.indexOf(file)
              return (
                index >= 0 && (
                  <Photo
                    key={file.id}
                    src={(index === 0 && file.url) || file.thumbnailUrl}
                    alt={`Foto ${index + 1} de ${photos.length}`}
                    onOpen={open && (() => open(index))}
                    {...(index === 0
                      ? ({ gridColumn: '1 / -1', ratio: 'wide', fit: 'contain' } as const)
                      : {})}
                  />
                )
              )
            })}
          </chakra.div>
          {own.map(
            ({ id, kind, url, posterUrl, fileName }) =>
              kind === 'VIDEO' &&
              url && (
                <chakra.video
                  key={id}
                  src={url}
                  poster={posterUrl ?? undefined}
                  controls
                  preload="metadata"
                  aria-label={`Video: ${fileName}`}
                  w="full"
                  maxH="20rem"
                  borderRadius="xs"
                  bg="black"
                />
              ),
          )}
        </chakra.section>
      ))}
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

type Part = RequestFiles_request$data['parts'][number]
type File = RequestFiles_request$data['files'][number]

/** The files of each part that has any, and those of the whole request, in the order of the request. */
function filesByPart(parts: readonly Part[], files: readonly File[]) {
  return [
    ...parts.map(({ id, description }) => ({ id, title: description })),
    { id: null, title: 'Todo el pedido' },
  ]
    .map(({ id, title }) => ({ title, own: files.filter(({ part }) => (part?.id ?? null) === id) }))
    .filter(({ own }) => own.length > 0)
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
