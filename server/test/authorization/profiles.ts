import { setProviderPicture } from '../../src/domains/accounts/profiles/providerPicture.operations.ts'
import { ProviderPictureKind } from '../../src/generated/prisma/enums.ts'
import { jpeg } from '../pictures.ts'
import { PHOTO, uploadFile } from '../uploadsWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/** Makes the owner a registered customer of the provider, which gives a discount. */
export async function registerCustomer({
  harness,
  people,
}: Pick<Stage, 'harness' | 'people'>): Promise<void> {
  const { prisma } = harness.services.db
  const { owner, provider } = people
  await prisma.buyerProfile.update({
    where: { accountId: owner.accountId },
    data: {
      customerNumbers: {
        create: [
          { position: 0, supplierId: provider.providerId, number: SAID.customerNumber },
          { position: 1, supplierName: SAID.supplier, number: SAID.customerNumber },
        ],
      },
    },
  })
  await prisma.providerProfile.update({
    where: { accountId: provider.accountId },
    data: {
      acceptsCustomerDiscounts: true,
      customerDiscountBps: 1_000,
      customerDiscountWords: SAID.discount,
    },
  })
}

/** The owner's as a buyer, and the provider's with its pictures. */
export async function fillProfiles({ harness, people: { owner, provider } }: Stage): Promise<void> {
  const { prisma } = harness.services.db
  await prisma.buyerProfile.update({
    where: { accountId: owner.accountId },
    data: {
      rut: SAID.buyersRut,
      address: SAID.workshop,
      brands: ['Fiat'],
      categories: ['BRAKES'],
    },
  })
  await prisma.providerProfile.update({
    where: { accountId: provider.accountId },
    data: {
      businessName: SAID.businessName,
      companyPhone: SAID.companyPhone,
      websiteUrl: SAID.website,
      acceptsCustomerDiscounts: true,
      services: ['Colocación'],
      brands: ['Fiat'],
      categories: ['BRAKE_PADS'],
      departments: ['PAYSANDU'],
      logisticOptions: ['COURIER'],
      updatedAt: harness.clock.now(),
      shifts: { create: { weekday: 'MONDAY', opensAt: 480, closesAt: 1080 } },
    },
  })
  await prisma.providerChange.create({
    data: {
      provider: { connect: { accountId: provider.accountId } },
      state: 'REJECTED',
      fields: ['COMPANY_NAME', 'BUSINESS_NAME', 'RUT', 'ADDRESS'],
      companyName: SAID.changedName,
      businessName: SAID.changedName,
      rut: SAID.changedRut,
      address: SAID.changedName,
      reason: SAID.changeReason,
      createdAt: harness.clock.now(),
      decidedAt: harness.clock.now(),
    },
  })
  for (const kind of Object.values(ProviderPictureKind)) {
    const { upload } = await uploadFile(provider.caller, await jpeg(), {
      ...PHOTO,
      purpose: 'PROVIDER_PICTURE',
    })
    await setProviderPicture(provider.caller.context(), { kind, uploadId: upload?.id ?? '' })
  }
  await harness.drain()
}
