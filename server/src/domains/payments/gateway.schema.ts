import { GatewayId } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import type { PaymentGateway } from './paymentGateway.ts'

export const GatewayIdEnum = describedEnum(
  'GatewayId',
  GatewayId,
  'The gateway of a payment.',
  GATEWAY_LABELS,
)

const PaymentGatewayType = builder
  .objectRef<Pick<PaymentGateway, 'id' | 'label' | 'methods'>>('PaymentGateway')
  .implement({
    description: 'A way to pay.',
    fields: t => ({
      gateway: t.expose('id', { type: GatewayIdEnum, description: 'The value for `startCheckout`.' }),
      label: t.exposeString('label', { description: 'Its name: ‘Stripe’.' }),
      methods: t.string({
        description: 'Its means of payment, in Spanish: ‘Tarjetas internacionales’.',
        resolve: ({ methods }) => methods.label,
      }),
      detail: t.string({
        description: 'Details of these, in a Spanish sentence.',
        resolve: ({ methods }) => methods.detail,
      }),
    }),
  })

builder.queryField('paymentGateways', t =>
  t.field({
    type: [PaymentGatewayType],
    extensions: { atMost: 5 },
    description: 'The payment gateways of this site, in display order. Empty when paying is off. Anybody.',
    authScopes: { public: true },
    resolve: (_root, _args, { gateways }) => [...gateways.values()],
  }),
)
