// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { paths, returnPath } from './paths'

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
    [paths.findPart({ part: '' }), '/buscar-repuesto'],
    [paths.dashboard('ordenes'), '/dashboard#ordenes'],
    [paths.chat('UGFydA==/'), '/chat/UGFydA%3D%3D%2F'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected)
  })
})

describe('where to go after signing in', () => {
  test.each([
    ['/admin', '/admin'],
    ['/dashboard#ordenes', '/dashboard#ordenes'],
    ['/buscar-repuesto?mode=manual', '/buscar-repuesto?mode=manual'],
    ['', '/dashboard'],
    ['/auth?volver=/admin', '/dashboard'],
    ['https://otro.example/', '/dashboard'],
    ['//otro.example/robar', '/dashboard'],
    ['/\\otro.example', '/dashboard'],
    ['//[', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ])('%s leads to %s', (wish, expected) => {
    expect(returnPath(new URLSearchParams({ volver: wish }))).toBe(expected)
  })
})
