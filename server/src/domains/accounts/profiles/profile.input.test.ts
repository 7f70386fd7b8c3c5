import { describe, expect, test } from 'vitest'
import { BRANDS, CAR_BRANDS } from '../../../common/vehicles/brands.ts'
import { PartCategory } from '../../../generated/prisma/enums.ts'
import { PROVIDER_CATEGORY_WORDS, providerCategoriesOf } from '../../vehicles/providerCategories.ts'
import { updateBuyerProfileInput, updateProviderProfileInput } from './profile.input.ts'
import { DEFAULT_SCHEDULE } from './profileTerms.ts'

const provider = (input: unknown) => updateProviderProfileInput.parse(input)
const problems = (input: unknown) =>
  updateProviderProfileInput
    .safeParse(input)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the lists', () => {
  test('70 makes of ours, from Acura to ZX Auto, without motorbikes and trucks', () => {
    expect(new Set(CAR_BRANDS).size).toBe(70)
    expect([CAR_BRANDS[0], CAR_BRANDS.at(-1)]).toEqual(['Acura', 'ZX Auto'])
    expect(CAR_BRANDS.filter(brand => !BRANDS.includes(brand))).toEqual([])
    expect(['Yamaha', 'Scania', 'John Deere', 'Ducati'].filter(brand => CAR_BRANDS.includes(brand))).toEqual(
      [],
    )
  })

  test('44 categories of providers, each within one of the 13 of parts', () => {
    const words = Object.values(PROVIDER_CATEGORY_WORDS)
    expect(new Set(words).size).toBe(44)
    const found = Object.values(PartCategory).map(providerCategoriesOf)
    expect(found.flat()).toHaveLength(44)
    expect(found.filter(list => list.length === 0)).toEqual([])
  })
})

test('leaves absent fields out of the changes, and clears optional ones with null', () => {
  expect(provider({})).toEqual({})
  expect(provider({ rut: null, websiteUrl: ' ', companyPhone: null })).toEqual({
    rut: null,
    websiteUrl: null,
    companyPhone: null,
  })
  expect(provider({ partsDescription: ' ' })).toEqual({ partsDescription: '' })
  expect(problems({ companyName: null, name: '  ', partsDescription: null })).toEqual([
    ['name', 'Poné tu nombre.'],
    ['companyName', 'Poné el nombre del negocio.'],
    ['partsDescription', 'Contanos qué vendés.'],
  ])
})

test('values of a list come once and in its order; others are refused at their place', () => {
  expect(provider({ brands: ['ZX Auto', 'Fiat', 'Acura', 'Fiat'], services: ['Envíos', 'envíos '] })).toEqual(
    {
      brands: ['Acura', 'Fiat', 'ZX Auto'],
      services: ['envíos'],
    },
  )
  expect(problems({ brands: ['Fiat', 'Yamaha'] })).toEqual([['brands.1', 'Esa marca no está en la lista.']])
})

describe('values over the limits', () => {
  const full = (n: number, value: string) => Array.from({ length: n }, () => value)

  test('lists as long as ours are taken, longer ones refused at their field', () => {
    const categories = Object.keys(PROVIDER_CATEGORY_WORDS)
    expect(provider({ brands: CAR_BRANDS, categories })).toEqual({ brands: CAR_BRANDS, categories })
    expect(
      problems({
        brands: full(200, 'Fiat'),
        categories: full(200, 'TURBOS'),
        departments: full(20, 'SALTO'),
        logisticOptions: full(5, 'COURIER'),
      }),
    ).toEqual([
      ['brands', 'Podés elegir hasta 70 marcas.'],
      ['categories', 'Podés elegir hasta 44 categorías.'],
      ['departments', 'Podés elegir hasta 19 departamentos.'],
      ['logisticOptions', 'Podés elegir hasta 4 formas de entrega.'],
    ])
  })

  test('texts of 5,000 characters are refused, each at its field with how much fits', () => {
    const long = 'á'.repeat(5000)
    const fits = {
      name: 80,
      companyName: 120,
      partsDescription: 400,
      businessName: 120,
      address: 160,
      websiteUrl: 200,
      'services.0': 60,
    }
    const fields = Object.keys(fits).filter(field => field !== 'services.0')
    const found = problems({ ...Object.fromEntries(fields.map(field => [field, long])), services: [long] })
    expect(Object.fromEntries(found ?? [])).toEqual(
      Object.fromEntries(Object.entries(fits).map(([field, max]) => [field, `Usá hasta ${max} caracteres.`])),
    )
  })

  test('refuses values that are neither text nor a list of texts', () => {
    expect(updateProviderProfileInput.safeParse({ name: { $gt: '' } }).success).toBe(false)
    expect(updateProviderProfileInput.safeParse({ services: 'Colocación' }).success).toBe(false)
    expect(updateBuyerProfileInput.safeParse({ customerNumbers: { number: '1' } }).success).toBe(false)
  })
})

test('emoji, Arabic and Hebrew stay as they were typed; what turns a line around or cannot be seen goes', () => {
  expect(
    provider({
      companyName: 'Óptica 👨‍👩‍👧 קורן',
      partsDescription: 'قطع غيار\nRepuestos 🚗',
      businessName: '\u202Elos \u0000Hermanos\u2066',
      address: '\u200B\uFEFF',
    }),
  ).toEqual({
    companyName: 'Óptica 👨‍👩‍👧 קורן',
    partsDescription: 'قطع غيار\nRepuestos 🚗',
    businessName: 'los Hermanos',
    address: null,
  })
})

test.each([
  ['www.litoral.com.uy', 'https://www.litoral.com.uy/'],
  ['http://litoral.uy/tienda', 'http://litoral.uy/tienda'],
  ['javascript:alert(1)', null],
  ['ftp://litoral.uy', null],
  ['litoral', null],
])('the site %s becomes %s', (typed, kept) => {
  const read = updateProviderProfileInput.safeParse({ websiteUrl: typed })
  expect(read.data?.websiteUrl ?? null).toBe(kept)
})

describe('opening hours', () => {
  const monday = (...shifts: string[]) => ({
    schedule: [
      {
        weekday: 'MONDAY',
        shifts: shifts.map(shift => {
          const [opensAt, closesAt] = shift.split('-')
          return { opensAt, closesAt }
        }),
      },
    ],
  })

  test('the usual ones and two shifts a day are taken, as minutes', () => {
    const usual = Object.entries(DEFAULT_SCHEDULE).map(([weekday, shifts]) => ({ weekday, shifts }))
    const { schedule } = provider({ schedule: usual })
    expect(schedule?.map(({ weekday, opensAt, closesAt }) => [weekday, opensAt / 60, closesAt / 60])).toEqual(
      [
        ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map(day => [day, 8, 18]),
        ['SATURDAY', 9, 13],
      ],
    )
    expect(provider(monday('08:00-12:00', '13:30-00:00')).schedule).toEqual([
      { weekday: 'MONDAY', opensAt: 480, closesAt: 720 },
      { weekday: 'MONDAY', opensAt: 810, closesAt: 1440 },
    ])
  })

  test.each([
    [
      monday('18:00-08:00'),
      'schedule.0.shifts.0.closesAt',
      'El cierre tiene que ser después de la apertura.',
    ],
    [
      monday('08:00-14:00', '13:00-17:00'),
      'schedule.0.shifts.1.opensAt',
      'El segundo turno tiene que empezar cuando terminó el primero.',
    ],
    [monday('8-12'), 'schedule.0.shifts.0.opensAt', 'Poné la hora así: 08:00.'],
    [monday('25:00-26:00'), 'schedule.0.shifts.0.opensAt', 'Poné la hora así: 08:00.'],
    [
      monday('08:00-10:00', '11:00-12:00', '13:00-14:00'),
      'schedule.0.shifts',
      'Podés poner hasta 2 turnos por día.',
    ],
    [
      { schedule: [...monday().schedule, ...monday().schedule] },
      'schedule.1.weekday',
      'Ese día está dos veces.',
    ],
  ])('refuses %j', (input, path, message) => {
    expect(problems(input)).toContainEqual([path, message])
  })
})

test('a customer number has a supplier of ours or a name, not both', () => {
  const read = (entry: object) =>
    updateBuyerProfileInput
      .safeParse({ customerNumbers: [{ number: '4411', ...entry }] })
      .error?.issues.map(({ message }) => message)
  expect(read({ supplierName: 'Casa Pérez' })).toBeUndefined()
  expect(read({ supplierId: { id: 'x' } })).toBeUndefined()
  expect(read({})).toEqual(['Elegí el proveedor o escribí su nombre.'])
  expect(read({ supplierId: { id: 'x' }, supplierName: 'Casa Pérez' })).toHaveLength(1)
})
