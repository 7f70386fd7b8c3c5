import { foldText } from '../../common/foldText.ts'

interface Searched {
  readonly clientName: string
  readonly items: readonly { readonly name: string }[]
}

/** The text that the provider searches: number, client and items, folded. The number is its first word. */
export function searchKeyOf(number: string, { clientName, items }: Searched): string {
  return foldText([number, clientName, ...items.map(({ name }) => name)].join(' '))
}

/** The search key of the same custom order with other contents. */
export function searchKeyWith(searchKey: string, contents: Searched): string {
  const [number = ''] = searchKey.split(' ', 1)
  return searchKeyOf(number, contents)
}
