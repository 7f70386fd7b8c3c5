import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import {
  BRAND_ALIASES,
  BRANDS,
  BRANDS_THAT_ARE_WORDS,
  BRANDS_WITH_PAGE,
  CAR_BRANDS,
  COMMON_BRANDS,
} from '../server/src/common/vehicles/brands.ts'
import type { Body, Model } from '../server/src/common/vehicles/catalogue/format.ts'
import { MODELS } from '../server/src/common/vehicles/catalogue.ts'
import {
  EMAIL_CHANGE_HOURS,
  LINK_MINUTES,
  MIN_PASSWORD,
  REGISTRATION_HOURS,
  REQUEST_CONFIRMATION_HOURS,
} from '../server/src/domains/accounts/account.input.ts'
import {
  BUYER_TYPE_WORDS,
  DEPARTMENT_WORDS,
  PROVIDER_STATUS_WORDS,
} from '../server/src/domains/accounts/accountWords.ts'
import { CURRENT_POLICIES } from '../server/src/domains/accounts/policies/policies.ts'
import { DEFAULT_DISCOUNT_WORDS } from '../server/src/domains/accounts/profiles/customerDiscount.input.ts'
import { MAX_CUSTOMER_NUMBERS } from '../server/src/domains/accounts/profiles/profile.input.ts'
import {
  DEFAULT_SCHEDULE,
  EXTRA_SHIFT,
  LOGISTIC_WORDS,
  MAX_SHIFTS,
  PICTURE_WORDS,
  WEEKDAY_WORDS,
} from '../server/src/domains/accounts/profiles/profileTerms.ts'
import { APPROVAL_UNDO_MS, REVIEW_HOURS } from '../server/src/domains/accounts/profiles/provider.lifecycle.ts'
import { MAX_SERVICES } from '../server/src/domains/accounts/profiles/providerFields.ts'
import { PROVIDER_GAP_WORDS } from '../server/src/domains/accounts/profiles/providerGaps.ts'
import { MAX_MESSAGE } from '../server/src/domains/assistant/conversation.input.ts'
import { ENQUIRY_WORDS, LONGEST_ENQUIRY } from '../server/src/domains/enquiries/enquiryWords.ts'
import {
  MAX_TOTAL_CENTESIMOS,
  MAX_VALID_HOURS,
  MAX_WARRANTY_DAYS,
  MIN_PRICE_CENTESIMOS,
} from '../server/src/domains/offers/offer.input.ts'
import { SHIPPING_WORDS } from '../server/src/domains/offers/offerShipping.ts'
import {
  CONDITION_WORDS,
  DELIVERY_WORDS,
  FIT_WORDS,
  REJECT_WORDS,
} from '../server/src/domains/offers/offerTerms.ts'
import {
  COMMISSION_BPS,
  DEPOSIT_BPS,
  WITHDRAWAL_BUSINESS_DAYS,
  WITHDRAWAL_PERIOD,
} from '../server/src/domains/offers/orderTerms.ts'
import { API_SCOPES } from '../server/src/domains/partners/apiScopes.ts'
import { CHOSEN_KINDS, PARTNER_EVENT_KINDS } from '../server/src/domains/partners/partnerEventKinds.ts'
import { addressNameOf, GATEWAY_LABELS } from '../server/src/domains/payments/gateways.ts'
import { ACCOUNT_DIGITS } from '../server/src/domains/payouts/payoutAccount.input.ts'
import { ACCOUNT_TYPE_WORDS, BANK_NAMES } from '../server/src/domains/payouts/payoutWords.ts'
import { DATA_REQUEST_BUSINESS_DAYS } from '../server/src/domains/privacy/dataRequest.input.ts'
import { MAX_PARTS, MAX_QUANTITY, RESTORE_DAYS } from '../server/src/domains/requests/asking/request.input.ts'
import { REQUEST_LIFETIME_MS } from '../server/src/domains/requests/asking/request.operations.ts'
import { uploadLimits } from '../server/src/domains/uploads/uploadPurposes.ts'
import { CATEGORY_WORDS } from '../server/src/domains/vehicles/categoryWords.ts'
import { PROVIDER_CATEGORY_WORDS } from '../server/src/domains/vehicles/providerCategories.ts'
import { GatewayId } from '../server/src/generated/prisma/enums.ts'
import { DAY_MS, SECOND_MS } from '../server/src/platform/clock.ts'
import { deliveryConstants } from './deliveryConstants.ts'
import { disputeConstants } from './disputeConstants.ts'

const directory = new URL('../client/src/lib/generated/', import.meta.url)

const requestFiles = uploadLimits('REQUEST_FILE')

/** Categories of vehicles for visitors, by body. An unknown body counts as a car. */
const KINDS: readonly (readonly [string, readonly Body[]])[] = [
  ['cars', ['hatch', 'sedan', 'wagon', 'coupe', 'mpv']],
  ['offRoad', ['suv', 'jeep']],
  ['pickupsAndVans', ['pickup', 'van']],
  ['trucks', ['truck']],
]

/** Client constants generated from those that the server calculates and writes mails with. */
const files: Readonly<Record<string, string>> = {
  'orderTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers/orderTerms.ts.\n\n',
    '/** Fee of a provider on a completed order by condition of the part, in basis points, taxes included. */\n',
    table('COMMISSION_BPS', COMMISSION_BPS),
    '\n/** The share of the price that a reservation takes now, in basis points. */\n',
    `export const DEPOSIT_BPS = ${DEPOSIT_BPS}\n`,
    '\n/** For how long a consumer may change their mind, in business days (Ley 17.250). */\n',
    `export const WITHDRAWAL_BUSINESS_DAYS = ${WITHDRAWAL_BUSINESS_DAYS}\n`,
    '\n/** The same period in words: the only wording of it. */\n',
    `export const WITHDRAWAL_PERIOD = '${WITHDRAWAL_PERIOD}'\n`,
  ].join(''),
  ...deliveryConstants(table),
  ...disputeConstants(table),
  'apiScopes.ts': [
    '// Written by npm run codegen from server/src/domains/partners/apiScopes.ts.\n\n',
    '/** How partners write each permission of a key. */\n',
    table(
      'API_SCOPE_WORDS',
      Object.fromEntries(Object.entries(API_SCOPES).map(([scope, { word }]) => [scope, word])),
    ),
    '\n/** What each allows. */\n',
    table(
      'API_SCOPE_MEANING',
      Object.fromEntries(Object.entries(API_SCOPES).map(([scope, { allows }]) => [scope, allows])),
    ),
  ].join(''),
  'partnerEvents.ts': [
    '// Written by npm run codegen from server/src/domains/partners/partnerEventKinds.ts.\n\n',
    '/** How programs read each kind of event that a webhook can choose. */\n',
    table(
      'PARTNER_EVENT_WORDS',
      Object.fromEntries(CHOSEN_KINDS.map(kind => [kind, PARTNER_EVENT_KINDS[kind].word])),
    ),
    '\n/** When each happens. */\n',
    table(
      'PARTNER_EVENT_MEANING',
      Object.fromEntries(CHOSEN_KINDS.map(kind => [kind, PARTNER_EVENT_KINDS[kind].when])),
    ),
  ].join(''),
  'accountTerms.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/accountWords.ts.\n\n',
    '/** The departments of Uruguay as they are written. */\n',
    table('DEPARTMENT_WORDS', DEPARTMENT_WORDS),
    '\n/** Words for what somebody buys as. */\n',
    table('BUYER_TYPE_WORDS', BUYER_TYPE_WORDS),
    '\n/** Words for what our team has decided about a provider. */\n',
    table('PROVIDER_STATUS_WORDS', PROVIDER_STATUS_WORDS),
  ].join(''),
  'payoutTerms.ts': [
    '// Written by npm run codegen from server/src/domains/payouts.\n\n',
    '/** The banks to which we pay, as people call them. */\n',
    table('BANK_NAMES', BANK_NAMES),
    '\n/** The kinds of accounts there. */\n',
    table('ACCOUNT_TYPE_WORDS', ACCOUNT_TYPE_WORDS),
    '\n/** Least and most digits of an account’s number. */\n',
    table('ACCOUNT_DIGITS', ACCOUNT_DIGITS),
  ].join(''),
  'reviewTerms.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/profiles/provider.lifecycle.ts.\n\n',
    '/** Within how many hours our team decides on a new provider. */\n',
    table('REVIEW_HOURS', REVIEW_HOURS),
    '\n/** For how long our team can undo an approval. */\n',
    `export const APPROVAL_UNDO_MS = ${APPROVAL_UNDO_MS}\n`,
    '\n/** Fields that an approval vouches for, as they are named when missing. */\n',
    table('PROVIDER_GAP_WORDS', PROVIDER_GAP_WORDS),
    '\n/** The same in words. */\n',
    `export const REVIEW_TIME = '${REVIEW_HOURS.from}-${REVIEW_HOURS.to} horas'\n`,
  ].join(''),
  'privacyTerms.ts': [
    '// Written by npm run codegen from server/src/domains/privacy/dataRequest.input.ts.\n\n',
    '/** Within how many business days a request about data is answered (Ley 18.331). */\n',
    `export const DATA_REQUEST_BUSINESS_DAYS = ${DATA_REQUEST_BUSINESS_DAYS}\n`,
  ].join(''),
  'enquiryWords.ts': [
    '// Written by npm run codegen from server/src/domains/enquiries/enquiryWords.ts.\n\n',
    '/** Subjects of enquiries in the order of the form. */\n',
    table('ENQUIRY_WORDS', ENQUIRY_WORDS),
    '\nexport type EnquiryKind = keyof typeof ENQUIRY_WORDS\n',
    `\n/** Characters of its text. */\nexport const LONGEST_ENQUIRY = ${LONGEST_ENQUIRY}\n`,
  ].join(''),
  'gatewayLabels.ts': [
    '// Written by npm run codegen from server/src/domains/payments/gateways.ts.\n\n',
    '/** The names of payment gateways, by the `provider` of the pages to which payers return. */\n',
    table(
      'GATEWAY_LABELS',
      Object.fromEntries(Object.values(GatewayId).map(id => [addressNameOf(id), GATEWAY_LABELS[id]])),
    ),
  ].join(''),
  'requestTerms.ts': [
    '// Written by npm run codegen from what the server knows of requests.\n\n',
    '/** How long a request takes offers, in days. */\n',
    `export const REQUEST_DAYS = ${REQUEST_LIFETIME_MS / DAY_MS}\n`,
    '\n/** For how long a deleted request can be restored, in days. */\n',
    `export const RESTORE_DAYS = ${RESTORE_DAYS}\n`,
    '\n/** How many photos a request may have. */\n',
    `export const REQUEST_PHOTOS = ${requestFiles.maxImages}\n`,
    '\n/** How long the video of a request may be, in seconds. */\n',
    `export const REQUEST_VIDEO_SECONDS = ${requestFiles.maxVideoMs / SECOND_MS}\n`,
    '\n/** Words for where in a car a part belongs. */\n',
    table('CATEGORY_WORDS', CATEGORY_WORDS),
  ].join(''),
  'offerTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers/offerTerms.ts.\n\n',
    '/** Words for what an offered part is. */\n',
    table('CONDITION_WORDS', CONDITION_WORDS),
    '\n/** Words for how soon it can be had. */\n',
    table('DELIVERY_WORDS', DELIVERY_WORDS),
  ].join(''),
  'fitTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers. Apart from offerTerms, which first screens load.\n\n',
    '/** Words for how the provider knows that a part fits. */\n',
    table('FIT_WORDS', FIT_WORDS),
    '\n/** Words for how the delivery of an offer is charged. */\n',
    table('SHIPPING_WORDS', SHIPPING_WORDS),
    '\n/** The highest total of an offer, in centésimos. */\n',
    `export const MAX_TOTAL_CENTESIMOS = ${MAX_TOTAL_CENTESIMOS}\n`,
    '\n/** How long a price may be valid, in hours. */\n',
    `export const MAX_VALID_HOURS = ${MAX_VALID_HOURS}\n`,
  ].join(''),
  'rejectTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers. Apart from offerTerms, which first screens load.\n\n',
    '/** Words for why a buyer rejects an offer. */\n',
    table('REJECT_WORDS', REJECT_WORDS),
  ].join(''),
  'profileTerms.ts': [
    '// Written by npm run codegen from what the server knows of profiles.\n\n',
    '/** The makes that profiles choose from. */\n',
    names('CAR_BRANDS', CAR_BRANDS),
    '\n/** Words for what a provider sells. */\n',
    table('PROVIDER_CATEGORY_WORDS', PROVIDER_CATEGORY_WORDS),
    '\n/** Words for how parts get from a provider to a buyer. */\n',
    table('LOGISTIC_WORDS', LOGISTIC_WORDS),
    '\n/** Words for the pictures of a provider. */\n',
    table('PICTURE_WORDS', PICTURE_WORDS),
  ].join(''),
  'scheduleTerms.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/profiles/profileTerms.ts.\n\n',
    '/** Words for the days of a week, from its first. */\n',
    table('WEEKDAY_WORDS', WEEKDAY_WORDS),
    '\n/** How often a provider may open on one day. */\n',
    `export const MAX_SHIFTS = ${MAX_SHIFTS}\n`,
    '/** The second shift of a day, until other times are chosen. */\n',
    table('EXTRA_SHIFT', { ...EXTRA_SHIFT }),
    '\n/** The opening hours that a provider begins with. */\n',
    'export const DEFAULT_SCHEDULE: Readonly<\n',
    '  Record<keyof typeof WEEKDAY_WORDS, readonly { opensAt: string; closesAt: string }[]>\n',
    '> = {\n',
    ...Object.entries(DEFAULT_SCHEDULE).map(([day, shifts]) => `  ${day}: ${JSON.stringify(shifts)},\n`),
    '}\n',
  ].join(''),
  'policies.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/policies/policies.ts.\n\n',
    '/** The versions that hold of what an account accepts, named as in the inputs of the graph. */\n',
    table('CURRENT_POLICIES', CURRENT_POLICIES),
  ].join(''),
  'commonBrands.ts': [
    '// Written by npm run codegen from server/src/common/vehicles/brands.ts.\n\n',
    '/** The makes one sees most on Uruguayan streets: offered first. */\n',
    names('COMMON_BRANDS', COMMON_BRANDS),
  ].join(''),
  'brands.ts': [
    '// Written by npm run codegen from server/src/common/vehicles/brands.ts.\n\n',
    '/** Makes of cars, vans, trucks and motorbikes, the common ones first. Any other can be typed. */\n',
    names('BRANDS', BRANDS),
  ].join(''),
  'vehicleNames.ts': [
    '// Written by npm run codegen from the catalogue in server/src/common/vehicles.\n\n',
    "/** Every model we know by its make, separated by commas; '?' marks a word of its own. */\n",
    lists(
      'MODELS_OF',
      brandsWithModels().map(brand => [brand, modelsOf(brand).map(nameWithMark)]),
    ),
    '\n/** How people write makes besides a slip of a letter. */\n',
    lists('BRAND_ALIASES', Object.entries(BRAND_ALIASES)),
    '\n/** Makes that are words of their own. */\n',
    names('BRANDS_THAT_ARE_WORDS', [...BRANDS_THAT_ARE_WORDS]),
  ].join(''),
  'brandPages.ts': [
    '// Written by npm run codegen from server/src/common/vehicles/brands.ts.\n\n',
    '/** The makes that have a page of their own. */\n',
    names('BRANDS_WITH_PAGE', BRANDS_WITH_PAGE),
    '\n/** Their models that are seen most on Uruguayan streets, separated by commas. */\n',
    lists(
      'SEEN_MOST',
      BRANDS_WITH_PAGE.map(brand => [
        brand,
        modelsOf(brand)
          .filter(({ isSeenMost }) => isSeenMost)
          .map(({ name }) => name),
      ]),
    ),
  ].join(''),
  'brandModels.ts': [
    '// Written by npm run codegen from the catalogue in server/src/common/vehicles.\n\n',
    '/** A model with its first and last year; null: it is still sold. */\n',
    'export type ModelYears = readonly [name: string, from: number, to: number | null]\n',
    '/** The models of a make by what they are. */\n',
    'export type BrandModels = {\n',
    ...KINDS.map(([kind]) => `  readonly ${kind}: readonly ModelYears[]\n`),
    '}\n\n/** The models of every make that has a page of its own. */\n',
    'export const BRAND_MODELS: Readonly<Record<string, BrandModels>> = {\n',
    ...BRANDS_WITH_PAGE.map(brand => `  ${brand}: {\n${brandModels(brand)}  },\n`),
    '}\n\n/** Other makes of which many models are known here. */\n',
    names('OTHER_BRANDS', otherBrands()),
  ].join(''),
  'limits.ts': [
    '// Written by npm run codegen from the limits of the inputs in server/src/domains.\n\n',
    '/** Characters of a password. */\n',
    `export const MIN_PASSWORD = ${MIN_PASSWORD}\n`,
    '/** For how long the link of a sign-up can be confirmed. */\n',
    `export const REGISTRATION_HOURS = ${REGISTRATION_HOURS}\n`,
    '/** For how long both addresses can confirm a change of e-mail. */\n',
    `export const EMAIL_CHANGE_HOURS = ${EMAIL_CHANGE_HOURS}\n`,
    '/** For how long any other mailed link works. */\n',
    `export const LINK_MINUTES = ${LINK_MINUTES}\n`,
    `/** For how long a visitor’s request can be confirmed. */\n`,
    `export const REQUEST_CONFIRMATION_HOURS = ${REQUEST_CONFIRMATION_HOURS}\n`,
    '\n/** How many services a provider may name. */\n',
    `export const MAX_SERVICES = ${MAX_SERVICES}\n`,
    "/** The description of a provider's discount that has none. */\n",
    `export const DEFAULT_DISCOUNT_WORDS = '${DEFAULT_DISCOUNT_WORDS}'\n`,
    '/** How many customer numbers a buyer may have. */\n',
    `export const MAX_CUSTOMER_NUMBERS = ${MAX_CUSTOMER_NUMBERS}\n`,
    '\n/** The oldest model year. */\n',
    '/** Of one request. */\n',
    `export const MAX_PARTS = ${MAX_PARTS}\n`,
    '/** Of one part. */\n',
    `export const MAX_QUANTITY = ${MAX_QUANTITY}\n`,
    '\n/** Characters of a message to the assistant. */\n',
    `export const MAX_MESSAGE = ${MAX_MESSAGE}\n`,
    '\n/** Of an offer line. */\n',
    `export const MIN_PRICE_CENTESIMOS = ${MIN_PRICE_CENTESIMOS}\n`,
    `export const MAX_WARRANTY_DAYS = ${MAX_WARRANTY_DAYS}\n`,
  ].join(''),
}

function modelsOf(brand: string): Model[] {
  return MODELS.filter(model => model.brand === brand)
}

/** In the order of MODELS, which decides the make of an ambiguous model name. */
function brandsWithModels(): string[] {
  return [...new Set(MODELS.map(({ brand }) => brand))]
}

function nameWithMark({ name, isCommonWord }: Model): string {
  return isCommonWord ? `${name}?` : name
}

function brandModels(brand: string): string {
  const models = modelsOf(brand)
  return KINDS.map(([kind, bodies]) => {
    const rows = models
      .filter(({ body }) => (body ? bodies.includes(body) : kind === 'cars'))
      .map(({ name, from, to }) => [name, from, to])
    return `    ${kind}: ${JSON.stringify(rows)},\n`
  }).join('')
}

/** Makes with a dozen models or more, in the order of BRANDS. */
function otherBrands(): string[] {
  const paged = new Set<string>(BRANDS_WITH_PAGE)
  return BRANDS.filter(brand => !paged.has(brand) && modelsOf(brand).length >= 12)
}

function lists(name: string, values: readonly (readonly [string, readonly string[]])[]): string {
  const rows = values.map(([key, list]) => `  ${JSON.stringify(key)}: ${JSON.stringify(list.join(', '))},\n`)
  return `export const ${name}: Readonly<Record<string, string>> = {\n${rows.join('')}}\n`
}

function table(name: string, values: Readonly<Record<string, string | number>>): string {
  const rows = Object.entries(values).map(
    ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},\n`,
  )
  return `export const ${name} = {\n${rows.join('')}} as const\n`
}

function names(name: string, values: readonly string[]): string {
  return `export const ${name}: readonly string[] =\n  '${values.join(', ')}'.split(', ')\n`
}

const COMMON = new URL('../server/src/common/', import.meta.url)

/** Validation rules that run during typing, also offline: copied into the client. */
async function commonRules(): Promise<[name: string, printed: string][]> {
  const names = (await readdir(COMMON, { recursive: true })).map(name => name.replaceAll('\\', '/'))
  return Promise.all(
    names
      .filter(name => /(?<!\.test)\.ts$/.test(name))
      .toSorted()
      .map(async name => {
        const source = await readFile(new URL(name, COMMON), 'utf8')
        const header = `// Written by npm run codegen from server/src/common/${name}.\n\n`
        return [name, header + source.replaceAll(/( from '\.[^']*)\.ts'/g, "$1'")]
      }),
  )
}

for (const [name, printed] of [...Object.entries(files), ...(await commonRules())]) {
  const file = new URL(name, directory)
  await mkdir(new URL('.', file), { recursive: true })
  if (process.argv[2] !== '--check') await writeFile(file, printed)
  else if ((await readFile(file, 'utf8')) !== printed) process.exitCode = 1
}
