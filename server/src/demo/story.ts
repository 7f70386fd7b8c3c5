import { randomUUID } from 'node:crypto'
import { sendMessage } from '../domains/chat/chat.operations.ts'
import { reportMessage } from '../domains/chat/messageReport.operations.ts'
import { markConversationRead } from '../domains/chat/reading.operations.ts'
import type { OperationContext } from '../domains/context.ts'
import { makeOffer, rejectOffer, withdrawOffer } from '../domains/offers/offer.operations.ts'
import { answerOfferQuestion, askAboutOffer } from '../domains/offers/offerQuestion.operations.ts'
import { ARRANGED_SHIPPING, type Shipping } from '../domains/offers/offerShipping.ts'
import { shipOrder } from '../domains/orders/order.operations.ts'
import { cancelOrder } from '../domains/payments/cancelOrder.operations.ts'
import { startCheckout } from '../domains/payments/checkout.operations.ts'
import { confirmReceipt } from '../domains/payments/confirmReceipt.operations.ts'
import { settlePayment } from '../domains/payments/settlement.operations.ts'
import { withdrawFromOrder } from '../domains/payments/withdrawFromOrder.operations.ts'
import { deletePartRequest } from '../domains/privacy/requestDeletion.operations.ts'
import { createPartRequestInput } from '../domains/requests/asking/request.input.ts'
import { claimEarlierRequests, createPartRequest } from '../domains/requests/asking/request.operations.ts'
import {
  cancelFollowedRequest,
  cancelPartRequest,
} from '../domains/requests/editing/endRequest.operations.ts'
import { extendPartRequest } from '../domains/requests/editing/requestEdit.operations.ts'
import { confirmPartRequest } from '../domains/requests/following/confirmation.operations.ts'
import { followTokenOf } from '../domains/requests/following/follow.ts'
import { requireAccount } from '../domains/viewer.ts'
import type { FitBasis } from '../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { parseInput } from '../platform/input.ts'
import type { PushTarget } from '../platform/pusher.ts'
import { linkToken } from '../platform/tokens.ts'
import { CAST, type CastName, FOLLOWERS } from './cast.ts'
import type { DemoDelivery, DemoRequest } from './demoRequest.ts'
import { uploadPhoto, uploadVideo } from './pictures.ts'
import type { TravelClock } from './travelClock.ts'

/** The sandboxed vendors that the demo world needs. */
export interface DemoStage {
  /** The clock shared by the sandbox and the story. */
  readonly clock: TravelClock
  /** Pays an open checkout as its buyer would on the gateway's page. */
  pay(checkoutRef: string): void
  /** The payer's bank claims a payment of Stripe back, because nothing arrived; the answer lets the bank win. */
  dispute(paymentRef: string): () => void
  /** Subscribes a new browser at the sandbox's push service. */
  subscribeBrowser(): PushTarget
  /** The text of the newest message to a phone; null when messages reach real phones. */
  readonly newestWhatsApp: ((phone: string) => string) | null
}

export interface Teller {
  readonly now: Date
  readonly stage: DemoStage
  /** The services with this person's rights; null is a visitor. */
  as(name: CastName | null): OperationContext
}

export interface ReceivedOrder {
  readonly orderId: string
  readonly provider: CastName
  readonly receivedAt: Date
}

/** The delivery of most demo orders. */
const BY_COURIER: DemoDelivery = {
  method: 'COURIER',
  carrier: 'DAC',
  trackingNumber: '7718 204',
  trackingUrl: 'https://www.dac.com.uy/envios/rastrear',
  pickupPlace: null,
  pickupHours: null,
  note: null,
}

const OFFERS_VALID_HOURS = 24 * 12
const VISITORS = [
  'Andrea Sosa',
  'Jorge Bentancor',
  'Paola Nuñez',
  'Diego Silveira',
  'Rosario Cabrera',
  'Walter Píriz',
]

/** Replays one request at its own time: requested, quoted, and on to its last step. Returns its received order, if any. */
export async function tell(teller: Teller, request: DemoRequest): Promise<ReceivedOrder | null> {
  const { stage, now } = teller
  const askedAt = after(now, -request.hoursAgo * HOUR_MS)
  // Photos are uploaded in the present: storage signs no URL that has already expired.
  stage.clock.comeBack()
  const files = await photograph(teller, request)
  stage.clock.travelTo(askedAt)
  const requestId = await ask(teller, request, files)
  if (request.ending === 'unconfirmed') return null
  const offers = await makeOffers(teller, request, { requestId, askedAt })
  if (request.extended) {
    stage.clock.travelTo(after(now, -DAY_MS / 2))
    await extendPartRequest(teller.as(request.by), { id: requestId, revision: 1 })
  }
  if (request.ending === 'canceled') await callOff(teller, request, requestId)
  if (request.ending === 'deleted') await deletePartRequest(teller.as(request.by), requestId)
  const won = isBought(request) && offers[0]
  if (!won) return null

  const moments = spread(askedAt, now, 5)
  stage.clock.travelTo(moments[1])
  const orderId = await buy(teller, request, won.offerId)
  await talk(teller, request, { orderId, provider: won.by, from: moments[1], until: moments[3] })
  const provider = teller.as(won.by)
  if (request.ending === 'canceledOrder') {
    stage.clock.travelTo(moments[2])
    await cancelOrder(provider, { orderId, reason: 'Se vendió en el local antes de que llegara el pago.' })
  }
  if (wasSent(request)) {
    stage.clock.travelTo(moments[2])
    await shipOrder(provider, { orderId, ...(request.delivery ?? BY_COURIER) })
  }
  if (request.ending === 'released') {
    stage.clock.travelTo(moments[3])
    await confirmReceipt(teller.as(request.by), { orderId, restPaid: true })
  }
  if (request.ending === 'withdrawn') {
    stage.clock.travelTo(moments[3])
    await withdrawFromOrder(teller.as(request.by), { orderId, doesNotFit: true })
  }
  return request.ending === 'released' ? { orderId, provider: won.by, receivedAt: moments[3] } : null
}

const wasSent = ({ ending }: DemoRequest) =>
  ending === 'shipped' || ending === 'released' || ending === 'withdrawn'

const isBought = (request: DemoRequest) =>
  request.ending === 'paid' || request.ending === 'canceledOrder' || wasSent(request)

/** Cancels by the account that has it, or by its link. */
async function callOff(teller: Teller, { by }: DemoRequest, id: string): Promise<void> {
  const ctx = teller.as(by)
  const reason = 'Lo conseguí por otro lado'
  if (by) await cancelPartRequest(ctx, { id, reason })
  else
    await cancelFollowedRequest(ctx, { token: followTokenOf(ctx.settings, { id, followVersion: 0 }), reason })
}

/** Ids of uploads. */
interface DemoFiles {
  /** Photos of the first part. */
  readonly ofPart: readonly string[]
  /** Photos of the whole request. */
  readonly ofAll: readonly string[]
}

async function photograph(teller: Teller, request: DemoRequest): Promise<DemoFiles> {
  const ofPart: string[] = []
  for (const photo of request.photos ?? [])
    ofPart.push(await uploadPhoto(teller.as(request.by), photo, 'REQUEST_FILE'))
  return { ofPart, ofAll: request.video ? [await uploadVideo(teller.as(request.by))] : [] }
}

async function ask(teller: Teller, request: DemoRequest, files: DemoFiles): Promise<string> {
  const isUnconfirmed = request.ending === 'unconfirmed'
  const ctx = teller.as(isUnconfirmed ? null : request.by)
  const follower = FOLLOWERS.find(({ email }) => email === request.follower)
  const name = follower?.name ?? VISITORS[request.hoursAgo % VISITORS.length] ?? 'Visita'
  const contact = request.by
    ? {
        name: CAST[request.by].profile.name,
        email: CAST[request.by].email,
        phone: CAST[request.by].profile.phone,
      }
    : { name, email: follower?.email ?? `${slug(name)}@correo.example`, phone: '094 500 600' }
  const { brand, model, year, engine, version, vin, department } = request
  const input = parseInput(createPartRequestInput(teller.now), {
    submissionKey: randomUUID(),
    brand,
    model,
    year,
    engine,
    version,
    vin,
    department,
    parts: request.parts.map((part, place) => ({
      condition: 'ANY',
      quantity: 1,
      urgency: 'MEDIUM',
      ...part,
      uploadIds: place === 0 ? files.ofPart : [],
    })),
    contact,
    uploadIds: files.ofAll,
  })
  const { requestId } = await createPartRequest(ctx, input)
  if (!request.by && !isUnconfirmed) await confirm(ctx, requestId)
  // As a visitor who signs up afterwards does.
  if (request.by && isUnconfirmed) {
    const owner = teller.as(request.by)
    await claimEarlierRequests(owner, requireAccount(owner.viewer).accountId)
  }
  return requestId
}

/** As a visitor does from the mail. */
async function confirm(ctx: OperationContext, requestId: string): Promise<void> {
  const link = await ctx.db.prisma.mailedLink.findFirstOrThrow({
    where: { requestId, purpose: 'CONFIRM_REQUEST' },
    select: { id: true },
  })
  await confirmPartRequest(ctx, linkToken(ctx.settings.secret, link.id))
}

async function makeOffers(
  teller: Teller,
  request: DemoRequest,
  { requestId, askedAt }: { requestId: string; askedAt: Date },
): Promise<{ offerId: string; by: CastName }[]> {
  const ctx = teller.as(null)
  const parts = await ctx.db.prisma.requestedPart.findMany({
    where: { requestId },
    orderBy: { position: 'asc' },
  })
  const offers = []
  for (const [
    index,
    {
      by,
      pesos,
      condition,
      delivery,
      warrantyDays,
      words,
      validHours,
      shippingPesos,
      photos,
      questions,
      ...outcome
    },
  ] of (request.offers ?? []).entries()) {
    // In the present: storage signs no URL that has already expired.
    teller.stage.clock.comeBack()
    const uploadIds: string[] = []
    for (const photo of photos ?? []) uploadIds.push(await uploadPhoto(teller.as(by), photo, 'OFFER_FILE'))
    teller.stage.clock.travelTo(after(askedAt, (index + 1) * 40 * MINUTE_MS))
    const lines = parts.flatMap((part, position) => {
      const price = pesos[position]
      if (!price) return []
      return [
        {
          requestedPartId: part.id,
          listCentesimos: price * 100,
          condition,
          deliveryTime: delivery,
          validHours: validHours ?? OFFERS_VALID_HOURS,
          validUntil: null,
          warrantyDays: warrantyDays ?? null,
          fitBasis: fitBasisOf(part, request),
          description: position === 0 ? words : null,
        },
      ]
    })
    const made = await makeOffer(teller.as(by), {
      requestId,
      requestRevision: null,
      lines,
      shipping: shippingOf(shippingPesos),
      uploadIds,
    })
    for (const [place, [question, answer]] of (questions ?? []).entries()) {
      await askAboutOffer(teller.as(request.by), { offerId: made.offerId, question })
      if (answer === null) continue
      await answerOfferQuestion(teller.as(by), { offerId: made.offerId, number: place + 1, answer })
    }
    if (outcome.withdrawn) await withdrawOffer(teller.as(by), made.offerId)
    if (outcome.rejected) await rejectOffer(teller.as(request.by), { id: made.offerId, reason: 'DELIVERY' })
    offers.push({ by, ...made })
  }
  return offers
}

function shippingOf(pesos: number | undefined): Shipping {
  if (pesos === undefined) return ARRANGED_SHIPPING
  return { shippingCharge: pesos === 0 ? 'NONE' : 'AMOUNT', shippingCentesimos: pesos * 100 }
}

function fitBasisOf({ partNumber }: { partNumber: string | null }, { vin }: DemoRequest): FitBasis {
  if (partNumber) return 'PART_NUMBER'
  return vin ? 'VIN' : 'PHOTO'
}

async function buy(teller: Teller, request: DemoRequest, offerId: string): Promise<string> {
  const ctx = teller.as(request.by)
  await pay(teller, ctx, {
    of: { typename: 'Offer', id: offerId },
    version: 1,
    partIds: null,
    plan: request.plan ?? 'FULL',
  })
  return (await ctx.db.prisma.order.findUniqueOrThrow({ where: { offerId }, select: { id: true } })).id
}

type Choice = Parameters<typeof startCheckout>[1]['choices'][number]

/** Pays one choice by card, as its buyer. */
export async function pay(teller: Teller, ctx: OperationContext, choice: Choice): Promise<void> {
  const { checkoutId } = await startCheckout(ctx, { choices: [choice], gateway: 'STRIPE', payer: null })
  const { gatewayRef } = await ctx.db.prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
  if (gatewayRef === null) throw new Error('the demo checkout did not open')
  teller.stage.pay(gatewayRef)
  await settlePayment(ctx, checkoutId)
}

async function talk(
  teller: Teller,
  request: DemoRequest,
  talk: { orderId: string; provider: CastName; from: Date; until: Date },
): Promise<void> {
  const words = request.chat ?? []
  const moments = spread(talk.from, talk.until, words.length + 1)
  for (const [index, body] of words.entries()) {
    const [speaker, listener] = index % 2 === 0 ? [request.by, talk.provider] : [talk.provider, request.by]
    const { orderId } = talk
    const ctx = teller.as(speaker)
    const photo = request.chatPhotos?.[index]
    // In the present: storage signs no URL that has already expired.
    teller.stage.clock.comeBack()
    const uploadIds = photo ? [await uploadPhoto(ctx, photo, 'MESSAGE_FILE')] : []
    teller.stage.clock.travelTo(moments[index + 1] ?? talk.until)
    const { messageId } = await sendMessage(ctx, { orderId, clientKey: randomUUID(), body, uploadIds })
    if (index < words.length - 1 || !request.unread)
      await markConversationRead(teller.as(listener), { orderId, messageId })
    const reason = request.chatReports?.[index]
    if (reason) await reportMessage(teller.as(listener), { messageId, reason })
  }
}

/** Moments that divide the time between two others into equal parts, early enough that nothing expires. */
function spread(from: Date, until: Date, steps: number): [Date, Date, Date, Date, ...Date[]] {
  const length = Math.min(until.getTime() - from.getTime(), 6 * DAY_MS)
  const at = (step: number) => after(from, Math.floor((length * step) / steps))
  return [
    at(0),
    at(1),
    at(2),
    at(3),
    ...Array.from({ length: Math.max(0, steps - 3) }, (_, index) => at(index + 4)),
  ]
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')
}
