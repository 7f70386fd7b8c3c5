import { PartCondition } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { PartConditionEnum } from './offerEnums.schema.ts'
import { COMMISSION_BPS, DEPOSIT_BPS } from './orderTerms.ts'

const CommissionRateType = builder
  .objectRef<{ condition: PartCondition; bps: number }>('CommissionRate')
  .implement({
    description: 'Commission of a provider on a completed order.',
    fields: t => ({
      condition: t.expose('condition', {
        type: PartConditionEnum,
        description: 'Condition of the sold part.',
      }),
      bps: t.exposeInt('bps', { description: 'Basis points of the price, taxes included: 900 is 9 %.' }),
    }),
  })

const OrderTermsType = builder.objectRef<object>('OrderTerms').implement({
  description: 'The terms of every order.',
  fields: t => ({
    commissions: t.field({
      type: [CommissionRateType],
      description: 'One per condition.',
      resolve: () =>
        Object.values(PartCondition).map(condition => ({ condition, bps: COMMISSION_BPS[condition] })),
    }),
    depositBps: t.int({
      description: 'Rate of a reservation, in basis points: 1500 is 15 %.',
      resolve: () => DEPOSIT_BPS,
    }),
  }),
})

builder.queryField('orderTerms', t =>
  t.field({
    type: OrderTermsType,
    description: 'Commission and reservation rates. Everybody.',
    authScopes: { public: true },
    resolve: () => ({}),
  }),
)
