const DOMAIN = '@eliminada.invalid'

/** The e-mail of an erased account: no mailbox, and unique. */
export const erasedEmail = (accountId: string) => `${accountId}${DOMAIN}`

/** True when an address has no reader any more. */
export const isErased = (email: string) => email === '' || email.endsWith(DOMAIN)

/** Replaces the text of an erased person. */
export const GONE = 'Dato eliminado'
