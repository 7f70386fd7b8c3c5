import { expect, test } from 'vitest'
import { heard, type Said } from '../test/visitorWords.ts'

const versionOf = (...said: readonly Said[]) => heard(...said).known.vehicles[0]?.version?.value

test.each<readonly [string, string]>([
  ['espejo para Amarok 2014 Trendline', 'trendline'],
  ['faro de Onix LTZ 2016', 'ltz'],
  ['óptica de Corolla 2012 XEI', 'xei'],
  ['paragolpe de Palio Adventure', 'adventure'],
  ['moldura Uno Way 2013', 'way'],
  ['capot de Toro Volcano 2.0 diesel', 'volcano'],
  ['vidrio de Saveiro cabine dupla 2015', 'doble cabina'],
  ['stop de Strada 2014, a cabine simples', 'cabina simple'],
  ['faro de S10, la camioneta es 4x4', '4x4'],
  ['espejo de 208 active 2015', 'active'],
  ['radiador de BMW 318i E46', 'e46'],
])('reads "%s" as the version %s', (says, version) => {
  expect(versionOf(says)).toBe(version)
})

test.each<readonly [Said, string]>([
  [['YEAR', '2011 / 3 puertas'], '3 puertas'],
  [['YEAR', 'del 2006, cinco puertas'], '5 puertas'],
  [['YEAR', '2019 Freedom'], 'freedom'],
  [['BRAND', 'Chevrolet Prisma joy'], 'joy'],
  ['hatch', 'hatch'],
])('reads %j after a part as the version %s', (answer, version) => {
  expect(versionOf('capot, es para un auto que compré', answer)).toBe(version)
})

test.each([
  'faro de Gol, el de mi ex',
  'faro de Gol x si me choca otro',
  'ls dos faros de Gol, ls tres lámparas',
  'bomba de Ranger power stroke',
  'faro de Maruti 800',
])('reads no version in "%s"', says => {
  expect(versionOf(says)).toBeUndefined()
})

test('reads no version from a code of another model after the car', () => {
  const { vehicles } = heard('antena de un Gol y espejo de un Hyundai i20 2016').known
  expect(vehicles.map(({ version }) => version)).toEqual([null, null])
})
