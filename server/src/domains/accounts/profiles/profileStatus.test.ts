import { expect, test } from 'vitest'
import { profileStatus } from './profileStatus.ts'

const rut = '211003420017'
const address = '18 de Julio 1240'
const none = { rut: null, address: null }
const full = {
  partsDescription: 'Usados',
  rut,
  address,
  brands: ['Fiat'],
  categories: ['TURBOS'],
  _count: { shifts: 6, pictures: 3 },
}
test.each([
  ['a consumer', { type: 'CONSUMER', ...none }, null, 'Completo', 'GOOD'],
  ['a workshop', { type: 'WORKSHOP', ...none }, null, 'Faltan el RUT y la dirección', 'WAITING'],
  [
    'a workshop with its RUT',
    { type: 'WORKSHOP', rut, address: null },
    null,
    'Falta la dirección',
    'WAITING',
  ],
  ['a workshop that said all', { type: 'WORKSHOP', rut, address }, null, 'Completo', 'GOOD'],
  [
    'a provider',
    null,
    { partsDescription: '', ...none, brands: [], categories: [], _count: { shifts: 0, pictures: 0 } },
    'Faltan qué vendés, el RUT y 5 más',
    'WAITING',
  ],
  [
    'a provider who did not say what it sells',
    null,
    { ...full, partsDescription: '' },
    'Falta qué vendés',
    'WAITING',
  ],
  ['a provider without makes', null, { ...full, brands: [] }, 'Faltan las marcas', 'WAITING'],
  [
    'a provider without hours and pictures',
    null,
    { ...full, _count: { shifts: 0, pictures: 0 } },
    'Faltan el horario y las fotos',
    'WAITING',
  ],
  ['a provider who said all', null, full, 'Completo', 'GOOD'],
] as const)('the profile of %s', (_who, buyer, provider, label, tone) => {
  expect(profileStatus(buyer, provider)).toEqual({ label, tone })
})
