import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { requestInput } from '../requestsWorld.ts'
import { type CommandGuard, type Guards, NOT_APPROVED } from './guards.ts'

/** Nobody simulates anything in the market of people: partners/simulation has the tests of the simulated one. */
const refused = (variables: () => Record<string, unknown>): CommandGuard => ({
  scope: 'approvedProvider',
  people: [
    [['stranger', 'quoter', 'provider'], 'WRONG_STATE'],
    [['visitor'], 'SIGN_IN_REQUIRED'],
    [NOT_APPROVED, 'NOT_ALLOWED'],
  ],
  again: 'WRONG_STATE',
  atOnce: ['WRONG_STATE', 'WRONG_STATE'],
  leaves: 'once',
  prepare: async () => ({ variables: variables() }),
})

export const SIMULATION_GUARDS: Guards = {
  commands: {
    simulateRequest: refused(() => {
      const { brand, model, year, department, parts } = requestInput()
      return { input: { brand, model, year, department, parts } }
    }),
    simulatePurchase: refused(() => ({ offerId: encodeGlobalId('Offer', newId()) })),
    simulateReceipt: refused(() => ({ orderId: encodeGlobalId('Order', newId()) })),
  },
  onlyAnswered: ['SimulateRequestPayload'],
}
