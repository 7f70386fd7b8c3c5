import { offerLifecycle } from '../../src/domains/offers/offer.lifecycle.ts'
import { partRequestLifecycle } from '../../src/domains/requests/request.lifecycle.ts'
import type { OfferState } from '../../src/generated/prisma/enums.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { createOffer, line } from '../offersWorld.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
import {
  approvedProviders,
  buyersOwn,
  EVERYBODY,
  type Guards,
  NOBODY,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  quotersOwn,
  type Subject,
  sameAgain,
  within,
} from './guards.ts'
import { putRequest } from './request.guards.ts'

const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { ... on OfferPayload { offer { id } } } }
`

interface Offered {
  readonly request: CreatedRequest
  readonly offerId: string
}

/** An offer of the quoter for the owner's request. */
async function offerOf({ people }: Stage): Promise<Offered> {
  const request = await createRequest(people.owner.caller)
  return { request, offerId: await createOffer(people.quoter.caller, request) }
}

const revision = ({ request, offerId }: Offered) => ({
  input: { offerId, versionNumber: 1, lines: request.partIds.map(id => line(id, { price: 520_000 })) },
})

/** Puts an offer, or the request it answers, into a state. */
async function putOffer(stage: Stage, offered: Offered, state: string): Promise<undefined> {
  const { prisma } = stage.harness.services.db
  const id = decodeGlobalId(offered.offerId)?.id ?? ''
  const [, ofRequest] = /^REQUEST_(.+)$/.exec(state) ?? []
  if (ofRequest) await putRequest(stage, offered.request.rawId, ofRequest)
  else if (state === 'OVERDUE') stage.harness.clock.advance(8 * DAY_MS)
  else if (state === 'REVISED') await stage.people.quoter.caller.data(REVISE, revision(offered))
  else if (state === 'BEING_PAID') {
    await stage.checkOut(offered.offerId)
    await prisma.checkout.updateMany({
      where: { items: { some: { offerVersion: { offerId: id } } } },
      data: { state: 'PROCESSING' },
    })
  } else if (state === 'ASKED') {
    const askedAt = stage.harness.clock.now()
    await prisma.offerQuestion.create({
      data: { offerId: id, number: 1, question: '¿Trae los soportes?', askedAt },
    })
  } else if (state === 'ANSWERED') {
    await prisma.offerQuestion.updateMany({ where: { offerId: id }, data: { answer: 'No.' } })
  } else await prisma.offer.update({ where: { id }, data: { state: state as OfferState } })
}

/** A mutation on the quoter's offer for a request of the owner. */
export const onOffer =
  (
    variablesOf: (offered: Offered) => Subject['variables'],
    callersOf: (stage: Stage, offered: Offered) => NonNullable<Subject['callers']> = () => ({}),
  ): PrepareSubject =>
  async stage => {
    const offered = await offerOf(stage)
    return {
      variables: variablesOf(offered),
      callers: callersOf(stage, offered),
      put: state => putOffer(stage, offered, state),
    }
  }

const makeOffer: PrepareSubject = async stage => {
  const { owner } = stage.people
  const request = await createRequest(owner.caller)
  const offer = (partIds: readonly string[]) => ({
    input: { requestId: request.id, requestRevision: 1, lines: partIds.map(id => line(id)) },
  })
  return {
    variables: offer(request.partIds),
    async put(state) {
      if (state === 'OTHERS_PART') return offer((await createRequest(owner.caller)).partIds)
      if (state === 'EDITED') await editRequest(stage, request.rawId)
      else await putRequest(stage, request.rawId, state)
      return undefined
    },
  }
}

async function editRequest({ harness }: Stage, requestId: string): Promise<void> {
  await harness.services.db.prisma.partRequest.update({
    where: { id: requestId },
    data: {
      revision: 2,
      edits: { create: { id: newId(), kind: 'EDITED', aspects: ['VEHICLE'], at: harness.clock.now() } },
    },
  })
}

const comparison = within('comparison', [
  'count',
  'firstExpiresAt',
  'partialCount',
  ...within('range', ['lowest', 'highest']),
  ...within('leads', ['criterion', 'offerId']),
])
const actions = within('viewerActions', ['action', 'enabled'])
const offerFacts = [
  'id',
  'state',
  ...within('status', ['label', 'tone']),
  'currentVersion',
  'request',
  ...within('provider', ['department', 'isVerified']),
  'createdAt',
  'updatedAt',
]
const questions = within('questions', ['number', 'question', 'askedAt', 'answer', 'answeredAt'])
const openTerms = within('openTerms', ['missingParts', 'total', 'deposit'])
const paymentTerms = within('paymentTerms', [
  'version',
  'title',
  ...within('lines', ['partId', 'name', 'priceWords', 'conditionMark']),
  'detail',
  'total',
  ...within('plans', ['plan', 'label', 'amount', 'detail']),
  ...within('seller', ['isVerified', 'department', 'sales']),
  'isHeld',
  'changedWords',
])
const SELLERS_TIME = 'paymentTerms.seller.quotingTime'
const versionFacts = [
  'id',
  'number',
  'total',
  'shippingCharge',
  'shipping',
  'shippingWords',
  'deposit',
  ...within('terms', ['condition', 'conditionMark', 'delivery', 'warranty', 'fit']),
  'validUntil',
  'createdAt',
  'lines',
  'fileCount',
]
const FILE = ['kind', 'fileName', 'thumbnailUrl', 'url']
const fileFacts = [...within('files', FILE), ...within('cover', FILE)]
const lineFacts = [
  'id',
  'requestedPart',
  'price',
  'listPrice',
  'priceWords',
  'condition',
  'deliveryTime',
  'validUntil',
  'warrantyDays',
  'fitBasis',
  'description',
]

export const OFFER_GUARDS: Guards = {
  commands: {
    makeOffer: {
      scope: 'approvedProvider',
      lifecycle: partRequestLifecycle,
      people: approvedProviders,
      states: [
        [['OPEN', 'ANSWERED'], 'done'],
        [['AWARDED', 'CLOSED', 'CANCELED', 'EXPIRED'], 'WRONG_STATE'],
        [['OVERDUE'], 'NOT_FOUND'],
        [['OTHERS_PART'], 'INVALID_INPUT'],
        [['EDITED'], 'QUOTED_REQUEST_CHANGED'],
      ],
      again: 'OFFER_EXISTS',
      atOnce: ['OFFER_EXISTS', 'done'],
      leaves: 'once',
      prepare: makeOffer,
    },
    reviseOffer: {
      scope: 'approvedProvider',
      lifecycle: offerLifecycle,
      people: quotersOwn,
      states: [
        [['PENDING', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE', 'REQUEST_OPEN'], 'done'],
        [['ACCEPTED', 'REJECTED'], 'WRONG_STATE'],
        [['REQUEST_AWARDED', 'REQUEST_CLOSED', 'REQUEST_CANCELED', 'REQUEST_EXPIRED'], 'WRONG_STATE'],
        [['REVISED'], 'OFFER_CHANGED'],
      ],
      again: 'OFFER_CHANGED',
      atOnce: ['OFFER_CHANGED', 'done'],
      leaves: 'once',
      prepare: onOffer(revision),
    },
    withdrawOffer: {
      scope: 'approvedProvider',
      lifecycle: offerLifecycle,
      people: quotersOwn,
      states: [
        [['PENDING'], 'done'],
        [['ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onOffer(({ offerId }) => ({ id: offerId })),
    },
    askAboutOffer: {
      scope: 'public',
      lifecycle: offerLifecycle,
      people: [
        [['owner', 'requestGuest'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [PROVIDERS, 'NOT_ALLOWED'],
        [['otherBuyer', 'admin'], 'NOT_FOUND'],
      ],
      states: [
        [['PENDING'], 'done'],
        [['ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE', 'ASKED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onOffer(
        ({ offerId }) => ({ input: { offerId, question: '¿Es original?' } }),
        ({ harness }, { request }) => ({
          requestGuest: harness.guest({ subject: 'PART_REQUEST', id: request.rawId }),
        }),
      ),
    },
    answerOfferQuestion: {
      scope: 'approvedProvider',
      lifecycle: offerLifecycle,
      people: quotersOwn,
      states: [
        [['PENDING'], 'done'],
        [['ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE', 'ANSWERED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      async prepare(stage) {
        const offered = await offerOf(stage)
        await putOffer(stage, offered, 'ASKED')
        return {
          variables: { input: { offerId: offered.offerId, number: 1, answer: 'Sí, original.' } },
          put: state => putOffer(stage, offered, state),
        }
      },
    },
    rejectOffer: {
      scope: 'buyer',
      lifecycle: offerLifecycle,
      people: buyersOwn,
      states: [
        [['PENDING'], 'done'],
        [['ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onOffer(({ offerId }) => ({ id: offerId, reason: 'PRICE' })),
    },
  },

  fields: {
    Query: [
      [EVERYBODY, within('orderTerms', ['depositBps', ...within('commissions', ['condition', 'bps'])])],
    ],
    Subscription: [
      [['owner', 'quoter', 'provider', 'admin'], ['offerUpdated']],
      [['requestGuest'], ['followedOfferUpdated']],
    ],
    ownerAccount: [
      [['owner'], ['offersToAnswer']],
      [['owner', 'admin'], ['requestsToCompare']],
    ],
    providerAccount: [[NOBODY, ['offersToAnswer', 'requestsToCompare']]],
    // Offers of the same provider are hidden from the buyer who paid.
    provider: [
      [
        ['provider', 'admin'],
        ['offers', 'lastOffer'],
      ],
    ],
    quoter: [
      [
        ['quoter', 'admin'],
        ['offers', 'lastOffer'],
      ],
    ],
    pendingProvider: [[NOBODY, ['offers', 'lastOffer']]],
    rejectedProvider: [[NOBODY, ['offers', 'lastOffer']]],
    suspendedProvider: [[NOBODY, ['offers', 'lastOffer']]],
    openRequest: [
      [['owner', 'requestGuest', 'admin'], comparison],
      [['owner', 'requestGuest', 'quoter', 'provider', 'admin'], ['offers']],
      [['quoter', 'provider'], ['viewerOffer']],
      // The buyer listed a customer number with this provider alone.
      [['provider'], ['viewerDiscountBps']],
    ],
    paidRequest: [
      [['owner', 'provider', 'admin'], ['offers']],
      [['provider'], ['viewerOffer', 'viewerDiscountBps']],
      [NOBODY, comparison],
    ],
    visitorRequest: [[NOBODY, ['offers', 'viewerOffer', 'viewerDiscountBps', ...comparison]]],
    openOffer: [
      [
        ['owner', 'requestGuest', 'quoter', 'admin'],
        [...offerFacts, ...openTerms],
      ],
      [['quoter', 'admin'], ['provider.name']],
      [['owner', 'requestGuest', 'quoter', 'admin'], questions],
      [['owner', 'requestGuest', 'quoter'], actions],
      // Nothing to answer.
      [['quoter'], ['viewerActions.disabledReason']],
      [['owner'], paymentTerms],
      [
        NOBODY,
        [
          'rejectReason',
          'lostRank',
          'paymentTerms.disabledReason',
          'paymentTerms.discountWords',
          'paymentTerms.seller.name',
          // Too few offers are measured.
          'provider.quotingTime',
          SELLERS_TIME,
        ],
      ],
    ],
    repeatedOffer: [
      [
        ['owner', 'requestGuest', 'provider', 'admin'],
        [...offerFacts, ...openTerms, 'rejectReason', 'provider.quotingTime'],
      ],
      // Hidden until this offer is paid, though the owner has paid the same provider before.
      [['provider', 'admin'], ['provider.name']],
      [['owner', 'requestGuest', 'provider'], actions],
      [['provider'], ['viewerActions.disabledReason']],
      [['owner'], [...paymentTerms, 'paymentTerms.discountWords', SELLERS_TIME]],
      [NOBODY, ['lostRank', ...questions, 'paymentTerms.disabledReason', 'paymentTerms.seller.name']],
    ],
    paidOffer: [
      [
        ['owner', 'provider', 'admin'],
        [...offerFacts, 'provider.name', 'provider.quotingTime'],
      ],
      [
        ['owner', 'provider'],
        [...actions, 'viewerActions.disabledReason'],
      ],
      [['owner'], [...paymentTerms, 'paymentTerms.disabledReason', 'paymentTerms.seller.name', SELLERS_TIME]],
      [NOBODY, ['rejectReason', 'lostRank', 'paymentTerms.discountWords', ...questions, ...openTerms]],
    ],
    openVersion: [
      [
        ['owner', 'requestGuest', 'quoter', 'admin'],
        [...versionFacts, ...fileFacts],
      ],
      [['quoter'], ['files.uploadId', 'cover.uploadId']],
      [NOBODY, ['discountBps']],
    ],
    discountedVersion: [
      [
        ['owner', 'requestGuest', 'provider', 'admin'],
        [...versionFacts, 'discountBps'],
      ],
      [NOBODY, [...fileFacts, 'files.uploadId', 'cover.uploadId']],
    ],
    openLine: [
      [['owner', 'requestGuest', 'quoter', 'admin'], lineFacts],
      [['quoter', 'admin'], ['commission']],
    ],
    paidLine: [
      [['owner', 'provider', 'admin'], lineFacts],
      [['provider', 'admin'], ['commission']],
    ],
  },

  onlyAnswered: ['OfferPayload'],
}
