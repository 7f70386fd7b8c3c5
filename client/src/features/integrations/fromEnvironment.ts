/** Help of a field whose value the server's environment sets. */
export const FROM_ENVIRONMENT = 'Está en las variables del servidor: se cambia ahí.'
