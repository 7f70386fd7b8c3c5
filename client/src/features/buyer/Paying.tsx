import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { loadDialog } from '../../ui/Dialog'
import { openedLater, whenIdle } from '../../ui/openedLater'
import { basketOf } from '../offers/basketPlace'
import type { SeenVersions } from '../offers/seenVersions'
import type { Paying_account$key } from './__generated__/Paying_account.graphql'

const loadPayDialog = async () => (await import('../payments/PayDialog')).PayDialog
const PayDialog = openedLater(loadPayDialog, () => true)

type PayingProps = {
  account: Paying_account$key
  seen: SeenVersions
  /** The request of the page, whose contacts may be paid too. */
  unlockId?: string
}

/** The payment in the address, of an offer or of a basket of offers, for the versions the buyer saw. */
export function Paying({ account, seen, unlockId }: PayingProps) {
  const { buyerType } = useFragment(
    graphql`
      fragment Paying_account on Account {
        buyerType
      }
    `,
    account,
  )
  useEffect(() => whenIdle(() => Promise.all([loadDialog(), loadPayDialog()])), [])
  const { dialog, close } = useDialogPlace()
  if (!dialog) return null
  const paid =
    dialog.name === 'pagar'
      ? {
          payableId: dialog.id,
          goneWords:
            dialog.id === unlockId
              ? 'Estos contactos ya no se venden.'
              : 'Esta oferta ya no está disponible.',
        }
      : dialog.name === 'juntas'
        ? basketOf(dialog.id)
        : null
  if (!paid) return null
  return (
    <PayDialog
      key={dialog.id}
      paid={paid}
      isConsumer={buyerType !== 'WORKSHOP'}
      chosen={seen.get(dialog.id)?.number ?? null}
      onClose={close}
    />
  )
}
