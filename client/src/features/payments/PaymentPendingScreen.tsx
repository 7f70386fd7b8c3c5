import { useEffect } from 'react'
import { toast } from '../../ui/toast'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Where a gateway sends whoever has paid by a means that takes its time. */
export function PaymentPendingScreen() {
  useEffect(() => {
    toast.info('Pago pendiente', { description: 'Tu pago aún está siendo procesado.', duration: 5000 })
  }, [])
  return (
    <PaymentPage
      title="Pago pendiente"
      actions={
        <>
          <PanelLink>Ir al panel</PanelLink>
          <FindPartLink>Nueva Consulta</FindPartLink>
          <HomeLink />
        </>
      }
    >
      Tu pago aún está siendo procesado. Te mandamos un email cuando se confirme.
    </PaymentPage>
  )
}
