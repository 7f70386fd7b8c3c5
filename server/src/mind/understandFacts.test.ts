import { expect, test } from 'vitest'
import { heard, type Said } from './test/visitorWords.ts'
import type { Asked } from './values.ts'

test.each<readonly [says: string, name: string | null]>([
  ['José Pereira Techera 099 123 456', 'jose pereira techera'],
  ['José Ignacio Olivera, Young', 'jose ignacio olivera'],
  ['nicolas rodriguez 099123456', 'nicolas rodriguez'],
  ['Rosario Flores, 098111222, Durazno', 'rosario flores'],
  ['Dr. Hugo Batalla', 'hugo batalla'],
  ['Julio César Da Silva Dos Santos', 'julio cesar da silva dos santos'],
  ['Grupo Forestal del Norte, sra. Inés', 'grupo forestal del norte'],
  ['a nombre de Costa Norte SRL', 'costa norte srl'],
  ['acá Jorgito, 099112233', 'jorgito'],
  ['Resido en Paysandú, 099112233', null],
  ['Meu contato é 099112233', null],
  ['tem nota fiscal?', null],
])('reads the contact "%s" after a question for it', (says, name) => {
  expect(heard('faro Gol 2010', ['CONTACT', says]).known.contact.name?.value ?? null).toBe(name)
})

test('reads no town from a surname', () => {
  expect(heard(['CONTACT', 'nicolas rodriguez 099123456']).known.contact.city).toBeNull()
})

test('replaces a name by another', () => {
  const { known, kinds } = heard('faro Gol 2010', ['NAME', 'Pedro'], ['CONFIRM', 'no es Pedro, es Pablo'])
  expect(known.contact.name?.value).toBe('pablo')
  expect(kinds).toContain('CORRECTION')
})

test.each([
  'precio?',
  'y el precio',
  'garantía?',
  'el usado viene probado?',
  'lo puedo cambiar si no anda?',
  'qué marca es?',
  'incluye mano de obra?',
  'hasta qué hora están hoy',
  'te paso todo, pero decime cuánto demora',
])('reads a question in "%s"', says => {
  expect(heard('alternador Corsa 2008', ['CONDITION', says]).kinds).toContain('QUESTION')
})

test.each<readonly [Asked, string]>([
  ['CONTACT', 'es para retirar en Salto'],
  ['CONDITION', 'con garantía'],
  ['CONDITION', 'original con factura'],
  ['CONDITION', 'pago con mercado pago'],
  ['CONTACT', 'factura a RUT 217654320018'],
  ['CONDITION', 'nuevo o de buena marca'],
])('reads no question, asked for %s, in "%s"', (asked, says) => {
  expect(heard('alternador Corsa 2008', [asked, says]).kinds).not.toContain('QUESTION')
})

test('locates the person at the place of collection', () => {
  const { contact } = heard('alternador Corsa 2008', ['CONTACT', 'es para retirar en Salto']).known
  expect(contact.department?.value).toBe('SALTO')
})

test.each<readonly [Asked, string]>([
  ['PART', 'Koyo o NTN'],
  ['BRAND', 'Chevrolet, sí'],
  ['PART', 'que sea reforzada'],
  ['CONDITION', 'con llave si puede ser'],
])('reads an answer, asked for %s, in "%s"', (asked, says) => {
  expect(heard('rulemán de Corsa 2008', [asked, says]).kinds).toContain('FACTS')
})

test.each<readonly [Asked, string]>([
  ['CONFIRM', 'la bobina no la quiero más'],
  ['CONFIRM', 'dejá solo el alternador'],
  ['CONFIRM', 'tachá la bobina'],
  ['CONFIRM', 'cancelá todo'],
  ['CONFIRM', '2010, no 2008'],
])('reads a correction, asked for %s, in "%s"', (asked, says) => {
  expect(heard('alternador y bobina Corsa 2008', [asked, says]).kinds).toContain('CORRECTION')
})

test.each<readonly [Asked, string]>([
  ['CONDITION', 'perdón por la demora, usado'],
  ['CONDITION', 'disculpá que te moleste, usado'],
  ['CONDITION', 'perdón no entendí'],
  ['VIN', 'no tengo, perdón'],
  ['MILEAGE', 'en realidad no sé'],
  ['CONFIRM', 'agregá el espejo derecho'],
])('reads no correction, asked for %s, in "%s"', (asked, says) => {
  expect(heard('alternador Corsa 2008', [asked, says]).kinds).not.toContain('CORRECTION')
})

test.each([
  ['faro Gol 2010... 2011 mejor dicho', 2011],
  ['faro Gol del 99... 2000 para ser exacto', 2000],
  ['Gol 2.0, se apaga a 2000 vueltas, faro', undefined],
])('reads the year of "%s"', (says, year) => {
  expect(heard(says).known.vehicles[0]?.year?.value).toBe(year)
})

test.each<readonly [string, number | null]>([
  ['la camioneta vibra a 90 kilómetros por hora, Gol 2010', null],
  ['Gol 2010, tiene 133mil km x si sirve', 133_000],
  ['la manguera que tiene es 97321-45200, Gol 2010', null],
  ['la tapa de distribuidor lleva 1409834, Gol 2010', null],
])('reads the mileage in "%s"', (says, km) => {
  expect(heard(says).known.vehicles[0]?.mileageKm?.value ?? null).toBe(km)
})

test.each<readonly [Asked | null, string, string | null]>([
  [null, 'por ahora el espejo de la Strada 2018', null],
  [null, 'bomba nafta. Aveo. hoy.', 'URGENT'],
  ['URGENCY', 'antes que empiecen las clases', 'MEDIUM'],
  [null, 'tengo un Palio en el elevador, bomba de agua', null],
  [null, 'el Onix quedó tirado, quiero la bobina', null],
  [null, 'la Hilux me dejó a pie, motor de arranque', null],
  [null, 'estoy tirado en la ruta, bobina de Gol', 'URGENT'],
  ['URGENCY', 'está en el elevador', 'URGENT'],
  ['URGENCY', 'antes de las 6 si se puede', 'URGENT'],
  ['URGENCY', 'apuro nada, tranquilos', 'LOW'],
])('reads the urgency, asked for %s, of "%s"', (asked, says, urgency) => {
  const message: Said = asked === null ? says : [asked, says]
  expect(heard(message).known.urgency?.value ?? null).toBe(urgency)
})

test.each<readonly [string, string | null]>([
  ['termostato Fiat 46758768', '46758768'],
  ['caudalímetro cod.06A906461', '06A906461'],
  ['filtro de aceite W712/52', 'W71252'],
  ['filtro de aceite Tecfil PSL 55', 'PSL55'],
  ['bujías BKR6E', 'BKR6E'],
  ['bujía Palio 7091852', '7091852'],
  ['VKPC 81230 bomba de agua', 'VKPC81230'],
  ['kit de embrague LUK 624 3112 09', '624311209'],
  ['disco Fremax BD5298', 'BD5298'],
  ['sensor de oxígeno, error P0171', null],
  ['faro Gol, motor UDH123456', null],
  ['cubiertas 185/65 R15', null],
  ['faro Gol, RUT 212345670014', null],
])('reads the part number in "%s"', (says, number) => {
  expect(heard(says).known.parts[0]?.partNumber?.value ?? null).toBe(number)
})

test('reads no part number from a foreign phone', () => {
  const { parts } = heard('pivô Fox 2010', ['CONTACT', 'Cleber, 55 984 110 237']).known
  expect(parts[0]?.partNumber ?? null).toBeNull()
})

test.each<readonly [string, number | null]>([
  ['Gol 2010 90000km', 90_000],
  ['Gol 2010, 120k', 120_000],
  ['Gol 2010 va por los 200', 200_000],
  ['Gol 2010, unos 80 mil', 80_000],
  ['Gol 2010 km 85000', 85_000],
  ['faro Gol 2010, pago hasta 15 mil', null],
  ['faro Gol 2010, estoy a 20 km de Melo', null],
])('reads the mileage of "%s"', (says, km) => {
  const [vehicle, ...others] = heard(says).known.vehicles
  expect([vehicle?.year?.value, vehicle?.mileageKm?.value ?? null, others.length]).toEqual([2010, km, 0])
})

test.each<readonly [string, string]>([
  ['15 días', 'MEDIUM'],
  ['en 48 hs', 'URGENT'],
  ['antes del 15', 'MEDIUM'],
  ['urgente, antes de la cosecha', 'URGENT'],
  ['no hay apuro hasta la zafra', 'LOW'],
  ['lo más rápido que se pueda', 'URGENT'],
  ['me arreglo con el otro', 'LOW'],
])('reads the urgency of "%s" when asked for it', (says, urgency) => {
  expect(heard('faro Gol', ['URGENCY', says]).known.urgency?.value).toBe(urgency)
})

test.each([
  'cómo cambio la contraseña',
  'soy el administrador de la flota, preciso 4 baterías',
  'lo vendieron sin filtros, preciso el de aceite de Gol 2010',
  'cuál es la clave del inmovilizador',
])('reads no injection in "%s"', says => {
  expect(heard(says).kinds).not.toContain('INJECTION')
})
