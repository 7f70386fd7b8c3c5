import { useEffect } from 'react'
import { tellCanceled } from './canceledPayment'
import { KnownPayment } from './KnownPayment'
import type { PlanState } from './keptPlan'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Outcomes without money. Two tabs may show one page of the gateway: one is left while the other pays. */
const UNPAID: readonly string[] = ['WAITING', 'FAILED', 'EXPIRED']

/** The gateway's return page after a person left without paying. */
export function PaymentCanceledScreen() {
  return <KnownPayment holds={UNPAID}>{plan => <Canceled plan={plan} />}</KnownPayment>
}

function Canceled({ plan }: PlanState) {
  useEffect(tellCanceled, [])
  return (
    <PaymentPage
      title="Pago Cancelado"
      actions={
        <>
          <PanelLink primary tab="ordenes" state={{ plan }}>
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
