import { expect, test } from 'vitest'
import { found } from '../../forms/problems'
import {
  customOrderContents,
  customOrderProblems,
  inForm,
  missingWords,
  totalOf,
  unfinishedItem,
} from './customOrderForm'
import { blankCustomOrder, blankItem, type CustomOrderValues } from './customOrderValues'

const ITEM = { ...blankItem(), name: 'Óptica', price: 485_000 }
const FILE = { key: 'k', name: 'a.jpg', kind: 'IMAGE', about: null, src: null, uploadId: 'foto-1' } as const
const VALID: CustomOrderValues = {
  ...blankCustomOrder(),
  clientName: 'Carla',
  clientEmail: 'carla@correo.test',
  items: [ITEM],
}

test.each<[string, Partial<CustomOrderValues>, [string, string][]]>([
  ['all that is needed', {}, []],
  ['no client', { clientName: ' ' }, [['clientName', 'Nombre y email del cliente son obligatorios']]],
  ['no e-mail', { clientEmail: '' }, [['clientEmail', 'Nombre y email del cliente son obligatorios']]],
  ['no item', { items: [blankItem()] }, [['items.0.name', 'Debe agregar al menos un ítem válido']]],
  ['an empty item beside a valid one', { items: [ITEM, blankItem()] }, []],
  ['a name alone', { items: [{ ...ITEM, price: null }] }, [['items.0.price', 'Poné el precio.']]],
  ['a price alone', { items: [{ ...ITEM, name: '' }] }, [['items.0.name', 'Poné qué es.']]],
  [
    'too cheap',
    { items: [{ ...ITEM, price: 9_999 }] },
    [['items.0.price', 'El precio mínimo es $\u00a0100.']],
  ],
  [
    'photos that are being sent',
    { items: [{ ...ITEM, hasUnsentFiles: true }] },
    [['items.0.files', 'Esperá a que se suban los archivos, o quitá los que fallaron.']],
  ],
  [
    'only a photo',
    { items: [ITEM, { ...blankItem(), files: [FILE] }] },
    [
      ['items.1.name', 'Poné qué es.'],
      ['items.1.price', 'Poné el precio.'],
    ],
  ],
  [
    'a warranty without days',
    { items: [{ ...ITEM, hasWarranty: true }] },
    [['items.0.warrantyDays', 'Poné entre 1 y 365 días.']],
  ],
])('finds what is wrong with %s', (_case, change, problems) => {
  expect(found(customOrderProblems({ ...VALID, ...change }))).toEqual(problems)
})

test.each<[string, Partial<CustomOrderValues>, string | null]>([
  ['nothing', {}, null],
  ['no client', { clientName: '' }, 'Nombre y email del cliente son obligatorios'],
  ['no item', { items: [blankItem()] }, 'Debe agregar al menos un ítem válido'],
  [
    'a wrong e-mail before a missing price',
    { clientEmail: 'carla', items: [{ ...ITEM, price: null }] },
    'Poné el precio.',
  ],
  ['a wrong e-mail alone', { clientEmail: 'carla' }, null],
])('names the required field that is empty with %s', (_case, change, words) => {
  expect(missingWords({ ...VALID, ...change })).toBe(words)
})

test.each([
  ['a complete item', [ITEM], null],
  ['an untouched second item', [ITEM, blankItem()], { index: 1, field: 'name', message: 'Poné qué es.' }],
  ['a name alone', [{ ...ITEM, price: null }], { index: 0, field: 'price', message: 'Poné el precio.' }],
  [
    'a price below the minimum',
    [{ ...ITEM, price: 9_999 }],
    { index: 0, field: 'price', message: 'El precio mínimo es $\u00a0100.' },
  ],
])('asks to complete the items before another is added after %s', (_case, items, unfinished) => {
  expect(unfinishedItem(items)).toEqual(unfinished)
})

test('sends what was written, without untouched items', () => {
  const shown = { ...ITEM, files: [FILE] }
  expect(customOrderContents({ ...VALID, notes: ' ', items: [blankItem(), shown] })).toEqual({
    clientName: 'Carla',
    clientEmail: 'carla@correo.test',
    clientPhone: null,
    notes: null,
    items: [
      {
        name: 'Óptica',
        price: 485_000,
        condition: 'NEW',
        deliveryTime: 'IMMEDIATE',
        warrantyDays: null,
        description: null,
        uploadIds: ['foto-1'],
      },
    ],
  })
  const refused = [{ path: ['items', '0', 'price'], message: 'Ese precio es demasiado alto.' }]
  expect(inForm({ ...VALID, items: [blankItem(), ITEM] }, refused)).toEqual([
    { ...refused[0], path: ['items', '1', 'price'] },
  ])
  const gone = [{ path: ['items', '0', 'uploadIds', '0'], message: 'Ese archivo ya no está.' }]
  expect(inForm({ ...VALID, items: [blankItem(), ITEM] }, gone)).toEqual([
    { ...gone[0], path: ['items', '1', 'files'] },
  ])
})

test('adds up the prices typed so far', () => {
  expect(totalOf([ITEM, blankItem(), { price: 15_000 }])).toBe(500_000)
})
