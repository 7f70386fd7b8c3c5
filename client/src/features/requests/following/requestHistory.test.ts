import { describe, expect, test } from 'vitest'
import { changedSince, editWords, type RequestEdit } from './requestHistory'

const edit = (change: Partial<RequestEdit>): RequestEdit => ({
  kind: 'EDITED',
  aspects: [],
  comment: null,
  ...change,
})

describe('a change of a request in words', () => {
  test.each<[Partial<RequestEdit>, boolean, string]>([
    [{ aspects: ['VEHICLE'] }, true, 'Cambiaste el vehículo'],
    [
      { aspects: ['PARTS', 'DESCRIPTION', 'FILES'] },
      false,
      'Cambió los repuestos, la descripción y las fotos',
    ],
    [{ aspects: ['DEPARTMENT'] }, true, 'Cambiaste el departamento'],
    [{ aspects: ['%future added value'] }, true, 'Cambiaste el pedido'],
    [{ kind: 'ADDED', aspects: ['FILES'] }, true, 'Agregaste fotos'],
    [{ kind: 'ADDED', comment: 'Es el derecho' }, false, 'Agregó un comentario'],
    [{ kind: 'ADDED', aspects: ['FILES'], comment: 'Así' }, false, 'Agregó fotos y un comentario'],
    [{ kind: 'EXTENDED' }, true, 'Extendiste el plazo 30 días'],
    [{ kind: 'EXTENDED' }, false, 'Extendió el plazo 30 días'],
  ])('describes %o, mine: %s', (change, isMine, words) => {
    expect(editWords(edit(change), isMine)).toBe(words)
  })

  test.each([
    ['2026-11-20T11:59:59.000Z', true],
    ['2026-11-20T12:00:00.000Z', false],
    ['2026-11-21T12:00:00.000Z', false],
  ])('has changed since %s: %s', (moment, changed) => {
    expect(changedSince([{ at: '2026-11-20T12:00:00.000Z' }], moment)).toBe(changed)
  })
})
