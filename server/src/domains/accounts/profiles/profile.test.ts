import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../../test/harness.ts'
import { jpeg } from '../../../../test/pictures.ts'
import { createUploadsWorld, PHOTO, type UploadsWorld, uploadFile } from '../../../../test/uploadsWorld.ts'
import { MAX_SERVICES } from './providerFields.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const PROVIDER = /* GraphQL */ `
  name
  phone
  profileStatus { label }
  provider {
    companyName businessName rut address companyPhone websiteUrl partsDescription services brands categories
    departments logisticOptions offersNationwideShipping offersLocalPickup acceptsCustomerDiscounts closedOnHolidays
    updatedAt
    openingHours { weekday shifts { opensAt closesAt } }
    profilePicture { url thumbnailUrl }
    shopPicture { url }
  }
`
const OUTCOME = `
  __typename
  ... on Refusal { code message }
  ... on InvalidInput { fields { path message } }
`

interface Outcome {
  readonly account?: Record<string, unknown> & { provider?: Record<string, unknown> }
  readonly code?: string
  readonly fields?: readonly { path: readonly string[]; message: string }[]
}

async function change(caller: Caller, input: object): Promise<Outcome> {
  const { updateProviderProfile } = await caller.data<{ updateProviderProfile: Outcome }>(
    `mutation ($input: UpdateProviderProfileInput!) {
      updateProviderProfile(input: $input) { ... on ProfilePayload { account { ${PROVIDER} } } ${OUTCOME} }
    }`,
    { input },
  )
  return updateProviderProfile
}

async function changeBuyer(caller: Caller, input: object): Promise<Outcome> {
  const { updateBuyerProfile } = await caller.data<{ updateBuyerProfile: Outcome }>(
    `mutation ($input: UpdateBuyerProfileInput!) {
      updateBuyerProfile(input: $input) {
        ... on ProfilePayload {
          account {
            name buyerType
            buyerProfile { rut address brands categories customerNumbers { supplierId supplierName number } }
          }
        }
        ${OUTCOME}
      }
    }`,
    { input },
  )
  return updateBuyerProfile
}

const own = async (caller: Caller) =>
  (await caller.data<{ viewer: NonNullable<Outcome['account']> }>(`{ viewer { ${PROVIDER} } }`)).viewer

test('a provider changes what it names, and the rest stays', async () => {
  const { bulevar } = world.cast
  await change(bulevar, { brands: ['Fiat'], websiteUrl: 'bulevar.uy' })
  const { account } = await change(bulevar, {
    companyPhone: '2 409 8877',
    services: ['Colocación', 'Envíos'],
    departments: ['ROCHA', 'CANELONES'],
    categories: ['TURBOS'],
    logisticOptions: ['FREIGHT_AGENCY'],
    offersNationwideShipping: true,
  })
  expect(account?.provider).toMatchObject({
    companyName: 'Casa Bulevar',
    websiteUrl: 'https://bulevar.uy/',
    companyPhone: '+59824098877',
    brands: ['Fiat'],
    services: ['Colocación', 'Envíos'],
    departments: ['CANELONES', 'ROCHA'],
    categories: ['TURBOS'],
    logisticOptions: ['FREIGHT_AGENCY'],
    offersNationwideShipping: true,
    offersLocalPickup: false,
    closedOnHolidays: true,
    updatedAt: world.harness.clock.now().toISOString(),
  })
  const cleared = await change(bulevar, { websiteUrl: null, brands: [] })
  expect(cleared.account?.provider).toMatchObject({ websiteUrl: null, brands: [] })
})

test('opening hours come as a whole week, and take the place of those there were', async () => {
  const { bulevar } = world.cast
  const day = (weekday: string, ...times: string[]) => ({
    weekday,
    shifts: times.map(time => ({ opensAt: time.slice(0, 5), closesAt: time.slice(6) })),
  })
  const schedule = [day('SATURDAY', '09:00-13:00'), day('MONDAY', '08:00-12:00', '13:00-00:00')]
  const { account } = await change(bulevar, { schedule })
  expect(account?.provider?.openingHours).toEqual([
    day('MONDAY', '08:00-12:00', '13:00-00:00'),
    ...['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map(weekday => day(weekday)),
    day('SATURDAY', '09:00-13:00'),
    day('SUNDAY'),
  ])
  const closed = await change(bulevar, { schedule: [] })
  expect(closed.account?.provider?.openingHours).toEqual([])
})

test('reports errors at their fields, and stores nothing', async () => {
  const { bulevar } = world.cast
  const before = await own(bulevar)
  const { fields } = await change(bulevar, {
    name: 'Otro nombre',
    rut: '123',
    services: Array.from({ length: MAX_SERVICES + 1 }, (_, index) => `Servicio ${index}`),
  })
  expect(fields).toEqual([
    { path: ['rut'], message: 'Ese RUT no es válido: revisá los 12 números.' },
    { path: ['services'], message: 'Podés poner hasta 20 servicios.' },
  ])
  expect(await own(bulevar)).toEqual(before)
})

test('names the missing fields of a profile', async () => {
  const { litoral } = world.cast
  expect((await own(litoral)).profileStatus).toEqual({ label: 'Faltan el RUT, las marcas y 3 más' })
})

test('stores a buyer’s customer numbers with suppliers', async () => {
  const { ana } = world.cast
  const { publicProviders } = await world.cast.visitor.data<{
    publicProviders: { edges: { node: { id: string; companyName: string } }[] }
  }>('{ publicProviders(search: "LITORAL") { edges { node { id companyName } } } }')
  expect(publicProviders.edges.map(({ node }) => node.companyName)).toEqual(['Repuestos del Litoral'])
  const supplierId = publicProviders.edges[0]?.node.id
  const customerNumbers = [
    { supplierId, number: '4411' },
    { supplierName: 'Casa que no está', number: 'A-9' },
  ]
  const { account } = await changeBuyer(ana, {
    buyerType: 'WORKSHOP',
    address: 'Camino Carrasco 5501',
    categories: ['ENGINE'],
    customerNumbers,
  })
  expect(account).toEqual({
    name: 'Ana Pereira',
    buyerType: 'WORKSHOP',
    buyerProfile: {
      rut: null,
      address: 'Camino Carrasco 5501',
      brands: [],
      categories: ['ENGINE'],
      customerNumbers: [
        { supplierId, supplierName: 'Repuestos del Litoral', number: '4411' },
        { supplierId: null, supplierName: 'Casa que no está', number: 'A-9' },
      ],
    },
  })
  const twice = await changeBuyer(ana, {
    customerNumbers: [
      ...customerNumbers,
      ...customerNumbers,
      { supplierName: 'CASA que no está', number: '1' },
    ],
  })
  expect(twice.fields).toEqual(
    [2, 3, 4].map(index => ({
      path: ['customerNumbers', String(index), 'supplierName'],
      message: 'Ese proveedor está dos veces.',
    })),
  )
})

test('a supplier that is suspended later stays where it was', async () => {
  const { ana } = world.cast
  const { prisma } = world.harness.services.db
  const { supplierId } = await prisma.customerNumber.findFirstOrThrow({
    where: { supplierId: { not: null } },
  })
  await prisma.providerProfile.update({ where: { id: supplierId ?? '' }, data: { status: 'REJECTED' } })
  const { viewer } = await ana.data<{
    viewer: { buyerProfile: { customerNumbers: { supplierId: string | null; number: string }[] } }
  }>('{ viewer { buyerProfile { customerNumbers { supplierId number } } } }')
  const [first] = viewer.buyerProfile.customerNumbers
  const kept = { customerNumbers: [{ supplierId: first?.supplierId, number: '5522' }] }
  expect((await changeBuyer(ana, kept)).fields).toBeUndefined()
  expect((await changeBuyer(world.cast.bruno, kept)).fields).toEqual([
    {
      path: ['customerNumbers', '0', 'supplierName'],
      message: 'Ese proveedor no está en la lista. Elegí otro o escribí su nombre.',
    },
  ])
  await prisma.providerProfile.update({ where: { id: supplierId ?? '' }, data: { status: 'APPROVED' } })
})

test('sends a change to every tab of the account, and to nobody else', async () => {
  const { litoral, bulevar } = world.cast
  const heard = await litoral.subscribe('subscription { profileUpdated { name } }')
  await change(bulevar, { name: 'Silvana' })
  await change(litoral, { name: 'Raúl Techera' })
  expect(await heard.next()).toMatchObject({ value: { data: { profileUpdated: { name: 'Raúl Techera' } } } })
  await heard.return?.()
})

test('a picture takes the place of the one before, which leaves storage', async () => {
  const { litoral } = world.cast
  const put = async () => {
    const { upload } = await uploadFile(litoral, await jpeg(), { ...PHOTO, purpose: 'PROVIDER_PICTURE' })
    const { setProviderPicture } = await litoral.data<{ setProviderPicture: Outcome }>(
      `mutation ($id: ID!) {
        setProviderPicture(kind: SHOP, uploadId: $id) { ... on ProfilePayload { account { ${PROVIDER} } } ${OUTCOME} }
      }`,
      { id: upload?.id },
    )
    await world.harness.drain()
    return { account: setProviderPicture.account, objects: world.objects() }
  }
  const first = await put()
  expect(first.account?.provider?.shopPicture).toEqual({ url: expect.stringContaining('http') })
  const second = await put()
  expect(second.objects).toHaveLength(first.objects.length)
  expect(second.objects.filter(name => first.objects.includes(name))).toEqual([])
  await litoral.data('mutation { removeProviderPicture(kind: SHOP) { __typename } }')
  await world.harness.drain()
  expect(world.objects()).toEqual([])
  expect((await own(litoral)).provider?.shopPicture).toBeNull()
})
