import { BUYER_FIELDS } from '../../src/domains/accounts/profiles/buyerFields.ts'
import { PROVIDER_FIELDS } from '../../src/domains/accounts/profiles/providerFields.ts'
import { setProviderPicture } from '../../src/domains/accounts/profiles/providerPicture.operations.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import type { Stage } from '../authorization/stage.ts'
import { jpeg } from '../pictures.ts'
import { PHOTO, uploadFile } from '../uploadsWorld.ts'
import {
  EVERYBODY,
  eachTime,
  type Guards,
  NOBODY,
  type People,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

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
    if (state === 'NEW_RUT') return { input: { rut: '217045120010' } }
    if (state === 'WRONG_RUT') return { input: { rut: '211003420018' } }
    if (state === 'OUR_NAME') return { input: { companyName: 'Tuerca' } }
  },
})

const saveDiscount: PrepareSubject = async () => {
  const input = { isActive: true, discountBps: 1_250, description: null }
  const bps: Readonly<Record<string, number>> = { TOO_MUCH: 10_010, TOO_FINE: 1_255, NEGATIVE: -10 }
  return {
    variables: { input },
    async put(state) {
      if (state === 'SWITCHED_OFF') return { input: { ...input, isActive: false } }
      if (state in bps) return { input: { ...input, discountBps: bps[state] } }
      return undefined
    },
  }
}

/** Sent by a visitor, so that any holder of its id may use it. */
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

/** Every provider has one. */
const removePicture: PrepareSubject = async stage => {
  for (const name of ['provider', 'quoter', 'stranger', 'pending', 'rejected', 'suspended'] as const) {
    const uploadId = await picture(stage)
    await setProviderPicture(stage.people[name].caller.context(), { kind: 'SHOP', uploadId })
  }
  await stage.harness.drain()
  return { variables: { kind: 'SHOP' } }
}

const buyersAlone: People = [
  [['owner', 'otherBuyer', 'admin'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [PROVIDERS, 'NOT_ALLOWED'],
]
const providersAlone: People = [
  [['provider', 'quoter', 'stranger', 'pending', 'rejected', 'suspended'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
]

const buyerProfile = within('buyerProfile', [
  ...Object.keys(BUYER_FIELDS),
  ...within('customerNumbers', ['number', 'supplierId', 'supplierName']),
])
const picturePaths = (name: string) => within(name, ['url', 'thumbnailUrl'])
const hours = within('openingHours', ['weekday', ...within('shifts', ['opensAt', 'closesAt'])])
const pictures = [...picturePaths('profilePicture'), ...picturePaths('shopPicture')]
const record = [
  'updatedAt',
  'customerDiscountBps',
  'customerDiscountDescription',
  ...picturePaths('representativePicture'),
]
const said = Object.entries(PROVIDER_FIELDS)
const readBy = (readers: 'ALL' | 'OWN') =>
  said.filter(([, field]) => field.readers === readers).map(([name]) => name)
/** A switch has a value from the beginning; the other providers of the stage gave their RUT and their address. */
const hasValue = ([name, { blank }]: (typeof said)[number]) =>
  typeof blank === 'boolean' || ['rut', 'address'].includes(name)
const everKnown = said.filter(hasValue).map(([name]) => name)
const latestChange = within('latestChange', [
  'changeId',
  'revision',
  'state',
  'fields',
  'companyName',
  'businessName',
  'rut',
  'address',
  'reason',
  'createdAt',
  'decidedAt',
])
const unsaid = [
  ...said.filter(one => !hasValue(one)).map(([name]) => name),
  ...hours,
  ...pictures,
  ...record,
  ...latestChange,
]

export const PROFILE_GUARDS: Guards = {
  commands: {
    updateBuyerProfile: {
      scope: 'account',
      people: buyersAlone,
      states: [
        [['KNOWN', 'SUPPLIER'], 'done'],
        [['SUPPLIER_IN_REVIEW', 'UNKNOWN_BRAND', 'BLANK_NAME'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: updateBuyer,
    },
    updateProviderProfile: {
      scope: 'account',
      people: providersAlone,
      states: [
        [['KNOWN', 'NEW_RUT'], 'done'],
        [['WRONG_RUT', 'OUR_NAME'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: updateProvider,
    },
    saveCustomerDiscount: {
      scope: 'account',
      people: providersAlone,
      states: [
        [['KNOWN', 'SWITCHED_OFF'], 'done'],
        [['TOO_MUCH', 'TOO_FINE', 'NEGATIVE'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: saveDiscount,
    },
    setProviderPicture: {
      scope: 'account',
      people: providersAlone,
      states: [
        [['READY'], 'done'],
        [['OTHER_PURPOSE', 'SOMEBODY_ELSES', 'USED'], 'INVALID_INPUT'],
      ],
      again: 'INVALID_INPUT',
      atOnce: ['INVALID_INPUT', 'done'],
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
    Query: [[EVERYBODY, ['publicProviders']]],
    Subscription: [[['owner', 'otherBuyer', ...PROVIDERS, 'admin'], ['profileUpdated']]],
    ownerAccount: [[['owner', 'admin'], buyerProfile]],
    providerAccount: [[NOBODY, buyerProfile]],
    provider: [
      [
        ['owner', 'orderGuest', 'provider', 'admin'],
        [...readBy('ALL'), ...hours, ...pictures],
      ],
      [
        ['provider', 'admin'],
        [...readBy('OWN'), ...record, ...latestChange],
      ],
    ],
    quoter: [
      [['quoter', 'admin'], everKnown],
      [NOBODY, unsaid],
    ],
    pendingProvider: [
      [['pending', 'admin'], everKnown],
      [NOBODY, unsaid],
    ],
    rejectedProvider: [
      [['rejected', 'admin'], everKnown],
      [NOBODY, unsaid],
    ],
    suspendedProvider: [
      [['suspended', 'admin'], everKnown],
      [NOBODY, unsaid],
    ],
    publicProvider: [[EVERYBODY, ['id', 'companyName']]],
  },

  onlyAnswered: ['ProfilePayload'],
}
