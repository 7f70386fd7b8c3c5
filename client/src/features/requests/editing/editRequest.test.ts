import { expect, test } from 'vitest'
import { askedValues, editedContents } from './editRequest'

const asked = {
  brand: 'Volkswagen',
  model: 'Gol',
  year: 2012,
  engine: '1.6',
  version: null,
  vin: null,
  mileageKm: 182_000,
  description: 'Chilla adelante',
  department: 'SALTO',
  parts: [
    {
      id: 'part-1',
      description: 'Pastillas',
      category: 'BRAKES',
      condition: 'NEW',
      quantity: 2,
      urgency: 'HIGH',
      partNumber: null,
      comments: 'Con sensor',
    },
    {
      id: 'part-2',
      description: 'Bieleta',
      category: null,
      condition: 'ANY',
      quantity: 1,
      urgency: 'LOW',
      partNumber: '5U0 411',
      comments: null,
    },
  ],
}

test('sends a read and unchanged request as it was', () => {
  const { parts, ...vehicle } = asked
  expect(editedContents(askedValues(asked), [])).toEqual({
    ...vehicle,
    parts: parts.map(({ id: _id, ...part }) => ({ ...part, uploadIds: [] })),
    uploadIds: [],
  })
})

test('sends new files with the part they were added to, or with the whole request', () => {
  const file = (uploadId: string, about: string | null) => ({
    key: uploadId,
    name: 'foto.jpg',
    kind: 'IMAGE' as const,
    about,
    src: null,
    uploadId,
  })
  const files = [file('a', 'part-2'), file('b', null), file('c', 'gone')]
  const { parts, uploadIds } = editedContents(askedValues(asked), files)
  expect(parts.map(part => part.uploadIds)).toEqual([[], ['a']])
  expect(uploadIds).toEqual(['b', 'c'])
})
