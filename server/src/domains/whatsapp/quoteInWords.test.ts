import { expect, test } from 'vitest'
import { readQuote } from './quoteInWords.ts'

test.each([
  ['3500 usado, mañana, 90 días', 350_000, 'USED', 'DAYS_1_3', 90],
  ['$ 4.850 nuevo en stock, garantía de 6 meses', 485_000, 'NEW', 'IMMEDIATE', 180],
  ['Tengo una usada a 2 mil, hoy', 200_000, 'USED', 'IMMEDIATE', null],
  ['la dejo en 1.234,50 reacondicionada 1 semana', 123_450, 'REMANUFACTURED', 'WEEKS_1_2', null],
  ['$3500, 2 unidades, usadas, en 48 hs', 350_000, 'USED', 'DAYS_1_3', null],
  ['12k', 1_200_000, null, null, null],
  ['7800 nuevo 20 dias 1 año de garantia', 780_000, 'NEW', 'OVER_2_WEEKS', 365],
] as const)('reads %s', (text, priceCentesimos, condition, deliveryTime, warrantyDays) => {
  expect(readQuote(text)).toEqual({ priceCentesimos, condition, deliveryTime, warrantyDays })
})

test.each([
  ['hola, lo tengo', 'NO_PRICE'],
  ['usado, mañana, 90 días', 'NO_PRICE'],
  ['3500 o 4200', 'TWO_PRICES'],
  ['U$S 120', 'CURRENCY'],
  ['90 dolares', 'CURRENCY'],
  ['3500 nuevo o usado', 'CONTRADICTION'],
  ['3500 hoy o mañana', 'CONTRADICTION'],
  ['35', 'PRICE_OUT_OF_RANGE'],
] as const)('cannot read %s: %s', (text, problem) => {
  expect(readQuote(text)).toBe(problem)
})
