import { describe, expect, test } from 'vitest'
import { found } from '../../forms/problems'
import {
  ARRANGED_SHIPPING,
  blankOffer,
  inForm,
  nextLine,
  type OfferLineValues,
  offerLines,
  offerProblems,
  offerShipping,
  offerTotals,
  sentOffer,
  sentShipping,
  switchedOn,
  UNTIL_MOMENT,
  usualTerms,
} from './offerForm'

const bps = { NEW: 1200, USED: 900, REMANUFACTURED: 900 }
const wanted = [
  { id: 'optica', condition: 'ANY' },
  { id: 'lampara', condition: 'NEW' },
  { id: 'burlete', condition: 'USED' },
]
const blank = blankOffer(wanted).lines
const line = (override: Partial<OfferLineValues>, index = 0): OfferLineValues => {
  const part = blank[index]
  if (!part) throw new Error('no such part')
  return { ...part, quoted: true, ...override }
}
const optica = line({ price: 485000, condition: 'USED', deliveryTime: 'IMMEDIATE' })
const form = (lines: OfferLineValues[], shipping = ARRANGED_SHIPPING) => ({ lines, shipping })
const lampara = line({ price: 64000, condition: 'NEW', deliveryTime: 'DAYS_1_3' }, 1)
const burlete = line({ quoted: false }, 2)

test('quotes the first part in a blank offer and preselects only what the buyer specified', () => {
  expect(blank.map(({ quoted, condition }) => [quoted, condition])).toEqual([
    [true, ''],
    [false, 'NEW'],
    [false, 'USED'],
  ])
})

describe('offerTotals', () => {
  test('sums the switched-on parts and subtracts the commission of each, rounded half up', () => {
    expect(offerTotals([optica, lampara, burlete], bps)).toEqual({
      quoted: 2,
      of: 3,
      total: 549000,
      discount: 0,
      net: 549000 - 43650 - 7680,
      priced: true,
    })
    // 9 % of 50 centésimos is 4,5: rounded up to 5
    expect(offerTotals([line({ price: 50, condition: 'USED' })], bps).net).toBe(45)
  })

  test('takes the discount off each part before the commission, rounded half up', () => {
    // 12,5 % of 100.010 centésimos is 12.501,25; 9 % of the rest is 7.875,81.
    expect(offerTotals([line({ price: 100_010, condition: 'USED' })], bps, 1_250)).toMatchObject({
      total: 87_509,
      discount: 12_501,
      net: 87_509 - 7_876,
    })
    // 0,5 centésimos round up for each part alone.
    expect(offerTotals([line({ price: 5 }), line({ price: 5 }, 1)], bps, 1_000)).toMatchObject({
      total: 8,
      discount: 2,
    })
  })

  test('ignores the price of a switched-off part', () => {
    expect(offerTotals([{ ...optica, quoted: false }], bps)).toEqual({
      quoted: 0,
      of: 1,
      total: 0,
      discount: 0,
      net: null,
      priced: false,
    })
  })

  test('returns no net while a condition is missing, and no price while there is none', () => {
    expect(offerTotals([optica, { ...lampara, condition: '' }], bps)).toMatchObject({
      total: 549000,
      net: null,
    })
    expect(offerTotals([line({}), { ...lampara, price: 0 }], bps).priced).toBe(false)
  })
})

describe('offerProblems', () => {
  const wrongIn = (...lines: OfferLineValues[]) => found(offerProblems(form(lines)))

  test('checks only the switched-on parts, in the order of the form', () => {
    expect(wrongIn(line({}), burlete, { ...lampara, hasWarranty: true })).toEqual([
      ['lines.0.price', 'Poné el precio.'],
      ['lines.0.condition', 'Elegí la condición.'],
      ['lines.0.deliveryTime', 'Elegí la entrega.'],
      ['lines.2.warrantyDays', 'Poné entre 1 y 365 días.'],
    ])
    expect(wrongIn(optica, lampara, burlete)).toEqual([])
  })

  test('reports a price below the minimum at its field', () => {
    expect(wrongIn({ ...optica, price: 0 }, { ...lampara, price: 9_999 }, { ...burlete, price: 0 })).toEqual([
      ['lines.0.price', 'El precio mínimo es $\u00a0100.'],
      ['lines.1.price', 'El precio mínimo es $\u00a0100.'],
    ])
    expect(wrongIn({ ...optica, price: 10_000 })).toEqual([])
  })

  test.each([
    ['', true],
    ['0', true],
    ['366', true],
    ['1,5', true],
    ['30 días', true],
    ['1', false],
    [' 365 ', false],
  ])('checks a warranty of %j days', (warrantyDays, wrong) => {
    expect(wrongIn({ ...optica, hasWarranty: true, warrantyDays }).length > 0).toBe(wrong)
    expect(wrongIn({ ...optica, hasWarranty: false, warrantyDays })).toEqual([])
  })
})

test('sends the switched-on lines, without empty warranty or comments', () => {
  const withWarranty = { ...optica, hasWarranty: true, warrantyDays: '30', description: '  Original. ' }
  expect(offerLines(form([burlete, withWarranty, { ...lampara, warrantyDays: '90' }]))).toEqual([
    {
      requestedPartId: 'optica',
      price: 485000,
      condition: 'USED',
      deliveryTime: 'IMMEDIATE',
      validHours: 168,
      validUntil: null,
      warrantyDays: 30,
      fitBasis: null,
      description: 'Original.',
    },
    expect.objectContaining({ requestedPartId: 'lampara', warrantyDays: null, description: null }),
  ])
})

test('finds the part of a refused line when some parts were not sent', () => {
  const lines = [{ ...optica, quoted: false }, lampara, line({}, 2)]
  const refused = [
    ['lines', '1', 'price'],
    ['lines', '0', 'requestedPartId'],
    ['lines'],
    ['lines', '7', 'price'],
    ['requestId'],
  ].map(path => ({ path, message: path.join() }))
  expect(inForm({ lines }, refused).map(({ path, message }) => [message, path])).toEqual([
    ['lines,1,price', ['lines', '2', 'price']],
    ['lines,0,requestedPartId', ['lines', '1', 'requestedPartId']],
    ['lines', []],
    ['lines,7,price', []],
    ['requestId', []],
  ])
})

const version = {
  createdAt: '2026-11-21T12:00:00.120Z',
  shipping: sentShipping({ shippingCharge: 'AMOUNT', shipping: 25_000 }),
}

const sent = {
  requestedPartId: 'lampara',
  price: 64000,
  condition: 'NEW',
  deliveryTime: 'DAYS_1_3',
  validUntil: '2026-11-24T12:00:00.000Z',
  warrantyDays: 30,
  fitBasis: 'PHOTO',
  description: null,
}

test('prefills the form with the offer and its chosen validity', () => {
  const { lines } = sentOffer(wanted, [sent], version)
  expect(lines.map(({ quoted }) => quoted)).toEqual([false, true, false])
  expect(lines[1]).toEqual({
    requestedPartId: 'lampara',
    quoted: true,
    price: 64000,
    condition: 'NEW',
    deliveryTime: 'DAYS_1_3',
    validHours: 72,
    validDay: '',
    validTime: '',
    hasWarranty: true,
    warrantyDays: '30',
    fitBasis: 'PHOTO',
    description: '',
  })
})

test('keeps an expiry of a day and time that the provider chose', () => {
  const chosen = { ...sent, validUntil: '2027-02-20T21:30:00.000Z' }
  expect(sentOffer(wanted, [chosen], version).lines[1]).toMatchObject({
    validHours: UNTIL_MOMENT,
    validDay: '2027-02-20',
    validTime: '18:30',
  })
})

test('starts a new offer for the open parts when all quoted ones were sold', () => {
  const sold = { ...sent, requestedPartId: 'sold' }
  expect(sentOffer(wanted, [sold], version)).toEqual(blankOffer(wanted, null, version.shipping))
})

const last = {
  createdAt: '2026-11-20T12:00:00.000Z',
  lines: [
    { condition: 'USED', deliveryTime: 'DAYS_1_3', validUntil: '2026-11-22T12:00:00.000Z', warrantyDays: 30 },
  ],
}
const usual = usualTerms(last)

test('prefills the first part with the terms of the last offer, except what the buyer wants', () => {
  const terms = {
    deliveryTime: 'DAYS_1_3',
    validHours: 48,
    hasWarranty: true,
    warrantyDays: '30',
    fitBasis: '',
  }
  const [first, second] = blankOffer(wanted, usual).lines
  expect(first).toMatchObject({ ...terms, quoted: true, condition: 'USED' })
  expect(second).toMatchObject({ quoted: false, deliveryTime: '', hasWarranty: false })
  expect(blankOffer(wanted.slice(1), usual).lines[0]).toMatchObject({ ...terms, condition: 'NEW' })
  expect(usualTerms({ ...last, lines: [] })).toBeNull()
})

test('switches a part on with the usual terms when no part above is on', () => {
  const [first, second] = blankOffer(wanted, usual).lines.map(line => ({ ...line, quoted: false }))
  expect(switchedOn([first as OfferLineValues, second as OfferLineValues], 1, usual)).toMatchObject({
    quoted: true,
    condition: 'NEW',
    deliveryTime: 'DAYS_1_3',
    validHours: 48,
    warrantyDays: '30',
  })
})

const NOW = Date.parse('2026-11-26T15:00:00.000Z')

test.each([
  ['', '', { validDay: 'Elegí el día.' }],
  ['2026-11-27', '', { validTime: 'Poné la hora, por ejemplo 18:00.' }],
  ['2026-11-26', '12:59', { validDay: 'La oferta tiene que valer al menos una hora.' }],
  ['2026-11-26', '13:00', {}],
  ['2027-02-24', '12:01', { validDay: 'La oferta puede valer hasta 90 días.' }],
  ['2027-02-24', '12:00', {}],
])('checks a price valid until %j at %j', (validDay, validTime, problems) => {
  const lines = [{ ...optica, validHours: UNTIL_MOMENT, validDay, validTime }]
  const expected = Object.entries(problems).map(([field, message]) => [`lines.0.${field}`, message])
  expect(found(offerProblems(form(lines), NOW))).toEqual(expected)
})

test('sends a moment of Uruguay instead of hours, and the basis of fit', () => {
  const until = { validHours: UNTIL_MOMENT, validDay: '2026-11-28', validTime: '18:30' }
  expect(offerLines(form([{ ...optica, ...until, fitBasis: 'VIN' }]))).toMatchObject([
    { validHours: null, validUntil: '2026-11-28T21:30:00.000Z', fitBasis: 'VIN' },
  ])
  expect(offerLines(form([optica]))).toMatchObject([{ validHours: 168, validUntil: null, fitBasis: null }])
  const refused = [{ path: ['lines', '0', 'validUntil'], message: 'X' }]
  expect(inForm({ lines: [optica] }, refused)).toEqual([{ path: ['lines', '0', 'validDay'], message: 'X' }])
})

test('finds the next part that is switched on', () => {
  const lines = [optica, burlete, lampara]
  expect([0, 1, 2].map(index => nextLine(lines, index))).toEqual([1, 2, null])
})

test('copies the terms of the line above to a switched-on part, except values it has already', () => {
  const model = { ...optica, validHours: 48, hasWarranty: true, warrantyDays: '90' }
  expect(switchedOn([model, line({ quoted: false }, 1)], 1)).toEqual({
    quoted: true,
    condition: 'NEW',
    deliveryTime: 'IMMEDIATE',
    validHours: 48,
    validDay: '',
    validTime: '',
    hasWarranty: true,
    warrantyDays: '90',
    fitBasis: '',
  })
  expect(switchedOn([model, { ...burlete, condition: '' }], 1).condition).toBe('USED')
  const own = line({ quoted: false, deliveryTime: 'OVER_2_WEEKS', hasWarranty: true, warrantyDays: '30' }, 1)
  expect(switchedOn([model, own], 1)).toMatchObject({ deliveryTime: 'OVER_2_WEEKS', warrantyDays: '30' })
  expect(switchedOn([burlete, own], 1)).toEqual({ quoted: true })
})

describe('the shipping of an offer', () => {
  const paid = { charge: 'AMOUNT', amount: 25_000 } as const

  test('adds to the total and to the net, without commission or discount', () => {
    const plain = offerTotals([optica], bps, 1_000)
    expect(offerTotals([optica], bps, 1_000, paid)).toEqual({
      ...plain,
      total: plain.total + 25_000,
      net: (plain.net ?? 0) + 25_000,
    })
    expect(offerTotals([optica], bps, 0, { charge: 'NONE', amount: 25_000 }).total).toBe(485_000)
    expect(offerTotals([line({})], bps, 0, paid).total).toBe(0)
  })

  test('needs its cost when it has one, and keeps a typed cost out of the others', () => {
    const missing = [['shipping.amount', 'Poné el costo del envío.']]
    expect(found(offerProblems(form([optica], { charge: 'AMOUNT', amount: null })))).toEqual(missing)
    expect(found(offerProblems(form([optica], { charge: 'AMOUNT', amount: 0 })))).toEqual(missing)
    expect(found(offerProblems(form([optica], paid)))).toEqual([])
    expect(offerShipping(form([optica], paid))).toEqual(paid)
    expect(offerShipping(form([optica], { charge: 'NONE', amount: 25_000 }))).toEqual({
      charge: 'NONE',
      amount: null,
    })
  })

  test('is prefilled from the last version, and a refusal finds its field', () => {
    expect(sentOffer(wanted, [sent], version).shipping).toEqual(paid)
    expect(sentShipping({ shippingCharge: 'NONE', shipping: 0 })).toEqual({ charge: 'NONE', amount: null })
    const refused = [{ path: ['shipping', 'amount'], message: 'X' }]
    expect(inForm({ lines: [optica] }, refused)).toEqual(refused)
  })
})
