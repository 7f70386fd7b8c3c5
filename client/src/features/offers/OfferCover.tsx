import { graphql, useFragment } from 'react-relay'
import { Photo, type PhotoProps } from '../../ui/Photo'
import type { OfferCover_offer$key } from './__generated__/OfferCover_offer.graphql'

type OfferCoverProps = Omit<PhotoProps, 'src' | 'video' | 'count'> & { offer: OfferCover_offer$key }

/** The first photo of an offer with the number of all; renders nothing without files. */
export function OfferCover({ offer, ...props }: OfferCoverProps) {
  const {
    currentVersion: { cover, fileCount },
  } = useFragment(
    graphql`
      fragment OfferCover_offer on Offer {
        currentVersion {
          fileCount
          cover {
            kind
            thumbnailUrl
          }
        }
      }
    `,
    offer,
  )
  return (
    cover && <Photo {...props} src={cover.thumbnailUrl} video={cover.kind === 'VIDEO'} count={fileCount} />
  )
}
