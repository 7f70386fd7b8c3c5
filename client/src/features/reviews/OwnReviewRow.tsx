import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { withQuantity } from '../../lib/text'
import { actionOf } from '../../relay/viewerAction'
import { Notice } from '../../ui/Notice'
import { ListRow } from '../../ui/Panel'
import { RelativeTime } from '../../ui/RelativeTime'
import type { OwnReviewRow_order$key } from './__generated__/OwnReviewRow_order.graphql'
import { QuoteConsent } from './QuoteConsent'
import { ReviewButton } from './ReviewDialogs'
import { ReviewWords } from './ReviewWords'

/** An order of the buyer with its review, or with the button to write it. */
export function OwnReviewRow({ order }: { order: OwnReviewRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment OwnReviewRow_order on Order {
        createdAt
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
        reviewAction {
          enabled
        }
        review {
          removalReason
          viewerActions {
            ...viewerAction_action
          }
          ...QuoteConsent_review
          ...ReviewWords_review
        }
        ...ReviewDialogs_order
      }
    `,
    order,
  )
  const { createdAt, lines, provider, reviewAction, review } = data
  const what = lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  const isEditable = actionOf(review?.viewerActions, 'EDIT')?.enabled
  return (
    <ListRow css={styles.row}>
      <chakra.div minW="0" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <div>
          <chakra.h3 textStyle="h4" overflowWrap="anywhere">
            {what}
          </chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {provider.companyName}, <RelativeTime at={createdAt} />
          </chakra.p>
        </div>
        {review && <ReviewWords review={review} answerLabel={`Respuesta de ${provider.companyName}`} />}
        {review && !review.removalReason && <QuoteConsent review={review} />}
        {review?.removalReason && (
          <Notice tone="warn">
            Nuestro equipo quitó esta calificación: no se muestra ni cuenta en el promedio. Motivo:{' '}
            {review.removalReason}
          </Notice>
        )}
      </chakra.div>
      {(reviewAction?.enabled || isEditable) && (
        <ReviewButton order={data} size="sm" aria-label={`${review ? 'Cambiar' : 'Calificar'}: ${what}`}>
          {review ? 'Cambiar' : 'Calificar'}
        </ReviewButton>
      )}
    </ListRow>
  )
}

const styles = {
  row: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    justifyItems: { base: 'start', md: 'stretch' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  },
} as const
