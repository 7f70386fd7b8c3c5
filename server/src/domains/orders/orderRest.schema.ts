import { builder } from '../../graphql/builder.ts'
import { formatMoney } from '../../platform/money.ts'
import { ofPartsArgs, PaymentTermsType } from '../purchases/payable.schema.ts'
import { withQuantity } from '../requests/partNames.ts'
import { isAccount } from '../viewer.ts'
import { restObstacle, restOf } from './orderRest.ts'

builder.prismaObjectFields('Order', t => ({
  paymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    args: ofPartsArgs,
    description:
      'Terms of paying the rest of its deposit online. Its buyer with an account; null for others and when all is paid.',
    select: {
      totalCentesimos: true,
      paidCentesimos: true,
      lines: { orderBy: { position: 'asc' }, select: { description: true, quantity: true } },
      provider: { select: { companyName: true } },
    },
    resolve: ({ lines, provider, ...order }, _args, { viewer }) => {
      const rest = restOf(order)
      if (rest === 0 || !isAccount(viewer, order.buyerId)) return null
      return {
        version: rest,
        title: `Tu compra a ${provider.companyName}`,
        lines: lines.map(line => ({
          partId: null,
          name: withQuantity(line),
          priceWords: null,
          conditionMark: null,
        })),
        detail: `Ya pagaste ${formatMoney(order.paidCentesimos)} de ${formatMoney(order.totalCentesimos)}. Si pagás el resto acá, no le pagás nada al proveedor al recibir.`,
        discountWords: null,
        totalCentesimos: rest,
        plans: [
          {
            plan: 'FULL' as const,
            label: 'El resto',
            amountCentesimos: rest,
            detail: 'Queda retenido con la reserva hasta que confirmes la recepción.',
          },
        ],
        seller: null,
        isHeld: true,
        changedWords: 'Cambió lo que falta pagar.',
        disabledReason: restObstacle(order),
      }
    },
  }),
}))
