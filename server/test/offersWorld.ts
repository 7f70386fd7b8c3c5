import type { Caller } from './harness.ts'

export const MAKE_OFFER = /* GraphQL */ `
  mutation ($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      __typename
      ... on OfferPayload { offer { id state currentVersion { number total validUntil lines { price commission } } } }
      ... on Refusal { code message path }
      ... on InvalidInput { fields { path message } }
    }
  }
`

export interface OfferLineInput {
  readonly requestedPartId: string
  readonly price: number
  readonly condition: string
  readonly deliveryTime: string
  readonly validHours?: number | null
  readonly validUntil?: string | null
  readonly warrantyDays?: number | null
  readonly fitBasis?: string | null
  readonly description?: string | null
}

export interface ShippingInput {
  readonly charge: string
  readonly amount?: number | null
}

/** A typical line: $ 4.850, used, immediate, valid a week, 30 days of warranty. */
export function line(requestedPartId: string, overrides: Partial<OfferLineInput> = {}): OfferLineInput {
  return {
    requestedPartId,
    price: 485_000,
    condition: 'USED',
    deliveryTime: 'IMMEDIATE',
    validHours: 168,
    warrantyDays: 30,
    fitBasis: 'VIN',
    description: 'Original, sin golpes.',
    ...overrides,
  }
}

/** Creates an offer and returns its global id. */
export async function createOffer(
  provider: Caller,
  request: { id: string; partIds: readonly string[] },
  overrides: Partial<OfferLineInput> = {},
  uploadIds: readonly string[] = [],
  shipping: ShippingInput | null = null,
): Promise<string> {
  const lines = request.partIds.map(partId => line(partId, overrides))
  const { makeOffer } = await provider.data<{ makeOffer: { offer?: { id: string } } }>(MAKE_OFFER, {
    input: { requestId: request.id, lines, shipping, uploadIds },
  })
  if (!makeOffer.offer) throw new Error(`no offer was made: ${JSON.stringify(makeOffer)}`)
  return makeOffer.offer.id
}
