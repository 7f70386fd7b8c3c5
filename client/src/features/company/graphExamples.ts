/** Requests that a provider can see now, page by page. */
export const feedExample = `query Solicitudes($after: String) {
  requestFeed(first: 10, after: $after) {
    edges {
      node {
        id
        brand
        model
        year
        mainPart {
          description
        }
        status {
          label
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`

/** A request that opens, changes or ends. */
export const newsExample = `subscription Novedades {
  feedRequest {
    id
    brand
    status {
      label
    }
  }
}`

/** An invented request, which a test key may then quote. */
export const trialExample = `mutation Probar {
  simulateRequest(
    input: {
      brand: "Fiat"
      model: "Uno"
      year: 2012
      department: MONTEVIDEO
      parts: [{ description: "Alternador" }]
    }
  ) {
    ... on SimulateRequestPayload {
      request {
        id
        revision
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
}`

/** Creates or revises offers by the shop's own ids. */
export const syncExample = `mutation Sincronizar($input: SyncOffersInput!) {
  syncOffers(input: $input) {
    ... on SyncOffersPayload {
      isReplay
      results {
        externalId
        outcome
        code
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
}`

/** An item of the catalogue as a file has it, one per line. */
export const catalogueExample = `{"externalId": "ALT-90", "name": "Alternador", "partNumber": "51859035",
 "condition": "USED", "price": 485000, "quantity": 2, "deliveryTime": "IMMEDIATE",
 "fits": [{"brand": "Fiat", "model": "Uno", "yearFrom": 2004, "yearTo": 2013}]}`

/** Events after the last known number. */
export const eventsExample = `query Avisos($after: Int!) {
  events(after: $after) {
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
}`

/** A delivery to a webhook. */
export const webhookExample = `webhook-id: 7bb2c0de-…
webhook-timestamp: 1795788221
webhook-signature: v1,g0hM9SsE+OTPJTGt/…

{
  "type": "order.paid",
  "timestamp": "2026-11-27T14:03:41.000Z",
  "data": { "event": "7bb2c0de-…", "number": 12,
    "object": "Order", "objectId": "T3JkZXI6…" }
}`

/** An amount, a moment and an id, as an answer contains them. */
export const valuesExample = `{
  "id": "T3JkZXI6MDE5YWJm…",
  "total": 485000,
  "createdAt": "2026-11-22T17:03:41.000Z"
}`
