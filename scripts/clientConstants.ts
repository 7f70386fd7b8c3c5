import { readFile, writeFile } from 'node:fs/promises'
import {
  EMAIL_CHANGE_HOURS,
  LINK_MINUTES,
  MIN_PASSWORD,
  REGISTRATION_HOURS,
} from '../server/src/domains/accounts/account.input.ts'
import { CURRENT_POLICIES } from '../server/src/domains/accounts/policies.ts'
import { REVIEW_HOURS } from '../server/src/domains/accounts/provider.lifecycle.ts'
import { ENQUIRY_WORDS } from '../server/src/domains/enquiries/enquiryWords.ts'
import { MAX_WARRANTY_DAYS, MIN_PRICE_CENTESIMOS } from '../server/src/domains/offers/offer.input.ts'
import { CONDITION_WORDS, DELIVERY_WORDS } from '../server/src/domains/offers/offerTerms.ts'
import {
  COMMISSION_BPS,
  DEPOSIT_BPS,
  WITHDRAWAL_BUSINESS_DAYS,
} from '../server/src/domains/offers/orderTerms.ts'
import { MAX_PARTS, MAX_QUANTITY, MIN_YEAR } from '../server/src/domains/requests/request.input.ts'
import { REQUEST_LIFETIME_MS } from '../server/src/domains/requests/request.operations.ts'
import { uploadLimits } from '../server/src/domains/uploads/uploadPurposes.ts'
import { BRANDS, COMMON_BRANDS } from '../server/src/domains/vehicles/brands.ts'
import { DAY_MS, SECOND_MS } from '../server/src/platform/clock.ts'

const directory = new URL('../client/src/lib/generated/', import.meta.url)

const requestFiles = uploadLimits('REQUEST_FILE')

/** What the browser says of the product, from the constants that the server reckons with and writes mails with. */
const files: Readonly<Record<string, string>> = {
  'orderTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers/orderTerms.ts.\n\n',
    '/** What a provider pays on a completed order, in basis points by what the part is, taxes included. */\n',
    table('COMMISSION_BPS', COMMISSION_BPS),
    '\n/** What a reservation takes now, in basis points of the price. */\n',
    `export const DEPOSIT_BPS = ${DEPOSIT_BPS}\n`,
    '\n/** For how long a consumer may change their mind, in business days (Ley 17.250). */\n',
    `export const WITHDRAWAL_BUSINESS_DAYS = ${WITHDRAWAL_BUSINESS_DAYS}\n`,
  ].join(''),
  'reviewTerms.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/provider.lifecycle.ts.\n\n',
    '/** Within how many hours our team decides on a new provider. */\n',
    table('REVIEW_HOURS', REVIEW_HOURS),
    '\n/** The same in words. */\n',
    `export const REVIEW_TIME = '${REVIEW_HOURS.from}-${REVIEW_HOURS.to} horas'\n`,
  ].join(''),
  'enquiryWords.ts': [
    '// Written by npm run codegen from server/src/domains/enquiries/enquiryWords.ts.\n\n',
    '/** What an enquiry is about, the first one first. */\n',
    table('ENQUIRY_WORDS', ENQUIRY_WORDS),
    '\nexport type EnquiryKind = keyof typeof ENQUIRY_WORDS\n',
  ].join(''),
  'requestTerms.ts': [
    '// Written by npm run codegen from what the server knows of requests.\n\n',
    '/** How long a request takes offers, in days. */\n',
    `export const REQUEST_DAYS = ${REQUEST_LIFETIME_MS / DAY_MS}\n`,
    '\n/** How many photos a request may have. */\n',
    `export const REQUEST_PHOTOS = ${requestFiles.maxImages}\n`,
    '\n/** How long the video of a request may be, in seconds. */\n',
    `export const REQUEST_VIDEO_SECONDS = ${requestFiles.maxVideoMs / SECOND_MS}\n`,
  ].join(''),
  'offerTerms.ts': [
    '// Written by npm run codegen from server/src/domains/offers/offerTerms.ts.\n\n',
    '/** Words for what an offered part is. */\n',
    table('CONDITION_WORDS', CONDITION_WORDS),
    '\n/** Words for how soon it can be had. */\n',
    table('DELIVERY_WORDS', DELIVERY_WORDS),
  ].join(''),
  'policies.ts': [
    '// Written by npm run codegen from server/src/domains/accounts/policies.ts.\n\n',
    '/** The versions that hold of what an account accepts, named as in the inputs of the graph. */\n',
    table('CURRENT_POLICIES', CURRENT_POLICIES),
  ].join(''),
  'brands.ts': [
    '// Written by npm run codegen from server/src/domains/vehicles/brands.ts.\n\n',
    '/** The makes one sees most on Uruguayan streets: offered first. */\n',
    names('COMMON_BRANDS', COMMON_BRANDS),
    '\n/** Makes of cars, vans, trucks and motorbikes, the common ones first. Any other can be typed. */\n',
    names('BRANDS', BRANDS),
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
    '\n/** The oldest model year. */\n',
    `export const MIN_YEAR = ${MIN_YEAR}\n`,
    '/** Of one request. */\n',
    `export const MAX_PARTS = ${MAX_PARTS}\n`,
    '/** Of one part. */\n',
    `export const MAX_QUANTITY = ${MAX_QUANTITY}\n`,
    '\n/** Of an offer line. */\n',
    `export const MIN_PRICE_CENTESIMOS = ${MIN_PRICE_CENTESIMOS}\n`,
    `export const MAX_WARRANTY_DAYS = ${MAX_WARRANTY_DAYS}\n`,
  ].join(''),
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

for (const [name, printed] of Object.entries(files)) {
  const file = new URL(name, directory)
  if (process.argv[2] !== '--check') await writeFile(file, printed)
  else if ((await readFile(file, 'utf8')) !== printed) process.exitCode = 1
}
