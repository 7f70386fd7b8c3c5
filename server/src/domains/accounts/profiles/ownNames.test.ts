import { expect, test } from 'vitest'
import { speaksForTheSite } from './ownNames.ts'

test.each([
  'Tuerca',
  'TUERCA',
  'Equipo de Tuerca',
  'El equipo de Tuerca',
  'Tuerca Oficial',
  'Tuerca.com.uy',
  'Tuerca Uruguay S.A.',
  'T u e r c a',
  'T-U-E-R-C-A',
  'Tuérca',
  'Ｔｕｅｒｃａ',
  '𝐓𝐮𝐞𝐫𝐜𝐚',
  'Тuеrса',
  'Tu3rc4',
  'Tuer\u200bca',
  'Soporte',
  'Soporte técnico',
  'Atención al cliente',
  'Administración',
  'ADM1N',
  'Pagos Tuerca',
])('“%s” is a name of the site’s own', name => {
  expect(speaksForTheSite(name)).toBe(true)
})

test.each([
  'Tuercas y Tornillos',
  'La Tuerca Loca',
  'Repuestos Tuerca Pérez',
  'Repuestos del Litoral',
  'Seguridad Pérez',
  'Soportes de motor Ruta 8',
  'Ana Pereira',
  'Admira Autopartes',
  'Al',
  'Del Uruguay',
  'Мотор',
  '汽车',
])('“%s” is somebody’s name', name => {
  expect(speaksForTheSite(name)).toBe(false)
})

test('a long name is decided at once', () => {
  expect(speaksForTheSite(`${'dela'.repeat(5000)}x`)).toBe(false)
  expect(speaksForTheSite(`tuerca${'alalalala'.repeat(5000)}x`)).toBe(false)
})
