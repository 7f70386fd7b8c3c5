import { expect, test } from 'vitest'
import { foldText } from '../common/foldText.ts'
import { containsEachWord } from './search.ts'

test.each([
  ['Tacuarembó', 'tacuarembo'],
  ['TACUAREMBO\u0301', 'tacuarembo'],
  ['Ñandú & Cía.', 'nandu & cia.'],
  ['ＦＵＬＬ ﬁltros', 'full filtros'],
  ['Citroën', 'citroen'],
  ['100%_\\', '100%_\\'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  [null, []],
  ['', []],
  ['  \t ', []],
  ['_', [{ contains: '\\_' }]],
  ['100%', [{ contains: '100\\%' }]],
  ['a\\b', [{ contains: 'a\\\\b' }]],
  ['  LITORAL   Óptica ', [{ contains: 'litoral' }, { contains: 'optica' }]],
  ['a\u0000b\u200b', [{ contains: 'ab' }]],
  ['uno dos tres cuatro cinco seis siete ocho nueve', 8],
])('turns %j into conditions on a folded column', (typed, conditions) => {
  const found = containsEachWord(typed, 60)
  if (typeof conditions === 'number') expect(found).toHaveLength(conditions)
  else expect(found).toEqual(conditions)
})

test('reads no more typed text than the field allows', () => {
  expect(containsEachWord('x'.repeat(1000), 60)).toEqual([{ contains: 'x'.repeat(60) }])
})
