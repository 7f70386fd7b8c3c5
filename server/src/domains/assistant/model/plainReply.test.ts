import { expect, test } from 'vitest'
import { MAX_REPLY, plainReply, replySoFar } from './plainReply.ts'

test.each([
  ['Dale. ¿De qué año es?', 'Dale. ¿De qué año es?'],
  ['El Gol 1.6, del 2012-2015, con 180.000 km.', 'El Gol 1.6, del 2012-2015, con 180.000 km.'],
  ['Entrá a https://malo.example/x?y=1 y pagá', 'Entrá a y pagá'],
  ['Mirá www.malo.com o malo.com.uy/pago.', 'Mirá o'],
  ['[acá](javascript:alert(1)) tenés', 'acá) tenés'],
  ['Escribí a robo@malo.com o al 099 123 456.', 'Escribí a o al.'],
  ['<script>alert(1)</script>Hola <b>vos</b>', 'alert(1) Hola vos'],
  ['**Importante:** `freno`\n\n\n# Título', 'Importante: freno\nTítulo'],
  ['a\u202ego\u200blpe\u0000', 'agolpe'],
])('%j is read as %j', (text, plain) => {
  expect(plainReply(text)).toBe(plain)
})

test('a long one ends with a sentence, or a word', () => {
  const sentence = 'Esta es una frase más. '
  expect(plainReply(sentence.repeat(100))).toMatch(/frase más\.$/)
  const endless = plainReply('palabra '.repeat(1000))
  expect(endless).toMatch(/palabra…$/)
  expect(endless.length).toBeLessThanOrEqual(MAX_REPLY)
  expect(plainReply('a'.repeat(10_000_000)).length).toBeLessThanOrEqual(MAX_REPLY)
})

test.each([
  ['', ''],
  ['{"re', ''],
  ['{"reply":"Hola, ¿qu', 'Hola,'],
  ['{"reply": "Entrá a https://ma', 'Entrá a'],
  ['{"reply":"Dijo \\"sí\\" y \\u00', 'Dijo "sí" y'],
  ['{"reply":"Listo.","asks":"PART"', 'Listo.'],
  ['{"asks":"PART","reply":"Dale. ¿Y', 'Dale.'],
])('shows %j of %j so far', (json, shown) => {
  expect(replySoFar(json)).toBe(shown)
})
