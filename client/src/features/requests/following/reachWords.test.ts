import { expect, test } from 'vitest'
import { reachWords } from './reachWords'

test.each([
  [0, 'Todavía no hay proveedores verificados que puedan cotizarlo.'],
  [1, 'Puede cotizarlo 1 proveedor verificado.'],
  [1_204, 'Pueden cotizarlo 1.204 proveedores verificados.'],
])('describes the reach of %i providers', (providers, words) => {
  expect(reachWords(providers)).toBe(words)
})
