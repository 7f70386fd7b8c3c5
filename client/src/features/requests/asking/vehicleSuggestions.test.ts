import { expect, test } from 'vitest'
import { suggestBrands, suggestModels, writtenBrand } from './vehicleSuggestions'

const valuesOf = (found: readonly { value: string }[]) => found.map(({ value }) => value)

test('a make is found by its beginning, a nickname and what it contains', () => {
  expect(valuesOf(suggestBrands('vw'))).toEqual(['Volkswagen'])
  expect(valuesOf(suggestBrands('CITROE'))).toEqual(['Citroën'])
  expect(valuesOf(suggestBrands('wall'))).toEqual(['Great Wall'])
  expect(suggestBrands(' ')).toEqual([])
})

test('models are those of the make, with their years; the ones seen most when nothing is typed', () => {
  expect(suggestModels('fiat', 'fiori')[0]).toEqual({ value: 'Fiorino', note: '1982–hoy' })
  expect(valuesOf(suggestModels('Fiat', ''))).toContain('Uno')
  expect(suggestModels('Fiat', '').length).toBe(6)
  expect(suggestModels('Nadie', 'Gol')).toEqual([])
})

test('a make is written as the product writes it', () => {
  expect(writtenBrand('chevy')).toBe('Chevrolet')
  expect(writtenBrand(' Borgward ')).toBe('Borgward')
})
