/** Help of a field whose value the server's environment sets. */
export const FROM_ENVIRONMENT = 'Está en las variables del servidor: se cambia ahí.'

/** Help of a secret that nothing in the server's `DATA_KEYS` opens. */
export const UNREADABLE =
  'La guardada no se puede leer: falta su clave en DATA_KEYS del servidor. Cargala de nuevo, o pedí que la repongan.'
