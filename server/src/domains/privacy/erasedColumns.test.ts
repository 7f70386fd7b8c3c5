import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

/** Columns that `eraseAccount` blanks, or whose rows it deletes. */
const ERASED = {
  CatalogueImport: 'fileName',
  CatalogueImportBatch: 'rejections results',
  CatalogueFit: 'brand model vehicleKey',
  CatalogueItem: 'externalId name numberKey partKey partNumber rowHash searchKey',
  Account: 'email name passwordHash phone',
  ApiKey: 'ending name scopes secretHash',
  AssistantConversation: 'browserHash openKey state',
  AssistantCorrection: 'corrected understood',
  AssistantMessage: 'text',
  BuyerProfile: 'address brands categories rut',
  Checkout: 'payerEmail payerName url voucherUrl',
  CustomOrder: 'clientEmail clientName clientPhone searchKey',
  CustomOrderItem: 'description',
  CustomOrderVersion: 'notes',
  CustomerNumber: 'number supplierName',
  DataRequest: 'answer reason',
  Dispute: 'answer appeal decision text',
  DisputeProposal: 'text',
  EmailChange: 'newEmail oldEmail',
  Enquiry: 'answer email message name phone subject',
  ExternalIdentity: 'label subject',
  ExternalReturn: 'email name onward subject tokenHash',
  MailedLink: 'tokenHash',
  IdempotentCall: 'answer inputHash key',
  Message: 'body',
  MessageReport: 'reason warning',
  ModelSpending: 'payer',
  Notification: 'key message path title',
  OfferLine: 'description',
  OfferQuestion: 'answer question',
  Order:
    'buyerEmail buyerName buyerPhone cancelReason carrier pickupHours pickupPlace shippingNote trackingNumber trackingUrl',
  PaymentCase: 'note',
  PurchaseFlag: 'note',
  PayoutAccount: 'ending reason sealed',
  PayoutLine: 'reason',
  PartRequest: 'cancelReason contactEmail contactName contactPhone description engine searchKey version vin',
  PushSubscription: 'endpointHash sealed',
  ProviderChange: 'address businessName companyName fields reason rut',
  ProviderProfile:
    'address brands businessName categories companyName companyNameKey companyPhone customerDiscountWords decisionReason departments logisticOptions partsDescription rut services suspensionReason websiteUrl',
  RecoveryCode: 'codeHash',
  Refund: 'reason',
  Registration: 'email identity passwordHash policies profile',
  RequestEdit: 'comment',
  RequestedPart: 'comments description partNumber numberKey partKey',
  Review: 'answer comment removalReason',
  ReviewReport: 'reason',
  SavedReply: 'name text',
  SecondFactor: 'sealedKey',
  Session: 'device formerTokenHash tokenHash',
  StateChange: 'note',
  SyncedOffer: 'externalId rowHash',
  Upload: 'fileName',
  Webhook: 'formerSecret sealedSecret url kinds',
  WebhookDelivery: 'body problem',
  WhatsAppCode: 'codeHash phone',
  WhatsAppContact: 'phone',
  WhatsAppIncoming: 'media sid text',
  WhatsAppMessage: 'delivery sid',
} as const

/**
 * Columns without personal data: our or a vendor's values, keys, texts of ours, a car, and purchased parts.
 */
const KEPT = {
  AdminAction: 'action',
  // The team's own key and base, Airtable's answers without personal data.
  AirtableRun: 'error',
  AirtableSettings: 'baseId ending sealedKey tables',
  WhatsAppRun: 'error',
  WhatsAppSetup: 'accountSid businessNumber codeContent noticeContent number sealedToken',
  Checkout: 'gatewayRef',
  AssistantConversation: 'exampleVersion modelConsentVersion',
  // Keys; the items' names are purchased parts.
  CustomOrder: 'tokenHash',
  CustomOrderItem: 'name',
  DataConsent: 'version',
  DataRequest: 'dueOn',
  DomainEvent: 'action actor data name',
  // Ids; the error is kept without personal data.
  FailedJob: 'data queue reason',
  LedgerTransaction: 'key',
  Message: 'clientKey',
  ModelSpending: 'day',
  Order: 'warrantyCode',
  OrderLine: 'description',
  PageVisits: 'page',
  PartRequest: 'brand brandKey model submissionKey',
  Payment: 'gatewayRef',
  PaymentCase: 'gatewayRef reason',
  PolicyConsent: 'version',
  PolicyNotice: 'version',
  Refund: 'gatewayRef',
  RequestEdit: 'aspects',
  // Data of the site and of our support.
  SavedSetting: 'value',
  SettingChange: 'from to',
  StateChange: 'action actor fromState machine toState',
  TimerRun: 'queue',
  Upload: 'contentType previewKey rawKey rejection storageKey',
  // The error is kept without personal data.
  VendorResult: 'failure vendor',
  WebhookReceipt: 'eventId type vendor',
} as const

test('erases every text column with a person, unless it has no personal data', async () => {
  const { rows } = await harness.services.db.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' AND data_type IN ('text', 'jsonb', 'json', 'ARRAY', 'bytea')`,
  )
  const named = (columns: Readonly<Record<string, string>>) =>
    Object.entries(columns).flatMap(([table, names]) => names.split(' ').map(name => `${table}.${name}`))
  expect(rows.map(row => String(row.name)).toSorted()).toEqual([...named(ERASED), ...named(KEPT)].toSorted())
})
