import { expect, test } from 'vitest'
import { isFormOf, verbRoots } from './verbs.ts'

const roots = new Set(verbRoots(['cerrar', 'contar', 'saber', 'hacer']))

test.each(['cierran', 'cuenta', 'sabria', 'hacerse', 'cerramelo', 'contando'])(
  '%s is a form of a verb',
  word => {
    expect(isFormOf(roots, word)).toBe(true)
  },
)

test.each(['sierra', 'azera', 'contacto', 'cuerpo'])('%s is none', word => {
  expect(isFormOf(roots, word)).toBe(false)
})
