/** What somebody typed, or a name, with a full stop: one, also after 'Queda en el mostrador.' or 'Ferraro S.A.' */
export function asSentence(words: string): string {
  const said = words.trim()
  return /[.!?…]$/.test(said) ? said : `${said}.`
}
