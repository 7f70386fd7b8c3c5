import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../../test/pictures.ts'
import {
  type Completed,
  createUploadsWorld,
  PICTURE,
  type UploadsWorld,
  uploadFile,
} from '../../../../test/uploadsWorld.ts'
import { CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { CURRENT_POLICIES } from '../policies/policies.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const OUTCOME = /* GraphQL */ `
  __typename
  ... on SignUpPayload { proof }
  ... on Refusal { code }
  ... on InvalidInput { fields { path message } }
`
const AS_BUYER = `mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { ${OUTCOME} } }`
const AS_PROVIDER = `mutation ($input: SignUpAsProviderInput!) { signUpAsProvider(input: $input) { ${OUTCOME} } }`
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!, $proof: String) {
    confirmRegistration(token: $token, proof: $proof) {
      __typename
      ... on Refusal { code }
    }
  }
`

const person = (email: string) => ({
  name: 'Valeria Techera',
  email,
  phone: '094 118 730',
  department: 'CANELONES',
  password: 'secreta1',
  acceptsTerms: true,
  policies: CURRENT_POLICIES,
})
const company = (email: string) => ({
  ...person(email),
  companyName: 'Desarme del Sur',
  partsDescription: 'Usados y carrocería',
})

type Answer = { __typename: string; proof?: string; fields?: { path: string[]; message: string }[] }

async function ask(operation: string, input: object): Promise<Answer> {
  const { data, errors } = await world.harness.visitor.run(operation, { input })
  expect(errors).toEqual([])
  const [answer] = Object.values(data ?? {}) as Answer[]
  if (!answer) throw new Error('no answer')
  return answer
}

async function tokenMailedTo(email: string): Promise<string> {
  await world.harness.drain()
  const mail = world.harness.mails.findLast(sent => sent.to === email)
  const url = mail?.text.match(/\S+\/auth\?confirmar=\S+/)?.[0]
  return new URL(url ?? 'http://none').searchParams.get('confirmar') ?? ''
}

/** Signs up and follows the mailed link; returns how that ended. */
async function join(operation: string, input: { email: string } & Record<string, unknown>): Promise<string> {
  const { proof } = await ask(operation, input)
  const token = await tokenMailedTo(input.email)
  const { data } = await world.harness.visitor.run(CONFIRM, { token, proof })
  return (data as { confirmRegistration: { __typename: string } }).confirmRegistration.__typename
}

const idOf = ({ upload }: Completed) => {
  if (!upload) throw new Error('not up')
  return upload.id
}
const fieldsOf = ({ fields = [] }: Answer) => fields.map(({ path, message }) => [path.join('.'), message])
const prisma = () => world.harness.services.db.prisma
const providerOf = (email: string) =>
  prisma().providerProfile.findFirstOrThrow({
    where: { account: { email } },
    include: { pictures: { include: { upload: true } }, shifts: { orderBy: { weekday: 'asc' } } },
  })
const picture = async (kind: string) => ({
  kind,
  uploadId: idOf(await uploadFile(world.cast.visitor, await jpeg(), PICTURE)),
})

test('creates a provider with all its values and the uploaded pictures when its e-mail is confirmed', async () => {
  const email = 'entera@correo.uy'
  const shop = await picture('SHOP')
  expect(
    await join(AS_PROVIDER, {
      ...company(email),
      rut: null,
      businessName: 'Techera Hnos. SRL',
      websiteUrl: 'desarmedelsur.uy',
      services: ['Repuestos usados', 'Importación'],
      brands: ['Volkswagen', 'Fiat'],
      categories: ['HEADLIGHTS', 'PANELS'],
      logisticOptions: ['CUSTOMER_PICKUP', 'FREIGHT_AGENCY'],
      offersNationwideShipping: true,
      offersLocalPickup: true,
      schedule: [
        {
          weekday: 'MONDAY',
          shifts: [
            { opensAt: '08:00', closesAt: '12:00' },
            { opensAt: '13:00', closesAt: '17:00' },
          ],
        },
      ],
      pictures: [shop],
    }),
  ).toBe('SessionPayload')
  expect(await providerOf(email)).toMatchObject({
    status: 'PENDING',
    companyName: 'Desarme del Sur',
    businessName: 'Techera Hnos. SRL',
    websiteUrl: 'https://desarmedelsur.uy/',
    services: ['Repuestos usados', 'Importación'],
    brands: ['Fiat', 'Volkswagen'],
    categories: ['HEADLIGHTS', 'PANELS'],
    logisticOptions: ['CUSTOMER_PICKUP', 'FREIGHT_AGENCY'],
    offersNationwideShipping: true,
    offersLocalPickup: true,
    closedOnHolidays: true,
    shifts: [
      { weekday: 'MONDAY', opensAt: 480, closesAt: 720 },
      { weekday: 'MONDAY', opensAt: 780, closesAt: 1020 },
    ],
    pictures: [{ kind: 'SHOP', uploadId: shop.uploadId, upload: { claimedAt: world.harness.clock.now() } }],
  })
})

test('a buyer has brands, categories and the numbers it has with suppliers', async () => {
  const email = 'taller@correo.uy'
  const known = await prisma().providerProfile.findFirstOrThrow({ where: { status: 'APPROVED' } })
  expect(
    await join(AS_BUYER, {
      ...person(email),
      buyerType: 'WORKSHOP',
      rut: '21 100342 0017',
      address: 'Ruta 5 km 24',
      brands: ['Ford'],
      categories: ['BRAKES'],
      customerNumbers: [
        { supplierId: encodeGlobalId('PublicProvider', known.id), number: 'C-12' },
        { supplierName: 'Casa Pérez', number: '7' },
      ],
    }),
  ).toBe('SessionPayload')
  const profile = await prisma().buyerProfile.findFirstOrThrow({
    where: { account: { email } },
    include: { customerNumbers: { orderBy: { position: 'asc' } } },
  })
  expect(profile).toMatchObject({
    type: 'WORKSHOP',
    rut: '211003420017',
    address: 'Ruta 5 km 24',
    brands: ['Ford'],
    categories: ['BRAKES'],
    customerNumbers: [
      { supplierId: known.id, supplierName: null, number: 'C-12' },
      { supplierId: null, supplierName: 'Casa Pérez', number: '7' },
    ],
  })
})

test('a workshop gives its RUT and its address', async () => {
  const answer = await ask(AS_BUYER, { ...person('sin@correo.uy'), buyerType: 'WORKSHOP' })
  expect(fieldsOf(answer)).toEqual([
    ['rut', 'Poné el RUT de la empresa.'],
    ['address', 'Poné la dirección de la empresa.'],
  ])
})

test('a provider that nobody may know of is no supplier', async () => {
  const hidden = await prisma().providerProfile.findFirstOrThrow({ where: { status: 'PENDING' } })
  const answer = await ask(AS_BUYER, {
    ...person('curiosa@correo.uy'),
    buyerType: 'CONSUMER',
    customerNumbers: [{ supplierId: encodeGlobalId('PublicProvider', hidden.id), number: '1' }],
  })
  expect(fieldsOf(answer)).toEqual([
    ['customerNumbers.0.supplierName', 'Ese proveedor no está en la lista. Elegí otro o escribí su nombre.'],
  ])
})

test('lists that are too long, and what is in none of ours, are refused at their fields', async () => {
  const refused = async (more: object) =>
    fieldsOf(await ask(AS_PROVIDER, { ...company('lista@correo.uy'), ...more })).map(([path]) => path)
  const invented = CAR_BRANDS.map((_brand, index) => `Marca ${index}`)
  expect(await refused({ brands: invented })).toHaveLength(CAR_BRANDS.length)
  expect(await refused({ brands: ['Fiat', ...invented] })).toEqual(['brands'])
  expect(await refused({ services: Array(21).fill('Mecánica') })).toEqual(['services'])
  expect(await refused({ services: ['x'.repeat(61)] })).toEqual(['services.0'])
  const day = { weekday: 'MONDAY', shifts: [] }
  expect(await refused({ schedule: Array.from({ length: 8 }, () => day) })).toContain('schedule')
  const same = await picture('SHOP')
  expect(await refused({ pictures: [same, same] })).toEqual(['pictures.1'])
  expect(await refused({ websiteUrl: 'javascript:alert(1)' })).toEqual(['websiteUrl'])
})

test('requires a provider’s products, by services or in its own words', async () => {
  const words = { ...company('servicios@correo.uy'), partsDescription: '  ' }
  for (const services of [null, []])
    expect(fieldsOf(await ask(AS_PROVIDER, { ...words, services }))).toEqual([
      ['partsDescription', 'Contanos qué vendés.'],
    ])
  expect(await join(AS_PROVIDER, { ...words, services: ['Mecánica'] })).toBe('SessionPayload')
  expect(await providerOf(words.email)).toMatchObject({ partsDescription: '', services: ['Mecánica'] })
})

test('keeps the text of a company as text', async () => {
  const email = 'guion@correo.uy'
  const companyName = '<script>alert(1)</script> "Repuestos"'
  expect(await join(AS_PROVIDER, { ...company(email), companyName })).toBe('SessionPayload')
  expect((await providerOf(email)).companyName).toBe(companyName)
})

test('a picture of an account, of another purpose, made up or not finished becomes nobody’s', async () => {
  const email = 'ajena@correo.uy'
  const { visitor, litoral } = world.cast
  const ofAnother = idOf(await uploadFile(litoral, await jpeg(), PICTURE))
  const ofRequest = idOf(await uploadFile(visitor, await jpeg()))
  const pictures = [
    { kind: 'SHOP', uploadId: ofAnother },
    { kind: 'PROFILE', uploadId: ofRequest },
    { kind: 'REPRESENTATIVE', uploadId: '0196b1a2-7c3d-4e4f-8a5b-6c7d8e9f0a1b' },
  ]
  expect(await join(AS_PROVIDER, { ...company(email), pictures })).toBe('SessionPayload')
  expect((await providerOf(email)).pictures).toEqual([])
  const untouched = await prisma().upload.findMany({ where: { id: { in: [ofAnother, ofRequest] } } })
  expect(untouched.map(({ claimedAt }) => claimedAt)).toEqual([null, null])
})

test('gives a picture of two sign-ups to the first one confirmed', async () => {
  const shop = await picture('SHOP')
  for (const email of ['una@correo.uy', 'otra@correo.uy'])
    expect(await join(AS_PROVIDER, { ...company(email), pictures: [shop] })).toBe('SessionPayload')
  expect((await providerOf('una@correo.uy')).pictures).toHaveLength(1)
  expect((await providerOf('otra@correo.uy')).pictures).toEqual([])
})

test('a picture waits as long as the link of its sign-up', async () => {
  const { clock } = world.harness
  const email = 'tarde@correo.uy'
  const shop = await picture('SHOP')
  clock.advance(23 * HOUR_MS)
  const { proof } = await ask(AS_PROVIDER, { ...company(email), pictures: [shop] })
  const token = await tokenMailedTo(email)
  clock.advance(23 * HOUR_MS)
  await world.harness.visitor.data(CONFIRM, { token, proof })
  expect((await providerOf(email)).pictures).toMatchObject([shop])
})

test('a picture whose account never comes is forgotten', async () => {
  const { clock } = world.harness
  const shop = await picture('SHOP')
  clock.advance(23 * HOUR_MS)
  await ask(AS_PROVIDER, { ...company('nunca@correo.uy'), pictures: [shop] })
  const row = () => prisma().upload.findUnique({ where: { id: shop.uploadId } })
  const stored = (await row())?.storageKey ?? ''
  expect(world.objects()).toContain(stored)
  clock.advance(26 * HOUR_MS)
  await world.harness.drain({ ahead: true })
  expect(await row()).toBeNull()
  expect(world.objects()).not.toContain(stored)
})
