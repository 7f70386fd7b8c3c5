import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { styles } from '../src/theme/textStyles'

/** The fallback fonts of index.html until Archivo is loaded, by family: ranges of weight and width. */
const faces = [
  ...readFileSync(new URL('../index.html', import.meta.url), 'utf8').matchAll(
    /font-family:"(Archivo Fallback[^"]*)";src:local.*?font-weight:(\d+) (\d+);font-stretch:(\d+)% (\d+)%;size-adjust/g,
  ),
].map(([, family = '', ...range]) => {
  const [lightest = 0, heaviest = 0, narrowest = 0, widest = 0] = range.map(Number)
  return { family, lightest, heaviest, narrowest, widest }
})

test.each(Object.entries(styles))(
  'has one fallback of equal width in each family for text like %s',
  (_name, style) => {
    const { fontWeight = '400', fontStretch = '100%' } = style as {
      fontWeight?: string
      fontStretch?: string
    }
    const weight = Number(fontWeight)
    const width = Number.parseFloat(fontStretch)
    const fitting = faces.filter(
      face =>
        face.lightest <= weight && weight <= face.heaviest && face.narrowest <= width && width <= face.widest,
    )
    expect(fitting.map(({ family }) => family)).toEqual(['Archivo Fallback', 'Archivo Fallback Roboto'])
  },
)
