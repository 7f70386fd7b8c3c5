import { accountOf, isProvider, type Viewer } from '../domains/viewer.ts'

const VISITOR = `# La API de Tuerca. Escribí una consulta y presioná Ctrl+Enter.
# Entrá como proveedor en otra pestaña para ver los ejemplos de las tiendas.

query QuienSoy {
  viewer {
    name
  }
}
`

const BUYER = `# La API de Tuerca, con tu sesión. Poné el cursor en una operación y presioná Ctrl+Enter.

query QuienSoy {
  viewer {
    name
  }
}

# Tus pedidos con sus ofertas. El precio está en centésimos: 485000 es $ 4.850.
query MisPedidos {
  viewer {
    requests(first: 10) {
      edges {
        node {
          id
          brand
          model
          status {
            label
          }
          offers(first: 5) {
            edges {
              node {
                currentVersion {
                  total
                }
              }
            }
          }
        }
      }
    }
  }
}
`

const PROVIDER = `# La API de Tuerca, con tu sesión.
# Poné el cursor en una operación y presioná Ctrl+Enter.
# Para correrlas en el mercado de prueba, en ‘Headers’:
# { "authorization": "Bearer tuerca_test_…" }

# Solo con tu sesión: una clave no lee tu cuenta.
query QuienSoy {
  viewer {
    name
  }
}

# Lo que podés cotizar. Un programa guarda el momento en que leyó, y lo pone en updatedSince la próxima vez.
query Solicitudes {
  requestFeed(first: 10, filter: { updatedSince: "2026-01-01T00:00:00Z" }) {
    edges {
      node {
        id
        brand
        model
        year
        parts {
          id
          description
          partNumber
          fromMyCatalogue {
            price
            item {
              externalId
            }
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

# Crea o corrige una oferta: poné los ids de un pedido y de un repuesto de la consulta anterior.
mutation SincronizarOfertas {
  syncOffers(
    input: {
      mode: VALID_ROWS
      rows: [
        {
          externalId: "COT-1042"
          requestId: "…"
          lines: [
            { requestedPartId: "…", price: 485000, condition: USED, deliveryTime: IMMEDIATE, validHours: 168 }
          ]
        }
      ]
    }
  ) {
    ... on SyncOffersPayload {
      results {
        externalId
        outcome
        message
        path
        objectId
      }
    }
    ... on Refusal {
      code
      message
      path
    }
  }
}

# Pone un artículo en tu catálogo. Lo que coincide con un pedido te propone la oferta; la mandás vos.
mutation SincronizarCatalogo {
  syncCatalogue(
    input: {
      mode: VALID_ROWS
      rows: [
        {
          externalId: "ALT-90"
          name: "Alternador"
          partNumber: "51859035"
          condition: USED
          price: 485000
          quantity: 2
          deliveryTime: IMMEDIATE
          fits: [{ brand: "Fiat", model: "Uno", yearFrom: 2004, yearTo: 2013 }]
        }
      ]
    }
  ) {
    ... on SyncCataloguePayload {
      results {
        externalId
        outcome
        message
        path
      }
    }
    ... on Refusal {
      code
      message
      path
    }
  }
}

# Lo que pasó con tus pedidos, ofertas y ventas. Guardá next y pedí desde ahí.
query Eventos {
  events(after: 0) {
    next
    hasMore
    events {
      number
      type
      at
      object
      objectId
    }
  }
}

# Solo con una clave de prueba:
# un comprador inventado pide un repuesto.
mutation Pedir {
  simulateRequest(
    input: { brand: "Fiat", model: "Uno", year: 2012, department: MONTEVIDEO, parts: [{ description: "Alternador" }] }
  ) {
    ... on SimulateRequestPayload {
      request {
        id
        parts {
          id
        }
      }
    }
    ... on Refusal {
      code
      message
      path
    }
  }
}

# Solo con una clave de prueba: compra y paga tu oferta.
# El id es el objectId de SincronizarOfertas.
mutation Comprar {
  simulatePurchase(offerId: "…") {
    ... on OrderPayload {
      order {
        id
        state
      }
    }
    ... on Refusal {
      code
      message
    }
  }
}

# Solo con una clave de prueba: recibe el repuesto
# de esa venta y libera el pago.
mutation Recibir {
  simulateReceipt(orderId: "…") {
    ... on OrderPayload {
      order {
        id
        state
      }
    }
    ... on Refusal {
      code
      message
    }
  }
}

# Pedidos nuevos y cambios, mientras la ventana está abierta.
# Siempre con tu sesión: por websocket el navegador
# no manda la clave.
subscription Novedades {
  feedRequest {
    id
    brand
    model
    status {
      label
    }
  }
}
`

/** The operations with which the explorer opens: those that this person can run. */
export function examplesFor(viewer: Viewer): string {
  if (isProvider(viewer)) return PROVIDER
  return accountOf(viewer) ? BUYER : VISITOR
}
