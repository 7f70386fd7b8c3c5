/**
 * Ends a typed text or a name with exactly one full stop, also after 'Queda en el mostrador.' or 'Ferraro
 * S.A.'
 */
export function asSentence(words: string): string {
  const said = words.trim()
  return /[.!?…]$/.test(said) ? said : `${said}.`
}
