/** Why contacts cannot be unlocked, in Spanish. */
export const NO_PRICE = 'Los contactos de este pedido no se venden.'
export const NOBODY_QUOTED = 'Todavía nadie cotizó este pedido.'
export const UNLOCKED = 'Ya podés ver los contactos de este pedido.'
