import { type Guards, NOBODY, within } from './guards.ts'

export const honourOf = (field: string): readonly string[] => within(field, ['percent', 'words'])

const none = [[NOBODY, honourOf('honour')]] as const
const noneOfOffer = [
  [NOBODY, [...honourOf('provider.honour'), ...honourOf('paymentTerms.seller.honour')]],
] as const

/** The world's providers have fewer finished sales than a score needs. */
export const HONOUR_GUARDS: Guards = {
  commands: {},
  fields: {
    provider: none,
    quoter: none,
    pendingProvider: none,
    rejectedProvider: none,
    suspendedProvider: none,
    openOffer: noneOfOffer,
    repeatedOffer: noneOfOffer,
    paidOffer: noneOfOffer,
  },
}
