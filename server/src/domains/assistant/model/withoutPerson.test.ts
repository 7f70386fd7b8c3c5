import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from '../../../mind/known.ts'
import { withoutPerson } from './withoutPerson.ts'

const sent = (text: string) => withoutPerson(text, NOTHING_KNOWN, 2026)

describe('number plates', () => {
  test.each([
    ['La matrícula es SBA 1234', '1234'],
    ['patente abc 123, es un Gol', '123'],
    ['chapa: sba1234', '1234'],
    ['Es el AAB 7512 blanco', '7512'],
    ['mi auto es sbm4321', '4321'],
    ['Busco un paragolpes, AB 123 CD', '123'],
    ['ABC1D23 es el auto', '1D23'],
    ['La SAB 2012 es mía', '2012'],
    ['es un gol, sba 1234', '1234'],
    ['S.B.A. 1234', '1234'],
    ['s b a 1 2 3 4', '1 2 3 4'],
  ])('are taken out of “%s”', (text, secret) => {
    expect(sent(text)).toContain('(matrícula)')
    expect(sent(text)).not.toContain(secret)
  })
})

describe('street addresses', () => {
  test.each([
    ['Vivo en Rivera 2345', '2345'],
    ['Mandalo a Av. Italia 4567 apto 301', '4567'],
    ['calle 18 de Julio 1234 esquina Yi', '1234'],
    ['estoy en 18 de julio 1234', '1234'],
    ['bulevar artigas 987', '987'],
    ['Ruta 8 km 23.500', '23.500'],
    ['mi dirección es Colonia 1055', '1055'],
    ['lo retiro en Soriano esquina Convención', 'Soriano'],
    ['es el taller de Propios 3456', '3456'],
    ['mandame a garibaldi 2345 esq. cufre', 'garibaldi'],
    ['entregalo en luis a. de herrera 1248', '1248'],
    ['nos queda en la esquina de ejido y durazno', 'durazno'],
    ['Ruta Interbalnearia km 32,500', '32,500'],
    ['https://maps.app.goo.gl/abc123', 'abc123'],
    ['estoy en -34.9011, -56.1645', '34.9011'],
  ])('are taken out of “%s”', (text, secret) => {
    expect(sent(text)).toContain('(dirección)')
    expect(sent(text)).not.toContain(secret)
  })
})

test.each([
  'Busco un alternador para un Gol 2012',
  'Necesito una óptica para VW GOL 2012 izquierda',
  'Volkswagen Gol 2015 con 120000 km, motor 1.6',
  'Fiat Uno 1996 y Peugeot 208 del 2014',
  'quiero 2 amortiguadores traseros nuevos',
  'busco un motor para el gol 2012',
  'necesito para un corsa del 2004 y un uno 1996',
  'ref 4471, es el kit 1234',
  'mandame fotos de la óptica 2 piezas',
  'llevo el auto con 1300 cc',
])('“%s” is sent as it was written', text => {
  expect(sent(text)).toBe(text)
})
