import { PaymentPlan } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import type { PaymentTerms, PlanOption, TermsLine } from './paymentTerms.ts'

export const PaymentPlanEnum = describedEnum('PaymentPlan', PaymentPlan, 'How much is paid now.', {
  DEPOSIT: '15 %, the rest in person.',
  FULL: '100 %.',
})

const TermsLineType = builder.objectRef<TermsLine>('PaymentTermsLine').implement({
  description: 'One thing that is paid.',
  fields: t => ({
    name: t.exposeString('name', {
      extensions: { maxLength: 300 },
      description: 'What it is, with its quantity: ‘Bujía × 4’.',
    }),
    priceWords: t.exposeString('priceWords', {
      nullable: true,
      description: 'Its price as people read it; null where the total says it.',
    }),
  }),
})

const PlanOptionType = builder.objectRef<PlanOption>('PaymentPlanOption').implement({
  description: 'One way to split what is paid between now and later.',
  fields: t => ({
    plan: t.expose('plan', { type: PaymentPlanEnum, description: 'Which.' }),
    label: t.exposeString('label', { description: 'Its name, in Spanish.' }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'What is charged now, in centésimos.',
    }),
    detail: t.exposeString('detail', { description: 'What follows later, in Spanish.' }),
  }),
})

export const PaymentTermsType = builder.objectRef<PaymentTerms>('PaymentTerms').implement({
  description: 'What paying something now means: all that the payment dialog shows.',
  fields: t => ({
    version: t.exposeInt('version', {
      description: 'Changes with what they say; the payer names the one that they agree to.',
    }),
    title: t.exposeString('title', {
      extensions: { maxLength: 300 },
      description: 'A heading over its lines: of an offer the vehicle.',
    }),
    lines: t.field({
      type: [TermsLineType],
      extensions: { atMost: 20 },
      description: 'What is paid, at least one.',
      resolve: ({ lines }) => lines,
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      extensions: { maxLength: 5000 },
      description: 'What is promised of them, in Spanish sentences; null without.',
    }),
    total: t.expose('totalCentesimos', {
      type: 'Centesimos',
      description: 'The whole price, in centésimos.',
    }),
    plans: t.field({
      type: [PlanOptionType],
      extensions: { atMost: 2 },
      description: 'How it can be paid; the last one is the whole price.',
      resolve: ({ plans }) => plans,
    }),
    isHeld: t.exposeBoolean('isHeld', {
      description:
        'Whether the money is held until the buyer confirms receipt, and may be claimed back until then.',
    }),
    changedWords: t.exposeString('changedWords', {
      description: 'What to say when the version is not the one that was agreed to, in Spanish.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why it cannot be paid at this moment, in Spanish; null when it can.',
    }),
  }),
})

export const Payable = builder.interfaceRef<{ id: string }>('Payable').implement({
  description: 'Something that can be paid with `startCheckout`, which takes its id.',
  fields: t => ({
    id: t.id({ description: 'Global id.' }),
    paymentTerms: t.field({
      type: PaymentTermsType,
      nullable: true,
      description: 'What paying it now means. Who may pay it; null for others.',
    }),
  }),
})
