import * as identityNotices from '../src/domains/accounts/identity/identity.notices.ts'
import * as emailChangeNotices from '../src/domains/accounts/links/emailChange.notices.ts'
import * as linkNotices from '../src/domains/accounts/links/link.notices.ts'
import * as policyConsentNotices from '../src/domains/accounts/policies/policyConsent.notices.ts'
import * as providerNotices from '../src/domains/accounts/profiles/provider.notices.ts'
import * as providerChangeNotices from '../src/domains/accounts/profiles/providerChange.notices.ts'
import * as secondFactorNotices from '../src/domains/accounts/secondFactor/secondFactor.notices.ts'
import * as chatNotices from '../src/domains/chat/chat.notices.ts'
import * as messageReportNotices from '../src/domains/chat/messageReport.notices.ts'
import * as contactUnlockNotices from '../src/domains/contactUnlocks/contactUnlock.notices.ts'
import * as customOrderNotices from '../src/domains/customOrders/customOrder.notices.ts'
import * as disputeNotices from '../src/domains/disputes/dispute.notices.ts'
import * as enquiryNotices from '../src/domains/enquiries/enquiry.notices.ts'
import type { ChannelName } from '../src/domains/notice.ts'
import * as offerNotices from '../src/domains/offers/offer.notices.ts'
import * as offerQuestionNotices from '../src/domains/offers/offerQuestion.notices.ts'
import * as deliveryNotices from '../src/domains/orders/delivery.notices.ts'
import * as orderNotices from '../src/domains/orders/order.notices.ts'
import * as orderRestNotices from '../src/domains/orders/orderRest.notices.ts'
import * as overdueReceiptNotices from '../src/domains/orders/overdueReceipt.notices.ts'
import * as apiKeyNotices from '../src/domains/partners/apiKey.notices.ts'
import * as webhookNotices from '../src/domains/partners/webhook.notices.ts'
import * as ledgerAuditNotices from '../src/domains/payments/ledgerAudit.notices.ts'
import * as moneyAlarmNotices from '../src/domains/payments/moneyAlarm.notices.ts'
import * as paymentEndedNotices from '../src/domains/payments/paymentEnded.notices.ts'
import * as purchaseFlagNotices from '../src/domains/payments/purchaseFlag.notices.ts'
import * as saleChargedNotices from '../src/domains/payments/saleCharged.notices.ts'
import * as payoutNotices from '../src/domains/payouts/payout.notices.ts'
import * as payoutAccountNotices from '../src/domains/payouts/payoutAccount.notices.ts'
import * as dataRequestNotices from '../src/domains/privacy/dataRequest.notices.ts'
import * as requestAlertNotices from '../src/domains/requests/feed/requestAlerts.notices.ts'
import * as requestNotices from '../src/domains/requests/request.notices.ts'
import * as reviewNotices from '../src/domains/reviews/review.notices.ts'

const { addressOfLink: _, ...ofLinks } = linkNotices
/** Every notice, by the name it is exported under. */
export const NOTICES = {
  ...ofLinks,
  ...emailChangeNotices,
  ...identityNotices,
  ...policyConsentNotices,
  ...providerNotices,
  ...providerChangeNotices,
  ...secondFactorNotices,
  ...chatNotices,
  ...messageReportNotices,
  ...contactUnlockNotices,
  ...customOrderNotices,
  ...disputeNotices,
  ...enquiryNotices,
  ...offerNotices,
  ...offerQuestionNotices,
  ...deliveryNotices,
  ...orderNotices,
  ...orderRestNotices,
  ...overdueReceiptNotices,
  ...apiKeyNotices,
  ...webhookNotices,
  ...ledgerAuditNotices,
  ...moneyAlarmNotices,
  ...purchaseFlagNotices,
  ...paymentEndedNotices,
  ...saleChargedNotices,
  ...payoutNotices,
  ...payoutAccountNotices,
  ...requestAlertNotices,
  ...dataRequestNotices,
  ...requestNotices,
  ...reviewNotices,
}
export type NoticeName = keyof typeof NOTICES
type Facts<N extends NoticeName> = Parameters<NonNullable<(typeof NOTICES)[N]['words'][ChannelName]>>[0]

const url = 'http://tuerca.test/dashboard'
const money = { totalCentesimos: 64_000, paidCentesimos: 64_000, elsewhereCentesimos: 0 }
const named = (description: string) => [{ description, quantity: 2 }]
const bankAccount = {
  account: 'BROU ···· 4821',
  from: 'viernes 27 de noviembre a las 15:04',
  reason: 'El titular no es el de la cuenta.',
}
const payout = { amountCentesimos: 1_234_050, account: 'BROU ···· 4821', reason: 'La cuenta está cerrada.' }
const disputed = (typed: string) => ({
  reader: 'BUYER' as const,
  parts: named(typed),
  reason: 'DAMAGED' as const,
  openedByTeam: false,
  answerDueAt: new Date('2061-11-25T18:04:00Z'),
  decisionDueAt: new Date('2061-12-02T03:00:00Z'),
  appealUntil: new Date('2061-12-08T18:04:00Z'),
  appealedBy: 'PROVIDER' as const,
  terms: { solution: 'REFUND_PART' as const, refundCentesimos: 120_000 },
  proposal: { party: 'PROVIDER' as const, solution: 'REFUND_PART' as const, refundCentesimos: 120_000 },
  // Our team writes the decision.
  decision: 'Las fotos muestran el daño',
  paidCentesimos: 640_000,
  url,
})
const sold = (typed: string) => ({
  ...money,
  lines: [{ description: typed, quantity: 2, priceCentesimos: 64_000 }],
  discountBps: 1_000,
  shippingCharge: 'AMOUNT' as const,
  shippingCentesimos: 25_000,
  companyName: typed,
  delivery: typed,
  isPickup: false,
  reason: typed,
  acceptedBecause: null,
  returnNote: null,
  inPersonCentesimos: 0,
  isRestPayable: true,
  clientName: typed,
  url,
})
const withdrawn = (typed: string) => ({
  ...sold(typed),
  returnNote: 'La pieza vuelve sin usar; el envío de vuelta lo paga el comprador.',
  inPersonCentesimos: 20_000,
})

/** The data of each notice's words. A function has its argument in every field that is typed by somebody else than the reader. */
export const FACTS: { readonly [N in NoticeName]: Facts<N> | ((typed: string) => Facts<N>) } = {
  confirmRequest: typed => ({ parts: named(typed), vehicle: typed, url }),
  followLinks: typed => ({
    links: [1, 2].map(() => ({
      email: 'ana@correo.test',
      isConfirmed: true,
      request: { parts: named(typed), vehicle: typed, url },
    })),
  }),
  requestTaken: typed => ({ parts: named(typed), vehicle: typed, url }),
  requestReceived: typed => ({ parts: named(typed), vehicle: typed, hasAccount: false, url }),
  ledgerAlarm: { count: 1, findings: ['held for order 4f7a21c9: expected 0, found 485000'] },
  refundFailedAlarm: {
    gateway: 'MercadoPago',
    paymentRef: '21159542253',
    orderId: '4f7a21c9-5f0b-7c55-9a3f-1d2b7a5f9f10',
    amountCentesimos: 485_000,
    reason: 'Sin stock',
    isElsewhere: false,
    hasCase: false,
    url,
  },
  paymentCaseAlarm: {
    gateway: 'Stripe',
    paymentRef: 'pi_3Qa',
    kind: 'DISPUTE',
    isLost: false,
    reason: 'no reconoce el pago, posible fraude',
    amountCentesimos: 485_000,
    respondBy: 'el lunes 30 de noviembre a las 15:04',
    url,
  },
  differencesAlarm: {
    count: 3,
    findings: [
      {
        gateway: 'Stripe',
        paymentRef: 'pi_3Qa',
        kind: 'UNKNOWN_TO_US',
        reason: 'La pasarela tiene un pago que Tuerca no conoce.',
        amountCentesimos: 485_000,
      },
      {
        gateway: 'Stripe',
        paymentRef: 'pi_3Qb',
        kind: 'AMOUNT_DIFFERS',
        reason: 'La pasarela cobró UYU $ 100 y Tuerca anotó $ 90.',
        amountCentesimos: 10_000,
      },
    ],
    url,
  },
  paymentEndedNotice: typed => ({
    things: [{ description: typed, quantity: 1 }],
    amountCentesimos: 64_000,
    hasExpired: true,
    unpaid: 'La oferta sigue disponible mientras esté vigente.',
    url,
  }),
  saleChargedNotice: typed => ({ ...sold(typed), amountCentesimos: 441_350 }),
  chargeReturnedNotice: typed => ({ ...sold(typed), amountCentesimos: 441_350, isRefunded: false }),
  purchaseFlagToTeam: { reason: 'Tendría 6 compras sin terminar; el límite es 5.', isRefused: true, url },
  purchaseFlagDecidedNotice: { isCleared: true, isContact: false, url, contactUrl: url },
  payoutStartedNotice: { ...payout, url },
  payoutPaidNotice: { ...payout, url },
  payoutFailedNotice: { ...payout, url },
  payoutAccountRequestedNotice: { ...bankAccount, from: null, url },
  payoutAccountApprovedNotice: { ...bankAccount, url },
  payoutAccountRejectedNotice: { ...bankAccount, from: null, url },
  newRequests: typed => ({
    isDigest: false,
    requests: [
      { parts: named(typed), vehicle: typed, department: 'Rocha' },
      { parts: named(typed), vehicle: typed, department: 'Salto' },
    ],
    url,
  }),
  offerArrived: typed => ({ ...money, parts: named(typed), url }),
  offerRejectedNotice: typed => ({ ...money, parts: named(typed), rejectReason: 'PRICE' as const, url }),
  offerRevisedNotice: typed => ({ ...money, parts: named(typed), url }),
  offerWithdrawnNotice: typed => ({ ...money, parts: named(typed), url }),
  contactsUnlockedNotice: typed => ({ parts: named(typed), url }),
  customOrderExpiredNotice: typed => ({ totalCentesimos: 64_000, parts: named(typed), url }),
  offerExpiredNotice: typed => ({ ...money, parts: named(typed), url }),
  offerRestoredNotice: typed => ({ ...money, parts: named(typed), url }),
  offerQuestionArrived: typed => ({ ...money, parts: named(typed), question: typed, url }),
  offerQuestionAnsweredNotice: typed => ({
    ...money,
    parts: named(typed),
    // The reader's own question.
    question: '¿Es original?',
    answer: typed,
    url,
  }),
  requestMatches: typed => ({ parts: named(typed), vehicle: typed, url }),
  requestExpiredNotice: typed => ({ parts: named(typed), vehicle: typed, url }),
  requestAddedTo: typed => ({
    ...money,
    parts: named(typed),
    added: { photos: true, comment: true },
    url,
  }),
  offerLostNotice: typed => ({
    ...money,
    parts: named(typed),
    openParts: named(typed),
    rank: 'Por precio quedaste tercero de 7: la elegida era ~15 % más barata.',
    url,
  }),
  orderPaidBuyer: sold,
  orderPaidProvider: sold,
  orderRestPaidBuyer: sold,
  orderRestPaidProvider: sold,
  orderShippedNotice: sold,
  deliveryCorrectedNotice: sold,
  receiptReminder: sold,
  receiptOverdueNotice: sold,
  receiptAskedBuyer: sold,
  receiptAskedProvider: sold,
  // Our team writes the reason.
  receiptAcceptedNotice: typed => ({ ...sold(typed), acceptedBecause: 'La agencia muestra la entrega' }),
  orderReleasedNotice: sold,
  orderCanceledNotice: sold,
  orderWithdrawnBuyer: withdrawn,
  orderWithdrawnProvider: withdrawn,
  disputeOpenedNotice: disputed,
  disputeAnsweredNotice: disputed,
  disputeEscalatedNotice: disputed,
  disputeReviewedNotice: disputed,
  disputePostponedNotice: disputed,
  disputeProposedNotice: disputed,
  disputeAgreedNotice: disputed,
  disputeDroppedNotice: disputed,
  disputeDecidedNotice: disputed,
  disputeAppealedNotice: disputed,
  disputeClosedNotice: disputed,
  unreadMessages: typed => ({ count: 2, from: typed, parts: typed, url }),
  // Our team reads what was written.
  messageReportToTeam: { reason: 'Me insulta', url },
  messageReportClosedNotice: typed => ({ outcome: 'HIDDEN' as const, parts: named(typed), url }),
  // Our team writes the warning.
  messageWarning: typed => ({
    outcome: 'WARNED' as const,
    warning: 'Los pagos se hacen por Tuerca',
    parts: named(typed),
    url,
  }),
  reviewInvitation: typed => ({ parts: named(typed), companyName: typed, url }),
  reviewArrived: typed => ({ average: 4.3, parts: named(typed), comment: typed, url }),
  reviewAnsweredNotice: typed => ({ parts: named(typed), companyName: typed, answer: typed, url }),
  // Our team writes the reason.
  reviewRemovedNotice: typed => ({
    parts: named(typed),
    companyName: typed,
    reason: 'Nombra a una persona',
    url,
  }),
  // Our team reads what was written.
  reviewReportToTeam: { reason: 'No es por esta venta', url },
  reviewReportClosedNotice: typed => ({ outcome: 'KEPT' as const, parts: named(typed), url }),
  // Our team reads what was written.
  enquiryToTeam: {
    kind: 'Compra',
    name: 'Ana',
    email: 'ana@correo.test',
    phone: null,
    subject: 'Un pago',
    message: 'Hola',
    url,
  },
  // The notice repeats nothing that was typed.
  enquiryReceived: { kind: 'Consulta comercial', supportHours: 'de 9 a 18' },
  // Our team writes the answer.
  enquiryAnsweredNotice: typed => ({ subject: typed, answer: 'Ya está' }),
  confirmRegistration: { url },
  alreadyRegistered: { url },
  // The reader has named it.
  apiKeyCreatedNotice: { name: 'Planilla', scopes: ['requests:read'], url },
  // A host is one, or the address is not taken.
  webhookDisabledNotice: { host: 'sistema.example', url },
  passwordLink: { url },
  passwordChangedNotice: { url, vendors: ['Google'] },
  identityLinkedNotice: { vendor: 'Google', url },
  identityUnlinkedNotice: { vendor: 'Google', url },
  // An e-mail is one, or it is not taken.
  leaveEmail: { newEmail: 'nueva@correo.test', url },
  takeEmail: { isInUse: false, url },
  emailChangedNotice: { newEmail: 'nueva@correo.test' },
  secondFactorEnabledNotice: { url },
  secondFactorDisabledNotice: { url },
  recoveryCodeUsedNotice: { left: 2, url },
  policiesChangedNotice: {
    changed: [
      {
        policy: 'TERMS_OF_USE',
        current: '2026-11-23',
        accepted: null,
        parts: null,
        fullTextUrl: 'http://tuerca.test/terminos-uso',
      },
    ],
    url,
  },
  signInLink: { url },
  providerApprovedNotice: typed => ({ companyName: typed, url, panelUrl: url }),
  // Our team writes the reason.
  providerRejectedNotice: typed => ({
    companyName: typed,
    reason: 'Falta el RUT',
    profileUrl: url,
    panelUrl: url,
  }),
  providerSuspendedNotice: typed => ({
    companyName: typed,
    reason: 'Dos reclamos sin responder',
    salesUrl: url,
  }),
  providerReinstatedNotice: typed => ({ companyName: typed, panelUrl: url }),
  providerChangeApprovedNotice: { fields: 'el RUT', reason: '', url },
  // Our team writes the reason.
  providerChangeRejectedNotice: { fields: 'el RUT', reason: 'No figura en la DGI', url },
  deletionLink: { url },
  deletionTaken: { due: '2 de diciembre', url },
  deletionWithdrawnNotice: { url },
  deletionToTeam: { due: '2 de diciembre', url },
  // Our team writes the answer.
  deletionDeclinedNotice: { answer: 'Hay una compra en curso' },
}
