import type { CustomOrder } from '../../generated/prisma/client.ts'
import type { CustomOrderState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import { type CustomOrderEvent, customOrderExpired, customOrderPaid } from './customOrder.events.ts'
import { customOrderLifecycle, type DatedCustomOrder } from './customOrder.lifecycle.ts'

/** A custom order with whom its events concern. */
export interface CustomOrderOfProvider extends Pick<CustomOrder, 'id' | 'state'>, DatedCustomOrder {
  readonly provider: { readonly accountId: string }
}

export const stepCustomOrder = defineStep(customOrderLifecycle, {
  update: (tx, { id, from, to, at }: StepWrite<CustomOrderState>) =>
    tx.customOrder.updateMany({ where: { id, state: from }, data: { state: to, updatedAt: at } }),
  events: { pay: customOrderPaid, expire: customOrderExpired },
  facts: (order: CustomOrderOfProvider) => customOrderFacts(order),
})

/** The data of the events of a custom order. */
export function customOrderFacts({
  id,
  provider,
}: Pick<CustomOrderOfProvider, 'id' | 'provider'>): CustomOrderEvent {
  return { customOrderId: id, providerAccountId: provider.accountId }
}
