import type { Model } from '../../common/vehicles/catalogue/format.ts'
import { MODELS, nameKey } from '../../common/vehicles/catalogue.ts'
import { lettersApart } from '../text/spelling.ts'
import { lazyTable } from '../text/tables.ts'
import type { Token } from '../text/tokens.ts'
import { LITTLE_WORDS } from '../text/words.ts'
import { isEverydayWord, LEXICON } from './lexicon.ts'
import type { MentionOf } from './mentions.ts'

const SHORTEST = 4
/** From this length on two letters may be wrong. */
const LONG = 7

type Named = { readonly name: string; readonly model: Model }
/** The names of one word that each make has. */
const namesOfBrand = lazyTable((): ReadonlyMap<string, readonly Named[]> => {
  const all = new Map<string, Named[]>()
  for (const model of MODELS) {
    const names = [model.name, ...model.aliases].map(nameKey)
    const long = names.filter(name => name.length >= SHORTEST && /^[a-z]+$/.test(name))
    all.set(model.brand, [...(all.get(model.brand) ?? []), ...long.map(name => ({ name, model }))])
  }
  return all
})

const namesOf = (brand: string): readonly Named[] => namesOfBrand().get(brand) ?? []

/** Right after its make, a model may differ more from its name: 'fiat palo 2008', 'toyota yarsi'. */
export function misspelledModel(
  tokens: readonly Token[],
  at: number,
  brand: string,
): MentionOf<'MODEL'> | null {
  const token = tokens[at]
  if (!token || token.isMark || token.word.length < SHORTEST || /\d/.test(token.word)) return null
  const isWord = isEverydayWord(token) || LITTLE_WORDS.has(token.word) || LEXICON.knows(token.stem)
  if (isWord && !/^((19|20)\d\d|2k\d+)$/.test(tokens[at + 1]?.word ?? '')) return null
  const allowed = token.word.length >= LONG && !isWord ? 2 : 1
  const near = namesOf(brand)
    .filter(({ name }) => Math.abs(name.length - token.word.length) <= allowed && name[0] === token.word[0])
    .map(({ name, model }) => ({ model, letters: lettersApart(name, token.word) }))
    .filter(({ letters }) => letters <= allowed)
    .toSorted((one, other) => one.letters - other.letters)
  const [best] = near
  return best ? { kind: 'MODEL', models: [best.model], from: at, to: at + 1 } : null
}
