import { PaymentPlan } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'
import type { PaymentTerms, PlanOption, TermsLine } from './paymentTerms.ts'

export const PaymentPlanEnum = describedEnum('PaymentPlan', PaymentPlan, 'How much is paid now.', {
  DEPOSIT: '15 %, the rest online until the receipt or in person.',
  FULL: '100 %.',
})

const TermsLineType = builder.objectRef<TermsLine>('PaymentTermsLine').implement({
  description: 'One paid item.',
  fields: t => ({
    partId: t.exposeID('partId', {
      nullable: true,
      description:
        'Its id in `partIds` of `startCheckout`; null where nothing is sold in parts. Who sends the shown ids pays what was shown, whatever was bought meanwhile.',
    }),
    name: t.exposeString('name', {
      extensions: { maxLength: 300 },
      description: 'Name with its quantity: ‘Bujía × 4’.',
    }),
    conditionMark: t.exposeString('conditionMark', {
      nullable: true,
      description: '‘Usado’ or ‘Remanufacturado’; null for new parts and other items.',
    }),
    priceWords: t.exposeString('priceWords', {
      nullable: true,
      description: 'Price for people; null where the total is enough.',
    }),
  }),
})

const PlanOptionType = builder.objectRef<PlanOption>('PaymentPlanOption').implement({
  description: 'One way to split a payment between now and later.',
  fields: t => ({
    plan: t.expose('plan', { type: PaymentPlanEnum, description: 'The plan.' }),
    label: t.exposeString('label', { description: 'Its name, in Spanish.' }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'Amount charged now, in centésimos.',
    }),
    detail: t.exposeString('detail', { description: 'Later part, in Spanish.' }),
  }),
})

export const PaymentTermsType = builder.objectRef<PaymentTerms>('PaymentTerms').implement({
  description: 'Terms of a payment now: everything that the payment dialog shows.',
  fields: t => ({
    version: t.exposeInt('version', {
      description: 'Changes with the terms; the payer names the version of their consent.',
    }),
    title: t.exposeString('title', {
      extensions: { maxLength: 300 },
      description: 'A heading over its lines: for an offer the vehicle.',
    }),
    lines: t.field({
      type: [TermsLineType],
      // Each offer of a basket may have a shipping besides its parts.
      extensions: { atMost: 40 },
      description: 'Paid items, at least one.',
      resolve: ({ lines }) => lines,
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      extensions: { maxLength: 5000 },
      description: 'Terms of the items, in Spanish sentences; null without.',
    }),
    discountWords: t.exposeString('discountWords', {
      nullable: true,
      description:
        'The discount that the total contains, in Spanish, with its percentage and amount; null without.',
    }),
    total: t.expose('totalCentesimos', {
      type: 'Centesimos',
      description: 'The whole price, in centésimos.',
    }),
    plans: t.field({
      type: [PlanOptionType],
      extensions: { atMost: 2 },
      description: 'Payment plans; the last one is the whole price.',
      resolve: ({ plans }) => plans,
    }),
    isHeld: t.exposeBoolean('isHeld', {
      description:
        'True when the money is held until the buyer confirms receipt, and may be claimed back until then.',
    }),
    changedWords: t.exposeString('changedWords', {
      description: 'Message when the version is not the accepted one, in Spanish.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Reason why it cannot be paid now, in Spanish; null when it can.',
    }),
  }),
})

/** Argument of `paymentTerms`, the same for everything that can be paid. */
export const ofPartsArgs = builder.args(t => ({
  partIds: t.idList({
    description:
      'Only these of its parts, at most 20, as `startCheckout` will name them; null for all that may be bought.',
  }),
}))

/** Keeps the parts that the argument names. */
export function partsOf<Part extends { readonly id: string }>(
  parts: readonly Part[],
  partIds: readonly string[] | null | undefined,
): Part[] {
  if (!partIds) return [...parts]
  const named = new Set(partIds.map(id => decodeGlobalId(id)?.id))
  return parts.filter(({ id }) => named.has(id))
}

export const Payable = builder.interfaceRef<{ id: string }>('Payable').implement({
  description: 'Something that can be paid with `startCheckout`, which takes its id.',
  fields: t => ({
    id: t.id({ description: 'Global id.' }),
    paymentTerms: t.field({
      type: PaymentTermsType,
      nullable: true,
      args: ofPartsArgs,
      description: 'Terms of paying it now. Possible payers; null for others.',
    }),
  }),
})
