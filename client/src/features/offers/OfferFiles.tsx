import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Lightbox } from '../../ui/Lightbox'
import type { OfferFilesQuery } from './__generated__/OfferFilesQuery.graphql'

type OfferFilesProps = { offerId: string; open: boolean; onClose: () => void }

/** Photos and videos of an offer at full size; their addresses are signed when they are opened. */
export function OfferFiles({ offerId, open, onClose }: OfferFilesProps) {
  const { node } = useLazyLoadQuery<OfferFilesQuery>(
    graphql`
      query OfferFilesQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on Offer {
            currentVersion {
              files {
                kind
                url
              }
            }
          }
        }
      }
    `,
    { offerId },
  )
  const [index, setIndex] = useState(0)
  const items = (node?.currentVersion?.files ?? []).flatMap(({ kind, url }, at) =>
    url
      ? [{ src: url, alt: `${kind === 'VIDEO' ? 'Video' : 'Foto'} ${at + 1}`, video: kind === 'VIDEO' }]
      : [],
  )
  return (
    <Lightbox
      items={items}
      index={open && items.length > 0 ? index : null}
      onChange={next => (next === null ? onClose() : setIndex(next))}
      label="Fotos de la oferta"
    />
  )
}
