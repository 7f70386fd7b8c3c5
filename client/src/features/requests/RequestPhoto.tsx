import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Lightbox } from '../../ui/Lightbox'
import type { LightboxItem } from '../../ui/LightboxWindow'
import { Photo, type PhotoProps } from '../../ui/Photo'
import type { RequestPhoto_request$key } from './__generated__/RequestPhoto_request.graphql'

type RequestPhotoProps = Pick<PhotoProps, 'w' | 'alignSelf' | 'flex'> & { request: RequestPhoto_request$key }

/** The first photo of a request, small; all its files at full size once it is opened. For its owner. */
export function RequestPhoto({ request, ...place }: RequestPhotoProps) {
  const { files, photoCount } = useFragment(
    graphql`
      fragment RequestPhoto_request on PartRequest {
        photoCount
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
    url ? [{ src: url, alt: fileName, kind: kind === 'VIDEO' ? 'video' : 'image' }] : [],
  )
  const first = files.find(({ kind }) => kind === 'IMAGE')
  return (
    <>
      <Photo
        src={first?.thumbnailUrl}
        alt="fotos de tu pedido"
        count={photoCount}
        onOpen={items.length > 0 ? () => setShown(0) : undefined}
        {...place}
      />
      <Lightbox items={items} index={shown} onChange={setShown} label="Fotos de tu pedido" />
    </>
  )
}
