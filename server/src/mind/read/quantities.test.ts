import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from '../test/visitorWords.ts'

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
  [['bobina de encendido de Gol', ['PHONE', '099123456, a partir de las 6']], 'bobina de encendido'],
  [['bobina de encendido de Gol', ['PHONE', '099123456 después de las 4 que llego']], 'bobina de encendido'],
  [['bobina de encendido de Gol, entro a las 2 al turno'], 'bobina de encendido'],
  [['Cuatro bujes de parrilla para un Gol. Bueno, dos nomás'], 'buje de parrilla x2'],
  [['4 bujías de Gol', ['CONFIRM', 'al final son 3 nada más']], 'bujía x3'],
  [['cubiertas para Ranger', ['QUANTITY', 'cuatro y el auxilio, o sea cinco']], 'cubierta x5'],
  [
    ['Repuestos de Gol 2010\n- disco de freno del. 2\n- bujía del motor 4'],
    'disco de freno FRONT x2, bujía x4',
  ],
  [['Para dos autos\nbobina de encendido Clio 2\nbujía Gol'], 'bobina de encendido, bujía'],
  [['crucetas de cardan de la Hilux las dos, y el filtro de aire'], 'cruceta de cardan x2, filtro de aire'],
  [
    ['la cruceta de cardan y el filtro de aire de la Hilux', ['CONDITION', 'nuevos los dos']],
    'cruceta de cardan NEW, filtro de aire NEW',
  ],
])('counts %s in %j', (said, parts) => {
  expect(partsInWords(heard(...said).known.parts)).toBe(parts)
})
