import { z } from 'zod'
import { globalId, namedInput } from '../../../platform/input.ts'
import { requestFields } from '../../requests/asking/request.input.ts'

/** Input of an invented request; `now` because next year's cars are sold this year. */
export function simulateRequestInput(now: Date) {
  return namedInput(
    'SimulateRequestInput',
    'A vehicle and the parts that an invented buyer needs.',
    z.object(requestFields(now)),
  )
}

export type SimulatedRequest = z.output<ReturnType<typeof simulateRequestInput>>

export const simulatePurchaseArgs = z.object({ offerId: globalId().describe('The Offer.') })

export const simulateReceiptArgs = z.object({ orderId: globalId().describe('The Order.') })
