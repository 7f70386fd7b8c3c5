// Written by npm run codegen from the limits of the inputs in server/src/domains.

/** Characters of a password. */
export const MIN_PASSWORD = 6
/** For how long the link of a sign-up can be confirmed. */
export const REGISTRATION_HOURS = 24
/** For how long both addresses can confirm a change of e-mail. */
export const EMAIL_CHANGE_HOURS = 24
/** For how long any other mailed link works. */
export const LINK_MINUTES = 30
/** For how long a visitor’s request can be confirmed. */
export const REQUEST_CONFIRMATION_HOURS = 48

/** How many services a provider may name. */
export const MAX_SERVICES = 20
/** The description of a provider's discount that has none. */
export const DEFAULT_DISCOUNT_WORDS = 'Descuento para clientes registrados'
/** How many customer numbers a buyer may have. */
export const MAX_CUSTOMER_NUMBERS = 30

/** The oldest model year. */
/** Of one request. */
export const MAX_PARTS = 20
/** Of one part. */
export const MAX_QUANTITY = 999

/** Characters of a message to the assistant. */
export const MAX_MESSAGE = 2000

/** Of an offer line. */
export const MIN_PRICE_CENTESIMOS = 10000
export const MAX_WARRANTY_DAYS = 365
