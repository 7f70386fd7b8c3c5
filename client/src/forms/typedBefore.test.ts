// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { typedBefore } from './typedBefore'

test('finds the values of a form already on the page that differ from its initial ones', () => {
  document.body.innerHTML = `<form id="f">
    <select name="kind"><option value="A" selected>a</option><option value="B">b</option></select>
    <input name="name" value=""><input name="email" value="ya@estaba.uy"><textarea name="message"></textarea>
    <button name="send">Enviar</button>
  </form>`
  expect(typedBefore('f')).toEqual({})
  const type = (name: string, value: string) =>
    Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value })
  type('kind', 'B')
  type('message', 'Hola')
  expect(typedBefore('f')).toEqual({ kind: 'B', message: 'Hola' })
  expect(typedBefore('g')).toBeNull()
})
