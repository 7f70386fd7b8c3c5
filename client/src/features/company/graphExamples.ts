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

/** An amount, a moment and an id, as an answer contains them. */
export const valuesExample = `{
  "id": "T3JkZXI6MDE5YWJm…",
  "total": 485000,
  "createdAt": "2026-11-22T17:03:41.000Z"
}`
