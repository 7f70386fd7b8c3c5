/** In what a basket is the best, by its name in the dialog's address. */
const kinds = { barata: 'CHEAPEST', rapida: 'FASTEST', junta: 'FEWEST' } as const
type Kind = (typeof kinds)[keyof typeof kinds]

/** The basket that the id of a dialog names; null for any other id. */
export function basketOf(dialogId: string): { requestId: string; kind: Kind } | null {
  const [name = '', ...rest] = dialogId.split('.')
  const kind = Object.entries(kinds).find(([known]) => known === name)?.[1]
  const requestId = rest.join('.')
  return kind && requestId ? { requestId, kind } : null
}

/** The id of the dialog that pays a request's basket of this kind; null for a kind this version does not know. */
export function basketDialogId(requestId: string, kind: string): string | null {
  const name = Object.entries(kinds).find(([, known]) => known === kind)?.[0]
  return name ? `${name}.${requestId}` : null
}
