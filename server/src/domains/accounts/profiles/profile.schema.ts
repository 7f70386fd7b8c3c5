import { z } from 'zod'
import { ProviderPictureKind } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { newsField } from '../../../graphql/newsField.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { plainId } from '../../../platform/input.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import '../../vehicles/categories.schema.ts'
import { requireAccount } from '../../viewer.ts'
import { profileTopic } from '../account.events.ts'
import { visibleAccounts } from '../account.policy.ts'
import { BUYER_FIELDS } from './buyerFields.ts'
import { saveCustomerDiscountInput } from './customerDiscount.input.ts'
import { saveCustomerDiscount } from './customerDiscount.operations.ts'
import { updateBuyerProfileInput, updateProviderProfileInput } from './profile.input.ts'
import { updateBuyerProfile, updateProviderProfile } from './profile.operations.ts'
import { PICTURE_WORDS } from './profileTerms.ts'
import { removeProviderPicture, setProviderPicture } from './providerPicture.operations.ts'
import { readableFields } from './readableFields.schema.ts'

const CustomerNumberType = builder.prismaObject('CustomerNumber', {
  name: 'CustomerNumber',
  description: 'The number under which a supplier knows a buyer. The buyer and the admin.',
  fields: t => ({
    supplierId: t.id({
      nullable: true,
      description: 'Global id of the PublicProvider; null for a supplier that is not registered here.',
      select: { supplierId: true },
      resolve: ({ supplierId }) => supplierId && encodeGlobalId('PublicProvider', supplierId),
    }),
    supplierName: t.string({
      description: 'The supplier’s name.',
      select: { supplierName: true, supplier: { select: { companyName: true } } },
      resolve: ({ supplier, supplierName }) => supplier?.companyName ?? supplierName ?? '',
    }),
    number: t.exposeString('number', { description: 'The number.' }),
  }),
})

builder.prismaObject('BuyerProfile', {
  name: 'BuyerProfile',
  description: 'The buying data of an account. Its owner and the admin.',
  fields: t => ({
    customerNumbers: t.relation('customerNumbers', {
      type: CustomerNumberType,
      description: 'Under which numbers suppliers know them, up to 30, in their order.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

builder.prismaObjectFields('BuyerProfile', t => readableFields(t, BUYER_FIELDS))

builder.prismaObjectFields('Account', t => ({
  buyerProfile: t.relation('buyerProfile', {
    nullable: true,
    description: 'The buying data; null for a provider account.',
  }),
}))

/** The viewer’s account, after a change of its profile. */
export const ProfilePayload = payloadOf('ProfilePayload', {
  description: 'The account with its profile as it is now.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

commandWithInput('updateBuyerProfile', {
  type: ProfilePayload,
  description: 'Changes some of the viewer’s own profile and leaves the rest. Buyers.',
  authScopes: { account: true },
  refusals: [RateLimited],
  input: updateBuyerProfileInput,
  inputDescription: 'The changed fields.',
  run: updateBuyerProfile,
})

commandWithInput('updateProviderProfile', {
  type: ProfilePayload,
  description: 'Changes some of the viewer’s own profile and leaves the rest. Providers in any state.',
  authScopes: { account: true },
  refusals: [RateLimited],
  input: updateProviderProfileInput,
  inputDescription: 'The changed fields.',
  run: updateProviderProfile,
})

commandWithInput('saveCustomerDiscount', {
  type: ProfilePayload,
  description:
    'Sets the viewer’s discount for buyers that listed a customer number with it; existing offers keep theirs. Providers in any state.',
  authScopes: { account: true },
  refusals: [RateLimited],
  input: saveCustomerDiscountInput,
  inputDescription: 'The discount.',
  run: saveCustomerDiscount,
})

describedEnum('ProviderPictureKind', ProviderPictureKind, 'Which picture of a profile.', PICTURE_WORDS)
const pictureKind = z.enum(ProviderPictureKind).describe('Kinds of pictures of a profile.')

commandWithArgs('setProviderPicture', {
  type: ProfilePayload,
  description: 'Puts a picture into the viewer’s profile in the place of the one there is. Providers.',
  authScopes: { account: true },
  refusals: [RateLimited],
  args: z.object({
    kind: pictureKind,
    uploadId: plainId('Ese archivo no es válido.').describe('An upload for PROVIDER_PICTURE that is READY.'),
  }),
  run: setProviderPicture,
})

commandWithArgs('removeProviderPicture', {
  type: ProfilePayload,
  description: 'Takes a picture off the viewer’s profile; again is once. Providers.',
  authScopes: { account: true },
  refusals: [RateLimited],
  args: z.object({ kind: pictureKind }),
  run: (ctx, { kind }) => removeProviderPicture(ctx, kind),
})

newsField('profileUpdated', {
  model: 'Account',
  description: 'The viewer’s own account, each time its profile is changed in any of its tabs.',
  authScopes: { account: true },
  topic: ({ viewer }) => profileTopic(requireAccount(viewer).accountId),
  key: null,
  visible: viewer => ({ id: requireAccount(viewer).accountId }),
})
