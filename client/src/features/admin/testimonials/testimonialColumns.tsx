import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../../lib/labels'
import { showRefusal } from '../../../relay/refusal'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import { ReviewWords } from '../../reviews/ReviewWords'
import type { testimonialColumns_review$key } from './__generated__/testimonialColumns_review.graphql'
import { useQuoteReview } from './useQuoteReview'

function useReview(review: testimonialColumns_review$key) {
  return useFragment(
    graphql`
      fragment testimonialColumns_review on Review {
        id
        createdAt
        quotedAt
        reviewer {
          firstName
          department
        }
        order {
          provider {
            companyName
          }
        }
        ...ReviewWords_review
      }
    `,
    review,
  )
}

type CellProps = { review: testimonialColumns_review$key }

/** The columns: the review, its author, and whether it is shown. */
export const testimonialColumns: readonly Column<testimonialColumns_review$key>[] = [
  { header: 'Calificación', place: 'title', cell: review => <Words review={review} /> },
  { header: 'De', cell: review => <Author review={review} /> },
  { header: 'Estado', place: 'corner', cell: review => <Status review={review} /> },
  { header: 'Escrita', cell: review => <Written review={review} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: review => <Action review={review} /> },
]

function Words({ review }: CellProps) {
  const data = useReview(review)
  const { companyName } = data.order.provider
  return (
    <chakra.div display="grid" gap="2" fontWeight="400" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p overflowWrap="anywhere">
        A <b>{companyName}</b>
      </chakra.p>
      <ReviewWords review={data} answerLabel={`Respuesta de ${companyName}`} />
    </chakra.div>
  )
}

function Author({ review }: CellProps) {
  const { reviewer } = useReview(review)
  if (!reviewer) return 'Cuenta eliminada'
  const { firstName, department } = reviewer
  return [firstName, department && labelOf(departments, department)].filter(Boolean).join(', ')
}

function Status({ review }: CellProps) {
  return useReview(review).quotedAt === null ? (
    <StatusBadge kind="pending">Sin mostrar</StatusBadge>
  ) : (
    <StatusBadge kind="done">En la portada</StatusBadge>
  )
}

function Written({ review }: CellProps) {
  return <RelativeTime at={useReview(review).createdAt} />
}

function Action({ review }: CellProps) {
  const { id, quotedAt } = useReview(review)
  const [quoteReview, quoting] = useQuoteReview()
  const isQuoted = quotedAt === null
  const choose = async () => {
    const chosen = await quoteReview({ input: { reviewId: id, isQuoted } })
    if (!chosen.ok) return showRefusal(chosen.refusal)
    toast.success(isQuoted ? 'Se muestra en la portada en unos minutos' : 'Deja de mostrarse en unos minutos')
  }
  return (
    <Button
      size="sm"
      loading={quoting}
      loadingText="Guardando"
      onClick={() => {
        void choose()
      }}
    >
      {isQuoted ? 'Mostrar en la portada' : 'No mostrar más'}
    </Button>
  )
}
