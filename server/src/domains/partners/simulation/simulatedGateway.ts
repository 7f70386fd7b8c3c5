import type { Clock } from '../../../platform/clock.ts'
import { GatewayRefused, InvalidWebhook, type PaymentGateway } from '../../payments/paymentGateway.ts'

const CHECKOUT = /^simulated_([0-9a-f-]{36})_(\d+)_(\d+)$/

/**
 * The gateway of the simulated market. It keeps nothing: a checkout's id has its amount and its time, and whoever asks about a
 * checkout has paid it. A refund succeeds at once.
 */
export function simulatedGateway(clock: Clock): PaymentGateway {
  const missing = () => new GatewayRefused('resource_missing', 'no such object in the simulated market')
  const parsed = (ref: string) => {
    const [, reference, amount, paidAt] = CHECKOUT.exec(ref) ?? []
    if (reference === undefined) throw missing()
    return { reference, amountCentesimos: Number(amount), paidAt: new Date(Number(paidAt)) }
  }
  return {
    id: 'STRIPE',
    label: 'Pago simulado',
    methods: { label: 'Pago simulado', detail: 'No mueve plata.' },
    async createCheckout({ reference, amountCentesimos, successUrl, expiresAt }) {
      const ref = `simulated_${reference}_${amountCentesimos}_${clock.now().getTime()}`
      return { ref, url: successUrl, expiresAt }
    },
    async readCheckout({ ref }) {
      if (ref === null) throw missing()
      const { reference, amountCentesimos, paidAt } = parsed(ref)
      return {
        ref,
        reference,
        status: 'PAID',
        amountCentesimos,
        currency: 'UYU',
        payments: [
          {
            ref,
            amountCentesimos,
            amountRefundedCentesimos: 0,
            feeCentesimos: 0,
            paidAt,
            dispute: null,
          },
        ],
        voucher: null,
      }
    },
    async referenceOf(paymentRef) {
      return parsed(paymentRef).reference
    },
    async paymentOf() {
      throw missing()
    },
    async expireCheckout() {},
    async refund({ idempotencyKey, amountCentesimos, paymentRef }) {
      return {
        ref: `simulated_refund_${amountCentesimos}_${idempotencyKey}`,
        status: 'SUCCEEDED',
        amountCentesimos,
        paymentRef,
      }
    },
    async readRefund({ ref, paymentRef }) {
      const [, amount] = /^simulated_refund_(\d+)_/.exec(ref) ?? []
      if (amount === undefined) throw missing()
      return { ref, status: 'SUCCEEDED', amountCentesimos: Number(amount), paymentRef }
    },
    async listPayments() {
      return { payments: [], next: null }
    },
    async parseWebhook() {
      throw new InvalidWebhook('the simulated gateway sends none')
    },
  }
}
