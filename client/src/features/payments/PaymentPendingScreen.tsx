import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { GATEWAY_LABELS } from '../../lib/generated/gatewayLabels'
import { toast } from '../../ui/toast'
import { KnownPayment } from './KnownPayment'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** A gateway's return page after a slow means of payment. */
export function PaymentPendingScreen() {
  return <KnownPayment holds={[]}>{() => <Pending />}</KnownPayment>
}

/** The gateway of a payment, by `provider` in the address; the one of international cards for an unknown value. */
const processorNamed = (provider: string | null) =>
  Object.entries(GATEWAY_LABELS).find(([name]) => name === provider)?.[1] ?? GATEWAY_LABELS.stripe

/** Shown when only the gateway's address is known. */
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
