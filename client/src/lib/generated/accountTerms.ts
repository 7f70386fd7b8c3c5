// Written by npm run codegen from server/src/domains/accounts/accountWords.ts.

/** The departments of Uruguay as they are written. */
export const DEPARTMENT_WORDS = {
  ARTIGAS: 'Artigas',
  CANELONES: 'Canelones',
  CERRO_LARGO: 'Cerro Largo',
  COLONIA: 'Colonia',
  DURAZNO: 'Durazno',
  FLORES: 'Flores',
  FLORIDA: 'Florida',
  LAVALLEJA: 'Lavalleja',
  MALDONADO: 'Maldonado',
  MONTEVIDEO: 'Montevideo',
  PAYSANDU: 'Paysandú',
  RIO_NEGRO: 'Río Negro',
  RIVERA: 'Rivera',
  ROCHA: 'Rocha',
  SALTO: 'Salto',
  SAN_JOSE: 'San José',
  SORIANO: 'Soriano',
  TACUAREMBO: 'Tacuarembó',
  TREINTA_Y_TRES: 'Treinta y Tres',
} as const

/** Words for what somebody buys as. */
export const BUYER_TYPE_WORDS = {
  CONSUMER: 'Consumidor final',
  WORKSHOP: 'Empresa o taller',
} as const

/** Words for what our team has decided about a provider. */
export const PROVIDER_STATUS_WORDS = {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobado',
  SUSPENDED: 'Suspendido',
  REJECTED: 'Rechazado',
} as const
