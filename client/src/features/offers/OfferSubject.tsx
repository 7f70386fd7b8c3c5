import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { Photo } from '../../ui/Photo'
import { PartNumber } from '../../ui/Price'
import type { OfferSubject_request$key } from './__generated__/OfferSubject_request.graphql'

/** Photos, comment, chassis and kilometres above the prices: everything a provider looks at while it quotes. */
export function OfferSubject({ request }: { request: OfferSubject_request$key }) {
  const { files, description, vin, mileageKm } = useFragment(
    graphql`
      fragment OfferSubject_request on PartRequest {
        description
        vin
        mileageKm
        files {
          id
          kind
          thumbnailUrl
        }
      }
    `,
    request,
  )
  const pictures = files.filter(({ thumbnailUrl }) => thumbnailUrl)
  if (pictures.length === 0 && !description && !vin && mileageKm == null) return null
  return (
    <chakra.section aria-label="Lo que pide el cliente" display="grid" gap="2.5">
      {pictures.length > 0 && (
        <chakra.ul css={styles.strip}>
          {pictures.map(({ id, kind, thumbnailUrl }, index) => (
            <chakra.li key={id} flex="none">
              <Photo
                src={thumbnailUrl}
                video={kind === 'VIDEO'}
                alt={`Archivo ${index + 1} de ${pictures.length}`}
                w={{ base: '32', md: '40' }}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {description && (
        <chakra.p textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          “{description}”
        </chakra.p>
      )}
      {(vin || mileageKm != null) && (
        <chakra.p textStyle="sm" display="flex" flexWrap="wrap" gap="1" columnGap="4">
          {vin && (
            <span>
              Chasis <PartNumber>{vin}</PartNumber>
            </span>
          )}
          {mileageKm != null && <chakra.span className="num">{formatNumber(mileageKm)}&nbsp;km</chakra.span>}
        </chakra.p>
      )}
    </chakra.section>
  )
}

const styles = {
  strip: { display: 'flex', gap: '2', overflowX: 'auto', listStyle: 'none', pb: '1' },
} as const
