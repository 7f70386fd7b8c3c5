import { expect, test } from 'vitest'
import { parseWebsite } from './website.ts'

test.each([
  ['www.tuerca.com.uy', 'https://www.tuerca.com.uy/'],
  ['http://repuestos.example/tienda?x=a@b', 'http://repuestos.example/tienda?x=a@b'],
  ['repuestos.example/@taller', 'https://repuestos.example/@taller'],
])('reads %s as a site', (typed, address) => {
  expect(parseWebsite(typed)).toBe(address)
})

test.each([
  'https://www.tuerca.com.uy@malo.example/',
  'www.tuerca.com.uy@malo.example',
  'https://usuario:clave@malo.example',
  'https://@malo.example',
  'https://www.tuerca.com.uy＠malo.example',
  'https://www.tuerca.com.uy%40malo.example',
  'https:///www.tuerca.com.uy@malo.example/',
  '//www.tuerca.com.uy@malo.example',
  'https://\\www.tuerca.com.uy@malo.example',
  'https://www.tuerca.com.uy／@malo.example',
  'https://///@malo.example',
  'sin-punto',
])('refuses %s', typed => {
  expect(parseWebsite(typed)).toBeNull()
})
