import { expect, test } from 'vitest'
import { heard, type Said } from '../test/visitorWords.ts'

const numberOf = (...said: readonly Said[]) => heard(...said).known.parts[0]?.partNumber?.value ?? null

test.each([
  ['radiador de Clio 2008, el viejo tiene grabado 7700 428 701', '7700428701'],
  ['bomba de nafta Corsa, en la carcasa dice 93337654', '93337654'],
  ['retén de rueda Scania 113, número 1409777', '1409777'],
  ['cruceta de cardan, el número es GUM-91', 'GUM91'],
  ['sensor de cigüeñal, n° 07K 906 461 lo tengo en la mano', '07K906461'],
  ['válvula EGR 1628.HV de Partner', '1628HV'],
  ['BOMBA DE AGUA 208, EL CODIGO DE LA VIEJA ES 1201.K2', '1201K2'],
  ['filtro de aceite Mann HU 719/7 x', 'HU7197X'],
  ['kit de embrague LuK 620 3046 00 p/ Aveo', '620304600'],
  ['bobina (96253777) de Lanos', '96253777'],
  ['filtro de aceite (Fleetguard LF3349)', 'LF3349'],
  ['sonda lambda, 25325444 dice el OEM', '25325444'],
  ['disco de freno 34 11 6 794 429 de BMW 118i', '34116794429'],
  ['inyector A646 070 14 87 de Sprinter', 'A6460701487'],
  ['turbo 5303 970 0057 de Boxer', '53039700057'],
  ['bobina de encendido, la vieja tiene 27301-26640', '2730126640'],
  ['junta de tapa de válvulas, la que tiene lleva 1035429', '1035429'],
  ['alternador Valeo 2543419A', '2543419A'],
  ['retén de cigüeñal Elring 325.155', '325155'],
  ['bomba inyectora Zexel 104642-7471', '1046427471'],
])('reads the number in "%s" as %s', (says, number) => {
  expect(numberOf(says)).toBe(number)
})

test("identifies the part by the letters of a maker's number", () => {
  const { parts } = heard('kit de distribución y bomba de agua SKF VKMC 01250 de Logan').known
  expect(parts.map(({ name, partNumber }) => [name.value, partNumber?.value ?? null])).toEqual([
    ['kit de distribución', 'VKMC01250'],
    ['bomba de agua', null],
  ])
})

test.each<readonly [Said, Said]>([
  ['bomba de agua de Gol', 'la que va es 377 121 004 F... no, esa es de Golf, es 030 121 008 D'],
  ['bomba de agua de Gol 377 121 004 F', ['CONFIRM', 'el código era 030 121 008 D, perdón']],
])('replaces the number by the corrected one in %j and %j', (...said) => {
  expect(numberOf(...said)).toBe('030121008D')
})

test('replaces a misread number by the second reading', () => {
  expect(
    numberOf('kit de embrague LuK 620 3129 00 para Fiesta', 'El código fijate que lo leí mal: 620 3126 00'),
  ).toBe('620312600')
})

test.each<readonly [Said, Said]>([
  ['faro de Gol G2 1998 AT 1000', ['YEAR', '1998']],
  ['bobina de Gol', ['PHONE', '092cuatro12 88 7']],
  ['bobina de Gol', ['CONTACT', 'Rosa, o99 712 o48']],
  ['bobina de Gol', ['VIN', 'el bin es 3n1bc1as5 9k412777']],
])('reads no part number in %j and %j', (...said) => {
  expect(numberOf(...said)).toBeNull()
})

test('reads eight digits as a phone after a question for the contact', () => {
  expect(heard('bobina de Lanos', ['CONTACT', 'Jorge 96253555']).known.contact.phone?.value).toBe(
    '+59896253555',
  )
})
