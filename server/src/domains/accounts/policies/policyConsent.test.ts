import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../test/harness.ts'
import { line, MAKE_OFFER } from '../../../../test/offersWorld.ts'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  SHIP,
  START_CHECKOUT,
} from '../../../../test/paymentsWorld.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import { requireAccount } from '../../viewer.ts'
import { CURRENT_POLICIES, policiesToAccept } from './policies.ts'

const EARLIER = '2024-01-01'

const TO_ACCEPT = '{ viewer { policiesToAccept { policy accepted current } } }'
const ACCEPT = /* GraphQL */ `
  mutation ($input: AcceptPoliciesInput!) {
    acceptPolicies(input: $input) {
      __typename
      ... on AcceptPoliciesPayload { account { policiesToAccept { policy } } }
      ... on InvalidInput { fields { path } }
    }
  }
`

describe('the policies still to accept', () => {
  const terms = (version: string) => ({ policy: 'TERMS_OF_USE' as const, version })
  const privacy = (version: string) => ({ policy: 'PRIVACY_POLICY' as const, version })
  const { termsOfUse, privacyPolicy } = CURRENT_POLICIES

  test('is nothing once the versions that hold were', () => {
    expect(policiesToAccept([privacy(privacyPolicy), terms(EARLIER), terms(termsOfUse)])).toEqual([])
  })

  test('is what has a newer version than the last one that was, or never was', () => {
    expect(policiesToAccept([terms(EARLIER), terms('2023-01-01')])).toEqual([
      { policy: 'TERMS_OF_USE', accepted: EARLIER, current: termsOfUse },
      { policy: 'PRIVACY_POLICY', accepted: null, current: privacyPolicy },
    ])
  })

  test('is nothing older than what another release of ours has asked already', () => {
    expect(policiesToAccept([terms('2099-01-01'), privacy('2099-01-01')])).toEqual([])
  })
})

describe('an account whose policies have changed', () => {
  let world: PaymentsWorld
  beforeAll(async () => {
    world = await createPaymentsWorld()
  })
  afterAll(() => world.close())

  /** The same person as if they had accepted an earlier version of the terms alone. */
  async function outdated({ viewer }: Caller): Promise<Caller> {
    const { accountId } = requireAccount(viewer)
    const { policyConsent } = world.harness.services.db.prisma
    await policyConsent.deleteMany({ where: { accountId, policy: 'TERMS_OF_USE' } })
    await policyConsent.create({
      data: { accountId, policy: 'TERMS_OF_USE', version: EARLIER, acceptedAt: new Date(0) },
    })
    return world.harness.as(accountId)
  }

  const codeOf = async (caller: Caller, document: string, input: object) => {
    const answer = await caller.data<Record<string, { __typename: string; code?: string }>>(document, {
      input,
    })
    return Object.values(answer).map(({ code, __typename }) => code ?? __typename)[0]
  }

  test('begins nothing new, and goes on with what was begun', async () => {
    const { cast } = world
    const { orderId } = await createPaidOrder(world)
    const { offerId } = await requestWithOffer(world)
    const request = await createRequest(cast.bruno)
    const [ana, litoral] = [await outdated(cast.ana), await outdated(cast.litoral)]

    const offer = { requestId: request.id, lines: request.partIds.map(id => line(id)) }
    expect(await codeOf(litoral, MAKE_OFFER, offer)).toBe('POLICY_CONSENT_NEEDED')
    const revise = MAKE_OFFER.replace('MakeOfferInput', 'ReviseOfferInput').replace(
      'makeOffer',
      'reviseOffer',
    )
    expect(await codeOf(litoral, revise, { offerId, versionNumber: 1, lines: offer.lines })).toBe(
      'POLICY_CONSENT_NEEDED',
    )
    expect(await codeOf(ana, CREATE_REQUEST, requestInput())).toBe('POLICY_CONSENT_NEEDED')
    const choice = {
      gateway: 'STRIPE',
      payer: null,
      choices: [{ of: offerId, version: 1, plan: 'FULL', partIds: null }],
    }
    expect(await codeOf(ana, START_CHECKOUT, choice)).toBe('POLICY_CONSENT_NEEDED')

    expect(await codeOf(litoral, SHIP, { orderId, method: 'OWN_DELIVERY', note: null })).toBe('OrderPayload')
    expect(await codeOf(ana, CONFIRM_RECEIPT, { orderId, restPaid: true })).toBe('OrderPayload')
  })

  test('accepts them once, with the moment, and what it accepted before is kept', async () => {
    const { cast, harness } = world
    const ana = await outdated(cast.ana)
    expect(await ana.data(TO_ACCEPT)).toEqual({
      viewer: {
        policiesToAccept: [
          { policy: 'TERMS_OF_USE', accepted: EARLIER, current: CURRENT_POLICIES.termsOfUse },
        ],
      },
    })
    harness.clock.advance(60_000)
    for (const _time of ['first', 'again']) {
      expect(await ana.data(ACCEPT, { input: CURRENT_POLICIES })).toEqual({
        acceptPolicies: { __typename: 'AcceptPoliciesPayload', account: { policiesToAccept: [] } },
      })
      harness.clock.advance(60_000)
    }
    const { accountId } = requireAccount(ana.viewer)
    const kept = await harness.services.db.prisma.policyConsent.findMany({
      where: { accountId, policy: 'TERMS_OF_USE' },
      orderBy: { version: 'asc' },
      select: { version: true, acceptedAt: true },
    })
    const at = new Date(harness.clock.now().getTime() - 120_000)
    expect(kept).toEqual([
      { version: EARLIER, acceptedAt: new Date(0) },
      { version: CURRENT_POLICIES.termsOfUse, acceptedAt: at },
    ])
    expect(await codeOf(await harness.as(accountId), CREATE_REQUEST, requestInput())).toBe(
      'CreatePartRequestPayload',
    )
  })

  test('cannot accept what is no version of ours', async () => {
    const input = { ...CURRENT_POLICIES, privacyPolicy: '2099-01-01' }
    expect(await world.cast.ana.data(ACCEPT, { input })).toEqual({
      acceptPolicies: { __typename: 'InvalidInput', fields: [{ path: ['privacyPolicy'] }] },
    })
  })
})
