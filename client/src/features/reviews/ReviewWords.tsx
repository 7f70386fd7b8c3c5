import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Rating } from '../../ui/Rating'
import { RelativeTime } from '../../ui/RelativeTime'
import type { ReviewWords_review$key } from './__generated__/ReviewWords_review.graphql'
import { REVIEW_ASPECTS, reviewAspects } from './reviewAspects'

type ReviewWordsProps = {
  review: ReviewWords_review$key
  /** Label of the provider's answer: 'Tu respuesta'. */
  answerLabel: string
}

/** A review: stars of each aspect, the comment, and the provider's answer. */
export function ReviewWords({ review, answerLabel }: ReviewWordsProps) {
  const data = useFragment(
    graphql`
      fragment ReviewWords_review on Review {
        average
        responseTime
        productQuality
        descriptionClarity
        productMatch
        comment
        createdAt
        editedAt
        answer
        answeredAt
      }
    `,
    review,
  )
  const { average, comment, createdAt, editedAt, answer, answeredAt } = data
  const { responseTime, productQuality, descriptionClarity, productMatch } = data
  const stars = { responseTime, productQuality, descriptionClarity, productMatch }
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p css={styles.line}>
        <Rating value={average} />
        <chakra.span color="fg.muted">
          <RelativeTime at={createdAt} />
          {editedAt && (
            <>
              . Editada <RelativeTime at={editedAt} />
            </>
          )}
        </chakra.span>
      </chakra.p>
      <chakra.dl css={styles.aspects}>
        {reviewAspects.map(aspect => (
          <div key={aspect}>
            <dt>{REVIEW_ASPECTS[aspect]}</dt>
            <dd>{stars[aspect]}</dd>
          </div>
        ))}
      </chakra.dl>
      {comment && <chakra.p css={styles.words}>{comment}</chakra.p>}
      {answer && (
        <chakra.div css={styles.answer}>
          <chakra.p textStyle="xs" color="fg.muted">
            {answerLabel}
            {answeredAt && (
              <>
                , <RelativeTime at={answeredAt} />
              </>
            )}
          </chakra.p>
          <chakra.p css={styles.words}>{answer}</chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  )
}

const styles = {
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', textStyle: 'sm' },
  aspects: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    textStyle: 'xs',
    color: 'fg.muted',
    '& div': { display: 'flex', gap: '1.5' },
    '& dd': { color: 'fg', fontWeight: '640', fontVariantNumeric: 'tabular-nums' },
  },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  answer: {
    borderInlineStart: '3px solid',
    borderColor: 'border.strong',
    ps: '3',
    display: 'grid',
    gap: '0.5',
  },
} as const
