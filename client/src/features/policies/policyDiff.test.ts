import { expect, test } from 'vitest'
import { readPolicy } from '../../../plugins/policies'
import { policyDiff } from './policyDiff'

function written(...parts: readonly string[]) {
  const policy = readPolicy(['# Términos', 'De qué tratan.', ...parts].join('\n\n'))
  if (!policy) throw new Error('no policy')
  return policy
}

const pay = (text: string) => `## Pago {#pago}\n\n${text}`

test('finds no changes in the same text', () => {
  expect(policyDiff(written(pay('Con tarjeta.')), written(pay('Con tarjeta.')))).toEqual([])
})

test.each([
  [
    'words',
    'Una reserva del 15 %.',
    'Una reserva del 20 %.',
    '<p>Una reserva del <del>15</del><ins>20</ins> %.</p>',
  ],
  [
    'a paragraph that comes',
    'Uno.\n\nTres.',
    'Uno.\n\nDos.\n\nTres.',
    '<p>Uno.</p><p><ins>Dos.</ins></p><p>Tres.</p>',
  ],
  [
    'neighbouring words as one',
    'Te mandamos el pedido en dos días hábiles por agencia.',
    'Te mandamos el pedido en tres semanas hábiles por agencia.',
    '<p>Te mandamos el pedido en <del>dos días</del><ins>tres semanas</ins> hábiles por agencia.</p>',
  ],
  [
    'a sentence as a whole when most of it is another',
    'Pagás con tarjeta. Si no llega te devolvemos la plata. Hay plazos.',
    'Pagás con tarjeta. La plata se libera cuando confirmás que llegó. Hay plazos.',
    '<p>Pagás con tarjeta. <del>Si no llega te devolvemos la plata. </del><ins>La plata se libera cuando confirmás que llegó. </ins>Hay plazos.</p>',
  ],
  [
    'a sentence that comes between others',
    'Uno va primero. Tres va después.',
    'Uno va primero. Dos va en el medio. Tres va después.',
    '<p>Uno va primero. <ins>Dos va en el medio. </ins>Tres va después.</p>',
  ],
  ['one that goes', 'Uno.\n\nDos.', 'Uno.', '<p>Uno.</p><p><del>Dos.</del></p>'],
  [
    'words between tags',
    '- **A:** uno dos\n- B',
    '- **A:** uno tres\n- B',
    '<ul><li><strong>A:</strong> uno <del>dos</del><ins>tres</ins></li><li>B</li></ul>',
  ],
  [
    'an entry of a list that comes',
    '- A\n- B',
    '- A\n- Nuevo\n- B',
    '<ul><li>A</li><li><ins>Nuevo</ins></li><li>B</li></ul>',
  ],
  [
    'another structure',
    'Uno dos.',
    'Uno **dos**.',
    '<p><del>Uno dos.</del></p><p><ins>Uno </ins><strong><ins>dos</ins></strong><ins>.</ins></p>',
  ],
])('marks %s', (_what, before, after, html) => {
  expect(policyDiff(written(pay(before)), written(pay(after)))).toEqual([{ id: 'pago', title: 'Pago', html }])
})

test('shows added and removed sections as a whole, and no unchanged ones', () => {
  const kept = '## Ley {#ley}\n\nLa uruguaya.'
  const before = written(pay('Con tarjeta.'), kept)
  const after = written('## Envío {#envio}\n\nPor agencia.', kept)
  expect(policyDiff(before, after)).toEqual([
    { id: 'envio', title: 'Envío', html: '<p><ins>Por agencia.</ins></p>' },
    { id: 'pago', title: 'Pago', html: '<p><del>Con tarjeta.</del></p>' },
  ])
})
