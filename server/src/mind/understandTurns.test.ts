import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from './test/visitorWords.ts'

const LIST = 'pastillas, discos y amortiguadores de gol 2010'

test.each([
  [LIST, 'la 1 y la 2 nuevas, el resto usado', ['NEW', 'NEW', 'USED']],
  [LIST, '1 y 2 nuevos, 3 usados', ['NEW', 'NEW', 'USED']],
  [LIST, 'lo primero nuevo, lo segundo usado', ['NEW', 'USED', undefined]],
  [
    'el carburador y la tapa del distribuidor de una fiorino',
    'el carburador usado la tapa nueva',
    ['USED', 'NEW'],
  ],
  [LIST, 'las pastillas nuevas y lo demás usado', ['NEW', 'USED', 'USED']],
] as const)('assigns each part its wish after "%s", then "%s"', (first, second, wishes) => {
  const { known } = heard(first, ['CONDITION', second])
  expect(known.parts.map(({ condition }) => condition?.value)).toEqual(wishes)
})

test.each([
  ['espejo izquierdo de gol 2010', 'el otro lado', 'RIGHT'],
  ['faro derecho de corsa 2005', 'no, es el otro lado', 'LEFT'],
  ['óptica derecha corsa 2005', 'y también la del otro lado', 'BOTH'],
] as const)('reads "%s", then "%s" as %s', (first, second, side) => {
  expect(heard(first, second).known.parts.map(part => part.side?.value)).toEqual([side])
})

test("gives a part 'on that side' the side of the one it replaces", () => {
  const { known, kinds } = heard('puerta delantera derecha para un Kia Cerato 2012', [
    'CONFIRM',
    'Olvidate de la puerta, lo que va es el zócalo de ese lado',
  ])
  expect(known.parts.map(({ name, side }) => [name.value, side?.value])).toEqual([['zócalo', 'RIGHT']])
  expect(kinds).toContain('CORRECTION')
})

test.each([
  ['el de aire bajalo, ya tengo'],
  ['el filtro de aire dejalo afuera'],
  ['el filtro de aire sacalo'],
])('removes the part after "%s"', says => {
  const { known, kinds } = heard('filtro de aceite, filtro de aire y correa de accesorios', ['CONFIRM', says])
  expect(known.parts.map(({ name }) => name.value)).toEqual(['filtro de aceite', 'correa poly v'])
  expect(kinds).toContain('CORRECTION')
})

test.each([
  ['le cambié las bujías y preciso la bobina', ['bobina de encendido']],
  ['compré los discos, me faltan las pastillas', ['pastilla de freno']],
  ['los amortiguadores están nuevos, preciso las cazoletas', ['cazoleta']],
  ['caño de escape, el catalizador no ese está bien', ['caño de escape']],
])('requests only missing parts in "%s"', (says, names) => {
  const { known } = heard(says)
  expect(known.parts.map(({ name, condition }) => [name.value, condition])).toEqual(
    names.map(name => [name, null]),
  )
})

test.each([
  ['6 inyectores pa una Hilux 3.0 2012', 'quise poner 4, es cuatro cilindros', 4],
  ['cubiertas 185/65 R15 para March, quiero dos', 'ahora que pienso poneme cuatro', 4],
])('replaces the count after "%s", then "%s"', (first, second, count) => {
  const { known, kinds } = heard(first, second)
  expect(known.parts.map(({ quantity }) => quantity?.value)).toEqual([count])
  expect(kinds).toContain('CORRECTION')
})

test.each(['un par de cada', 'dos de cada una', '2 c/u'])('counts each part in "%s"', says => {
  const { known } = heard('amortiguadores delanteros y cazoletas de un HB20', ['QUANTITY', says])
  expect(known.parts.map(({ quantity }) => quantity?.value)).toEqual([2, 2])
})

test.each([
  ['no hay aupro', 'LOW'],
  ['para dentro de unos días está bien', 'MEDIUM'],
  ['48 horas', 'URGENT'],
  ['esta tarde', 'URGENT'],
  ['bastante', 'HIGH'],
  ['el Volvo urgente, el otro puede esperar', 'URGENT'],
] as const)('reads "%s" as %s', (says, urgency) => {
  expect(heard('bomba de agua de un gol', ['URGENCY', says]).known.urgency?.value).toBe(urgency)
})

test.each([
  ['us', 'USED'],
  ['nuwvos', 'NEW'],
] as const)('reads "%s" as the answer %s', (says, condition) => {
  expect(heard('capot de sandero', ['CONDITION', says]).known.parts[0]?.condition?.value).toBe(condition)
})

test('reads no wish from a question about the guarantee of a used part', () => {
  const { known, kinds } = heard('bomba de nafta de un Geely LC', ['CONDITION', '¿usada trae garantía?'])
  expect(known.parts[0]?.condition).toBeNull()
  expect(kinds).toEqual(['QUESTION'])
})

test.each([
  ['cremallera duster 2.0 14, dany 091245877', 'dany'],
  ['llantas de golf usadas. hablen con, lauti, 092 770 614', 'lauti'],
  ['cremallera duster 2014, wpp 091245877', undefined],
  ['cremallera duster 2014, celu 091245877', undefined],
])('locates "%s" in %s', (says, name) => {
  expect(heard(says).known.contact.name?.value).toBe(name)
})

test('reads no complaint from an unclear answer to a question for a detail', () => {
  expect(heard('soporte de motor de un Spin', ['QUANTITY', 'la medimos y anda bárbaro']).kinds).not.toContain(
    'SYMPTOM',
  )
})

test.each([
  ['bomba de nafta gol, código 0 580 454 001', '0580454001'],
  ['alternador 0 124 325 052 de un gol', '0124325052'],
  ['bomba de dirección, referencia A 003 466 24 01. Saluda Gonzalo', 'A0034662401'],
  ['espejo de fox, código 5U0.407.151 A', '5U0407151A'],
  ['discos de golf 1K0 615 301 AA', '1K0615301AA'],
])('reads the number of "%s" as %s', (says, number) => {
  expect(heard(says).known.parts.map(({ partNumber }) => partNumber?.value)).toEqual([number])
})

// The replaced values were only guessed from earlier words.
test.each<[first: string, answer: Said]>([
  ['inyector de mondeo 2 litros 98', ['YEAR', '99']],
  ['bomba de agua gol 1.6 08', ['VEHICLE', 'Gol Trend 1.6 2010']],
  ['busco un farol, habla Pilar', ['CONTACT', 'María Pilar Etcheverry, 094 231 234']],
])('reads no correction after "%s", then the answer %s', (first, answer) => {
  expect(heard(first, answer).kinds).not.toContain('CORRECTION')
})

test.each<[first: string, answer: Said]>([
  ['farol de onix 2019', ['YEAR', '2020*']],
  ['bujías de clio 2008', ['YEAR', 'leí mal, es 2009']],
])('reads a correction after "%s", then the answer %s', (first, answer) => {
  expect(heard(first, answer).kinds).toContain('CORRECTION')
})

test.each<[left: string, turns: Said[]]>([
  [
    'disco de freno REAR x2',
    ['discos de atrás de palio, dos, y pastillas', 'las pastillas deixa, las tengo del otro lado'],
  ],
  ['capot', ['capot y farol de gol', 'mejor el farol no, el chapista dice que lo saca. Solo el capot']],
  ['óptica', ['capot y farol de gol', 'El capot pensándolo se puede chapear, sáquelo']],
  ['paragolpes', ['puerta y paragolpe de gol', 'la puerta al final la arreglo, quítela']],
  ['radiador', ['radiador y termostato de gol', 'el termostato dejá, lo consiguió mi primo']],
  ['pastilla de freno', ['pastillas de gol y campanas', 'sin campanas']],
  ['bujía x4', ['4 bujías para el aveo y los cables. No, los cables los cambié, solo las bujías']],
  ['regulador de voltaje', ['alternador de cruze', ['CONFIRM', 'no, regulador solo']]],
  ['luna de espejo RIGHT', ['espejo derecho de Etios', 'así que solo el vidrio del espejo entonces']],
  [
    'amortiguador REAR',
    ['amortiguadores delanteros y traseros de spin', ['CONFIRM', 'no, mejor los de atrás solos']],
  ],
  [
    'disco de freno FRONT',
    ['discos adelante y atrás de gol', ['CONFIRM', 'atrás lleva campana y están bien, dejá sólo adelante']],
  ],
  [
    'kit de embrague, soporte de caja',
    ['kit de embrague, retén de cigüeñal y soporte de caja de idea', 'Borrar el 2'],
  ],
  ['radiador, bomba de agua', ['radiador, bomba de agua y termostato de gol', 'borrame el último']],
  [
    'radiador, termostato, bomba de nafta',
    ['radiador, bomba de agua y termostato', 'Corrijo punto 2: bomba de nafta'],
  ],
  ['espejo LEFT', ['espejo izquierdo de un Kicks 2019, perdón, 2020, me mandaron la libreta']],
])('keeps only "%s"', (left, turns) => {
  expect(partsInWords(heard(...turns).known.parts)).toBe(left)
})

test.each<[left: string, turns: Said[]]>([
  ['óptica, paragolpes', ['óptica y paragolpe de gol', 'la óptica la tengo quebrada']],
  ['radiador, bomba de agua', ['radiador y bomba de agua', 'apareció uno que me dijo que era fácil']],
  ['bujía, bobina de encendido', ['bujías y bobina de gol', 'solo las bujías nuevas']],
])('keeps "%s"', (left, turns) => {
  expect(partsInWords(heard(...turns).known.parts).replaceAll(' NEW', '')).toBe(left)
})
