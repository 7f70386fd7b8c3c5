import type { Terms } from './mind.ts'
import type { Sheet } from './read/mentions.ts'

const percent = (bps: number) => `${String(bps / 100).replace('.', ',')}\u00a0%`

/**
 * Topics by the words that ask for them, the more specific first; answers state only what the product does.
 */
const TOPICS: readonly { readonly words: RegExp; readonly answer: (terms: Terms) => string }[] = [
  {
    words: /^(comision|comisiones|quedan)$/,
    answer: ({ commissionBps }) =>
      `Para quien compra, Tuerca es gratis. El proveedor paga una comisión sobre la venta: ${percent(commissionBps.NEW)} en repuestos nuevos y ${percent(commissionBps.USED)} en usados, impuestos incluidos.`,
  },
  {
    words: /^(reserva|reservar|sena|total)$/,
    answer: ({ depositBps }) =>
      `Podés pagar el total, o una reserva del ${percent(depositBps)} y el resto antes de la entrega o en el momento de recibirlo.`,
  },
  {
    words:
      /^(devolver\w*|devolv\w+|devolucion|devuelven|devuelvo|arrepiento|sirve|reembols\w+|reclam\w+|disputa)$/,
    answer: ({ withdrawalPeriod }) =>
      `Si comprás para uso propio, tenés ${withdrawalPeriod}, para arrepentirte con el botón «Me arrepentí» de tu compra (Ley 17.250). Y si el repuesto no es lo que te ofrecieron, no confirmes que lo recibiste: escribile al proveedor por el chat del pedido o abrí una disputa desde tu compra.`,
  },
  {
    words:
      /^(seguro|confiable|estafa|estafan|protegido|proteccion|truchas|trucha|manda|paga|pagar|pago|cobra)$/,
    answer: () =>
      'Tu pago queda protegido: el proveedor cobra recién cuando confirmás que recibiste el repuesto.',
  },
  {
    words: /^(garantia|garantias)$/,
    answer: () => 'La garantía la da cada proveedor: cada oferta dice si tiene y de cuántos días.',
  },
  {
    words:
      /^(demora|demoran|tarda|tardan|tiempo|cuando|envio|envios|envian|mandan|entregan|entrega|retirar|domicilio|llega|agencia|dac)$/,
    answer: () =>
      'Cada oferta dice el plazo de entrega. El envío o el retiro lo coordinás con el proveedor por el chat, que se abre cuando pagás.',
  },
  {
    words: /^(telefono|celular|numero|mail|correo|datos|ven|ve|recibe)$/,
    answer: () =>
      'Tus datos de contacto son para avisarte de las ofertas. Los proveedores no los ven: solo los recibe aquel a quien le pagás.',
  },
  {
    words: /^(proveedor|vender|vendo)$/,
    answer: () =>
      'Para vender en Tuerca, registrate como proveedor en /proveedores. El equipo revisa cada cuenta antes de habilitarla.',
  },
  {
    words: /^(robot|persona|bot|humano|ia|real)$/,
    answer: () =>
      'Soy el asistente de Tuerca, un programa. Junto los datos de tu pedido para que los proveedores te coticen.',
  },
  {
    words: /^(registrarse|registrarme|cuenta|registro|registrado)$/,
    answer: () => 'Para pedir no hace falta registrarse. Para pagar una oferta sí, con un correo verificado.',
  },
  {
    words: /^(gratis|costo|cobran|sale)$/,
    answer: () => 'Pedir y recibir ofertas es gratis: pagás solo si elegís una.',
  },
]

/** Answers a question about Tuerca; explains how it works when no topic matches. */
export function answerAboutTuerca({ tokens }: Sheet, terms: Terms): string {
  const topic = TOPICS.find(({ words }) => tokens.some(({ word }) => words.test(word)))
  return (
    topic?.answer(terms) ??
    'En Tuerca pedís un repuesto, proveedores verificados te mandan ofertas, las comparás y pagás con protección hasta que confirmás que lo recibiste.'
  )
}
