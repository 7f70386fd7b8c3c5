import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from './test/visitorWords.ts'

const TWO = 'radiador y termostato para una Strada 2012'

test.each([
  [[TWO, ['CONFIRM', 'el termostato lo hace el mecánico, cancélelo']], 'radiador'],
  [[TWO, ['YEAR', 'El radiador capaz que se suelda, descartalo']], 'termostato'],
  [[TWO, ['CONFIRM', 'borrar el 2']], 'radiador'],
  [[TWO, 'sin termostato'], 'radiador'],
  [[TWO, 'solo el radiador'], 'radiador'],
  [['alternador de Fox 2011', ['CONFIRM', 'no, el burro de arranque solo']], 'motor de arranque'],
] as const satisfies readonly (readonly [readonly Said[], string])[])(
  '%j takes a part off',
  (said, names) => {
    const { known, kinds } = heard(...said)
    expect(partsInWords(known.parts)).toBe(names)
    expect(kinds).toContain('CORRECTION')
  },
)

test.each([
  [TWO, ['CONFIRM', 'el radiador dejalo en nuevo']],
  [TWO, ['CONDITION', 'solo el radiador nuevo, el resto usado']],
  [TWO, ['SYMPTOM', 'solo el termostato anda mal']],
] as const satisfies readonly (readonly Said[])[])('"%s", then %j takes nothing off', (...said) => {
  expect(heard(...said).known.parts).toHaveLength(2)
})

test.each([
  ['dos pastillas de Uno 2009', ['CONDITION', 'mejor las cuatro']],
  ['espejo izquierdo de Uno 2009', ['CONFIRM', 'por las dudas mejor los dos']],
  ['bujías de Uno 2009', ['QUANTITY', 'las ocho bujías mejor']],
  ['precap de Uno 2009', ['QUANTITY', 'el derecho al final']],
  ['faro derecho de Uno 2009', ['URGENCY', 'izquierdo, no derecho']],
  ['faro de Uno 2009', 'no, ese era de la otra camioneta'],
  ['faro de Uno 2009', ['CONFIRM', 'cambié de idea, una sola']],
] as const satisfies readonly (readonly Said[])[])('"%s", then %j takes something back', (...said) => {
  expect(heard(...said).kinds).toContain('CORRECTION')
})

test.each([
  ['faro de Uno 2009', ['CONDITION', 'mejor usado']],
  ['faro de Uno 2009', ['CONDITION', 'nuevo, si es de marca mejor']],
  ['faro de Uno 2009', ['URGENCY', 'cuanto antes mejor']],
  ['faro de Uno 2009', ['CONDITION', 'el de mejor precio']],
] as const satisfies readonly (readonly Said[])[])('"%s", then %j takes nothing back', (...said) => {
  expect(heard(...said).kinds).not.toContain('CORRECTION')
})

test.each([
  ['busco disco delantero de un Vento 2010 nafta, perdón, trasero', 'REAR'],
  ['busco disco trasero de un Vento 2010 nafta, mentira, delantero', 'FRONT'],
] as const)('replaces within one message: "%s"', (says, axle) => {
  const { known, kinds } = heard(says)
  expect(known.parts.map(part => part.axle?.value)).toEqual([axle])
  expect(kinds).toContain('CORRECTION')
})

test('reads no mileage from a year after a question for kilometres', () => {
  const { known, kinds } = heard('discos de un Vento 2010', ['MILEAGE', 'según la chapa es 2011, no 2010'])
  expect(known.vehicles.map(({ year, mileageKm }) => [year?.value, mileageKm])).toEqual([[2011, null]])
  expect(kinds).toContain('CORRECTION')
})

test('takes the place after a retraction', () => {
  const { known } = heard('Soy Rita de Young', ['CONFIRM', 'digo Fray Bentos, en Young trabajo'])
  expect(known.contact.city?.value).toBe('Fray Bentos')
})

test('reads the name in "Julia me llamo"', () => {
  expect(heard('soy Julio', ['YEAR', 'bah, Julia me llamo']).known.contact.name?.value).toBe('julia')
})
