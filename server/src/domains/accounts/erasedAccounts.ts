const DOMAIN = '@eliminada.invalid'

/** What an account without a person has as its e-mail: no mailbox, and unique. */
export const erasedEmail = (accountId: string) => `${accountId}${DOMAIN}`

/** Whether nobody reads what is mailed there any more. */
export const isErased = (email: string) => email === '' || email.endsWith(DOMAIN)

/** What stands where the words of a person stood. */
export const GONE = 'Dato eliminado'
