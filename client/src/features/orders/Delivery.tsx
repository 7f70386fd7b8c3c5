import { chakra } from '@chakra-ui/react/styled-system'
import { Copy, ExternalLink } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { parseUrl } from '../../lib/generated/parseUrl'
import { Button } from '../../ui/Button'
import { copyText } from '../../ui/copyText'
import type { Delivery_order$key } from './__generated__/Delivery_order.graphql'

/** How a sent order reaches its buyer: the shipment with its tracking, or where and when to collect it. */
export function Delivery({ order }: { order: Delivery_order$key }) {
  const { state, delivery, shippingNote } = useFragment(
    graphql`
      fragment Delivery_order on Order {
        state
        delivery {
          method
          carrier
          trackingNumber
          trackingUrl
          pickupPlace
          pickupHours
        }
        shippingNote
      }
    `,
    order,
  )
  if (state !== 'SHIPPED' || !(delivery || shippingNote)) return null
  const { trackingNumber, trackingUrl } = delivery ?? {}
  const tracking = trackingUrl ? parseUrl(trackingUrl) : null
  return (
    <chakra.div css={styles.root}>
      {delivery && (
        <p>
          <Way {...delivery} />
        </p>
      )}
      {(trackingNumber || tracking) && (
        <chakra.div css={styles.tools}>
          {trackingNumber && (
            <Button
              size="sm"
              onClick={() =>
                void copyText(trackingNumber, {
                  done: 'Número de guía copiado',
                  otherwise: `Copialo a mano: ${trackingNumber}`,
                })
              }
            >
              <Copy />
              Copiar la guía
            </Button>
          )}
          {tracking && (
            <Button asChild size="sm">
              <a href={tracking.href} target="_blank" rel="noopener noreferrer nofollow ugc">
                <ExternalLink />
                Seguir en {tracking.host}
              </a>
            </Button>
          )}
        </chakra.div>
      )}
      {shippingNote && (
        <p>
          <b>Nota del proveedor:</b> {shippingNote}
        </p>
      )}
    </chakra.div>
  )
}

type WayProps = {
  method: 'COURIER' | 'OWN_DELIVERY' | 'PICKUP' | '%future added value'
  carrier: string | null | undefined
  trackingNumber: string | null | undefined
  pickupPlace: string | null | undefined
  pickupHours: string | null | undefined
}

function Way({ method, carrier, trackingNumber, pickupPlace, pickupHours }: WayProps) {
  if (method === 'PICKUP') {
    return (
      <>
        Lo retirás en <b>{pickupPlace}</b>. {pickupHours && <>Horario: {pickupHours}.</>}
      </>
    )
  }
  if (method !== 'COURIER') return <b>Te lo lleva el proveedor.</b>
  return (
    <>
      Viaja por <b>{carrier}</b>
      {trackingNumber && (
        <>
          , guía <b className="num">{trackingNumber}</b>
        </>
      )}
      .
    </>
  )
}

const styles = {
  root: { display: 'grid', gap: '2', mt: '2', textStyle: 'sm', overflowWrap: 'anywhere' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '2' },
} as const
