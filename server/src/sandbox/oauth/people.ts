import { join } from 'node:path'
import { z } from 'zod'
import { randomId } from '../ids.ts'
import { openCollection } from '../jsonStore.ts'
import { flag, optionalText, type StandInParts, text } from '../standIn.ts'

/** A person with an account at the vendor. */
export const person = z.object({
  /** The vendor's own id of them. */
  id: z.string(),
  name: z.string(),
  /** Null for a person who has none there, or does not share it. */
  email: z.string().nullable(),
  emailIsVerified: z.boolean(),
})
export type Person = z.output<typeof person>

export const newPerson = z.object({
  name: text.default('Persona de prueba'),
  email: optionalText,
  emailIsVerified: flag,
})

/** Initial accounts; the demo world uses some of them. */
const FIRST_PEOPLE: readonly Person[] = [
  {
    id: '100000000000000000001',
    name: 'Sofía Machado',
    email: 'sofia@tuerca.example',
    emailIsVerified: true,
  },
  {
    id: '100000000000000000002',
    name: 'Valentina Ruiz',
    email: 'comprador5@tuerca.example',
    emailIsVerified: true,
  },
  {
    id: '100000000000000000003',
    name: 'Lucía Fernández',
    email: 'compradora@tuerca.example',
    emailIsVerified: true,
  },
  {
    id: '100000000000000000004',
    name: 'Gastón Olivera',
    email: 'gaston@tuerca.example',
    emailIsVerified: false,
  },
  { id: '100000000000000000005', name: 'Irene Sosa', email: null, emailIsVerified: false },
]

export interface People {
  list(): readonly Person[]
  get(id: string): Person | undefined
  add(given: Omit<Person, 'id'>): Person
  reset(): void
}

/** The accounts of one vendor, kept over a restart. */
export function openPeople(vendor: string, { dataDir, logger }: StandInParts): People {
  const added = openCollection(join(dataDir, `${vendor}-people`), person, logger)
  return {
    list: () => [...FIRST_PEOPLE, ...added.all()],
    get: id => FIRST_PEOPLE.find(one => one.id === id) ?? added.get(id),
    add(given) {
      const one = { id: randomId('person', 21), ...given }
      added.put(one)
      return one
    },
    reset: () => added.clear(),
  }
}
