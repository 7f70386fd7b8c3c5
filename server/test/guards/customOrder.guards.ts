import { randomUUID } from 'node:crypto'
import { customOrderLifecycle } from '../../src/domains/customOrders/customOrder.lifecycle.ts'
import type { CustomOrderState } from '../../src/generated/prisma/enums.ts'
import type { Stage } from '../authorization/stage.ts'
import { EDIT_CUSTOM_ORDER, OPTICA, QUOTE, writeCustomOrder } from '../customOrdersWorld.ts'
import {
  ACCOUNTS,
  approvedProviders,
  type Guards,
  NOBODY,
  type PrepareSubject,
  sameAgain,
  sellersOwn,
  within,
} from './guards.ts'
import { honourOf } from './honour.guards.ts'
import { ratingOf } from './review.guards.ts'

async function write(stage: Stage) {
  const written = await writeCustomOrder(stage.harness, stage.people.provider.caller)
  const { prisma } = stage.harness.services.db
  const put = (state: CustomOrderState, expiresAt?: Date) =>
    prisma.customOrder.update({
      where: { id: written.rawId },
      data: { state, ...(expiresAt ? { expiresAt } : {}) },
    })
  return { ...written, put }
}

const create: PrepareSubject = async () => ({
  variables: { input: { submissionKey: randomUUID(), ...QUOTE } },
})

const edit: PrepareSubject = async stage => {
  const { id: customOrderId, put } = await write(stage)
  const input = { customOrderId, version: 1, ...QUOTE, items: [OPTICA] }
  return {
    variables: { input },
    async put(state) {
      if (state === 'OVERDUE') await put('PENDING', stage.harness.clock.now())
      else if (state === 'EDITED')
        await stage.people.provider.caller.data(EDIT_CUSTOM_ORDER, { input: { ...input, notes: 'Otra' } })
      else await put(state as CustomOrderState)
      return undefined
    },
  }
}

const open: PrepareSubject = async stage => {
  const { guest, put } = await write(stage)
  return {
    variables: {},
    callers: { customOrderGuest: guest },
    async put(state) {
      await put(state as CustomOrderState)
      return undefined
    },
  }
}

const terms = within('paymentTerms', [
  'version',
  'title',
  ...within('lines', ['partId', 'name', 'priceWords']),
  'total',
  ...within('plans', ['plan', 'label', 'amount', 'detail']),
  'isHeld',
  'changedWords',
  'disabledReason',
])

export const CUSTOM_ORDER_GUARDS: Guards = {
  commands: {
    createCustomOrder: {
      scope: 'approvedProvider',
      people: approvedProviders,
      ...sameAgain,
      prepare: create,
    },
    editCustomOrder: {
      scope: 'approvedProvider',
      lifecycle: customOrderLifecycle,
      people: sellersOwn,
      states: [
        [['PENDING'], 'done'],
        [['PAID', 'EXPIRED', 'OVERDUE'], 'WRONG_STATE'],
        [['EDITED'], 'TERMS_CHANGED'],
      ],
      again: 'TERMS_CHANGED',
      atOnce: ['TERMS_CHANGED', 'done'],
      leaves: 'once',
      prepare: edit,
    },
    openCustomOrder: {
      scope: 'public',
      lifecycle: customOrderLifecycle,
      people: [
        [['customOrderGuest'], 'done'],
        [['visitor', ...ACCOUNTS], 'NOT_FOUND'],
      ],
      states: [[['PENDING', 'PAID', 'EXPIRED'], 'done']],
      ...sameAgain,
      prepare: open,
    },
  },

  fields: {
    Query: [[['customOrderGuest'], ['followedCustomOrder']]],
    Subscription: [
      [['provider'], ['customOrderUpdated']],
      [['customOrderGuest'], ['followedCustomOrderUpdated']],
    ],
    provider: [[['provider', 'orderGuest', 'admin'], ['customOrders']]],
    quoter: [[NOBODY, ['customOrders']]],
    pendingProvider: [[NOBODY, ['customOrders']]],
    rejectedProvider: [[NOBODY, ['customOrders']]],
    suspendedProvider: [[NOBODY, ['customOrders']]],
    customOrder: [
      [
        ['provider', 'orderGuest', 'customOrderGuest', 'admin'],
        [
          'id',
          'number',
          'path',
          'state',
          'clientName',
          'clientEmail',
          'clientPhone',
          'notes',
          'version',
          'total',
          'paid',
          'refund',
          'isHeld',
          'items',
          ...within('seller', ['companyName', 'email', 'phone']),
          'createdAt',
          'expiresAt',
          'openedAt',
        ],
      ],
      [['provider'], within('viewerActions', ['action', 'enabled', 'disabledReason'])],
      [['customOrderGuest'], terms],
      [
        NOBODY,
        [
          'paymentTerms.detail',
          'paymentTerms.lines.conditionMark',
          'paymentTerms.discountWords',
          ...within('paymentTerms.seller', [
            'department',
            'isVerified',
            'name',
            'sales',
            'quotingTime',
            ...ratingOf('rating'),
            ...honourOf('honour'),
          ]),
        ],
      ],
    ],
    customOrderItem: [
      [
        ['provider', 'orderGuest', 'customOrderGuest', 'admin'],
        [
          'id',
          'name',
          'price',
          'condition',
          'deliveryTime',
          'warrantyDays',
          'description',
          'isBought',
          'thumbnailUrl',
          'files',
        ],
      ],
    ],
    customOrderFile: [
      [
        ['provider', 'orderGuest', 'customOrderGuest', 'admin'],
        ['id', 'kind', 'uploadId', 'fileName', 'thumbnailUrl', 'url'],
      ],
    ],
  },

  onlyAnswered: ['CustomOrderPayload'],
}
