import { partRequestLifecycle } from '../../src/domains/requests/request.lifecycle.ts'
import { createOffer } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { adminsOnly, type Guards, NOBODY, type PrepareSubject, sameAgain, within } from './guards.ts'
import { honourOf } from './honour.guards.ts'
import { putRequest } from './request.guards.ts'
import { ratingOf } from './review.guards.ts'

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

/** Payment terms of one price without a seller. */
export const terms = within('paymentTerms', [
  'version',
  'title',
  ...within('lines', ['name']),
  'detail',
  'total',
  ...within('plans', ['plan', 'label', 'amount', 'detail']),
  'isHeld',
  'changedWords',
  'disabledReason',
])
const contacts = within('quoterContacts', ['name', 'companyName', 'email', 'phone', 'department', 'address'])
/** Payment terms that such a price does not have. */
export const noValue = [
  'paymentTerms.lines.partId',
  'paymentTerms.lines.priceWords',
  'paymentTerms.lines.conditionMark',
  'paymentTerms.discountWords',
  ...within('paymentTerms.seller', [
    'name',
    'isVerified',
    'department',
    'sales',
    'quotingTime',
    ...ratingOf('rating'),
    ...honourOf('honour'),
  ]),
]

export const CONTACT_UNLOCK_GUARDS: Guards = {
  commands: {
    setUnlockPrice: {
      scope: 'admin',
      lifecycle: partRequestLifecycle,
      people: adminsOnly,
      states: [
        [['OPEN', 'ANSWERED'], 'done'],
        [['AWARDED', 'CLOSED', 'CANCELED', 'EXPIRED', 'OVERDUE', 'UNLOCKED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: setUnlockPrice,
    },
  },

  fields: {
    openRequest: [
      [['admin'], ['isOwned']],
      [NOBODY, ['unlockPrice', 'contactsUnlockedAt', ...terms, ...contacts, ...noValue]],
    ],
    paidRequest: [
      [['owner'], [...terms, ...contacts]],
      [
        ['owner', 'admin'],
        ['unlockPrice', 'contactsUnlockedAt'],
      ],
      [['admin'], ['isOwned']],
      [NOBODY, noValue],
    ],
    visitorRequest: [
      [['admin'], ['isOwned']],
      [NOBODY, ['unlockPrice', 'contactsUnlockedAt', ...terms, ...contacts, ...noValue]],
    ],
  },
}
