import type { Metrics } from '../platform/metrics.ts'
import { isLocal } from './client.ts'
import type { Door } from './router.ts'

/** /metrics in Prometheus' text format, for callers inside the machine or its private network. */
export function metricsDoor(metrics: Metrics): Door {
  return async (request, response, url) => {
    if (url.pathname !== '/metrics') return false
    if (!isLocal(request)) {
      response.writeHead(404).end()
      return true
    }
    response.writeHead(200, { 'content-type': metrics.contentType })
    response.end(await metrics.text())
    return true
  }
}
