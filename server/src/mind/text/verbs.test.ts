import { expect, test } from 'vitest'
import { conjugations } from './verbs.ts'

const isForm = conjugations(['cerrar', 'contar', 'saber', 'hacer'])

test.each(['cierran', 'cuenta', 'sabria', 'hacerse', 'cerramelo', 'contando'])(
  '%s is a form of a verb',
  word => {
    expect(isForm(word)).toBe(true)
  },
)

test.each(['sierra', 'azera', 'contacto', 'cuerpo'])('%s is none', word => {
  expect(isForm(word)).toBe(false)
})
