import { expect, test } from 'vitest'
import { isFormOf, verbRoots } from './verbs.ts'

const roots = new Set(verbRoots(['cerrar', 'contar', 'saber', 'hacer']))

test.each(['cierran', 'cuenta', 'sabria', 'hacerse', 'cerramelo', 'contando'])(
  'recognises %s as a form of a verb',
  word => {
    expect(isFormOf(roots, word)).toBe(true)
  },
)

test.each(['sierra', 'azera', 'contacto', 'cuerpo'])('recognises no verb in %s', word => {
  expect(isFormOf(roots, word)).toBe(false)
})
