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
