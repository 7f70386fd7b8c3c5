import { describe, expect, test } from 'vitest'
import { type KnownVehicle, type ReadWish, readWish } from './readWish'

const nothing: ReadWish = { brand: '', model: '', year: '', engine: '', part: '' }

describe('splits a sentence into part and vehicle', () => {
  test.each<[string, Partial<ReadWish>]>([
    [
      'bomba de agua gol 2012 1.6',
      { part: 'bomba de agua', brand: 'Volkswagen', model: 'Gol', year: '2012', engine: '1.6' },
    ],
    ['óptica derecha Corsa', { part: 'óptica derecha', brand: 'Chevrolet', model: 'Corsa' }],
    [
      'Óptica izquierda para Gol Trend 2014',
      { part: 'Óptica izquierda', brand: 'Volkswagen', model: 'Gol Trend', year: '2014' },
    ],
    ['Distribución Corsa 1.6', { part: 'Distribución', brand: 'Chevrolet', model: 'Corsa', engine: '1.6' }],
    ['Amortiguadores Hilux', { part: 'Amortiguadores', brand: 'Toyota', model: 'Hilux' }],
    [
      'amortiguador de atrás del gol 2012',
      { part: 'amortiguador de atrás', brand: 'Volkswagen', model: 'Gol', year: '2012' },
    ],
    [
      'kit de embrague para mi vw fox 1.6 nafta, 2010',
      { part: 'kit de embrague', brand: 'Volkswagen', model: 'Fox', year: '2010', engine: '1.6 nafta' },
    ],
    // Makes with spelling mistakes.
    ['farol chebrolet onix', { part: 'farol', brand: 'Chevrolet', model: 'Onix' }],
    ['espejo wolkswagen gol', { part: 'espejo', brand: 'Volkswagen', model: 'Gol' }],
    ['alternador peugot 206', { part: 'alternador', brand: 'Peugeot', model: '206' }],
    ['radiador hiunday accent', { part: 'radiador', brand: 'Hyundai', model: 'Accent' }],
    ['caja susuki maruti', { part: 'caja', brand: 'Suzuki', model: 'Maruti' }],
    ['bobina citroen c3', { part: 'bobina', brand: 'Citroën', model: 'C3' }],
    [
      'paragolpe mercedes sprinter 2015',
      { part: 'paragolpe', brand: 'Mercedes-Benz', model: 'Sprinter', year: '2015' },
    ],
    // A make without a model, and models that are not in the list.
    ['filtro de aceite fiat', { part: 'filtro de aceite', brand: 'Fiat' }],
    ['espejo derecho BYD Dolphin', { part: 'espejo derecho', brand: 'BYD', model: 'Dolphin' }],
    ['faro alfa romeo matta', { part: 'faro', brand: 'Alfa Romeo', model: 'matta' }],
    ['guardabarro fiat izquierdo', { part: 'guardabarro izquierdo', brand: 'Fiat' }],
    ['Fiat óptica derecha', { part: 'óptica derecha', brand: 'Fiat' }],
    // Words that are also models.
    ['punta de eje gol', { part: 'punta de eje', brand: 'Volkswagen', model: 'Gol' }],
    ['necesito uno delantero', { part: 'necesito uno delantero' }],
    ['tapa fiat uno 1998', { part: 'tapa', brand: 'Fiat', model: 'Uno', year: '1998' }],
    // With a year or an engine after them.
    ['óptica fiesta 2012', { part: 'óptica', brand: 'Ford', model: 'Fiesta', year: '2012' }],
    ['faro ka 1.0', { part: 'faro', brand: 'Ford', model: 'Ka', engine: '1.0' }],
    ['alternador 208 2015', { part: 'alternador', brand: 'Peugeot', model: '208', year: '2015' }],
    ['tornillo 12 2010', { part: 'tornillo 12', year: '2010' }],
    // A name that two makes share.
    ['bomba swift 2010', { part: 'bomba', brand: 'Suzuki', model: 'Swift', year: '2010' }],
    ['bomba chevrolet swift', { part: 'bomba', brand: 'Chevrolet', model: 'Swift' }],
    ['sonda lambda', { part: 'sonda lambda' }],
    ['mini bomba de agua', { part: 'mini bomba de agua' }],
    // Unknown words stay in the part.
    [
      'corsa 2008 óptica lado derecho, urgente',
      { part: 'óptica lado derecho, urgente', brand: 'Chevrolet', model: 'Corsa', year: '2008' },
    ],
    ['correa 6PK1200 larga 1250 mm', { part: 'correa 6PK1200 larga 1250 mm' }],
    ['Gol 2012', { brand: 'Volkswagen', model: 'Gol', year: '2012' }],
    ['', {}],
    ['   ', {}],
  ])('reads %s', (sentence, read) => {
    expect(readWish(sentence)).toEqual({ ...nothing, ...read })
  })
})

test.each<[string, KnownVehicle, Partial<ReadWish>]>([
  [
    'óptica para ford fiesta 2012',
    { brand: 'Ford', model: '' },
    { part: 'óptica', brand: 'Ford', model: 'Fiesta', year: '2012' },
  ],
  [
    'óptica izquierda 1.6',
    { brand: 'Ford', model: 'Ka' },
    { part: 'óptica izquierda', brand: 'Ford', model: 'Ka', engine: '1.6' },
  ],
  ['óptica ka', { brand: 'Ford', model: 'Ka' }, { part: 'óptica', brand: 'Ford', model: 'Ka' }],
  ['óptica gol', { brand: 'Ford', model: '' }, { part: 'óptica gol', brand: 'Ford' }],
  ['óptica volkswagen', { brand: 'Ford', model: '' }, { part: 'óptica volkswagen', brand: 'Ford' }],
  ['óptica fiesta', { brand: 'Ford', model: 'Ka' }, { part: 'óptica fiesta', brand: 'Ford', model: 'Ka' }],
])('only adds «%s» to a known %j', (sentence, known, read) => {
  expect(readWish(sentence, known)).toEqual({ ...nothing, ...read })
})

test('keeps every word of a sentence except those that join part and vehicle', () => {
  const sentence = 'hola busco la óptica delantera izquierda para un peugeot 208 allure 2018 1.2, gracias'
  const { brand, model, year, engine, part } = readWish(sentence)
  const kept = [brand, model, year, engine, part].join(' ').toLowerCase()
  const lost = sentence.split(' ').filter(word => !kept.includes(word.replace(/,$/, '')))
  expect(lost).toEqual(['para', 'un'])
})
