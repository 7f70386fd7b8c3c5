import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../../ui/toast'
import { KnownPayment } from './KnownPayment'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Where a gateway sends whoever has paid by a means that takes its time. */
export function PaymentPendingScreen() {
  return (
    <KnownPayment holds={[]}>
      <Pending />
    </KnownPayment>
  )
}

/** Who processes a payment, by `provider` in the address: a gateway of local methods, or else that of international cards. */
const processorNamed = (provider: string | null) => (provider === 'mercadopago' ? 'MercadoPago' : 'Stripe')

/** Nothing is known but what the gateway said. */
function Pending() {
  const [search] = useSearchParams()
  useEffect(() => {
    toast.info('Pago pendiente', { description: 'Tu pago aún está siendo procesado.', duration: 5000 })
  }, [])
  return (
    <PaymentPage
      title="Pago pendiente"
      actions={
        <>
          <PanelLink tab="compras">Ir al panel</PanelLink>
          <FindPartLink>Nueva Consulta</FindPartLink>
          <HomeLink />
        </>
      }
    >
      {processorNamed(search.get('provider'))} todavía está procesando tu pago. Te mandamos un email cuando se
      confirme; si ya se confirmó, la compra está en tu panel.
    </PaymentPage>
  )
}
