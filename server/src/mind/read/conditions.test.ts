import { expect, test } from 'vitest'
import { heard, type Said } from '../test/visitorWords.ts'

test.each<readonly [readonly Said[], readonly (string | null)[]]>([
  [['bomba de agua de Gol', ['CONDITION', 'COMPRO NUEVA']], ['NEW']],
  [['bomba de agua de Gol', ['CONDITION', 'usada o reparada, menos nueva']], ['USED']],
  [['bomba de agua de Gol', ['CONDITION', 'de desarme no hay drama']], ['USED']],
  [['bomba de agua de Gol', ['CONDITION', 'qué te importa']], [null]],
  [['bomba de agua de Gol', ['CONDITION', 'no importa']], ['ANY']],
  [['bomba de agua de Gol, nueva o reacondicionada'], ['ANY']],
  [['óptica izquierda de Gol Trend 2014, usada sirve'], ['ANY']],
  [['motor de arranque de Gol, reparado también me sirve'], ['USED']],
  [['motor de arranque de Gol, el mío ya fue reparado'], [null]],
  [['bomba de agua de Gol', ['MILEAGE', '300.000, mío desde nuevo']], [null]],
  [['bomba de agua de Gol', ['PART', 'lo que sea original']], [null]],
  [
    ['paragolpes y capot de Gol', ['CONDITION', 'usado: capot\nnuevo: el resto']],
    ['NEW', 'USED'],
  ],
  [
    ['bisagra de capot y cerradura de capot', ['CONDITION', 'La cerradura nueva, la bisagra da igual']],
    ['ANY', 'NEW'],
  ],
  [
    ['kit de embrague y bomba de agua de Gol', ['CONDITION', 'kit nuevo, bomba usada']],
    ['NEW', 'USED'],
  ],
])('reads %j as the wish %j', (said, conditions) => {
  expect(heard(...said).known.parts.map(({ condition }) => condition?.value ?? null)).toEqual(conditions)
})
