import { expect, test } from 'vitest'
import { suggestBrands, suggestModels, writtenBrand } from './vehicleSuggestions'

const valuesOf = (found: readonly { value: string }[]) => found.map(({ value }) => value)

test('finds a make by its beginning, a nickname and a part of its name', () => {
  expect(valuesOf(suggestBrands('vw'))).toEqual(['Volkswagen'])
  expect(valuesOf(suggestBrands('CITROE'))).toEqual(['Citroën'])
  expect(valuesOf(suggestBrands('wall'))).toEqual(['Great Wall'])
  expect(suggestBrands(' ')).toEqual([])
})

test('suggests the models of the make with their years; the most common when nothing is typed', () => {
  expect(suggestModels('fiat', 'fiori')[0]).toEqual({ value: 'Fiorino', note: '1982–hoy' })
  expect(valuesOf(suggestModels('Fiat', ''))).toContain('Uno')
  expect(suggestModels('Fiat', '').length).toBe(6)
  expect(suggestModels('Nadie', 'Gol')).toEqual([])
})

test('returns a make in the product’s spelling', () => {
  expect(writtenBrand('chevy')).toBe('Chevrolet')
  expect(writtenBrand(' Borgward ')).toBe('Borgward')
})
