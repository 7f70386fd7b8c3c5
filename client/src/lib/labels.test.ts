import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import * as labels from './labels'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

const ofEnum = {
  Department: labels.departments,
  Urgency: labels.urgencies,
  WantedCondition: labels.wantedConditions,
  PartCondition: labels.partConditions,
  DeliveryTime: labels.deliveryTimes,
  PartCategory: labels.partCategories,
  ProviderStatus: labels.providerStatuses,
  BuyerType: labels.buyerTypes,
}

describe('has a word for each value of the API', () => {
  test.each(Object.entries(ofEnum))('%s', (name, words) => {
    const type = schema.getType(name)
    if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema`)
    expect(Object.keys(words).toSorted()).toEqual(
      type
        .getValues()
        .map(value => value.name)
        .toSorted(),
    )
  })
})

test('does not show an unknown value raw', () => {
  expect(labels.labelOf(labels.buyerTypes, 'WORKSHOP')).toBe('Empresa o taller')
  expect(labels.labelOf(labels.buyerTypes, '%future added value')).toBe('Desconocido')
})

test('fails the type check when a value has no word', () => {
  // @ts-expect-error: no type of buyer
  expect(labels.labelOf(labels.buyerTypes, 'SOLD')).toBe('Desconocido')
})

test("gives a form's value its word once one is chosen", () => {
  expect(labels.chosenLabel(labels.departments, '')).toBe('')
  expect(labels.chosenLabel(labels.departments, 'SALTO')).toBe('Salto')
})

test('warranties', () => {
  expect(labels.warrantyLabel(null)).toBe('Sin garantia')
  expect(labels.warrantyLabel(0)).toBe('Sin garantia')
  expect(labels.warrantyLabel(1)).toBe('1 día')
  expect(labels.warrantyLabel(180)).toBe('180 días')
})
