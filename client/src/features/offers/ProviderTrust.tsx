import { chakra } from '@chakra-ui/react/styled-system'
import { ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { formatNumber } from '../../lib/money'
import { Rating } from '../../ui/Rating'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { ProviderTrust_provider$key } from './__generated__/ProviderTrust_provider.graphql'
import { trustWords } from './offerWords'

/** Reasons to trust an anonymous seller: '4,8 (12) Verificado · Rivera · 14 ventas · cumple 93 %'. */
export function ProviderTrust({ provider }: { provider: ProviderTrust_provider$key }) {
  const { isVerified, department, sales, rating, quotingTime, honour } = useFragment(
    graphql`
      fragment ProviderTrust_provider on OfferProvider {
        isVerified
        department
        sales
        quotingTime
        honour {
          percent
        }
        rating {
          average
          count
        }
      }
    `,
    provider,
  )
  return (
    <chakra.p css={styles.line}>
      {rating && (
        <chakra.span className="num" me="1.5">
          <Rating value={rating.average} /> ({formatNumber(rating.count)}
          <VisuallyHidden>{rating.count === 1 ? ' calificación' : ' calificaciones'}</VisuallyHidden>)
        </chakra.span>
      )}
      {isVerified && <ShieldCheck />}
      <span>
        {trustWords({
          isVerified,
          department: labelOf(departments, department),
          sales,
          quotingTime,
          honour: honour?.percent,
        })}
      </span>
    </chakra.p>
  )
}

const styles = {
  line: {
    textStyle: { base: 'xs', md: 'sm' },
    fontWeight: '600',
    '& > svg': {
      display: 'inline-block',
      w: '1.1em',
      h: '1.1em',
      mr: '1',
      verticalAlign: '-.2em',
      color: 'trust.fg',
    },
  },
} as const
