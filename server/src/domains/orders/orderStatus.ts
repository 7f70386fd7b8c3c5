import type { OrderState } from '../../generated/prisma/enums.ts'
import { type CalendarDay, dayInWords } from '../../platform/businessDays.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import type { Status, StatusTone } from '../../platform/status.ts'
import { moneyBackWords } from './moneyBack.ts'

/** Reader of the words: a party, or staff. */
export type Reader = 'buyer' | 'provider' | 'staff'

/** Note of a receipt and release that the provider confirmed with the buyer's code. */
export const HANDED_OVER = 'Con el código de entrega'

/** A completed step of an order. */
export interface TakenStep {
  readonly action: string
  readonly toState: string
  readonly at: Date
  /** Note of the step; null without. */
  readonly note: string | null
}

/** Data for the words of an order; amounts in centésimos. */
export interface OrderFacts {
  readonly state: OrderState
  readonly totalCentesimos: number
  /** Paid through Tuerca. */
  readonly paidCentesimos: number
  /** The payment that made the order: of a deposit without the rest that is paid online later. */
  readonly firstPaymentCentesimos: number
  /** The provider's share of it, less the commission; after a dispute as settled. */
  readonly payoutCentesimos: number
  /** The buyer's share of it once the order is canceled or refunded. */
  readonly refundCentesimos: number
  /** The part of it that the buyer had already, from a bank or a gateway. */
  readonly elsewhereCentesimos: number
  /** True when the buyer has all of `refundCentesimos` back. */
  readonly isRefunded: boolean
  /** The delivery in words, as it is now; null before the parts are sent. */
  readonly delivery: string | null
  /** True when the buyer collects the parts. */
  readonly isPickup: boolean
  /** The last day on which the buyer may withdraw from the purchase; null without. */
  readonly withdrawUntil: CalendarDay | null
  /** Oldest first, the payment included. */
  readonly history: readonly TakenStep[]
}

/** Data for the words of a single step. */
export type StepFacts = Omit<OrderFacts, 'history' | 'withdrawUntil'>

export type StepPosition = 'DONE' | 'CURRENT' | 'UPCOMING'

export interface StatusStep {
  readonly state: OrderState
  readonly title: string
  /** Result, or missing condition; null without. */
  readonly detail: string | null
  /** Null for a future step. */
  readonly at: Date | null
  readonly position: StepPosition
}

export interface OrderStatus extends Status {
  /** For the tag: the state for every reader. */
  readonly stamp: string
  /** Place of the money, and the next step. */
  readonly summary: string
  /** Paid, shipped, received, released; of an order that left this path the completed ones. */
  readonly steps: readonly StatusStep[]
  /** Cancellation, dispute, or the refund that ended one; null otherwise. */
  readonly ending: StatusStep | null
}

const TONES: Readonly<Record<OrderState, StatusTone>> = {
  PAID: 'GOOD',
  SHIPPED: 'MOVING',
  RECEIVED: 'GOOD',
  RELEASED: 'GOOD',
  CANCELED: 'BAD',
  DISPUTED: 'WAITING',
  REFUNDED: 'OVER',
  PARTIALLY_REFUNDED: 'OVER',
}

const WORDS: Readonly<Record<Exclude<OrderState, 'PAID'>, string>> = {
  SHIPPED: 'Enviado',
  RECEIVED: 'Recibido',
  RELEASED: 'Liberado',
  CANCELED: 'Cancelado',
  DISPUTED: 'En disputa',
  REFUNDED: 'Devuelto',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
}

const PATH: readonly OrderState[] = ['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED']

/** States outside of the path; the first one that an order enters while on its way may also be left. */
const ASIDE: readonly OrderState[] = ['CANCELED', 'DISPUTED', 'REFUNDED', 'PARTIALLY_REFUNDED']

/** The state of an order in words and colour, for one of its readers, defined only here. */
export function orderStatus(order: OrderFacts, reader: Reader): OrderStatus {
  const stamp = titleOf(order, order.state)
  return {
    label: reader === 'provider' && order.state === 'PAID' ? 'Vendido' : stamp,
    tone: TONES[order.state],
    stamp,
    summary: summaryOf(order, reader),
    steps: stepsOf(order, reader),
    ending: endingOf(order, reader),
  }
}

function titleOf(order: OrderFacts, state: OrderState): string {
  if (state === 'SHIPPED' && order.isPickup) return 'Listo para retirar'
  if (state !== 'PAID') return WORDS[state]
  return restOf(order) > 0 ? 'Reserva pagada' : 'Pagado'
}

const restOf = ({ totalCentesimos, paidCentesimos }: OrderFacts) => totalCentesimos - paidCentesimos

/** The latest step to a state: a part that is sent again is shipped twice. */
const stepTo = (order: OrderFacts, state: OrderState) =>
  order.history.findLast(step => step.toState === state)

function summaryOf(order: OrderFacts, reader: Reader): string {
  const paid = formatMoney(order.paidCentesimos)
  switch (order.state) {
    case 'CANCELED':
      return sentences(reasonOf(order), refundWords(order, reader))
    case 'DISPUTED':
      return `${paid} retenidos hasta que se resuelva la disputa.`
    case 'REFUNDED':
      return sentences(withdrawnWords(order, reader), refundWords(order, reader), returnOf(order))
    case 'PARTIALLY_REFUNDED':
      return sentences(
        refundWords(order, reader),
        reader === 'provider' ? `${formatMoney(order.payoutCentesimos)} a tu favor.` : null,
      )
    case 'RELEASED':
      return reader === 'provider'
        ? `${formatMoney(order.payoutCentesimos)} a tu favor.`
        : sentences('La plata se liberó al proveedor.', withdrawalWords(order, reader))
    case 'RECEIVED':
      return sentences('La recepción está confirmada.', withdrawalWords(order, reader))
    case 'PAID':
    case 'SHIPPED': {
      const note = reader === 'provider' && order.state === 'SHIPPED' ? deliveryOf(order) : null
      const held = {
        buyer: `${paid} retenidos hasta que confirmes.`,
        provider: `Retenido: cobrás ${formatMoney(order.payoutCentesimos)} cuando confirme.`,
        staff: `${paid} retenidos hasta que el comprador confirme.`,
      }[reader]
      return sentences(note, held, restWords(order, reader))
    }
  }
}

/** The current delivery; of an order that was sent before deliveries were kept, the note of its step. */
const deliveryOf = (order: OrderFacts) => order.delivery ?? stepTo(order, 'SHIPPED')?.note ?? null

function restWords(order: OrderFacts, reader: Reader): string | null {
  const rest = restOf(order)
  if (rest === 0) return null
  const amount = formatMoney(rest)
  if (reader === 'buyer') return `El resto, ${amount}, se lo pagás al proveedor al recibir.`
  return reader === 'provider'
    ? `El cliente te paga ${amount} al recibirlo.`
    : `El resto, ${amount}, se paga al recibir.`
}

function withdrawalWords({ withdrawUntil }: OrderFacts, reader: Reader): string | null {
  return withdrawUntil && reader === 'buyer'
    ? `Podés arrepentirte hasta el ${dayInWords(withdrawUntil)} (Ley 17.250).`
    : null
}

function reasonOf(order: OrderFacts): string | null {
  const note = stepTo(order, 'CANCELED')?.note
  return note ? `Motivo: ${note}` : null
}

/** The withdrawal that ended the order; undefined when a dispute did. */
function withdrawalOf(order: OrderFacts): TakenStep | undefined {
  const step = stepTo(order, 'REFUNDED')
  return step?.action === 'withdraw' ? step : undefined
}

function withdrawnWords(order: OrderFacts, reader: Reader): string | null {
  if (!withdrawalOf(order)) return null
  return reader === 'buyer' ? 'Te arrepentiste de la compra' : 'El comprador se arrepintió de la compra'
}

const returnOf = (order: OrderFacts) => withdrawalOf(order)?.note ?? null

function refundWords(order: OrderFacts, reader: Reader): string {
  const { refundCentesimos, isRefunded } = order
  if (reader !== 'buyer' && isRefunded) return `El cliente recuperó ${formatMoney(refundCentesimos)}.`
  const words = (back: string) => {
    if (reader !== 'buyer') return `Le estamos devolviendo ${back} al cliente`
    return isRefunded
      ? `Te devolvimos ${back}`
      : `Te estamos devolviendo ${back}; puede demorar unos días en tu tarjeta`
  }
  return `${backWords(order, reader, words)}.`
}

/** `moneyBackWords` of what an order's buyer gets back. */
function backWords(
  { refundCentesimos: centesimos, elsewhereCentesimos }: StepFacts,
  reader: Reader,
  words: (money: string) => string,
): string {
  return moneyBackWords({ centesimos, elsewhereCentesimos }, reader === 'buyer' ? 'buyer' : 'other', words)
}

function stepsOf(order: OrderFacts, reader: Reader): StatusStep[] {
  const isAside = ASIDE.includes(order.state)
  const taken = PATH.filter(
    (state, index) => stepTo(order, state) && (isAside || index <= PATH.indexOf(order.state)),
  )
  const shown = isAside ? taken : PATH
  const last = taken.at(-1)
  return shown.map(state => {
    const step = taken.includes(state) ? stepTo(order, state) : undefined
    const isCurrent = state === last && !isAside && order.state !== 'RELEASED'
    return {
      state,
      title: titleOf(order, state),
      detail: step ? outcomeOf(order, reader, state, step) : missingFor(order, reader, state),
      at: step?.at ?? null,
      position: isCurrent ? 'CURRENT' : step ? 'DONE' : 'UPCOMING',
    }
  })
}

function outcomeOf(order: OrderFacts, reader: Reader, state: OrderState, step: TakenStep): string | null {
  if (state === 'PAID') {
    const isHeld = order.state === 'PAID' || order.state === 'SHIPPED'
    return isHeld ? `${formatMoney(order.paidCentesimos)} retenidos` : null
  }
  // The buyer reads the fields of a delivery on its way below the steps.
  if (state === 'SHIPPED') return reader === 'buyer' && order.state === 'SHIPPED' ? null : deliveryOf(order)
  if (state !== 'RELEASED') return step.note
  return reader === 'provider' ? `${formatMoney(order.payoutCentesimos)} a tu favor` : 'Liberado al proveedor'
}

function missingFor(order: OrderFacts, reader: Reader, state: OrderState): string | null {
  const words: Partial<Record<OrderState, Readonly<Record<Reader, string>>>> = {
    SHIPPED: {
      buyer: 'Falta que el proveedor lo mande',
      provider: 'Falta que lo mandes',
      staff: 'Falta que el proveedor lo mande',
    },
    RECEIVED: {
      buyer: 'Falta que confirmes',
      provider: 'Falta que el cliente confirme',
      staff: 'Falta que el comprador confirme',
    },
    RELEASED: {
      buyer: 'El proveedor cobra',
      provider: `Cobrás ${formatMoney(order.payoutCentesimos)}`,
      staff: 'El proveedor cobra',
    },
  }
  return words[state]?.[reader] ?? null
}

function endingOf(order: OrderFacts, reader: Reader): StatusStep | null {
  const { state } = order
  const step = ASIDE.includes(state) ? stepTo(order, state) : undefined
  if (!step) return null
  const isDisputed = state === 'DISPUTED'
  return {
    state,
    title: titleOf(order, state),
    detail: isDisputed || withdrawalOf(order) ? summaryOf(order, reader) : refundWords(order, reader),
    at: step.at,
    position: isDisputed ? 'CURRENT' : 'DONE',
  }
}

/**
 * Words of a step in the conversation; null for one that another step covers ('received' comes with
 * 'released').
 */
export function stepWords(step: TakenStep, order: StepFacts, reader: Reader): string | null {
  const paid = formatMoney(order.paidCentesimos)
  const payout = formatMoney(order.payoutCentesimos)
  const disputed = disputeWords(step, order, reader)
  if (disputed) return disputed
  if (step.action === 'withdraw') {
    const back = backWords(order, reader, money =>
      reader === 'buyer' ? `Te devolvemos ${money}` : `Le devolvemos ${money} al comprador`,
    )
    const who =
      reader === 'buyer' ? 'Te arrepentiste de la compra' : 'El comprador se arrepintió de la compra'
    return sentences(who, back, step.note)
  }
  switch (step.toState) {
    case 'PAID':
      return `${reader === 'buyer' ? 'Pagaste' : 'El cliente pagó'} ${formatMoney(order.firstPaymentCentesimos)}. Quedan retenidos en Tuerca.`
    case 'SHIPPED':
      return sentences(sentWords(order, reader), step.note)
    case 'RELEASED':
      if (step.note === HANDED_OVER && reader !== 'staff') return handedOver(reader, { paid, payout })
      if (step.note && step.note !== HANDED_OVER)
        return sentences(
          'Nuestro equipo dio por recibida la compra',
          step.note,
          reader === 'provider' ? `${payout} a tu favor` : `${paid} liberados al proveedor`,
        )
      if (reader === 'buyer') return `Confirmaste la recepción. ${paid} liberados al proveedor.`
      return reader === 'provider'
        ? `El cliente confirmó la recepción. ${payout} a tu favor.`
        : `El cliente confirmó la recepción. ${paid} liberados al proveedor.`
    case 'CANCELED': {
      const who = reader === 'provider' ? 'Cancelaste el pedido' : 'El proveedor canceló el pedido'
      const back = backWords(order, reader, money =>
        reader === 'buyer' ? `Te devolvemos ${money}` : `Le devolvemos ${money} al cliente`,
      )
      return sentences(step.note ? `${who}: ${step.note}` : who, back)
    }
    default:
      return null
  }
}

function sentWords({ isPickup }: StepFacts, reader: Reader): string {
  if (reader === 'provider')
    return isPickup ? 'Avisaste que está listo para retirar' : 'Lo marcaste como enviado'
  return isPickup ? 'Listo para retirar' : 'Enviado'
}

/** Words of a release after the provider typed the hand-over code, which is the note of that step. */
function handedOver(
  reader: 'buyer' | 'provider',
  { paid, payout }: { paid: string; payout: string },
): string {
  return reader === 'buyer'
    ? `El proveedor confirmó la entrega con tu código. ${paid} liberados al proveedor.`
    : `Confirmaste la entrega con el código del cliente. ${payout} a tu favor.`
}

/** Words of the steps into a dispute and out of it. */
function disputeWords({ action }: TakenStep, order: StepFacts, reader: Reader): string | null {
  switch (action) {
    case 'dispute':
      return `${reader === 'buyer' ? 'Abriste una disputa' : 'El comprador abrió una disputa'}. La plata queda retenida hasta que se resuelva.`
    case 'disputeForBuyer':
      return 'Nuestro equipo abrió una disputa porque nadie confirmó la recepción. La plata queda retenida hasta que se resuelva.'
    case 'resumeUnsent':
      return 'La disputa terminó: falta el envío. La plata sigue retenida.'
    case 'resumeSent':
      return 'La disputa terminó: falta confirmar la recepción. La plata sigue retenida.'
    case 'releaseDisputed':
      return 'La disputa terminó: la plata es del proveedor.'
    case 'refund':
    case 'refundPart': {
      const back = backWords(order, reader, money =>
        reader === 'buyer' ? `Te devolvemos ${money}` : `Le devolvemos ${money} al comprador`,
      )
      return `La disputa terminó: ${back.charAt(0).toLowerCase()}${back.slice(1)}.`
    }
    default:
      return null
  }
}

/** Joins the given texts as sentences, each with a full stop. */
function sentences(...words: readonly (string | null | undefined)[]): string {
  return words.flatMap(word => (word?.trim() ? [asSentence(word)] : [])).join(' ')
}
