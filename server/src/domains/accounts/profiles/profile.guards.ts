import type { Stage } from '../../../../test/authorization/stage.ts'
import {
  EVERYBODY,
  eachTime,
  type Guards,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
} from '../../../../test/guards/guards.ts'
import { jpeg } from '../../../../test/pictures.ts'
import { PHOTO, uploadFile } from '../../../../test/uploadsWorld.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { setProviderPicture } from './providerPicture.operations.ts'

const updateBuyer: PrepareSubject = async ({ people }) => {
  const supplier = (providerId: string | null) => ({
    input: {
      customerNumbers: [{ supplierId: encodeGlobalId('PublicProvider', providerId ?? ''), number: '4411' }],
    },
  })
  return {
    variables: { input: { address: 'Camino Maldonado 5501', brands: ['Fiat'] } },
    async put(state) {
      if (state === 'SUPPLIER') return supplier(people.quoter.providerId)
      if (state === 'SUPPLIER_IN_REVIEW') return supplier(people.pending.providerId)
      if (state === 'UNKNOWN_BRAND') return { input: { brands: ['Yamaha'] } }
      if (state === 'BLANK_NAME') return { input: { name: ' ' } }
    },
  }
}

const updateProvider: PrepareSubject = async () => ({
  variables: { input: { services: ['Colocación'], schedule: [] } },
  async put(state) {
    if (state === 'WRONG_RUT') return { input: { rut: '211003420018' } }
    if (state === 'OUR_NAME') return { input: { companyName: 'Tuerca' } }
  },
})

/** Sent by a visitor, so that whoever has its id may use it. */
async function picture({ harness }: Stage): Promise<string> {
  const file = await uploadFile(harness.visitor, await jpeg(), { ...PHOTO, purpose: 'PROVIDER_PICTURE' })
  return file.upload?.id ?? ''
}

const setPicture: PrepareSubject = async stage => {
  const uploadId = await picture(stage)
  return {
    variables: { kind: 'SHOP', uploadId },
    async put(state) {
      if (state === 'OTHER_PURPOSE')
        return { uploadId: (await uploadFile(stage.harness.visitor, await jpeg())).upload?.id }
      if (state === 'SOMEBODY_ELSES') {
        const { caller } = stage.people.stranger
        const file = await uploadFile(caller, await jpeg(), { ...PHOTO, purpose: 'PROVIDER_PICTURE' })
        return { uploadId: file.upload?.id }
      }
      if (state === 'USED')
        await setProviderPicture(stage.people.stranger.caller.context(), { kind: 'SHOP', uploadId })
    },
  }
}

/** Everybody who may has one. */
const removePicture: PrepareSubject = async stage => {
  for (const name of ['provider', 'quoter', 'stranger', 'pending', 'rejected'] as const) {
    const uploadId = await picture(stage)
    await setProviderPicture(stage.people[name].caller.context(), { kind: 'SHOP', uploadId })
  }
  await stage.harness.drain()
  return { variables: { kind: 'SHOP' } }
}

const buyersAlone = {
  'owner otherBuyer admin': 'done',
  visitor: 'SIGN_IN_REQUIRED',
  [PROVIDERS]: 'NOT_ALLOWED',
}
const providersAlone = {
  'provider quoter stranger pending rejected': 'done',
  visitor: 'SIGN_IN_REQUIRED',
  'owner otherBuyer admin': 'NOT_ALLOWED',
}

const buyerProfile =
  'buyerProfile buyerProfile.rut buyerProfile.address buyerProfile.brands buyerProfile.categories buyerProfile.customerNumbers buyerProfile.customerNumbers.number buyerProfile.customerNumbers.supplierId buyerProfile.customerNumbers.supplierName'
const picturePaths = (name: string) => `${name} ${name}.url ${name}.thumbnailUrl`
const coverage =
  'services brands categories departments logisticOptions openingHours openingHours.weekday openingHours.shifts openingHours.shifts.opensAt openingHours.shifts.closesAt'
const pictures = `${picturePaths('profilePicture')} ${picturePaths('shopPicture')}`
const record = `businessName companyPhone websiteUrl updatedAt ${picturePaths('representativePicture')}`
const unsaid = `${coverage} ${pictures} ${record}`

export const PROFILE_GUARDS: Guards = {
  commands: {
    updateBuyerProfile: {
      scope: 'account',
      people: buyersAlone,
      states: {
        'KNOWN SUPPLIER': 'done',
        'SUPPLIER_IN_REVIEW UNKNOWN_BRAND BLANK_NAME': 'INVALID_INPUT',
      },
      ...eachTime,
      prepare: updateBuyer,
    },
    updateProviderProfile: {
      scope: 'account',
      people: providersAlone,
      states: { KNOWN: 'done', 'WRONG_RUT OUR_NAME': 'INVALID_INPUT' },
      ...eachTime,
      prepare: updateProvider,
    },
    setProviderPicture: {
      scope: 'account',
      people: providersAlone,
      states: { READY: 'done', 'OTHER_PURPOSE SOMEBODY_ELSES USED': 'INVALID_INPUT' },
      again: 'INVALID_INPUT',
      atOnce: 'INVALID_INPUT done',
      leaves: 'once',
      prepare: setPicture,
    },
    removeProviderPicture: {
      scope: 'account',
      people: providersAlone,
      ...sameAgain,
      prepare: removePicture,
    },
  },

  fields: {
    Query: { [EVERYBODY]: 'publicProviders' },
    Subscription: { 'owner otherBuyer pending rejected stranger quoter provider admin': 'profileUpdated' },
    ownerAccount: { 'owner admin': buyerProfile },
    providerAccount: { nobody: buyerProfile },
    provider: {
      'owner orderGuest provider admin': `${coverage} ${pictures}`,
      'provider admin': `${record} acceptsCustomerDiscounts`,
    },
    quoter: { 'quoter admin': 'acceptsCustomerDiscounts', nobody: unsaid },
    pendingProvider: { 'pending admin': 'acceptsCustomerDiscounts', nobody: unsaid },
    rejectedProvider: { 'rejected admin': 'acceptsCustomerDiscounts', nobody: unsaid },
    publicProvider: { [EVERYBODY]: 'id companyName' },
  },

  onlyAnswered: ['ProfilePayload'],
}
