import type { PaymentCaseKind } from '../../generated/prisma/enums.ts'
import { momentInWords } from '../../platform/businessDays.ts'
import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import { differencesFound, paymentCaseOpened, refundFailed } from './payment.events.ts'
import { UNSETTLED } from './paymentCases.ts'
import { caseReasonWords, PAYMENT_CASE_WORDS } from './paymentCaseWords.ts'

export const refundFailedAlarm = defineNotice({
  id: 'refundFailedAlarm',
  event: refundFailed,
  audience:
    'Our team, when a gateway refused a refund, a bank returned one, or the gateway decided that the payer has not got the money of one.',
  kind: 'TEAM',
  urgency: 'MONEY',
  async read({ db, settings }, { refundId }) {
    const { payment, paymentId, allocation, amountCentesimos, reason, isElsewhere } =
      await db.prisma.refund.findUniqueOrThrow({
        where: { id: refundId },
        include: { payment: true, allocation: true },
      })
    const cases = await db.prisma.paymentCase.count({ where: { paymentId, ...UNSETTLED } })
    const facts = {
      ...placeOf(payment),
      orderId: allocation?.orderId ?? null,
      amountCentesimos,
      reason,
      isElsewhere,
      hasCase: cases > 0,
      url: `${settings.publicUrl}/admin/reembolsos`,
    }
    return { accountId: null, email: settings.supportEmail, facts }
  },
  words: { mail: refundFailedMail },
})

export const paymentCaseAlarm = defineNotice({
  id: 'paymentCaseAlarm',
  event: paymentCaseOpened,
  audience: 'Our team, when a payment is charged back, or was given back at the gateway by hand.',
  kind: 'TEAM',
  urgency: 'MONEY',
  async read({ db, settings }, { paymentCaseId }) {
    const { payment, gateway, gatewayRef, kind, state, reason, amountCentesimos, respondBy } =
      await db.prisma.paymentCase.findUniqueOrThrow({
        where: { id: paymentCaseId },
        include: { payment: true },
      })
    const facts = {
      ...placeOf({ gateway, gatewayRef: payment?.gatewayRef ?? gatewayRef }),
      kind,
      isLost: state === 'LOST',
      reason: caseReasonWords(reason),
      amountCentesimos,
      respondBy: respondBy && momentInWords(respondBy),
      url: `${settings.publicUrl}/admin/casos`,
    }
    return { accountId: null, email: settings.supportEmail, facts }
  },
  words: { mail: paymentCaseMail },
})

/** Findings that one mail describes; the rest are counted. */
const DESCRIBED = 10

export const differencesAlarm = defineNotice({
  id: 'differencesAlarm',
  event: differencesFound,
  audience: 'Our team, once for each page of a comparison with a gateway that found differences.',
  kind: 'TEAM',
  urgency: 'MONEY',
  async read({ db, settings }, { paymentCaseIds }) {
    const where = { id: { in: [...paymentCaseIds] } }
    const cases = await db.prisma.paymentCase.findMany({
      where,
      orderBy: { id: 'asc' },
      take: DESCRIBED,
      include: { payment: true },
    })
    const facts = {
      count: await db.prisma.paymentCase.count({ where }),
      findings: cases.map(({ kind, reason, amountCentesimos, gateway, gatewayRef, payment }) => ({
        ...placeOf({ gateway, gatewayRef: payment?.gatewayRef ?? gatewayRef }),
        kind,
        reason,
        amountCentesimos,
      })),
      url: `${settings.publicUrl}/admin/casos`,
    }
    return facts.count === 0 ? null : { accountId: null, email: settings.supportEmail, facts }
  },
  words: { mail: differencesMail },
})

/** Where a person finds the payment. */
interface Place {
  readonly gateway: string
  /** The gateway's id of the payment. */
  readonly paymentRef: string
}

/** The queue of the team that decides it. */
interface Queued {
  readonly url: string
}

const placeOf = (payment: {
  readonly gateway: keyof typeof GATEWAY_LABELS
  readonly gatewayRef: string
}): Place => ({ gateway: GATEWAY_LABELS[payment.gateway], paymentRef: payment.gatewayRef })

interface FailedRefund extends Place, Queued {
  /** Null when the money bought nothing. */
  readonly orderId: string | null
  readonly amountCentesimos: number
  /** Reason of the refund, in Spanish. */
  readonly reason: string
  /** True when the payer had the money from a bank or the gateway, which has it again. */
  readonly isElsewhere: boolean
  /** True while a case of the payment waits, which decides first. */
  readonly hasCase: boolean
}

function refundFailedMail(refund: FailedRefund): MailDraft {
  const { gateway, paymentRef, orderId, reason, isElsewhere, hasCase, url } = refund
  const amount = formatMoney(refund.amountCentesimos)
  return {
    subject: isElsewhere
      ? `Hay que devolverle ${amount} a un comprador`
      : `No se pudo procesar el reembolso de ${amount}`,
    paragraphs: [
      isElsewhere
        ? `Quien hizo el pago ${paymentRef} había recuperado ${amount} por su banco o por ${gateway}, y lo tomamos como reembolso. Esa plata volvió a ${gateway}, así que hay que devolvérsela.`
        : `${gateway} rechazó el reembolso de ${amount} del pago ${paymentRef}, o el banco de quien pagó lo mandó de vuelta.`,
      asSentence(`Motivo del reembolso: ${reason}`),
      orderId ? `Es de la compra #${orderId.slice(-8).toUpperCase()}.` : 'Ese pago no compró nada.',
      hasCase
        ? 'Ese pago tiene un caso abierto en «Casos de pago»: resolvelo primero, porque quien pagó puede tener ya la plata.'
        : 'Se le debe a quien pagó: hoy hay que pedirle el reembolso de nuevo a la pasarela, o transferirle la plata y anotarlo.',
    ],
    action: { label: 'Ver los reembolsos fallidos', url },
  }
}

interface OpenedCase extends Place, Queued {
  readonly kind: PaymentCaseKind
  /** True of a dispute that was decided for the payer before we heard of it. */
  readonly isLost: boolean
  readonly reason: string
  readonly amountCentesimos: number
  /** The deadline in words; null without one. */
  readonly respondBy: string | null
}

function paymentCaseMail(opened: OpenedCase): MailDraft {
  const { gateway, paymentRef, kind, isLost, reason, respondBy, url } = opened
  const amount = formatMoney(opened.amountCentesimos)
  const action = { label: 'Ver los casos de pago', url }
  const about = `del pago ${paymentRef} en ${gateway}`
  const undecided =
    'El libro de cuentas no cambió: hay que decidir quién pierde esa plata, y eso se anota al resolver el caso.'
  if (kind !== 'DISPUTE')
    return {
      subject: `Alguien devolvió ${amount} por fuera de Tuerca`,
      paragraphs: [
        `En el panel de ${gateway} se devolvieron ${amount} del pago ${paymentRef} sin que Tuerca lo pidiera.`,
        undecided,
      ],
      action,
    }
  if (isLost)
    return {
      subject: `Contracargo perdido de ${amount}`,
      paragraphs: [
        `Quien pagó, o su banco, reclamó ${amount} ${about} y ya se los dieron. Motivo: ${reason}.`,
        undecided,
      ],
      action,
    }
  return {
    subject: `Contracargo de ${amount}${respondBy ? `: responder hasta ${respondBy}` : ''}`,
    paragraphs: [
      `Quien pagó, o su banco, reclama ${amount} ${about}. Motivo: ${reason}.`,
      respondBy
        ? `Hay que presentar las pruebas en ${gateway} hasta ${respondBy}.`
        : `${gateway} no dice hasta cuándo se puede responder: hay que mirarlo hoy.`,
      'El libro de cuentas no cambió.',
    ],
    action,
  }
}

interface Finding extends Place {
  readonly kind: PaymentCaseKind
  readonly reason: string
  readonly amountCentesimos: number
}

interface Differences extends Queued {
  readonly count: number
  /** The first of them. */
  readonly findings: readonly Finding[]
}

function differencesMail({ count, findings, url }: Differences): MailDraft {
  const more = count - findings.length
  return {
    subject:
      count === 1 ? 'Una diferencia con la pasarela de pago' : `${count} diferencias con la pasarela de pago`,
    paragraphs: [
      ...findings.map(
        ({ kind, gateway, paymentRef, amountCentesimos, reason }) =>
          `${PAYMENT_CASE_WORDS[kind]}: ${formatMoney(amountCentesimos)}, ${paymentRef} en ${gateway}. ${reason}`,
      ),
      ...(more > 0 ? [more === 1 ? 'Hay una más en la lista.' : `Hay ${more} más en la lista.`] : []),
      'No corregimos nada: hay que mirarlo en las dos partes y anotar qué se decidió.',
    ],
    action: { label: 'Ver los casos de pago', url },
  }
}
