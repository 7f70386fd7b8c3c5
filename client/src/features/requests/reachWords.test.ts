import { expect, test } from 'vitest'
import { reachWords } from './reachWords'

test.each([
  [0, 'Todavía no hay proveedores verificados que lo vean.'],
  [1, 'Lo ve 1 proveedor verificado.'],
  [1_204, 'Lo ven 1.204 proveedores verificados.'],
])('%i providers', (providers, words) => {
  expect(reachWords(providers)).toBe(words)
})
