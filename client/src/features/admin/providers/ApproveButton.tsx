import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Button, type ButtonProps } from '../../../ui/Button'
import type { ApproveButton_provider$key } from './__generated__/ApproveButton_provider.graphql'
import { useApproval } from './useApproval'

type ApproveButtonProps = Pick<ButtonProps, 'size' | 'flex'> & {
  provider: ApproveButton_provider$key
  /** Called before the button disappears. */
  onDone?: () => void
}

/** Approves one provider: at once when nothing is missing, otherwise after a dialog that names the gaps. */
export function ApproveButton({ provider, onDone, ...look }: ApproveButtonProps) {
  const { id, gaps, reviewVersion } = useFragment(
    graphql`
      fragment ApproveButton_provider on Provider {
        id
        gaps
        reviewVersion
      }
    `,
    provider,
  )
  const open = useOpenDialog()
  const [approve, approving] = useApproval({ id, reviewVersion }, onDone)
  const press = () => (gaps && gaps.length > 0 ? open('aprobar', id) : void approve({ incomplete: false }))
  return (
    <Button variant="trust" loading={approving} loadingText="Aprobando" onClick={press} {...look}>
      Aprobar
    </Button>
  )
}
