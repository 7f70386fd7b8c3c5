import type { OfferState } from '../../src/generated/prisma/enums.ts'
import { decodeGlobalId } from '../../src/graphql/globalIds.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Stage } from '../authorization/stage.ts'
import { createOffer, line } from '../offersWorld.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
import { putRequest } from './requestSubjects.ts'
import type { PrepareSubject, Subject } from './subjects.ts'

const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { ... on OfferPayload { offer { id } } } }
`

interface Quoted {
  readonly request: CreatedRequest
  readonly offerId: string
}

/** What the quoter offers for the owner's request. */
async function quote({ people }: Stage): Promise<Quoted> {
  const request = await createRequest(people.owner.caller)
  return { request, offerId: await createOffer(people.quoter.caller, request) }
}

const revision = ({ request, offerId }: Quoted) => ({
  input: { offerId, versionNumber: 1, lines: request.partIds.map(id => line(id, { price: 520_000 })) },
})

/** Puts an offer, or the request it answers, into a state. */
async function putOffer(stage: Stage, quoted: Quoted, state: string): Promise<undefined> {
  const { prisma } = stage.harness.services.db
  const id = decodeGlobalId(quoted.offerId)?.id ?? ''
  const [, ofRequest] = /^REQUEST_(.+)$/.exec(state) ?? []
  if (ofRequest) await putRequest(stage, quoted.request.rawId, ofRequest)
  else if (state === 'OVERDUE') stage.harness.clock.advance(8 * DAY_MS)
  else if (state === 'REVISED') await stage.people.quoter.caller.data(REVISE, revision(quoted))
  else if (state === 'BEING_PAID') {
    await stage.checkOut(quoted.offerId)
    await prisma.checkout.updateMany({
      where: { offerVersion: { offerId: id } },
      data: { state: 'PROCESSING' },
    })
  } else await prisma.offer.update({ where: { id }, data: { state: state as OfferState } })
}

const onOffer =
  (variablesOf: (quoted: Quoted) => Subject['variables']): PrepareSubject =>
  async stage => {
    const quoted = await quote(stage)
    return { variables: variablesOf(quoted), put: state => putOffer(stage, quoted, state) }
  }

const makeOffer: PrepareSubject = async stage => {
  const { owner } = stage.people
  const request = await createRequest(owner.caller)
  const offer = (partIds: readonly string[]) => ({
    input: { requestId: request.id, lines: partIds.map(id => line(id)) },
  })
  return {
    variables: offer(request.partIds),
    async put(state) {
      if (state === 'OTHERS_PART') return offer((await createRequest(owner.caller)).partIds)
      await putRequest(stage, request.rawId, state)
      return undefined
    },
  }
}

export const OFFER_SUBJECTS: Readonly<Record<string, PrepareSubject>> = {
  makeOffer,
  reviseOffer: onOffer(revision),
  withdrawOffer: onOffer(({ offerId }) => ({ id: offerId })),
  rejectOffer: onOffer(({ offerId }) => ({ id: offerId })),
  startCheckout: onOffer(({ offerId }) => ({ input: { offerId, versionNumber: 1, plan: 'FULL' } })),
}
