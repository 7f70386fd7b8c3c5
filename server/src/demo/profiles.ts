import { DEFAULT_DISCOUNT_WORDS } from '../domains/accounts/profiles/customerDiscount.input.ts'
import { saveCustomerDiscount } from '../domains/accounts/profiles/customerDiscount.operations.ts'
import { updateBuyerProfile, updateProviderProfile } from '../domains/accounts/profiles/profile.operations.ts'
import { setProviderPicture } from '../domains/accounts/profiles/providerPicture.operations.ts'
import { createSavedReply } from '../domains/accounts/profiles/savedReply.operations.ts'
import type { OpeningShiftTimes } from '../domains/accounts/profiles/schedule.input.ts'
import { requireProvider } from '../domains/viewer.ts'
import type { ProviderPictureKind, Weekday } from '../generated/prisma/enums.ts'
import type { CastName } from './cast.ts'
import type { DemoPhoto } from './demoRequest.ts'
import { uploadPhoto } from './pictures.ts'
import type { Teller } from './story.ts'

const WORKDAYS: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
/** Times in minutes of the day. */
const open = (weekday: Weekday, from: number, to: number): OpeningShiftTimes => ({
  weekday,
  opensAt: from * 60,
  closesAt: to * 60,
})

const REPLIES = [
  { name: 'Envío por agencia', text: 'Lo despachamos por agencia el mismo día, con el remito adentro.' },
  { name: 'Garantía', text: 'Tiene garantía: si no calza o viene fallado, lo cambiamos.' },
  { name: 'Retiro', text: 'Lo podés retirar en el mostrador de 8 a 18, sábados hasta el mediodía.' },
]

/** Profiles after the sign-up: of each kind one is complete and one is half filled. The others stay empty. */
export async function fillProfiles(teller: Teller): Promise<void> {
  await updateProviderProfile(teller.as('litoral'), {
    companyPhone: '+59899721180',
    websiteUrl: 'https://repuestosdellitoral.example/',
    services: ['Colocación de ópticas', 'Rectificación de discos', 'Pedidos a medida', 'Compra de chocados'],
    brands: ['Chevrolet', 'Fiat', 'Volkswagen'],
    categories: [
      'BRAKE_PADS',
      'BRAKE_DISCS',
      'SHOCK_ABSORBERS',
      'FRONT_END',
      'HEADLIGHTS',
      'TAIL_LIGHTS',
      'CLUTCHES',
    ],
    departments: ['ARTIGAS', 'PAYSANDU', 'RIO_NEGRO', 'SALTO'],
    logisticOptions: ['CUSTOMER_PICKUP', 'COURIER', 'FREIGHT_AGENCY'],
    offersNationwideShipping: true,
    offersLocalPickup: true,
    schedule: [...WORKDAYS.flatMap(day => [open(day, 8, 12), open(day, 14, 19)]), open('SATURDAY', 9, 13)],
    closedOnHolidays: true,
  })
  await setPictures(teller, 'litoral', { PROFILE: 'headlight', SHOP: 'bumper', REPRESENTATIVE: 'mirror' })

  await updateProviderProfile(teller.as('bulevar'), {
    companyPhone: '+59824098877',
    services: ['Alineación y balanceo'],
    categories: ['SHOCK_ABSORBERS', 'SPRINGS', 'FRONT_END', 'BRAKE_PADS'],
    schedule: WORKDAYS.map(day => open(day, 9, 18)),
  })
  // Three providers are enough for the home page to announce the highest.
  const discounts = [
    { member: 'bulevar', discountBps: 500, description: DEFAULT_DISCOUNT_WORDS },
    { member: 'litoral', discountBps: 750, description: DEFAULT_DISCOUNT_WORDS },
    { member: 'deste', discountBps: 1_200, description: 'Descuento para talleres' },
  ] as const
  for (const { member, ...discount } of discounts)
    await saveCustomerDiscount(teller.as(member), { isActive: true, ...discount })
  await setPictures(teller, 'pendiente', { SHOP: 'filter' })
  for (const reply of REPLIES) await createSavedReply(teller.as('litoral'), reply)

  await updateBuyerProfile(teller.as('compradora'), {
    brands: ['Chevrolet', 'Renault'],
    categories: ['BRAKES', 'LIGHTS', 'ENGINE'],
    customerNumbers: [
      { supplierId: providerId(teller, 'litoral'), number: 'C-4411' },
      { supplierName: 'Casa Pérez de Las Piedras', number: '20/118' },
    ],
  })
  await updateBuyerProfile(teller.as('comprador2'), {
    address: 'Camino Maldonado 5820, Montevideo',
    brands: ['Fiat', 'Peugeot', 'Renault', 'Volkswagen'],
    categories: ['BRAKES', 'SUSPENSION', 'STEERING', 'ENGINE', 'COOLING'],
    customerNumbers: [{ supplierId: providerId(teller, 'bulevar'), number: '700-15' }],
  })
}

async function setPictures(
  teller: Teller,
  name: CastName,
  pictures: Readonly<Partial<Record<ProviderPictureKind, DemoPhoto>>>,
): Promise<void> {
  const ctx = teller.as(name)
  for (const [kind, photo] of Object.entries(pictures) as [ProviderPictureKind, DemoPhoto][]) {
    const uploadId = await uploadPhoto(ctx, photo, 'PROVIDER_PICTURE')
    await setProviderPicture(ctx, { kind, uploadId })
  }
}

const providerId = (teller: Teller, name: CastName) => requireProvider(teller.as(name).viewer).provider.id
