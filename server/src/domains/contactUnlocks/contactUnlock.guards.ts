import { adminsOnly, type Guards, type PrepareSubject, sameAgain } from '../../../test/guards/guards.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { putRequest } from '../requests/request.guards.ts'
import { partRequestLifecycle } from '../requests/request.lifecycle.ts'

const setUnlockPrice: PrepareSubject = async stage => {
  const { owner, quoter } = stage.people
  const request = await createRequest(owner.caller)
  await createOffer(quoter.caller, request)
  return {
    variables: { input: { requestId: request.id, price: 15_000 } },
    async put(state) {
      const { prisma } = stage.harness.services.db
      if (state === 'UNLOCKED')
        await prisma.contactUnlock.create({
          data: { requestId: request.rawId, accountId: owner.accountId, paidAt: stage.harness.clock.now() },
        })
      else await putRequest(stage, request.rawId, state)
      return undefined
    },
  }
}

const terms =
  'paymentTerms paymentTerms.version paymentTerms.title paymentTerms.lines paymentTerms.lines.name paymentTerms.detail paymentTerms.total paymentTerms.plans paymentTerms.plans.plan paymentTerms.plans.label paymentTerms.plans.amount paymentTerms.plans.detail paymentTerms.isHeld paymentTerms.changedWords paymentTerms.disabledReason'
const contacts =
  'quoterContacts quoterContacts.name quoterContacts.companyName quoterContacts.email quoterContacts.phone quoterContacts.department quoterContacts.address'
const noValue =
  'paymentTerms.lines.priceWords paymentTerms.seller paymentTerms.seller.name paymentTerms.seller.isVerified paymentTerms.seller.department paymentTerms.seller.sales'

export const CONTACT_UNLOCK_GUARDS: Guards = {
  commands: {
    setUnlockPrice: {
      scope: 'admin',
      lifecycle: partRequestLifecycle,
      people: adminsOnly,
      states: {
        'OPEN ANSWERED': 'done',
        'AWARDED CLOSED CANCELED EXPIRED OVERDUE UNLOCKED': 'WRONG_STATE',
      },
      ...sameAgain,
      prepare: setUnlockPrice,
    },
  },

  fields: {
    openRequest: { nobody: `unlockPrice ${terms} ${contacts} ${noValue}` },
    paidRequest: {
      owner: `${terms} ${contacts}`,
      'owner admin': 'unlockPrice',
      nobody: noValue,
    },
    visitorRequest: { nobody: `unlockPrice ${terms} ${contacts} ${noValue}` },
  },
}
