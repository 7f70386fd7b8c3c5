import type { PaymentCaseKind } from '../../generated/prisma/enums.ts'
import { momentInWords } from '../../platform/businessDays.ts'
import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { defineNotice } from '../notice.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import { differencesFound, paymentCaseOpened, refundFailed } from './payment.events.ts'
import { caseReasonWords, PAYMENT_CASE_WORDS } from './paymentCaseWords.ts'

export const refundFailedAlarm = defineNotice({
  id: 'refundFailedAlarm',
  event: refundFailed,
  audience: 'Our team, when a gateway refused a refund or a bank returned one.',
  kind: 'TEAM',
  urgency: 'MONEY',
  async read({ db, settings }, { refundId }) {
    const { payment, allocation, amountCentesimos, reason } = await db.prisma.refund.findUniqueOrThrow({
      where: { id: refundId },
      include: { payment: true, allocation: true },
    })
    const facts = {
      ...placeOf(payment),
      orderId: allocation?.orderId ?? null,
      amountCentesimos,
      reason,
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
    const { payment, gateway, gatewayRef, kind, reason, amountCentesimos, respondBy } =
      await db.prisma.paymentCase.findUniqueOrThrow({
        where: { id: paymentCaseId },
        include: { payment: true },
      })
    const facts = {
      ...placeOf({ gateway, gatewayRef: payment?.gatewayRef ?? gatewayRef }),
      kind,
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
  readonly reason: string
}

function refundFailedMail({
  gateway,
  paymentRef,
  orderId,
  amountCentesimos,
  reason,
  url,
}: FailedRefund): MailDraft {
  return {
    subject: `No se pudo procesar el reembolso de ${formatMoney(amountCentesimos)}`,
    paragraphs: [
      `${gateway} no devolvió ${formatMoney(amountCentesimos)} del pago ${paymentRef}. Motivo del reembolso: ${reason}.`,
      orderId ? `El pedido es ${orderId}.` : 'Ese pago no compró nada.',
      'La plata sigue en Tuerca y se le debe a quien pagó: hay que mirarlo hoy.',
    ],
    action: { label: 'Ver los reembolsos fallidos', url },
  }
}

interface OpenedCase extends Place, Queued {
  readonly kind: PaymentCaseKind
  readonly reason: string
  readonly amountCentesimos: number
  /** The deadline in words; null without one. */
  readonly respondBy: string | null
}

function paymentCaseMail({
  gateway,
  paymentRef,
  kind,
  reason,
  amountCentesimos,
  respondBy,
  url,
}: OpenedCase): MailDraft {
  const amount = formatMoney(amountCentesimos)
  const action = { label: 'Ver los casos de pago', url }
  const about = `del pago ${paymentRef} en ${gateway}`
  return kind === 'DISPUTE'
    ? {
        subject: `Contracargo de ${amount}${respondBy ? `: responder hasta ${respondBy}` : ''}`,
        paragraphs: [
          `El banco de quien pagó reclama ${amount} ${about}. Motivo: ${reason}.`,
          respondBy
            ? `Hay que presentar las pruebas ahí hasta ${respondBy}.`
            : 'No dice hasta cuándo se puede responder: hay que mirarlo hoy.',
          'El libro de cuentas no cambió.',
        ],
        action,
      }
    : {
        subject: `Alguien devolvió ${amount} por fuera de Tuerca`,
        paragraphs: [
          `En el panel de ${gateway} se devolvieron ${amount} del pago ${paymentRef} que Tuerca no pidió.`,
          'El libro de cuentas no cambió: hay que decidir de quién era esa plata.',
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
