import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../../lib/dates'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { Price } from '../../../ui/Price'
import { toast } from '../../../ui/toast'
import type { UnlockPrice_request$key } from './__generated__/UnlockPrice_request.graphql'
import { useSetUnlockPrice } from './useSetUnlockPrice'

const UnlockPriceDialog = openedLater(
  async () => (await import('./UnlockPriceDialog')).UnlockPriceDialog,
  ({ open }) => open,
)

/** The price for which the buyer may see who quoted, while it can be changed. */
export function UnlockPrice({ request }: { request: UnlockPrice_request$key }) {
  const { id, state, unlockPrice, contactsUnlockedAt, isOwned } = useFragment(
    graphql`
      fragment UnlockPrice_request on PartRequest {
        id
        state
        unlockPrice
        contactsUnlockedAt
        isOwned
      }
    `,
    request,
  )
  const [isOpen, setIsOpen] = useState(false)
  const [setPrice, sending] = useSetUnlockPrice()
  const remove = async () => {
    const outcome = await setPrice({ input: { requestId: id, price: null } })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Precio quitado')
  }
  const isChangeable = isOwned && !contactsUnlockedAt && (state === 'OPEN' || state === 'ANSWERED')
  return (
    <Panel as="section" aria-labelledby="contacto-de-quienes-cotizaron" display="grid" gap="3">
      <chakra.h2 id="contacto-de-quienes-cotizaron" textStyle="h4">
        Contacto de quienes cotizaron
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted">
        {contactsUnlockedAt
          ? `El comprador lo pagó el ${formatDateTime(contactsUnlockedAt)}.`
          : isOwned
            ? 'Con un precio, el comprador puede pagar para ver nombre, teléfono y email de quienes cotizaron, sin aceptar una oferta.'
            : 'Sin cuenta no se puede pagar: el pedido todavía no es de nadie.'}
      </chakra.p>
      {unlockPrice != null && <Price amount={unlockPrice} />}
      {isChangeable && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {unlockPrice == null ? 'Poner precio' : 'Cambiar precio'}
          </Button>
          {unlockPrice != null && (
            <Button
              size="sm"
              variant="ghost"
              loading={sending}
              loadingText="Quitando"
              onClick={() => void remove()}
            >
              Quitar precio
            </Button>
          )}
        </chakra.div>
      )}
      <UnlockPriceDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        requestId={id}
        price={unlockPrice ?? null}
      />
    </Panel>
  )
}
