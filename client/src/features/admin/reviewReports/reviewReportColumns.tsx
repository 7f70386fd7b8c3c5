import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import { ReviewWords } from '../../reviews/ReviewWords'
import type { reviewReportColumns_report$key } from './__generated__/reviewReportColumns_report.graphql'
import { useKeepReview } from './useKeepReview'

function useReport(report: reviewReportColumns_report$key) {
  return useFragment(
    graphql`
      fragment reviewReportColumns_report on ReviewReport {
        id
        reason
        createdAt
        outcome
        review {
          id
          removalReason
          reviewer {
            firstName
          }
          order {
            provider {
              companyName
            }
          }
          ...ReviewWords_review
        }
      }
    `,
    report,
  )
}

type CellProps = { report: reviewReportColumns_report$key }

/** The columns: the review, the report, and its state. */
export const reviewReportColumns: readonly Column<reviewReportColumns_report$key>[] = [
  { header: 'Calificación', place: 'title', cell: report => <Reviewed report={report} /> },
  { header: 'Motivo', cell: report => <Reason report={report} /> },
  { header: 'Estado', place: 'corner', cell: report => <Status report={report} /> },
  { header: 'Denunciada', cell: report => <Reported report={report} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: report => <Actions report={report} /> },
]

function Reviewed({ report }: CellProps) {
  const { review } = useReport(report)
  if (!review) return null
  const { companyName } = review.order.provider
  return (
    <chakra.div display="grid" gap="2" fontWeight="400" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p overflowWrap="anywhere">
        {review.reviewer?.firstName ?? 'Cuenta eliminada'}, de <b>{companyName}</b>
      </chakra.p>
      <ReviewWords review={review} answerLabel={`Respuesta de ${companyName}`} />
    </chakra.div>
  )
}

function Reason({ report }: CellProps) {
  const { reason, review } = useReport(report)
  return (
    <chakra.div whiteSpace="pre-line" overflowWrap="anywhere">
      {reason}
      {review?.removalReason && (
        <chakra.p color="fg.muted" mt="1">
          La quitamos: {review.removalReason}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function Status({ report }: CellProps) {
  const { outcome } = useReport(report)
  if (outcome === null) return <StatusBadge kind="pending">Sin decidir</StatusBadge>
  return outcome === 'REMOVED' ? (
    <StatusBadge kind="rejected">Quitada</StatusBadge>
  ) : (
    <StatusBadge kind="done">Quedó</StatusBadge>
  )
}

function Reported({ report }: CellProps) {
  return <RelativeTime at={useReport(report).createdAt} />
}

function Actions({ report }: CellProps) {
  const { id, outcome, review } = useReport(report)
  const open = useOpenDialog()
  const [keepReview, keeping] = useKeepReview()
  if (outcome !== null || !review) return null
  const keep = async () => {
    const kept = await keepReview({ id })
    if (!kept.ok) return showRefusal(kept.refusal)
    toast.success('La calificación queda')
  }
  return (
    <chakra.div display="flex" gap="2" justifyContent="flex-end">
      <Button
        size="sm"
        loading={keeping}
        loadingText="Cerrando"
        onClick={() => {
          void keep()
        }}
      >
        Dejarla
      </Button>
      <Button size="sm" variant="danger" onClick={() => open('quitar', review.id)}>
        Quitarla
      </Button>
    </chakra.div>
  )
}
