import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { formatMoney } from '../../platform/money.ts'
import { WrongState } from '../../platform/refusal.ts'
import { ContactDetailsType } from '../orders/order.schema.ts'
import { ofPartsArgs, PaymentTermsType } from '../purchases/payable.schema.ts'
import { ChangedRequestPayload } from '../requests/requestCommands.schema.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { isAccount, isAdmin } from '../viewer.ts'
import { setUnlockPriceInput } from './contactUnlock.input.ts'
import { discloseQuoters, setUnlockPrice } from './contactUnlock.operations.ts'
import { REVEALED_OFFERS, unlockObstacle } from './contactUnlock.policy.ts'
import { OBSTACLE_WORDS, UNLOCK_NAME } from './contactUnlockPurchase.ts'

builder.prismaObjectFields('PartRequest', t => ({
  unlockPrice: t.field({
    type: 'Centesimos',
    nullable: true,
    description:
      'Price for seeing the providers that quoted it, in centésimos. Its buyer and the admin; null for others and without a price.',
    select: { unlockPriceCentesimos: true },
    resolve: ({ unlockPriceCentesimos, buyerId }, _args, { viewer }) =>
      isAdmin(viewer) || isAccount(viewer, buyerId) ? unlockPriceCentesimos : null,
  }),
  isOwned: t.boolean({
    nullable: true,
    description:
      'True when an account has it and could pay; false for a visitor’s. The admin; null for others.',
    resolve: ({ buyerId }, _args, { viewer }) => (isAdmin(viewer) ? buyerId !== null : null),
  }),
  contactsUnlockedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When its buyer paid to see the providers that quoted it. Its buyer and the admin; null for others and before.',
    select: { contactUnlock: { select: { paidAt: true } } },
    resolve: ({ contactUnlock, buyerId }, _args, { viewer }) =>
      isAdmin(viewer) || isAccount(viewer, buyerId) ? (contactUnlock?.paidAt ?? null) : null,
  }),
  quoterContacts: t.field({
    type: [ContactDetailsType],
    nullable: true,
    extensions: { atMost: 50, cost: 20 },
    description:
      'Contact data of the providers that quoted it. The buyer who paid the unlock; null for others and before. Each read is logged as a view of those people’s data.',
    resolve: (request, _args, ctx) => discloseQuoters(ctx, request),
  }),
  paymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    args: ofPartsArgs,
    description:
      'Terms of paying to see the providers that quoted it. Its buyer; null for others and without a price.',
    select: {
      ...VEHICLE,
      unlockPriceCentesimos: true,
      contactUnlock: { select: { paidAt: true } },
      _count: { select: { offers: { where: REVEALED_OFFERS } } },
    },
    resolve: ({ _count, ...request }, _args, { viewer }) => {
      const price = request.unlockPriceCentesimos
      if (price === null || !isAccount(viewer, request.buyerId)) return null
      const obstacle = unlockObstacle({ ...request, quotes: _count.offers })
      return {
        version: price,
        title: vehicleName(request),
        lines: [{ partId: null, name: UNLOCK_NAME, priceWords: null, conditionMark: null }],
        detail: 'Ves nombre, teléfono y email de cada proveedor que cotizó.',
        discountWords: null,
        totalCentesimos: price,
        plans: [
          {
            plan: 'FULL' as const,
            label: formatMoney(price),
            amountCentesimos: price,
            detail: 'Si nadie mantiene su cotización, te devolvemos todo.',
          },
        ],
        seller: null,
        isHeld: false,
        changedWords: 'Cambió el precio.',
        disabledReason: obstacle && OBSTACLE_WORDS[obstacle],
      }
    },
  }),
}))

commandWithInput('setUnlockPrice', {
  type: ChangedRequestPayload,
  description:
    'Sets the price for the buyer of a request to see the providers that quoted it; null removes it. Earlier payments are unaffected. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: setUnlockPriceInput,
  inputDescription: 'The request and its price.',
  run: setUnlockPrice,
})
