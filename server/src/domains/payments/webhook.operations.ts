import type { Services } from '../context.ts'
import { settleNotice } from './payment.jobTypes.ts'
import { GatewayUnavailable } from './paymentGateway.ts'

/**
 * Takes a gateway's webhook: verifies it, and in one transaction keeps the receipt and the job that will ask the gateway
 * for the truth. A redelivery is recognised and changes nothing. Throws InvalidWebhook, GatewayUnavailable.
 */
export async function receiveGatewayNotice(
  { gateway, transact, clock }: Services,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (!gateway) throw new GatewayUnavailable('off', 'no payment gateway is configured')
  const { eventId, type, checkoutRef, paymentRef, refundRef } = await gateway.parseWebhook(rawBody, headers)
  await transact(async ({ tx, enqueue }) => {
    const { count } = await tx.webhookReceipt.createMany({
      data: [{ vendor: gateway.id, eventId, type, receivedAt: clock.now() }],
      skipDuplicates: true,
    })
    if (count > 0) await enqueue(settleNotice, { checkoutRef, paymentRef, refundRef })
  })
}
