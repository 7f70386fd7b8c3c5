import { expect, test } from 'vitest'
import { BRAND_ALIASES, BRANDS, BRANDS_WITH_PAGE } from './brands.ts'
import { models } from './catalogue/format.ts'
import { brandNamed, MODELS, modelNamed, nameKey, searchBrands, searchModels } from './catalogue.ts'

test('lists makes that the product knows, each model once', () => {
  expect([...new Set(MODELS.map(({ brand }) => brand))].filter(brand => !BRANDS.includes(brand))).toEqual([])
  expect(Object.keys(BRAND_ALIASES).filter(brand => !BRANDS.includes(brand))).toEqual([])
  const keys = MODELS.map(({ brand, name }) => `${brand} ${nameKey(name)}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('covers at least seventy makes and a thousand models', () => {
  expect(new Set(MODELS.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(70)
  expect(MODELS.length).toBeGreaterThanOrEqual(1000)
})

test('marks the most common models of every make that has a page, and of no other', () => {
  const seen = new Map<string, string[]>()
  for (const { brand, name, isSeenMost } of MODELS)
    if (isSeenMost) seen.set(brand, [...(seen.get(brand) ?? []), name])
  expect([...seen.keys()].toSorted()).toEqual([...BRANDS_WITH_PAGE].toSorted())
  expect([...seen].filter(([, names]) => names.length !== 6)).toEqual([])
  expect(seen.get('Volkswagen')).toEqual(['Amarok', 'Gol', 'Gol Trend', 'Polo', 'Saveiro', 'Voyage'])
})

test('ends no model before it begins', () => {
  expect(MODELS.filter(({ from, to }) => to !== null && to < from)).toEqual([])
})

test('refuses a table with an invalid line or an unknown body', () => {
  expect(() => models('Fiat', 'Uno 1985')).toThrow('Not a model of Fiat: Uno 1985')
  expect(() => models('Fiat', 'Uno | 1985-2013 | boat')).toThrow('Not a kind of body')
})

test.each([
  ['vw', 'Volkswagen'],
  ['CITROEN', 'Citroën'],
  ['peujo', 'Peugeot'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['Renó', 'Renault'],
  ['pantalla', null],
])('resolves the make %s to %s', (typed, brand) => {
  expect(brandNamed(typed)).toBe(brand)
})

test.each([
  ['Renault', 'renoleta', '4'],
  ['Renault', 'stepway', 'Sandero Stepway'],
  ['Fiat', 'doblo', 'Doblò'],
  ['Chevrolet', 's-10', 'S10'],
  ['Fiat', 'corsa', null],
])('resolves %s, %s to the model %s', (brand, typed, name) => {
  expect(modelNamed(brand, typed)?.name ?? null).toBe(name)
})

test('returns matches at the beginning before those inside, up to the limit', () => {
  expect(searchBrands('ch', 3)).toEqual(['Chevrolet', 'Changan', 'Changhe'])
  expect(searchBrands('', 2)).toEqual(['Chevrolet', 'Volkswagen'])
  expect(searchModels('Volkswagen', 'gol', 3).map(({ name }) => name)).toEqual([
    'Gol',
    'Gol Country',
    'Gol Sedan',
  ])
  expect(searchModels('Ford', 'zzz', 3)).toEqual([])
})
