// Written by npm run codegen from server/src/domains/partners/apiScopes.ts.

/** How partners write each permission of a key. */
export const API_SCOPE_WORDS = {
  REQUESTS_READ: 'requests:read',
  OFFERS_WRITE: 'offers:write',
  ORDERS_READ: 'orders:read',
  CATALOGUE_WRITE: 'catalogue:write',
} as const

/** What each allows. */
export const API_SCOPE_MEANING = {
  REQUESTS_READ: 'Leer los pedidos abiertos, con sus repuestos y fotos, y enterarse de los nuevos.',
  OFFERS_WRITE: 'Enviar, corregir y retirar tus ofertas, y leerlas.',
  ORDERS_READ: 'Leer tus ventas y su estado. No los datos de contacto de quien compró.',
  CATALOGUE_WRITE: 'Cargar y leer tu catálogo, que te propone qué cotizar.',
} as const
