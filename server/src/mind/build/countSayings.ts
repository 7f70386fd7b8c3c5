import { sentenceFeatures } from '../read/sayings.ts'
import { scan } from '../read/scan.ts'
import { type Counted, countFeatures } from '../text/likeness.ts'
import { SAYINGS, type Saying } from '../values.ts'
import { oneOf, readDataFile, refuse, sectionsOf } from './dataFiles.ts'

/** Counts the features of all sentences in `data/sayings.txt`, as the readers find them. */
export function countSayings(): Counted<Saying> {
  const file = readDataFile('sayings.txt')
  const sections = sectionsOf(file)
  const examples = sections.flatMap(({ title, lines }) =>
    lines.map(({ text, number }) => {
      const sheet = scan(text, null, 0)
      return [oneOf(SAYINGS, title, file, number), sentenceFeatures(sheet, 0, sheet.tokens.length)] as const
    }),
  )
  const missing = SAYINGS.find(saying => !examples.some(([of]) => of === saying))
  if (missing) refuse(file, 1, `has no sentence of ${missing}`)
  return countFeatures(SAYINGS, examples)
}
