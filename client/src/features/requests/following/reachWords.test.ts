import { expect, test } from 'vitest'
import { reachWords } from './reachWords'

test.each([
  [0, 'Todavía no hay proveedores verificados que puedan cotizarlo.'],
  [1, 'Puede cotizarlo 1 proveedor verificado.'],
  [1_204, 'Pueden cotizarlo 1.204 proveedores verificados.'],
])('describes the reach of %i providers', (providers, words) => {
  expect(reachWords(providers)).toBe(words)
})

test.each([
  [{ count: 12, openNow: 5, quotingNow: 2 }, '12 proveedores avisados, 5 abiertos ahora, 2 cotizando.'],
  [{ count: 1_204, openNow: 1, quotingNow: 0 }, '1.204 proveedores avisados, 1 abierto ahora.'],
  [{ count: 3, openNow: 0, quotingNow: 0 }, '3 proveedores avisados, ninguno abierto ahora.'],
  [{ count: 1, openNow: 1, quotingNow: 0 }, '1 proveedor avisado, abierto ahora.'],
  [{ count: 1, openNow: 0, quotingNow: 1 }, '1 proveedor avisado, cerrado ahora, 1 cotizando.'],
  [{ count: 1, openNow: 0, quotingNow: 0 }, '1 proveedor avisado, cerrado ahora.'],
  [{ count: 0, openNow: 0, quotingNow: 0 }, 'Pueden cotizarlo 20 proveedores verificados.'],
])('describes %j notified providers', (notified, words) => {
  expect(reachWords(20, notified)).toBe(words)
})
