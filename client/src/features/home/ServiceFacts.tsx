import { siteFact } from '../../lib/siteFacts'
import { FactStrip } from '../../ui/FactStrip'

const facts = [
  { label: 'Para quien compra', value: 'Gratis' },
  { label: 'Quién cotiza', value: 'Proveedores verificados a mano' },
  { label: 'Tu nombre y tu teléfono', value: 'Solo los ve quien te vende' },
  { label: 'Cuándo cobra el proveedor', value: 'Cuando confirmás que lo recibiste' },
]

/** Facts that hold for every request, in a line. */
export function ServiceFacts() {
  return <FactStrip label="Datos del servicio" facts={facts} />
}

/** Figures counted by the server, as far as they are large enough to show. */
export function MarketFigures() {
  const figures = [
    { label: 'Proveedores verificados', value: siteFact('verifiedProviders') },
    { label: 'Pedidos con ofertas, en los últimos 12 meses', value: siteFact('answeredRequests') },
    { label: 'Compras recibidas, en los últimos 12 meses', value: siteFact('receivedOrders') },
    { label: 'La mitad de los pedidos recibe su primera oferta en', value: siteFact('firstOfferTime') },
  ]
  return <FactStrip label="Tuerca en números" facts={figures} />
}
