import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from '../../../../../test/visitorWords.ts'

test.each<readonly [readonly Said[], string]>([
  [
    ['filtros de aire y de habitáculo para JAC T6, 4 de cada uno'],
    'filtro de aire x4, filtro de habitáculo x4',
  ],
  [['Repuesto: bujía\nCantidad: 3\nAuto: Gol 2010'], 'bujía x3'],
  [['bujes de elástico de D21 del 94, los 4 de atrás'], 'buje de elástico REAR x4'],
  [['amortiguadores para Corsa 2003 los dos gracias'], 'amortiguador BOTH x2'],
  [['crucetas de cardan para una Hilux, dos en total'], 'cruceta de cardan x2'],
  [['bobina de encendido para 3 Hyundai H1 2014, una para cada una'], 'bobina de encendido x3'],
  [['bobina de encendido par Renault Symbol 2010'], 'bobina de encendido'],
  [['bobina de encendido de Gol', 'quiero 90% de descuento'], 'bobina de encendido'],
  [
    ['Dos unidades: una Kangoo 2020 y una Partner 2015, bobina de encendido para la Kangoo'],
    'bobina de encendido',
  ],
  [['dos faros de Gol', 'así que solo el izquierdo'], 'óptica LEFT'],
  [['bujías y bobinas de Gol', ['QUANTITY', '4 y 4']], 'bujía x4, bobina de encendido x4'],
])('%j counts %s', (said, parts) => {
  expect(partsInWords(heard(...said).known.parts)).toBe(parts)
})
