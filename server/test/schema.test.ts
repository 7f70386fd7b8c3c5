import { readFile } from 'node:fs/promises'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema, schemaFile } from '../../scripts/printSchema.ts'
import { schema } from '../src/graphql/schema.ts'
import { schemaProblems } from './schemaRules.ts'

/** Every list that is not a connection, with its bound. */
const BOUNDS = {
  'Checkout.received': 'a checkout is open for an hour, and its first payment closes it',
  'ReceivedPayment.refunds': 'their sum never exceeds the payment',
  'Account.dataConsents': 'one per recipient',
  'ApiKey.scopes': 'one of each',
  'CreateApiKeyInput.scopes': 'one of each',
  'Provider.apiKeys': 'the newest 50',
  'Provider.webhooks': 'at most 5',
  'Provider.savedReplies': 'at most 20',
  'Webhook.kinds': 'one of each',
  'CreateWebhookInput.kinds': 'one of each',
  'PartnerEvents.events': 'at most 100',
  'SyncOfferRowInput.lines': 'at most 20',
  'CatalogueImport.rejections': 'at most 100',
  'CatalogueImportRejection.path': 'names of nested input fields',
  'CatalogueItem.fits': 'at most 50',
  'Provider.catalogueImports': 'at most 20',
  'SyncCataloguePayload.results': 'one per row, at most 250',
  'SyncCatalogueInput.rows': 'at most 250',
  'SyncCatalogueRowInput.fits': 'at most 50',
  'SyncOfferRowInput.uploadIds': 'at most 7',
  'SyncOffersInput.rows': 'at most 250',
  'SyncOffersPayload.results': 'one per row, at most 250',
  'SyncRowResult.path': 'names of nested input fields',
  'PaymentCase.chargeable': 'at most 20, the orders of one payment',
  'Query.undoableRemovals': 'the newest 10',
  'Query.siteSettings': 'one per setting, at most 50',
  'SiteSettingsPayload.settings': 'one per setting, at most 50',
  'Query.vendorHealth': 'one per vendor, at most 20',
  'Query.weeklyFigures': 'twelve weeks',
  'Account.devices': 'the 50 last used',
  'Account.identities': 'one per vendor',
  'BuyerProfile.brands': 'of 70',
  'BuyerProfile.categories': 'of 13',
  'BuyerProfile.customerNumbers': 'at most 30',
  'AssistantConversation.latestMessages': 'four',
  'AssistantConversation.photos': 'at most 5 images and a video',
  'AssistantConversation.messages': 'at most 120, then another conversation begins',
  'AssistantMessage.photos': 'at most 5 images and a video',
  'Checkout.items': 'at most 20',
  'Provider.gaps': 'of 4',
  'ProviderChange.fields': 'of 4',
  'CheckoutItem.names': 'one per part, at most 20',
  'Account.noticePreferences': 'one for each kind and channel',
  'AddedToPartInput.uploadIds': 'at most 5 images and a video',
  'AddToPartRequestInput.parts': 'at most 20',
  'AddToPartRequestInput.uploadIds': 'at most 5 images and a video',
  'CopyPartRequestPayload.files': 'at most 5 images and a video',
  'CopyPartRequestPayload.missing': 'at most 6',
  'CopyPartRequestPayload.parts': 'at most 20',
  'CorrectUnderstoodInput.parts': 'at most 20',
  'CreateCustomOrderInput.items': 'at most 20',
  'CustomOrder.items': 'at most 20',
  'CustomOrder.viewerActions': 'at most 1',
  'CreatePartRequestInput.parts': 'at most 20',
  'SimulateRequestInput.parts': 'at most 20',
  'CreatePartRequestInput.uploadIds': 'at most 5 images and a video',
  'CustomOrderItem.files': 'at most 5 images and a video',
  'CustomOrderItemInput.uploadIds': 'at most 5 images and a video',
  'EditCustomOrderInput.items': 'at most 20',
  'EditPartRequestInput.filePlaces': 'at most 5 images and a video',
  'EditPartRequestInput.keptFileIds': 'at most 5 images and a video',
  'EditPartRequestInput.parts': 'at most 20',
  'AnswerDisputeInput.uploadIds': 'at most 6 images and 2 videos',
  'AirtableIntegration.runs': 'the newest 10',
  'AirtableOutcomePayload.tables': 'of 4',
  'WhatsAppIntegration.runs': 'the newest 10',
  'JobHealth.queues': 'one per queue, at most 100',
  'JobHealth.timers': 'one per scheduled queue, at most 100',
  'Dispute.evidence': 'a handful, from a table',
  'Dispute.files': 'at most 6 images and 2 videos of each party',
  'Dispute.proposals': 'at most 20',
  'DeskFound.accounts': 'the newest 10',
  'DeskFound.orders': 'the newest 10',
  'DeskFound.requests': 'the newest 10',
  'Dispute.timeline': 'its steps and at most 20 proposals',
  'Dispute.viewerActions': 'one per action',
  'OpenDisputeInput.uploadIds': 'at most 6 images and 2 videos',
  'EditPartRequestInput.uploadIds': 'at most 5 images and a video',
  'RequestedPartInput.uploadIds': 'at most 5 images and a video',
  'DayVisits.pages': 'one per public page',
  'FieldProblem.path': 'names of nested input fields',
  'InvalidInput.fields': 'one per input field',
  'MakeOfferInput.lines': 'at most 20',
  'MakeOfferInput.uploadIds': 'at most 7',
  'SendMessageInput.uploadIds': 'at most 7',
  'Message.files': 'at most 7',
  'CaseMessage.files': 'at most 7',
  'CaseConversationPayload.messages': 'at most 30',
  'ReviseOfferInput.uploadIds': 'at most 7',
  'OfferVersion.files': 'at most 7',
  'Offer.viewerActions': 'one per action',
  'Offer.questions': 'at most 5',
  'PurchaseChoiceInput.partIds': 'those of what is bought, at most 20',
  'PaymentTerms.lines': 'at most 20 parts, and a shipping per offer',
  'PaymentTerms.plans': 'at most two',
  'Query.dueDecisions': 'the first 20',
  'Query.dueCounts': 'one per queue',
  'Query.paymentGateways': 'one per gateway',
  'OfferBasket.choices': 'one per part, at most 20',
  'OfferBasket.kinds': 'of 3',
  'OfferBasketChoice.partIds': 'at most 20',
  'PartRequest.baskets': 'one per kind',
  'OfferComparison.leads': 'one per criterion',
  'OfferVersion.lines': 'one per requested part, at most 20',
  'OpeningDay.shifts': 'at most two',
  'OpeningDayInput.shifts': 'at most two',
  'PartRequest.viewerOrders': 'the newest 20',
  'Order.history': 'one per step of a life without circles',
  'WarrantyCertificate.lines': 'those of the order, at most 20',
  'Order.lines': 'those of the offer, at most 20',
  'PaymentCase.orders': 'a payment has at most 20 items',
  'Order.payments': 'a deposit and its rest',
  'Order.viewerActions': 'one per action',
  'ProviderRating.reviewsByStars': 'five',
  'Review.viewerActions': 'at most 2',
  'OrderStatus.steps': 'paid, shipped, received, released',
  'OrderMoney.movements': 'two payments, their refunds and the steps of a life without circles',
  'PartRequest.edits': 'at most 50',
  'RequestEdit.aspects': 'at most 5',
  'PartRequest.files': 'at most 5 images and a video',
  'PartRequest.parts': 'at most 20',
  'PartRequest.quoterContacts': 'at most 50',
  'PartRequest.viewerActions': 'one per action',
  'Provider.brands': 'of 70',
  'Provider.categories': 'of 44',
  'Provider.departments': 'of 19',
  'Provider.logisticOptions': 'of 4',
  'Provider.openingHours': 'seven days',
  'Provider.services': 'at most 20',
  'RecoveryCodesPayload.recoveryCodes': 'ten',
  'Refusal.path': 'names of nested input fields',
  'Query.visits': 'one per day of 30',
  'RequestFeedFilter.brands': 'the first 200 count',
  'ReviseOfferInput.lines': 'at most 20',
  'Account.policiesToAccept': 'of the two that an account accepts',
  'OrderTerms.commissions': 'one per condition',
  'TellAssistantInput.uploadIds': 'at most 10',
  'Understood.missing': 'one per thing that a request needs',
  'Understood.parts': 'at most 20',
  'StartCheckoutInput.choices': 'at most 20',
  'StartUploadPayload.headers': 'what one signed URL needs',
  'UploadPlace.headers': 'what one signed URL needs',
  'UpdateBuyerProfileInput.brands': 'of 70',
  'UpdateBuyerProfileInput.categories': 'of 13',
  'UpdateBuyerProfileInput.customerNumbers': 'at most 30',
  'UpdateProviderProfileInput.brands': 'of 70',
  'UpdateProviderProfileInput.categories': 'of 44',
  'UpdateProviderProfileInput.departments': 'of 19',
  'UpdateProviderProfileInput.logisticOptions': 'of 4',
  'UpdateProviderProfileInput.schedule': 'seven days',
  'UpdateProviderProfileInput.services': 'at most 20',
  'SignUpAsBuyerInput.brands': 'of 70',
  'SignUpAsBuyerInput.categories': 'of 13',
  'SignUpAsBuyerInput.customerNumbers': 'at most 30',
  'FinishSignUpAsBuyerInput.brands': 'of 70',
  'FinishSignUpAsBuyerInput.categories': 'of 13',
  'FinishSignUpAsBuyerInput.customerNumbers': 'at most 30',
  'SignUpAsProviderInput.brands': 'of 70',
  'SignUpAsProviderInput.categories': 'of 44',
  'SignUpAsProviderInput.departments': 'of 19',
  'SignUpAsProviderInput.logisticOptions': 'of 4',
  'SignUpAsProviderInput.pictures': 'one of each kind',
  'SignUpAsProviderInput.schedule': 'seven days',
  'SignUpAsProviderInput.services': 'at most 20',
  'FinishSignUpAsProviderInput.brands': 'of 70',
  'FinishSignUpAsProviderInput.categories': 'of 44',
  'FinishSignUpAsProviderInput.departments': 'of 19',
  'FinishSignUpAsProviderInput.logisticOptions': 'of 4',
  'FinishSignUpAsProviderInput.pictures': 'one of each kind',
  'FinishSignUpAsProviderInput.schedule': 'seven days',
  'FinishSignUpAsProviderInput.services': 'at most 20',
}

test('the committed contract is the served one', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(printedSchema())
})

test('the contract keeps to its rules', () => {
  expect(schemaProblems(schema, BOUNDS)).toEqual([])
})

const SOUND = /* GraphQL */ `
  "Reads."
  type Query {
    "A thing."
    thing("Which." id: ID!): Thing
    "Things."
    things("N." first: Int, "C." after: String, "N." last: Int, "C." before: String): ThingsConnection!
  }
  "Changes."
  type Mutation {
    "Makes one."
    makeThing("It." input: MakeThingInput!): MakeThingResult!
  }
  "News."
  type Subscription {
    "One."
    thingMade: Thing
  }
  "A thing."
  type Thing {
    "Kind."
    kind: Kind!
  }
  "Kinds."
  enum Kind {
    "Big."
    BIG_ONE
  }
  "Things."
  type ThingsConnection {
    "Edges."
    edges: [ThingsEdge!]!
    "Page."
    pageInfo: PageInfo!
  }
  "One place."
  type ThingsEdge {
    "Place."
    cursor: String!
    "It."
    node: Thing!
  }
  "A page."
  type PageInfo {
    "More?"
    hasNextPage: Boolean!
  }
  "What."
  input MakeThingInput {
    "Name."
    name: String!
  }
  "Outcome."
  union MakeThingResult = MakeThingPayload | InvalidInput
  "Made."
  type MakeThingPayload {
    "It."
    thing: Thing!
  }
  "No."
  interface Refusal {
    "Why."
    message: String!
    "Where."
    path: [String!]!
  }
  "No."
  type InvalidInput implements Refusal {
    "Why."
    message: String!
    "Where."
    path: [String!]!
  }
`
const SOUND_BOUNDS = { 'Refusal.path': 'names' }

/** A schema of this text whose root fields all declare their access, except the named one. */
function written(text: string, unscoped?: string): GraphQLSchema {
  const made = buildSchema(text)
  for (const root of [made.getQueryType(), made.getMutationType(), made.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const authScopes = field.name === unscoped ? {} : { public: true }
      field.extensions = { pothosOptions: { authScopes } }
    }
  }
  return made
}

test('finds no problems in a sound contract', () => {
  expect(schemaProblems(written(SOUND), SOUND_BOUNDS)).toEqual([])
})

test.each([
  ['"A thing."\n  type Thing', 'type Thing', 'Thing: type without a description'],
  ['"Kind."\n', '\n', 'Thing.kind: field without a description'],
  ['"Which." id', 'id', 'Query.thing(id): argument without a description'],
  ['"Big."\n', '" "\n', 'Kind.BIG_ONE: enum value without a description'],
  ['"Name."\n', '\n', 'MakeThingInput.name: input field without a description'],
  ['BIG_ONE', 'bigOne', 'Kind.bigOne: unusual enum value name'],
  ['kind: Kind', 'the_kind: Kind', 'Thing.the_kind: unusual field name'],
  [/MakeThingInput/g, 'MakeThing', 'MakeThing: input types end in Input or Filter, and no other type does'],
  [
    /MakeThingPayload/g,
    'ThingInput',
    'ThingInput: input types end in Input or Filter, and no other type does',
  ],
  ['kind: Kind!', 'kind: [Kind!]!', 'Thing.kind: a list that is neither a connection nor bounded'],
  [
    'name: String!',
    'name: [String!]',
    'MakeThingInput.name: a list that is neither a connection nor bounded',
  ],
  [', "C." before: String', '', 'Query.things: a connection without the argument before'],
  ['cursor: String!', 'place: String!', 'ThingsConnection: a connection whose edges have no cursor'],
  [
    '"It." input',
    '"It." thing',
    'Mutation.makeThing: its input object is the one argument input: MakeThingInput',
  ],
  [
    '): MakeThingResult!',
    '): Thing!',
    'Mutation.makeThing: returns MakeThingResult!, a union of a payload and refusals',
  ],
  [
    'InvalidInput\n',
    'InvalidInput | Thing\n',
    'Mutation.makeThing: MakeThingResult is one type named …Payload, and refusals',
  ],
  [
    '"It."\n    thing: Thing!',
    '"It."\n    message: Thing!',
    'MakeThingPayload.message: of another type than in Refusal, so no query could ask for both',
  ],
  [
    'thingMade: Thing',
    'thingMade: Thing!',
    'Subscription.thingMade: nullable, since what has changed may be hidden from the viewer now',
  ],
  [
    'kind: Kind!',
    'passwordHash: Kind!',
    'Thing.passwordHash: sounds like a secret, which answers never hold',
  ],
])('finds %s → %s', (from, to, problem) => {
  const broken = SOUND.replace(from, to)
  expect(broken).not.toBe(SOUND)
  expect(schemaProblems(written(broken), SOUND_BOUNDS)).toContain(problem)
})

test('finds a root field without a declared access', () => {
  expect(schemaProblems(written(SOUND, 'thing'), SOUND_BOUNDS)).toEqual([
    'Query.thing: a root field without authScopes',
  ])
})

test('finds a bound for a field that is not a list', () => {
  expect(schemaProblems(written(SOUND), { ...SOUND_BOUNDS, 'Thing.kind': 'few' })).toEqual([
    'Thing.kind: has a bound but is no list',
  ])
})
