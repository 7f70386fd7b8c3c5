import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { MissingItem } from '../queue/MissingItem'
import type { ProviderReview_provider$key } from './__generated__/ProviderReview_provider.graphql'
import type { ProviderReviewQuery } from './__generated__/ProviderReviewQuery.graphql'
import { ApproveDialog } from './ApproveDialog'
import { type AskedInDetail, ProviderDetail } from './ProviderDetail'
import { ReinstateDialog } from './ReinstateDialog'
import { RejectChangeDialog } from './RejectChangeDialog'
import { RejectDialog } from './RejectDialog'
import { SuspendDialog } from './SuspendDialog'

type ProviderReviewProps = {
  id: string
  /**
   * Opens the dialog of a decision instead of the drawer: the gaps, the reason to reject the provider or
   * its change, or a suspension.
   */
  asks: 'aprobar' | 'rechazar-cambio' | AskedInDetail | null
  open: boolean
  onClose: () => void
  onAsk: (question: AskedInDetail) => void
}

const NOT_FOUND = 'Proveedor no encontrado'

/** The drawer and the decisions about one provider, also when it is not in the list of the page. */
export function ProviderReview(props: ProviderReviewProps) {
  return (
    <FailureBoundary fallback={<MissingItem title={NOT_FOUND} {...props} />}>
      <Review {...props} />
    </FailureBoundary>
  )
}

function Review({ id, asks, onAsk, ...dialog }: ProviderReviewProps) {
  const { node } = useLazyLoadQuery<ProviderReviewQuery>(
    graphql`
      query ProviderReviewQuery($id: ID!) {
        node(id: $id) {
          ...ProviderReview_provider @alias(as: "provider")
        }
      }
    `,
    { id },
    // A row of the list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  const provider = useFragment<ProviderReview_provider$key>(
    graphql`
      fragment ProviderReview_provider on Provider {
        ...ApproveDialog_provider
        ...ProviderDetail_provider
        ...RejectChangeDialog_provider
        ...ReinstateDialog_provider
        ...RejectDialog_provider
        ...SuspendDialog_provider
      }
    `,
    node?.provider,
  )
  if (!provider) return <MissingItem title={NOT_FOUND} {...dialog} />
  if (asks === 'aprobar') return <ApproveDialog provider={provider} {...dialog} />
  if (asks === 'rechazar-cambio') return <RejectChangeDialog provider={provider} {...dialog} />
  if (asks === 'rechazar') return <RejectDialog provider={provider} {...dialog} />
  if (asks === 'suspender') return <SuspendDialog provider={provider} {...dialog} />
  if (asks === 'reactivar') return <ReinstateDialog provider={provider} {...dialog} />
  return <ProviderDetail provider={provider} onAsk={onAsk} {...dialog} />
}
