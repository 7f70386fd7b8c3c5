import type { ApiScope } from '../../generated/prisma/enums.ts'

interface ScopeTerms {
  /** The scope as partners write it. */
  readonly word: string
  /** The permission in words for people. */
  readonly allows: string
  /**
   * The schema's names that it opens: root fields, types with a global id (`Offer`), or single fields of one (`Provider.offers`).
   * A field that stands in no scope is closed to every key.
   */
  readonly names: readonly string[]
}

/** Every scope that a key can have. A key stays within the rights of its account. */
export const API_SCOPES: Readonly<Record<ApiScope, ScopeTerms>> = {
  REQUESTS_READ: {
    word: 'requests:read',
    allows: 'Leer los pedidos abiertos, con sus repuestos y fotos, y enterarse de los nuevos.',
    names: [
      'events',
      'requestFeed',
      'feedRequest',
      'node',
      'PartRequest',
      'RequestedPart',
      'RequestFile',
      'simulateRequest',
    ],
  },
  OFFERS_WRITE: {
    word: 'offers:write',
    allows: 'Enviar, corregir y retirar tus ofertas, y leerlas.',
    names: [
      'events',
      'syncOffers',
      'makeOffer',
      'reviseOffer',
      'withdrawOffer',
      'offerUpdated',
      'node',
      'viewer',
      'Account.provider',
      'Provider.id',
      'Provider.offers',
      'Offer',
      'OfferVersion',
      'OfferLine',
      'PartRequest.id',
      'RequestedPart.id',
    ],
  },
  ORDERS_READ: {
    word: 'orders:read',
    allows: 'Leer tus ventas y su estado. No los datos de contacto de quien compró.',
    names: [
      'events',
      'orderUpdated',
      'orderPlaced',
      'simulatePurchase',
      'simulateReceipt',
      'node',
      'viewer',
      'Account.provider',
      'Provider.id',
      'Provider.orders',
      ...[
        'cancelReason',
        'createdAt',
        'delivery',
        'held',
        'history',
        'id',
        'lines',
        'paid',
        'payout',
        'plan',
        'request',
        'rest',
        'shipping',
        'shippingNote',
        'shippingWords',
        'shortId',
        'state',
        'status',
        'total',
      ].map(field => `Order.${field}`),
      'OrderLine',
      'PartRequest.id',
    ],
  },
  CATALOGUE_WRITE: {
    word: 'catalogue:write',
    allows: 'Cargar y leer tu catálogo, que te propone qué cotizar.',
    names: [
      'syncCatalogue',
      'startCatalogueImport',
      'runCatalogueImport',
      'catalogueImportUpdated',
      'node',
      'viewer',
      'Account.provider',
      'Provider.id',
      'Provider.catalogue',
      'CatalogueItem',
      'Provider.catalogueImports',
      'CatalogueImport',
    ],
  },
}

/** All that a key with these scopes may name. */
export function namesOf(scopes: readonly ApiScope[]): ReadonlySet<string> {
  return new Set(scopes.flatMap(scope => API_SCOPES[scope].names))
}
