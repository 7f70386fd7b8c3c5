import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../../ui/toast'
import { HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Where a gateway sends whoever has paid by a means that takes its time. */
export function PaymentPendingScreen() {
  const [search] = useSearchParams()
  const processor = search.get('provider') === 'mercadopago' ? 'MercadoPago' : 'Stripe'
  useEffect(() => {
    toast.info('Pago pendiente', { description: 'Tu pago aún está siendo procesado.', duration: 5000 })
  }, [])
  return (
    <PaymentPage
      title="Pago pendiente"
      actions={
        <>
          <PanelLink>Ir al panel</PanelLink>
          <HomeLink />
        </>
      }
    >
      Tu pago aún está siendo procesado. {processor} nos avisa y te mandamos un email cuando se confirme.
    </PaymentPage>
  )
}
