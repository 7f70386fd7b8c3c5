import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { PROVIDER_GAP_WORDS } from '../../../lib/generated/reviewTerms'
import { labelOf } from '../../../lib/labels'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import type { ApproveDialog_provider$key } from './__generated__/ApproveDialog_provider.graphql'
import { useApproval } from './useApproval'

type ApproveDialogProps = {
  provider: ApproveDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Names the fields a provider left empty, before it is approved all the same. */
export function ApproveDialog({ provider, open, onClose }: ApproveDialogProps) {
  const { id, companyName, gaps, reviewVersion } = useFragment(
    graphql`
      fragment ApproveDialog_provider on Provider {
        id
        companyName
        gaps
        reviewVersion
      }
    `,
    provider,
  )
  const [approve, approving] = useApproval({ id, reviewVersion }, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void approve({ incomplete: true })}
      title={`¿Aprobar a ${companyName} con datos sin cargar?`}
      confirmLabel="Aprobar igual"
      tone="trust"
      loading={approving}
      loadingText="Aprobando"
    >
      <p>Los compradores lo van a ver como verificado. Le falta:</p>
      <chakra.ul listStyleType="disc" ps="5" mt="2" fontWeight="600">
        {gaps?.map(gap => (
          <li key={gap}>{labelOf(PROVIDER_GAP_WORDS, gap)}</li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  )
}
