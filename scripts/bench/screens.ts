import { encodeGlobalId } from '../../server/src/platform/globalIds.ts'
import type { BenchWorld } from './benchWorld.ts'

/** A screen of the client, by the first operation that it sends. */
interface ScreenQuery {
  /** Name in the client's `persisted.json`. */
  readonly operation: string
  readonly accountId: (world: BenchWorld) => string
  /** Relay sends all variables, with the defaults that the operation writes. */
  readonly variables: (world: BenchWorld) => Readonly<Record<string, unknown>>
}

const none = () => ({})

/** The pay dialog's query begins a checkout: opening one asks the gateway, which has no floor. */
export const SCREENS = {
  request: {
    operation: 'RequestScreenQuery',
    accountId: world => world.buyerId,
    variables: world => ({
      requestId: encodeGlobalId('PartRequest', world.comparedRequestId),
      orderBy: 'PRICE',
      count: 15,
    }),
  },
  feedTab: {
    operation: 'RequestsTabQuery',
    accountId: world => world.providerAccountId,
    variables: () => ({ count: 20, filter: null }),
  },
  buyerPanel: { operation: 'BuyerPanelQuery', accountId: world => world.buyerId, variables: none },
  providerPanel: {
    operation: 'ProviderPanelQuery',
    accountId: world => world.order.providerAccountId,
    variables: none,
  },
  conversation: {
    operation: 'ChatScreenQuery',
    accountId: world => world.order.buyerId,
    variables: world => ({
      about: encodeGlobalId('Order', world.order.id),
      messages: 30,
      withContact: true,
    }),
  },
  checkout: {
    operation: 'PayFormQuery',
    accountId: world => world.buyerId,
    variables: world => ({
      payableId: encodeGlobalId('Offer', world.cheapestOfferId),
      partIds: null,
    }),
  },
} as const satisfies Readonly<Record<string, ScreenQuery>>

export type Screen = keyof typeof SCREENS
