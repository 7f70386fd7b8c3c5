import { useEffect } from 'react'
import { tellCanceled } from './canceledPayment'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Where the gateway sends whoever has gone back without paying. */
export function PaymentCanceledScreen() {
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
