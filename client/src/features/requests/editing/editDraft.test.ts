import { expect, test } from 'vitest'
import { blankPart, blankRequest } from '../asking/requestForm'
import { carriedOver } from './editDraft'

const part = { ...blankPart, key: 'part-1', description: 'Óptica' }
const read = { ...blankRequest, brand: 'Fiat', model: 'Uno', department: 'SALTO', parts: [part] }

test('takes over a change made only elsewhere, and keeps typed values', () => {
  const values = { ...read, model: 'Uno Way', description: 'Hace ruido' }
  const now = { ...read, model: 'Uno Fire', department: 'ROCHA', parts: [{ ...part, key: 'part-2' }] }
  expect(carriedOver({ read, values }, now)).toEqual({
    values: { ...values, department: 'ROCHA' },
    changes: [
      { label: 'Modelo', now: 'Uno Fire', differs: true },
      { label: 'Departamento', now: 'Rocha', differs: false },
    ],
  })
})

test('ignores the same change made in both places', () => {
  const same = { ...read, engine: '1.3' }
  expect(carriedOver({ read, values: same }, same)).toEqual({ values: same, changes: [] })
})

test('takes over parts together, unless one of them was changed here', () => {
  const now = { ...read, parts: [{ ...part, key: 'part-2', quantity: '2' }] }
  const change = { label: 'Repuestos', now: 'Óptica' }
  expect(carriedOver({ read, values: read }, now)).toEqual({
    values: now,
    changes: [{ ...change, differs: false }],
  })
  const typed = { ...read, parts: [{ ...part, comments: 'La izquierda' }] }
  expect(carriedOver({ read, values: typed }, now)).toEqual({
    values: typed,
    changes: [{ ...change, differs: true }],
  })
})
