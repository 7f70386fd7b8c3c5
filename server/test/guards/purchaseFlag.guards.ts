import { requireAccount } from '../../src/domains/viewer.ts'
import type { PurchaseFlagOutcome } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Harness } from '../harness.ts'
import { keepPurchaseFlag } from '../purchaseFlags.ts'
import { createBuyer } from '../world.ts'
import { adminsOnly, type Guards, onceOnly } from './guards.ts'

async function newBuyer(harness: Harness) {
  const email = `${newId()}@cast.test`
  return requireAccount((await createBuyer(harness, { name: 'Nueva', email })).viewer)
}

const facts = ['id', 'kind', 'reason', 'flaggedAt', 'outcome', 'decidedAt', 'note', 'account', 'request']

export const PURCHASE_FLAG_GUARDS: Guards = {
  commands: {
    decidePurchaseFlag: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['WAITING'], 'done'],
        [['CONFIRMED', 'CLEARED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      async prepare(stage) {
        const { prisma } = stage.harness.services.db
        const id = await keepPurchaseFlag(stage.harness, await newBuyer(stage.harness))
        const input = { outcome: 'CONFIRMED', note: 'La tarjeta es de otra persona' }
        return {
          variables: { input: { ...input, flagId: encodeGlobalId('PurchaseFlag', id) } },
          async put(state) {
            if (state === 'NOBODY')
              return { input: { ...input, flagId: encodeGlobalId('PurchaseFlag', newId()) } }
            const outcome = state === 'WAITING' ? null : (state as PurchaseFlagOutcome)
            await prisma.purchaseFlag.update({ where: { id }, data: { outcome } })
            return undefined
          },
        }
      },
    },
  },
  fields: {
    Query: [[['admin'], ['purchaseFlags']]],
    Subscription: [[['admin'], ['purchaseFlagUpdated']]],
    purchaseFlag: [[['admin'], facts]],
  },
  onlyAnswered: ['PurchaseFlagPayload'],
}
