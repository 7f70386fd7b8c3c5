import { after, DAY_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { hashToken } from '../../src/platform/tokens.ts'
import { keepAdminAction } from '../adminActions.ts'
import { keepKey } from '../apiKeysWorld.ts'
import { keepFailedJob, keepHealth } from '../failedJobs.ts'
import { keepReply } from '../guards/savedReply.guards.ts'
import type { Caller, Harness } from '../harness.ts'
import { restIntegrations } from '../integrationsWorld.ts'
import { createOffer, line, MAKE_OFFER } from '../offersWorld.ts'
import { keepWebhook } from '../partnersWorld.ts'
import { CANCEL_ORDER, SHIP } from '../paymentsWorld.ts'
import { jpeg } from '../pictures.ts'
import { keepRemovals } from '../removals.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
import { returned } from '../returnsWorld.ts'
import {
  completeUpload,
  MESSAGE_PHOTO,
  OFFER_PHOTO,
  sendVideo,
  uploadFile,
  uploadPhoto,
} from '../uploadsWorld.ts'
import { fillCatalogues } from './catalogues.ts'
import { changeRequests } from './changedRequests.ts'
import { disputeOrder } from './disputes.ts'
import { FIXTURES, type FixtureName } from './fixtures.ts'
import { reportMessages } from './messageReports.ts'
import { haveMoneyTrouble } from './moneyTrouble.ts'
import { payOut } from './payouts.ts'
import { guestCallers, type People, type ViewerName } from './people.ts'
import { fillProfiles, registerCustomer } from './profiles.ts'
import { sellCustomOrder } from './quotations.ts'
import { leaveReviews } from './reviews.ts'
import { SAID } from './said.ts'
import { openStage, takeCoupon } from './stage.ts'
import { allowModel, haveTalks } from './talks.ts'
import { type WarrantyCodes, warrantyCodesOf } from './warranties.ts'
import { PART, WORDY } from './wordyRequest.ts'

/** One row of the world that is watched: its GraphQL type and its database id. */
export interface Fixture {
  readonly type: string
  readonly rawId: string
  /** Global id. */
  readonly id: string
}

export interface AuthorizationWorld {
  readonly harness: Harness
  readonly people: People
  readonly callers: Readonly<Record<ViewerName, Caller>>
  readonly fixtures: Readonly<Record<FixtureName, Fixture>>
  /** The gateway's id of the paid checkout. */
  readonly sessionId: string
  readonly warrantyCodes: WarrantyCodes
  close(): Promise<void>
}

/** In centésimos; unique in the world. */
export const PRICES = {
  quoter: 1_234_567,
  quoterLast: 8_765_432,
  repeated: 7_654_321,
  provider: 4_876_543,
  canceled: 3_219_876,
  coupon: 2_198_765,
} as const

/** The key of a sent request that is no fixture: the path of its page contains its id. */
export const SUBMISSION_KEY = '5f0c1a52-9d3e-4b7a-8c11-2e4d6f8a9b00'

export async function createAuthorizationWorld(): Promise<AuthorizationWorld> {
  const stage = await openStage()
  const { harness, people, callers, pay } = stage
  const { prisma } = harness.services.db
  const { owner, quoter, provider } = people

  const contact = { name: owner.profile.name, email: owner.email, phone: owner.profile.phone }
  const openRequest = await createRequest(owner.caller, {
    ...WORDY,
    contact,
    parts: [
      { ...PART, uploadIds: [await uploadPhoto(owner.caller)] },
      { ...PART, uploadIds: [] },
    ],
  })
  const [openPart = ''] = openRequest.partIds
  // The other offer is cheaper for the last part, so a basket combines both.
  const { makeOffer } = await quoter.caller.data<{ makeOffer: { offer: { id: string } } }>(MAKE_OFFER, {
    input: {
      requestId: openRequest.id,
      lines: openRequest.partIds.map(id =>
        line(id, {
          price: id === openPart ? PRICES.quoter : PRICES.quoterLast,
          description: SAID.quoter,
          warrantyDays: 90,
        }),
      ),
      uploadIds: [await uploadPhoto(quoter.caller, OFFER_PHOTO)],
    },
  })
  const openOffer = makeOffer.offer.id
  await registerCustomer(stage)
  const repeatedOffer = await createOffer(provider.caller, openRequest, { price: PRICES.repeated })
  // The other offers are at their list prices.
  await prisma.providerProfile.update({
    where: { accountId: provider.accountId },
    data: { acceptsCustomerDiscounts: false },
  })
  // A pending offer has no reason; this one needs both, the pending state and a reason to read.
  await prisma.offer.update({ where: { id: rawIdOf(repeatedOffer) }, data: { rejectReason: 'PRICE' } })
  const video = await completeUpload(owner.caller, await sendVideo(owner.caller, await jpeg(160, 120)))
  const paidRequest = await createRequest(owner.caller, { ...WORDY, contact, uploadIds: [video.upload?.id] })
  const paidOffer = await createOffer(provider.caller, paidRequest, {
    price: PRICES.provider,
    description: SAID.provider,
  })
  const sessionId = await pay(paidOffer)
  // The owner has also paid to see its providers.
  await prisma.partRequest.update({
    where: { id: paidRequest.rawId },
    data: {
      unlockPriceCentesimos: 15_000,
      contactUnlock: { create: { accountId: owner.accountId, paidAt: harness.clock.now() } },
    },
  })
  const canceledRequest = await createRequest(owner.caller, WORDY)
  const canceledOffer = await createOffer(provider.caller, canceledRequest, { price: PRICES.canceled })
  await pay(canceledOffer, 'DEPOSIT')
  const visitorRequest = await createRequest(harness.visitor, {
    ...WORDY,
    contact: { name: SAID.visitorName, email: SAID.visitorEmail, phone: SAID.visitorPhone },
  })
  await createRequest(harness.visitor, { submissionKey: SUBMISSION_KEY })
  // The fifth offer of this provider, from which on it has a median.
  await createOffer(provider.caller, await createRequest(owner.caller, WORDY), { price: PRICES.coupon })
  const couponCheckout = await takeCoupon(
    stage,
    await createOffer(provider.caller, await createRequest(owner.caller, WORDY), { price: PRICES.coupon }),
  )
  await harness.drain()

  const orderOf = (request: CreatedRequest) =>
    prisma.order.findFirstOrThrow({
      where: { requestId: request.rawId },
      include: { lines: true, allocations: { include: { payment: true } }, conversation: true },
    })
  const order = await orderOf(paidRequest)
  const orderId = encodeGlobalId('Order', order.id)
  await provider.caller.data(SHIP, {
    input: {
      orderId,
      method: 'COURIER',
      carrier: 'Agencia Central',
      trackingNumber: 'TC 20 881',
      trackingUrl: 'https://agencia.example/guia/20881',
      note: 'Sale de Tres Cruces a las 18',
    },
  })
  await prisma.order.update({
    where: { id: order.id },
    data: { receiptReminders: 3, receiptAskedAt: harness.clock.now() },
  })
  const canceled = await orderOf(canceledRequest)
  await provider.caller.data(CANCEL_ORDER, {
    input: { orderId: encodeGlobalId('Order', canceled.id), reason: 'Se rompió al sacarlo' },
  })
  const inMessage = await uploadFile(owner.caller, await jpeg(), MESSAGE_PHOTO)
  const { sendMessage } = await owner.caller.data<{ sendMessage: { sentMessage: { id: string } } }>(SEND, {
    input: { orderId, clientKey: CLIENT_KEY, body: SAID.message, uploadIds: [inMessage.upload?.id] },
  })
  await provider.caller.data(MARK_READ, { input: { orderId, messageId: sendMessage.sentMessage.id } })
  // The provider views the owner's contact data, which adds a line to the access log.
  await provider.caller.data(CONTACT, { id: orderId })
  await harness.drain()

  const createdAt = harness.clock.now()
  const numbered = [owner.accountId, provider.accountId].map((accountId, index) => ({
    accountId,
    phone: `+5989470000${index}`,
  }))
  await prisma.whatsAppContact.createMany({ data: numbered.map(row => ({ ...row, createdAt })) })
  await prisma.whatsAppCode.createMany({
    data: numbered.map(row => ({ ...row, codeHash: '', triesLeft: 5, expiresAt: after(createdAt, DAY_MS) })),
  })
  await prisma.secondFactor.create({
    data: {
      accountId: owner.accountId,
      sealedKey: harness.services.sealing.seal(SAID.setupKey, owner.accountId),
      enabledAt: createdAt,
      createdAt,
      recoveryCodes: { create: { codeHash: hashToken(SAID.recoveryCode) } },
    },
  })
  await changeRequests(harness, { added: openRequest.rawId, deleted: paidRequest.rawId }, quoter.providerId)
  // The owner's pending change of e-mail.
  await prisma.emailChange.create({
    data: {
      accountId: owner.accountId,
      oldEmail: owner.email,
      newEmail: SAID.newEmail,
      createdAt,
      expiresAt: after(createdAt, DAY_MS),
    },
  })

  const asked = { accountId: owner.accountId, createdAt, confirmedAt: createdAt, dueOn: '2061-11-28' }
  const dataRequest = await prisma.dataRequest.create({ data: { ...asked, reason: SAID.deletion } })
  const closedDataRequest = await prisma.dataRequest.create({
    data: {
      ...asked,
      reason: SAID.deletion,
      outcome: 'DECLINED',
      answer: SAID.declined,
      closedAt: createdAt,
    },
  })
  await allowModel(stage, createdAt)
  const apiKey = await keepKey(stage, provider.providerId, SAID.keyName)
  const rotatedApiKey = await keepKey(stage, quoter.providerId)
  await prisma.apiKey.update({
    where: { id: rotatedApiKey.id },
    data: { rotatedAt: createdAt, revokedAt: createdAt },
  })

  const { webhookId, deliveryId } = await keepWebhook(harness, provider.providerId, SAID.webhookUrl)
  const { webhookId: disabledWebhookId } = await keepWebhook(harness, quoter.providerId)
  await prisma.webhook.update({
    where: { id: disabledWebhookId },
    data: { disabledAt: createdAt, formerUntil: createdAt },
  })

  const savedReply = await keepReply(harness, provider.providerId, { text: SAID.savedReply })
  await keepReply(harness, quoter.providerId)

  await fillProfiles(stage)
  await prisma.externalIdentity.create({
    data: {
      vendor: 'GOOGLE',
      subject: SAID.subject,
      accountId: owner.accountId,
      label: SAID.identity,
      linkedAt: createdAt,
    },
  })
  await prisma.account.update({ where: { id: owner.accountId }, data: { passwordHash: null } })
  const back = await returned(harness, { name: SAID.returnName, email: SAID.returnEmail })
  const sold = await sellCustomOrder(stage)
  const disputed = await disputeOrder(stage, sold.guestOrder ?? '')
  const paidOut = await payOut(stage, order.id)
  await prisma.order.update({
    where: { id: canceled.id },
    data: { buyerDeletedAt: createdAt, providerDeletedAt: createdAt },
  })
  const reviews = await leaveReviews(stage, order.id, canceled.id, sold.guestOrder)
  const talks = await haveTalks(stage, openRequest.rawId)
  const submissionKey = newId()
  await owner.caller.data(ASK_TEAM, {
    input: {
      ...contact,
      submissionKey,
      kind: 'OTHER',
      subject: 'Un cobro',
      message: SAID.enquiry,
      website: '',
      writtenForMs: 9000,
    },
  })
  await harness.drain()
  const enquiry = await prisma.enquiry.findUniqueOrThrow({ where: { submissionKey } })
  await callers.admin.data(ANSWER_ENQUIRY, {
    input: { enquiryId: encodeGlobalId('Enquiry', enquiry.id), answer: SAID.answer },
  })

  await prisma.pageVisits.create({ data: { day: harness.clock.now(), page: '/faq', count: 731 } })

  // The provider has not accepted the changed policies.
  await prisma.policyConsent.updateMany({
    where: { accountId: provider.accountId },
    data: { version: '2024-01-01' },
  })
  const view = await prisma.contactView.findFirstOrThrow({ where: { viewerId: provider.accountId } })
  const versionOf = async (offerId: string) => {
    const include = { currentVersion: { include: { lines: true } } }
    return (await prisma.offer.findUniqueOrThrow({ where: { id: rawIdOf(offerId) }, include })).currentVersion
  }
  const openVersion = await versionOf(openOffer)
  const fileOf = async ({ rawId: requestId }: CreatedRequest) =>
    (await prisma.requestFile.findFirstOrThrow({ where: { requestId } })).id

  await keepFailedJob(harness)
  await keepHealth(harness)
  await restIntegrations(harness)

  const rawIds: Record<FixtureName, string | null | undefined> = {
    ownerAccount: owner.accountId,
    providerAccount: provider.accountId,
    provider: provider.providerId,
    quoter: quoter.providerId,
    pendingProvider: people.pending.providerId,
    rejectedProvider: people.rejected.providerId,
    suspendedProvider: people.suspended.providerId,
    ...(await keepAdminAction(harness, people.admin.accountId, provider.providerId ?? '')),
    ...(await keepFailedJob(harness, { providerId: provider.providerId ?? '', isDecided: true })),
    ...(await keepRemovals(harness, people.admin.accountId)),
    publicProvider: quoter.providerId,
    contactView: view.id,
    device: owner.sessionId,
    notification: (await prisma.notification.findFirst({ where: { accountId: owner.accountId } }))?.id,
    openRequest: openRequest.rawId,
    openPart: rawIdOf(openPart),
    openFile: await fileOf(openRequest),
    openOffer: rawIdOf(openOffer),
    repeatedOffer: rawIdOf(repeatedOffer),
    openVersion: openVersion.id,
    discountedVersion: (await versionOf(repeatedOffer)).id,
    openLine: openVersion.lines[0]?.id,
    paidRequest: paidRequest.rawId,
    paidFile: await fileOf(paidRequest),
    paidOffer: rawIdOf(paidOffer),
    paidLine: (await versionOf(paidOffer)).lines[0]?.id,
    visitorRequest: visitorRequest.rawId,
    order: order.id,
    orderLine: order.lines[0]?.id,
    canceledOrder: canceled.id,
    checkout: order.allocations[0]?.payment.checkoutId,
    refundedCheckout: canceled.allocations[0]?.payment.checkoutId,
    couponCheckout,
    payment: order.allocations[0]?.id,
    ...(await haveMoneyTrouble(harness, order.id)),
    conversation: order.conversation?.id,
    ...(await reportMessages(stage, rawIdOf(sendMessage.sentMessage.id) ?? '', sold.guestConversation)),
    enquiry: enquiry.id,
    dataRequest: dataRequest.id,
    closedDataRequest: closedDataRequest.id,
    apiKey: apiKey.id,
    ...(await fillCatalogues(stage)),
    rotatedApiKey: rotatedApiKey.id,
    webhook: webhookId,
    webhookDelivery: deliveryId,
    disabledWebhook: disabledWebhookId,
    savedReply,
    ...talks,
    ...sold,
    ...disputed,
    ...paidOut,
    ...reviews,
  }
  return {
    harness,
    people,
    warrantyCodes: await warrantyCodesOf(harness, { order: order.id, guestOrder: sold.guestOrder ?? '' }),
    callers: {
      ...callers,
      pending: callers.pending.withCookie(back.cookie),
      ...guestCallers(harness, fixture => rawIds[fixture] ?? ''),
    },
    fixtures: mapValues(rawIds, (rawId, name) => {
      if (!rawId) throw new Error(`the world has no ${name}`)
      return { type: FIXTURES[name], rawId, id: encodeGlobalId(FIXTURES[name], rawId) }
    }),
    sessionId,
    close: stage.close,
  }
}

export const CLIENT_KEY = '3f1d7a52-6f0c-4a53-9d0f-2f4f7c1f9a10'
const MARK_READ = /* GraphQL */ `
  mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { __typename } }
`
const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`
const ASK_TEAM = /* GraphQL */ `
  mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { ... on SendEnquiryPayload { email } } }
`
const ANSWER_ENQUIRY =
  'mutation ($input: AnswerEnquiryInput!) { answerEnquiry(input: $input) { ... on AnswerEnquiryPayload { enquiry { id } } } }'
const CONTACT = 'query ($id: ID!) { node(id: $id) { ... on Order { contact { name } } } }'

function rawIdOf(globalId: string): string {
  return decodeGlobalId(globalId)?.id ?? ''
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<Key, To>
}
