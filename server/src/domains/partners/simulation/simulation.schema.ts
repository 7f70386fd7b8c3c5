import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { NotFound, RateLimited, WrongState } from '../../../platform/refusal.ts'
import { OfferChanged } from '../../offers/offer.errors.ts'
import { OrderPayload } from '../../orders/order.schema.ts'
import { visibleRequests } from '../../requests/request.policy.ts'
import { simulatePurchaseArgs, simulateReceiptArgs, simulateRequestInput } from './simulation.input.ts'
import { simulatePurchase, simulateReceipt, simulateRequest } from './simulation.operations.ts'

commandWithInput('simulateRequest', {
  type: payloadOf('SimulateRequestPayload', {
    description: 'An invented buyer asks for parts.',
    model: 'PartRequest',
    field: 'request',
    fieldDescription: 'The request, as the shop sees it.',
    key: 'requestId',
    visible: visibleRequests,
  }),
  description:
    'Has an invented buyer ask for parts in the simulated market. Approved providers with a test key; refused everywhere else.',
  authScopes: { approvedProvider: true },
  refusals: [RateLimited, WrongState],
  input: simulateRequestInput,
  inputDescription: 'The vehicle and the parts.',
  run: simulateRequest,
})

commandWithArgs('simulatePurchase', {
  type: OrderPayload,
  description:
    'Has the invented buyer of a simulated request accept an offer and pay it whole. Approved providers with a test key; refused everywhere else.',
  authScopes: { approvedProvider: true },
  refusals: [NotFound, OfferChanged, RateLimited, WrongState],
  args: simulatePurchaseArgs,
  run: simulatePurchase,
})

commandWithArgs('simulateReceipt', {
  type: OrderPayload,
  description:
    'Has the invented buyer confirm that an order arrived, which releases its money. Approved providers with a test key; refused everywhere else.',
  authScopes: { approvedProvider: true },
  refusals: [NotFound, WrongState],
  args: simulateReceiptArgs,
  run: simulateReceipt,
})
