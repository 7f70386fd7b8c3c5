import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counters in Prometheus' text format. */
export interface Metrics {
  readonly contentType: string
  text(): Promise<string>
  observeHttp(labels: { method: string; route: string; status: number }, ms: number): void
  observeOperation(labels: { name: string; kind: string; failed: boolean }, ms: number): void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time to execute a GraphQL operation',
    labelNames: ['name', 'kind'],
    buckets: SECONDS,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'graphql_operation_failures_total',
    help: 'GraphQL operations that answered with errors',
    labelNames: ['name', 'kind'],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeHttp: ({ method, route, status }, ms) => http.observe({ method, route, status }, ms / 1000),
    observeOperation({ name, kind, failed }, ms) {
      operations.observe({ name, kind }, ms / 1000)
      if (failed) failures.inc({ name, kind })
    },
  }
}
