import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { actionOf } from '../../relay/viewerAction'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ListRow } from '../../ui/Panel'
import type { ReceivedReviewRow_review$key } from './__generated__/ReceivedReviewRow_review.graphql'
import { ReviewWords } from './ReviewWords'

/** A review of the provider's sale, with the ways to answer and report it. */
export function ReceivedReviewRow({ review }: { review: ReceivedReviewRow_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReceivedReviewRow_review on Review {
        id
        reviewer {
          firstName
          department
        }
        order {
          lines {
            description
            quantity
          }
        }
        report {
          outcome
        }
        viewerActions {
          ...viewerAction_action
        }
        ...ReviewWords_review
        ...ReviewWordsDialog_review
      }
    `,
    review,
  )
  const open = useOpenDialog()
  const { id, reviewer, order, report, viewerActions } = data
  const what = order.lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  const who = reviewer
    ? [reviewer.firstName, reviewer.department && labelOf(departments, reviewer.department)]
    : ['Cuenta eliminada']
  return (
    <ListRow display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="baseline">
        <chakra.h3 textStyle="h4" overflowWrap="anywhere">
          {who.filter(Boolean).join(', ')}
        </chakra.h3>
        <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {what}
        </chakra.span>
        {report && (
          <Badge tone={report.outcome === null ? 'warn' : 'line'}>
            {report.outcome === null ? 'Denunciada' : 'Denuncia revisada'}
          </Badge>
        )}
      </chakra.div>
      <ReviewWords review={data} answerLabel="Tu respuesta" />
      <chakra.div display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
        {actionOf(viewerActions, 'ANSWER')?.enabled && (
          <Button size="sm" aria-label={`Responder: ${what}`} onClick={() => open('responder', id)}>
            Responder
          </Button>
        )}
        {actionOf(viewerActions, 'REPORT')?.enabled && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Denunciar: ${what}`}
            onClick={() => open('denunciar', id)}
          >
            Denunciar
          </Button>
        )}
      </chakra.div>
    </ListRow>
  )
}
