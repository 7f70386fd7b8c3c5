import type { Services } from '../context.ts'
import { settleNotice } from './payment.jobTypes.ts'
import type { PaymentGateway, WebhookDelivery } from './paymentGateway.ts'

/**
 * Receives a gateway's webhook: verifies it, and in one transaction stores the receipt and the job that will
 * ask the gateway. A redelivery is recognised and changes nothing. Throws InvalidWebhook.
 */
export async function receiveGatewayNotice(
  { transact, clock }: Services,
  gateway: PaymentGateway,
  delivery: WebhookDelivery,
): Promise<void> {
  const { eventId, type, kind: _kind, createdAt: _createdAt, ...about } = await gateway.parseWebhook(delivery)
  await transact(async ({ tx, enqueue }) => {
    const { count } = await tx.webhookReceipt.createMany({
      data: [{ vendor: gateway.id, eventId, type, receivedAt: clock.now() }],
      skipDuplicates: true,
    })
    if (count > 0) await enqueue(settleNotice, { gateway: gateway.id, ...about })
  })
}
