import { API_SCOPE_MEANING, API_SCOPE_WORDS } from '../../lib/generated/apiScopes'

export type ApiScope = keyof typeof API_SCOPE_WORDS

export const apiScopes = Object.entries(API_SCOPE_WORDS).map(([scope, word]) => ({
  scope: scope as ApiScope,
  word,
  allows: API_SCOPE_MEANING[scope as ApiScope],
}))

/** The simulated market in words. */
export const TEST_MARKET = 'Mercado de prueba'

export type ApiKeyMode = 'LIVE' | 'TEST'

/** The markets that a key may reach. */
export const keyModes: { value: ApiKeyMode; label: string }[] = [
  { value: 'LIVE', label: 'De verdad' },
  { value: 'TEST', label: 'De prueba' },
]

/** The markets whose events a webhook may get. */
export const webhookModes: { value: ApiKeyMode; label: string }[] = [
  { value: 'LIVE', label: 'Mercado de verdad' },
  { value: 'TEST', label: TEST_MARKET },
]

/** Days for which a new key works. */
export const keyDays = [
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
  { value: '365', label: 'Un año' },
]

/** Hours for which a replaced key goes on working. */
export const overlaps = [
  { value: '24', label: '24 horas más' },
  { value: '168', label: '7 días más' },
  { value: '0', label: 'Deja de funcionar ahora' },
]
