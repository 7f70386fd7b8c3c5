import { useEffect } from 'react'
import { tellCanceled } from './canceledPayment'
import { KnownPayment } from './KnownPayment'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Of these no money came. Two tabs may show one page of the gateway: one is left while the other pays. */
const UNPAID: readonly string[] = ['WAITING', 'FAILED', 'EXPIRED']

/** Where the gateway sends whoever has gone back without paying. */
export function PaymentCanceledScreen() {
  return (
    <KnownPayment holds={UNPAID}>
      <Canceled />
    </KnownPayment>
  )
}

function Canceled() {
  useEffect(tellCanceled, [])
  return (
    <PaymentPage
      title="Pago Cancelado"
      actions={
        <>
          <PanelLink primary tab="ordenes">
            Volver a las ofertas
          </PanelLink>
          <FindPartLink>Buscar repuesto</FindPartLink>
          <HomeLink />
        </>
      }
    >
      No se cobró nada. La oferta sigue disponible mientras esté vigente y podés pagarla más tarde.
    </PaymentPage>
  )
}
