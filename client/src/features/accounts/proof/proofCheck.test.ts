import { expect, test } from 'vitest'
import { found } from '../../../forms/problems'
import { proofCheck } from './proofCheck'

test('lists problems in the order of the page, the password where the form has it', () => {
  const check = ({ code, email }: { code?: string; email?: string }) => ({
    ...(code === '' && { code: 'Poné el código.' }),
    ...(email === '' && { email: 'Poné tu email.' }),
  })
  const below = { password: '', code: '' }
  expect(found(proofCheck(below, check)(below)).map(([path]) => path)).toEqual(['password', 'code'])
  const above = { email: '', password: '' }
  expect(found(proofCheck(above, check)(above)).map(([path]) => path)).toEqual(['email', 'password'])
  expect(found(proofCheck(below, check)({ password: 'una clave', code: '123456' }))).toEqual([])
})
