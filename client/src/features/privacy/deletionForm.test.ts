import { expect, test } from 'vitest'
import { blankDeletion, canAsk, deletionProblems, preparedMail } from './deletionForm'

test.each([
  ['', 'eliminar', false],
  ['ana@x.uy', '', false],
  ['ana@x.uy', 'borrar', false],
  ['ana@x.uy', 'eliminar', true],
  ['ana@x.uy', ' ELIMINAR ', true],
  ['ana@x.uy', 'Eliminar', true],
  ['ana@x.uy', '\u200eＥＬＩＭＩＮＡＲ', true],
])('can be sent with the e-mail %j and the word %j: %s', (email, confirmation, can) => {
  expect(canAsk({ ...blankDeletion, email, confirmation })).toBe(can)
})

test('reports errors with the specified texts', () => {
  expect(deletionProblems({ ...blankDeletion, email: 'ana@x.uy', confirmation: 'no' })).toMatchObject({
    confirmation: "Debe escribir 'ELIMINAR' para confirmar la solicitud",
  })
})

test('contains e-mail, reason and date in the prepared mail', () => {
  const values = { email: ' ana@x.uy ', reason: 'Vendí el auto & me fui', confirmation: 'eliminar' }
  const mail = new URL(preparedMail('privacidad@x.uy', values, '22 de noviembre de 2026'))
  expect(mail.pathname).toBe('privacidad@x.uy')
  expect(mail.searchParams.get('subject')).toBe('Solicitud de Eliminación de Datos Personales')
  expect(mail.searchParams.get('body')?.split('\n').slice(2)).toEqual([
    'Email de la cuenta: ana@x.uy',
    'Motivo: Vendí el auto & me fui',
    'Fecha: 22 de noviembre de 2026',
  ])
})
