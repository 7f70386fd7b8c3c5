import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'
import { AdminFrame } from '../AdminFrame'
import type { PayoutAccountsScreenQuery } from './__generated__/PayoutAccountsScreenQuery.graphql'
import { PayoutAccountList } from './PayoutAccountList'

const PayoutAccountDialog = openedLater(
  async () => (await import('./PayoutAccountDialog')).PayoutAccountDialog,
  ({ open }) => open,
)
const OWN = ['cuenta'] as const

/** The bank accounts that providers asked to be paid to, and the team's decisions. */
export function PayoutAccountsScreen({ queryRef }: ScreenProps<PayoutAccountsScreenQuery>) {
  const data = usePreloadedQuery<PayoutAccountsScreenQuery>(
    graphql`
      query PayoutAccountsScreenQuery($state: PayoutAccountState) @preloadable {
        viewer {
          isAdmin
        }
        ...PayoutAccountList_query @arguments(state: $state)
      }
    `,
    queryRef,
  )
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return (
    <AdminFrame title="Cuentas de cobro" isAdmin={data.viewer?.isAdmin ?? false}>
      <PayoutAccountList query={data} />
      <PayoutAccountDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
    </AdminFrame>
  )
}
