import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from './test/visitorWords.ts'

const partsAfter = (...turns: readonly Said[]) => partsInWords(heard(...turns).known.parts)

test.each([
  ['pastillas delanteras de Gol 2010, atrás son de tambor', 'pastilla de freno FRONT'],
  ['termostato de Gol 2010, el auxilio me lo recomendó', 'termostato'],
  ['le hice puente y arrancó, necesito batería para Gol', 'batería'],
  ['inyector de Hilux 2010, reparado de banco', 'inyector'],
  ['sensor de ABS de Gol 2010, ficha de dos pines', 'sensor de ABS'],
  ['bomba de agua de Uno 2008, motor fire', 'bomba de agua'],
  ['espejo derecho de un Gol 2010 con señalero', 'espejo RIGHT'],
  ['parabrisas para Gol 2010, con sensor de lluvia', 'parabrisas'],
  ['cuatro llantas para Gol 2010 y una para el auxilio', 'llanta x4'],
  ['retén de cigüeñal de Gol 2010, el retén que sea bueno', 'retén de cigüeñal'],
])('wishes no part that is only mentioned next to a wish: %s', (says, words) => {
  expect(partsAfter(says)).toBe(words)
})

test.each([
  [
    ['Gol 2010, no arranca', ['SYMPTOM', 'la batería es nueva, lo que no anda es el burro']],
    'motor de arranque',
  ],
  [
    ['Gol 2010, calienta', ['SYMPTOM', 'cambié el termostato y sigue. El mecánico dice bomba de agua']],
    'bomba de agua',
  ],
  [
    ['Gol 2010, calienta', ['SYMPTOM', 'electroventilador, dijo el del taller, que no prende']],
    'electroventilador',
  ],
  [['Gol 2010, hace ruido', ['SYMPTOM', 'me dijeron que son las bieletas']], 'bieleta'],
] as const satisfies readonly (readonly [readonly Said[], string])[])(
  '%j: what somebody found is wanted',
  (said, words) => {
    expect(partsAfter(...said)).toBe(words)
  },
)

test.each([
  [['bomba de agua de Gol 2010', ['URGENCY', 'no es la bomba, es el termostato lo que falla']], 'termostato'],
  [['bomba de agua y radiador de Gol 2010', ['CONFIRM', 'la bomba dejala, la cambié hace poco']], 'radiador'],
  [['espejo y alternador de Gol 2010', ['CONFIRM', 'el espejo ya lo cambiaron hace un mes']], 'alternador'],
  [['bomba de agua de Gol 2010', ['CONFIRM', 'cambio la bomba de agua por el radiador']], 'radiador'],
  [['llantas de Gol 2010', ['QUANTITY', 'dejá las llantas, son caras. Solo las tazas']], 'taza de rueda'],
] as const satisfies readonly (readonly [readonly Said[], string])[])(
  '%j takes a part back',
  (said, words) => {
    expect(partsAfter(...said)).toBe(words)
  },
)

test.each([
  ['batería para Gol 2010 y Voyage 2012', 2],
  ['batería para un Gol 2010, la Saveiro anda bien', 1],
])('counts one for each car in "%s"', (says, count) => {
  expect(heard(says).known.parts).toHaveLength(count)
})

test('assigns a part to each of the cars named together later', () => {
  const { known } = heard('baterías para dos camionetas', [
    'VEHICLE',
    'Chevrolet S10 2012 y Ford Ranger 2014',
  ])
  expect(known.parts.map(({ vehicle }) => vehicle)).toEqual([0, 1])
})
