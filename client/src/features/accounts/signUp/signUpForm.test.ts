import { describe, expect, test } from 'vitest'
import { found } from '../../../forms/problems'
import { blankBuyer, blankProvider, buyerProblems, providerProblems } from './signUpForm'

const person = {
  name: 'Ana Pérez',
  email: 'ana@x.uy',
  phone: '094 231 234',
  department: 'RIVERA',
  password: 'secreta',
  repeated: 'secreta',
  acceptsTerms: true,
}

describe('a sign-up', () => {
  test('asks a buyer for the required fields, in the order of the page', () => {
    expect(found(buyerProblems(blankBuyer({ email: '' })))).toEqual([
      ['name', 'Poné tu nombre.'],
      ['email', 'Poné tu email.'],
      ['phone', 'Poné un teléfono.'],
      ['department', 'El departamento es obligatorio'],
      ['password', 'Elegí una contraseña.'],
      ['acceptsTerms', 'Para crear la cuenta tenés que aceptar los términos.'],
    ])
    expect(found(buyerProblems({ ...blankBuyer({ email: '' }), ...person }))).toEqual([])
    const workshop = { ...blankBuyer({ email: '' }), ...person, buyerType: 'WORKSHOP' as const }
    expect(found(buyerProblems(workshop))).toEqual([
      ['rut', 'Poné el RUT de la empresa.'],
      ['address', 'Poné la dirección de la empresa.'],
    ])
  })

  test('asks a provider for the business too', () => {
    expect(found(providerProblems(blankProvider(''))).map(([path]) => path)).toEqual([
      'name',
      'companyName',
      'email',
      'phone',
      'partsDescription',
      'department',
      'password',
      'acceptsTerms',
    ])
    const company = { companyName: 'Desarme del Sur', partsDescription: 'Usados' }
    expect(found(providerProblems({ ...blankProvider(''), ...person, ...company }))).toEqual([])
    expect(
      found(providerProblems({ ...blankProvider(''), ...person, ...company, partsDescription: ' ' })),
    ).toEqual([['partsDescription', 'Contanos qué vendés.']])
  })

  test.each([
    ['secre', 'secre', [['password', 'La contraseña debe tener al menos 6 caracteres.']]],
    ['      ', '      ', []],
    ['contraseña'.normalize('NFC'), 'contraseña'.normalize('NFD'), []],
    ['secreta', 'secret', [['repeated', 'Las contraseñas no coinciden, por favor revisá.']]],
    [
      '',
      'x',
      [
        ['password', 'Elegí una contraseña.'],
        ['repeated', 'Las contraseñas no coinciden, por favor revisá.'],
      ],
    ],
  ])('checks the passwords %j and %j', (password, repeated, wrong) => {
    expect(found(buyerProblems({ ...blankBuyer({ email: '' }), ...person, password, repeated }))).toEqual(
      wrong,
    )
  })
})

test('accepts pasted values with invisible marks, other dashes, full-width digits and labels', () => {
  const pasted = {
    ...blankBuyer({ email: '' }),
    ...person,
    buyerType: 'WORKSHOP' as const,
    address: 'Agraciada 2332',
    email: '\ufeffana\u2011perez@x.uy\u200b',
    phone: '\u202a+598\u00a094\u2011231\u2011234\u202c',
    rut: 'RUT: ２１\u2013100342\u2013001\u20137',
  }
  expect(found(buyerProblems(pasted))).toEqual([])
})
