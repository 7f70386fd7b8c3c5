import { describe, expect, test } from 'vitest'
import { found } from '../../../forms/problems'
import { type BuyerWizardValues, buyerPlan } from './buyerPlan'
import { keptOf, reachableStep, restored, stepOf } from './plan'
import { type ProviderWizardValues, providerPlan } from './providerPlan'

const person = {
  name: 'Ana Pérez',
  email: 'ana@x.uy',
  phone: '094 231 234',
  department: 'RIVERA',
  password: 'secreta',
  repeated: 'secreta',
  acceptsTerms: true,
}
const buyer = (more: Partial<BuyerWizardValues> = {}): BuyerWizardValues => ({
  ...buyerPlan.blank({ email: '' }),
  ...person,
  ...more,
})
const provider = (more: Partial<ProviderWizardValues> = {}): ProviderWizardValues => ({
  ...providerPlan.blank({ email: '' }),
  ...person,
  companyName: 'Desarme del Sur',
  services: ['Mecánica'],
  partsDescription: 'Usados',
  ...more,
})

describe('a buyer', () => {
  test('asks in the order of the page', () => {
    expect(found(buyerPlan.problems(buyer()))).toEqual([])
    const blank = { ...buyerPlan.blank({ email: '' }), buyerType: 'WORKSHOP' as const }
    expect(found(buyerPlan.problems(blank)).map(([path]) => path)).toEqual([
      'rut',
      'address',
      'name',
      'email',
      'phone',
      'department',
      'password',
      'acceptsTerms',
    ])
  })

  test('reports in its step what the server would refuse', () => {
    const workshop = { buyerType: 'WORKSHOP', rut: '211003420018', address: 'Sarandí 120' } as const
    expect(found(buyerPlan.problems(buyer({ ...workshop, phone: '12' })))).toEqual([
      ['rut', 'Ese RUT no es válido: revisá los 12 números.'],
      ['phone', 'Revisá el teléfono, por ejemplo 094 231 234.'],
    ])
    expect(found(buyerPlan.problems(buyer({ ...workshop, rut: '21-100342-001-7' })))).toEqual([])
  })

  test('reports passwords that differ with the text of the steps', () => {
    expect(found(buyerPlan.problems(buyer({ repeated: 'secret' })))).toEqual([
      ['repeated', 'Las contraseñas no coinciden'],
    ])
  })

  test('reports incomplete rows of its customer numbers', () => {
    const customerNumbers = [
      { supplierId: null, supplierName: '', number: '1' },
      { supplierId: null, supplierName: 'Casa', number: '' },
    ]
    expect(found(buyerPlan.problems(buyer({ customerNumbers })))).toEqual([
      ['customerNumbers.0.supplierName', 'Elegí el proveedor o escribí su nombre.'],
      ['customerNumbers.1.number', 'Poné tu número de cliente.'],
    ])
  })
})

describe('a provider', () => {
  test('asks for the required fields of each step, and for none in the second', () => {
    const blank = providerPlan.blank({ email: '' })
    expect(found(providerPlan.problems(blank)).map(([path]) => [stepOf(providerPlan, path), path])).toEqual([
      [0, 'name'],
      [0, 'companyName'],
      [0, 'email'],
      [0, 'phone'],
      [0, 'department'],
      [0, 'services'],
      [2, 'password'],
      [2, 'acceptsTerms'],
    ])
    expect(found(providerPlan.problems(provider({ partsDescription: '' })))).toEqual([])
  })

  test('reports in its step what the server would refuse', () => {
    const wrong = { phone: '12', rut: '12', websiteUrl: 'javascript:alert(1)' }
    expect(
      found(providerPlan.problems(provider(wrong))).map(([path, message]) => [
        stepOf(providerPlan, path),
        message,
      ]),
    ).toEqual([
      [0, 'Revisá el teléfono, por ejemplo 094 231 234.'],
      [1, 'Ese RUT no es válido: revisá los 12 números.'],
      [1, 'Revisá la dirección del sitio, por ejemplo www.mirepuestera.com.uy.'],
    ])
    const right = { phone: '+54 11 4321 1234', rut: '211003420017', websiteUrl: ' www.desarme.uy ' }
    expect(found(providerPlan.problems(provider(right)))).toEqual([])
  })

  test('begins without hours or ways of delivery', () => {
    const blank = providerPlan.blank({ email: '' })
    expect(blank.schedule.map(({ shifts }) => shifts)).toEqual(Array.from({ length: 7 }, () => []))
    expect(blank).toMatchObject({
      logisticOptions: [],
      offersLocalPickup: false,
      offersNationwideShipping: false,
    })
  })

  test.each([
    [[], '', ['Elegí al menos un servicio, o contanos qué vendés.']],
    [[], 'Usados', []],
    [['Mecánica'], '', []],
  ])(
    'asks what is sold as the server does: services %j, words %j',
    (services, partsDescription, problems) => {
      const values = provider({ services, partsDescription })
      expect(found(providerPlan.problems(values)).map(([, message]) => message)).toEqual(problems)
    },
  )

  test('reports impossible hours', () => {
    const schedule: ProviderWizardValues['schedule'] = [
      { weekday: 'MONDAY', shifts: [{ opensAt: '18:00', closesAt: '08:00' }] },
    ]
    expect(found(providerPlan.problems(provider({ schedule })))).toEqual([
      ['schedule', 'Revisá los horarios.'],
    ])
  })
})

test.each([
  [0, provider(), 0],
  [1, provider(), 1],
  [2, provider(), 2],
  [9, provider(), 2],
  [-1, provider(), 0],
  [Number.NaN, provider(), 0],
  [2, provider({ services: [], partsDescription: '' }), 0],
  [1, provider({ password: '' }), 1],
])('shows step %d when everything before it is right: %#', (wanted, values, shown) => {
  expect(reachableStep(providerPlan, wanted, values)).toBe(shown)
})

describe('a draft', () => {
  test('keeps everything but the secrets, and restores it unchanged', () => {
    const values = provider({ brands: ['Fiat'] })
    const kept = JSON.parse(JSON.stringify(keptOf(values)))
    expect(JSON.stringify(kept)).not.toContain('secreta')
    expect(kept).not.toHaveProperty('acceptsTerms')
    expect(providerPlan.shape(kept)).toBe(true)
    expect(restored(providerPlan, kept, { email: 'otra@x.uy' })).toEqual({
      ...values,
      password: '',
      repeated: '',
      acceptsTerms: false,
    })
    expect(buyerPlan.shape(JSON.parse(JSON.stringify(keptOf(buyer()))))).toBe(true)
  })

  test.each([
    ['a brand of nobody', { brands: ['<script>'] }],
    ['more brands than there are', { brands: Array(71).fill('Fiat') }],
    ['a category that is a number', { categories: [3] }],
    [
      'a week of eight days',
      { schedule: Array.from({ length: 8 }, () => ({ weekday: 'MONDAY', shifts: [] })) },
    ],
    [
      'three shifts',
      {
        schedule: [
          { weekday: 'MONDAY', shifts: Array.from({ length: 3 }, () => ({ opensAt: '', closesAt: '' })) },
        ],
      },
    ],
    [
      'a picture without an upload',
      { pictures: [{ kind: 'SHOP', uploadId: 'x', name: '', src: null, sentAt: 1 }] },
    ],
    ['a name that fills the storage', { name: 'x'.repeat(100_000) }],
    ['a department of nowhere', { department: 'ATLANTIDA' }],
    ['no services', { services: undefined }],
    ['an answer that is a word', { offersLocalPickup: 'true' }],
  ])('is discarded when it holds %s', (_what, forged) => {
    expect(providerPlan.shape({ ...keptOf(provider()), ...forged })).toBe(false)
  })
})
