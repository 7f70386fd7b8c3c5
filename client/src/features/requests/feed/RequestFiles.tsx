import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Lightbox } from '../../../ui/Lightbox'
import { openedLater } from '../../../ui/openedLater'
import { Photo } from '../../../ui/Photo'
import type {
  RequestFiles_request$data,
  RequestFiles_request$key,
} from './__generated__/RequestFiles_request.graphql'
import type { OtherFilesProps } from './OtherFiles'

const OtherFiles = openedLater<OtherFilesProps>(
  async () => (await import('./OtherFiles')).OtherFiles,
  ({ files }) => files.length > 0,
)

/**
 * The photos (one large, the rest below), and the other files. An unapproved provider sees thumbnails of the
 * photos.
 */
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
  const large = photos.flatMap(({ url, downloadUrl, fileName }, index) =>
    url ? [{ src: url, alt: `Foto ${index + 1}: ${fileName}`, downloadUrl }] : [],
  )
  const others = files.flatMap(({ id, kind, part, fileName, bytes, url, posterUrl, downloadUrl }) => {
    if (kind === 'IMAGE' || !url) return []
    const about = parts.length > 1 ? (parts.find(one => one.id === part?.id)?.description ?? ALL) : null
    return [{ id, fileName, bytes, url, posterUrl, downloadUrl, about }]
  })
  const open = large.length === photos.length ? setShown : undefined
  if (files.length === 0) return <chakra.p color="fg.muted">No hay archivos adjuntos</chakra.p>
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {filesByPart(parts, photos).map(({ title, own }) => (
        <chakra.section key={title} aria-label={title} display="grid" gap="2">
          {parts.length > 1 && <chakra.h3 textStyle="mini">{title}</chakra.h3>}
          <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
            {own.map(file => {
              const index = photos.indexOf(file)
              return (
                <Photo
                  key={file.id}
                  src={(index === 0 && file.url) || file.thumbnailUrl}
                  alt={`Foto ${index + 1} de ${photos.length}`}
                  onOpen={open && (() => open(index))}
                  {...(index === 0 ? ({ gridColumn: '1 / -1', ratio: 'wide', fit: 'contain' } as const) : {})}
                />
              )
            })}
          </chakra.div>
        </chakra.section>
      ))}
      {open === undefined && (
        <chakra.p textStyle="xs" color="fg.muted">
          Las fotos en grande y los archivos se ven cuando aprobemos tu cuenta.
        </chakra.p>
      )}
      <OtherFiles files={others} />
      <Lightbox items={large} index={shown} onChange={setShown} label="Fotos de la solicitud" />
    </chakra.div>
  )
}

type Part = RequestFiles_request$data['parts'][number]
type File = RequestFiles_request$data['files'][number]

const ALL = 'Todo el pedido'

/** The files of each part that has any, and those of the whole request, in the order of the request. */
function filesByPart(parts: readonly Part[], files: readonly File[]) {
  return [...parts.map(({ id, description }) => ({ id, title: description })), { id: null, title: ALL }]
    .map(({ id, title }) => ({ title, own: files.filter(({ part }) => (part?.id ?? null) === id) }))
    .filter(({ own }) => own.length > 0)
}
