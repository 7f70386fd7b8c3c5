// Written by npm run codegen from server/src/domains/payouts.

/** The banks to which we pay, as people call them. */
export const BANK_NAMES = {
  BROU: 'BROU',
  BANDES: 'Bandes',
  BBVA: 'BBVA',
  HERITAGE: 'Banque Heritage',
  HSBC: 'HSBC',
  ITAU: 'Itaú',
  NACION: 'Banco de la Nación Argentina',
  SANTANDER: 'Santander',
  SCOTIABANK: 'Scotiabank',
  MI_DINERO: 'Mi Dinero',
  PREX: 'Prex',
} as const

/** The kinds of accounts there. */
export const ACCOUNT_TYPE_WORDS = {
  SAVINGS: 'Caja de ahorro',
  CHECKING: 'Cuenta corriente',
} as const

/** Least and most digits of an account’s number. */
export const ACCOUNT_DIGITS = {
  least: 6,
  most: 20,
} as const
