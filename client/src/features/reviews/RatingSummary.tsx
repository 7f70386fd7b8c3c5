import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import { Panel } from '../../ui/Panel'
import { Rating } from '../../ui/Rating'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { RatingSummary_rating$key } from './__generated__/RatingSummary_rating.graphql'
import { REVIEW_ASPECTS, reviewAspects } from './reviewAspects'

/** A provider's rating: the average, how many reviews have how many stars, and the average of each aspect. */
export function RatingSummary({ rating }: { rating: RatingSummary_rating$key }) {
  const data = useFragment(
    graphql`
      fragment RatingSummary_rating on ProviderRating {
        average
        count
        reviewsByStars
        responseTime
        productQuality
        descriptionClarity
        productMatch
      }
    `,
    rating,
  )
  const { average, count: reviews, reviewsByStars } = data
  const { responseTime, productQuality, descriptionClarity, productMatch } = data
  const averages = { responseTime, productQuality, descriptionClarity, productMatch }
  return (
    <Panel css={styles.panel}>
      <chakra.div display="grid" gap="1" justifyItems="start">
        <chakra.p css={styles.average}>
          <Rating value={average} />
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {count(reviews, 'calificación', 'calificaciones')}
        </chakra.p>
      </chakra.div>
      <chakra.dl aria-label="Calificaciones por estrellas" css={styles.bars}>
        {reviewsByStars
          .map((number, at) => ({ stars: at + 1, number }))
          .toReversed()
          .map(({ stars, number }) => (
            <div key={stars}>
              <dt>
                {stars}
                <VisuallyHidden>{stars === 1 ? ' estrella' : ' estrellas'}</VisuallyHidden>
              </dt>
              <chakra.span aria-hidden="true" css={styles.track}>
                <chakra.span css={styles.bar} style={{ width: `${(number / reviews) * 100}%` }} />
              </chakra.span>
              <dd>{formatNumber(number)}</dd>
            </div>
          ))}
      </chakra.dl>
      <chakra.dl css={styles.aspects}>
        {reviewAspects.map(aspect => (
          <div key={aspect}>
            <dt>{REVIEW_ASPECTS[aspect]}</dt>
            <dd>
              <Rating value={averages[aspect]} />
            </dd>
          </div>
        ))}
      </chakra.dl>
    </Panel>
  )
}

const styles = {
  panel: {
    p: 'card',
    display: 'grid',
    gap: { base: '4', md: '8' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
  },
  average: { fontSize: '2.25rem' },
  bars: {
    display: 'grid',
    gap: '1',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& div': {
      display: 'grid',
      gridTemplateColumns: '1rem minmax(0, 1fr) 2.5rem',
      alignItems: 'center',
      columnGap: '3',
    },
    '& dd': { color: 'fg.muted', textAlign: 'end' },
  },
  track: { h: '2', bg: 'bg.subtle', borderRadius: 'full', overflow: 'hidden' },
  bar: { display: 'block', h: 'full', bg: 'warn.mark' },
  aspects: {
    display: 'grid',
    gap: '1',
    textStyle: 'sm',
    '& div': { display: 'flex', justifyContent: 'space-between', columnGap: '4' },
  },
} as const
