import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Lightbox } from '../../ui/Lightbox'
import type { LightboxItem } from '../../ui/LightboxWindow'
import { Photo, type PhotoProps } from '../../ui/Photo'
import type { RequestPhoto_request$key } from './__generated__/RequestPhoto_request.graphql'

type RequestPhotoProps = Pick<PhotoProps, 'w' | 'alignSelf' | 'flex'> & { request: RequestPhoto_request$key }

/** The first photo of a request, small; opening it shows all files at full size. For its owner. */
export function RequestPhoto({ request, ...place }: RequestPhotoProps) {
  const { files } = useFragment(
    graphql`
      fragment RequestPhoto_request on PartRequest {
        files {
          kind
          fileName
          thumbnailUrl
          url
        }
      }
    `,
    request,
  )
  const [shown, setShown] = useState<number | null>(null)
  const items = files.flatMap<LightboxItem>(({ kind, fileName, url }) =>
    url ? [{ src: url, alt: fileName, video: kind === 'VIDEO' }] : [],
  )
  const photos = files.filter(({ kind }) => kind === 'IMAGE')
  const picture = photos[0] ?? files[0]
  return (
    <>
      <Photo
        src={picture?.thumbnailUrl}
        alt="fotos de tu pedido"
        count={photos.length}
        onOpen={items.length > 0 ? () => setShown(0) : undefined}
        {...place}
      />
      <Lightbox items={items} index={shown} onChange={setShown} label="Fotos de tu pedido" />
    </>
  )
}
