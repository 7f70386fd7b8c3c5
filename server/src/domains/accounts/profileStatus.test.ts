import { expect, test } from 'vitest'
import { profileStatus } from './profileStatus.ts'

const rut = '211003420017'
test.each([
  ['a consumer', { type: 'CONSUMER', rut: null }, null, 'Completo', 'GOOD'],
  ['a workshop', { type: 'WORKSHOP', rut: null }, null, 'Falta el RUT', 'WAITING'],
  ['a workshop with its RUT', { type: 'WORKSHOP', rut }, null, 'Completo', 'GOOD'],
  ['a provider', null, { rut: null, address: null }, 'Faltan el RUT y la dirección', 'WAITING'],
  ['a provider who said all', null, { rut, address: '18 de Julio 1240' }, 'Completo', 'GOOD'],
] as const)('the profile of %s', (_who, buyer, provider, label, tone) => {
  expect(profileStatus(buyer, provider)).toEqual({ label, tone })
})
