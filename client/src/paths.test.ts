// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import {
  chosenOf,
  currentAddress,
  dialogOf,
  findPartWish,
  followTokenOf,
  paths,
  returnPath,
  withDialog,
} from './paths'

describe('addresses', () => {
  test.each([
    [paths.auth(), '/auth'],
    [paths.auth({ mode: 'signup', kind: 'PROVIDER' }), '/auth?mode=signup&tipo=proveedor'],
    [paths.auth({ email: 'ana+1@correo.uy' }), '/auth?email=ana%2B1%40correo.uy'],
    [paths.auth({ returnTo: '/chat/a b?x=1#y' }), '/auth?volver=%2Fchat%2Fa+b%3Fx%3D1%23y'],
    [
      paths.findPart({ mode: 'manual', part: 'Óptica & faro' }),
      '/buscar-repuesto?mode=manual&pieza=%C3%93ptica+%26+faro',
    ],
    [
      paths.findPart({ mode: 'manual', brand: 'Fiat', model: 'Grand Siena' }),
      '/buscar-repuesto?mode=manual&marca=Fiat&modelo=Grand+Siena',
    ],
    [paths.findPart({ part: '' }), '/buscar-repuesto'],
    // A request's link opens it to any reader of a sign-in address.
    [paths.auth({ returnTo: '/seguimiento/abc.def' }), '/auth?volver=%2Fseguimiento%3Fultimo%3Dsi'],
    [paths.signInWith('google', '/seguimiento/abc.def'), '/oauth/google?volver=%2Fseguimiento%3Fultimo%3Dsi'],
    [
      paths.finishSignUp({ returnTo: '/seguimiento/a.b?orden=x' }),
      '/auth/completar?volver=%2Fseguimiento%3Fultimo%3Dsi',
    ],
    [paths.dashboard(), '/dashboard'],
    [paths.dashboard('ordenes'), '/dashboard/ordenes'],
    [paths.request('UGFydA==/'), '/dashboard/consultas/UGFydA%3D%3D%2F'],
    [paths.chat('UGFydA==/'), '/chat/UGFydA%3D%3D%2F'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected)
  })
})

describe('the prefill of an address', () => {
  test.each([
    [
      '?pieza=%C3%93ptica%0A%20izquierda&marca=ford&modelo=Ka',
      { part: 'Óptica izquierda', brand: 'ford', model: 'Ka' },
    ],
    ['?modelo=%20&marca', { part: '', brand: '', model: '' }],
    [
      `?pieza=${'a'.repeat(500)}&marca=${'b'.repeat(500)}&modelo=${'c'.repeat(500)}`,
      { part: 'a'.repeat(200), brand: 'b'.repeat(60), model: 'c'.repeat(60) },
    ],
  ])('%s', (search, wish) => {
    expect(findPartWish(new URLSearchParams(search))).toEqual(wish)
  })
})

describe('the address after signing in', () => {
  test.each([
    ['/admin', '/admin'],
    ['/dashboard/ordenes', '/dashboard/ordenes'],
    ['/dashboard#ordenes', '/dashboard/ordenes'],
    ['/buscar-repuesto?mode=manual', '/buscar-repuesto?mode=manual'],
    ['', '/dashboard'],
    ['/auth?volver=/admin', '/dashboard'],
    ['https://otro.example/', '/dashboard'],
    ['//otro.example/robar', '/dashboard'],
    ['/\\otro.example', '/dashboard'],
    ['//[', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/.//otro.example/robar', '/otro.example/robar'],
    ['/%2e//otro.example', '/otro.example'],
    ['/x/..//otro.example', '/otro.example'],
    ['/.//auth', '/dashboard'],
    ['/mis-datos/tuerca.json', '/dashboard'],
    ['/.//oauth/google', '/dashboard'],
  ])('leads from %s to %s', (wish, expected) => {
    expect(returnPath(new URLSearchParams({ volver: wish }))).toBe(expected)
  })
})

describe('addresses in mails already sent', () => {
  test.each([
    ['/dashboard#solicitudes', '/dashboard/solicitudes'],
    ['/dashboard?editar=o1#ofertas', '/dashboard/ofertas?editar=o1'],
    ['/dashboard', '/dashboard'],
    ['/dashboard#', '/dashboard'],
    ['/dashboard/compras', '/dashboard/compras'],
    ['/#como', '/#como'],
  ])('redirects %s to %s', (old, expected) => {
    expect(currentAddress(new URL(old, 'https://tuerca.example'))).toBe(expected)
  })
})

describe('the dialog of an address', () => {
  test('is added to the other parameters, one at a time', () => {
    expect(withDialog('?urgencia=alta&solicitud=r1', { name: 'cotizar', id: 'r2' })).toBe(
      '?urgencia=alta&cotizar=r2',
    )
    expect(withDialog('?cotizar=r2', null)).toBe('')
  })
  test('is none when its id is missing', () => {
    expect(dialogOf('?cotizar=')).toBeNull()
    expect(dialogOf('?urgencia=alta&editar=o1')).toEqual({ name: 'editar', id: 'o1' })
  })
})

test.each([
  ['', 'all'],
  ['?urgencia=alta', 'urgent'],
  ['?urgencia=nada', 'all'],
])('reads the choice of %j as %s', (search, chosen) => {
  expect(chosenOf(search, { param: 'urgencia', values: { all: null, urgent: 'alta' } })).toBe(chosen)
})

test.each([
  ['/seguimiento/a%2Bb', 'a+b'],
  ['/seguimiento/abc/', 'abc'],
  ['/seguimiento/%E0%A4%A', null],
  ['/seguimiento/', null],
  ['/dashboard', null],
])("finds the link's token in %s: %s", (pathname, token) => {
  expect(followTokenOf(pathname)).toBe(token)
})
