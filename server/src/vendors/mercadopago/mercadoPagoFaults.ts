import { z } from 'zod'
import { GatewayRefused, GatewayUnavailable } from '../../domains/payments/paymentGateway.ts'

/** The SDK's errors; it exports their classes from no public place. */
const sdkError = z.object({
  message: z.string(),
  status: z.number(),
  error: z.string().default(''),
  causes: z.array(z.object({ code: z.union([z.string(), z.number()]) })).default([]),
})

/** Runs one call to Mercado Pago and turns its errors into the port's two: ask again, or it is a no. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw translated(error)
  }
}

/** 423: the same key is still at work; 424: a part of Mercado Pago is down. */
const PASSING = new Set([423, 424])

function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const read = sdkError.safeParse(error)
  if (!read.success) return error
  const { message, status, error: kind, causes } = read.data
  const cause = { cause: error }
  if (kind === 'connection_error')
    return new GatewayUnavailable('connection', 'Mercado Pago could not be reached', cause)
  if (status === 429) return new GatewayUnavailable('rate_limit', 'Mercado Pago asks us to slow down', cause)
  // Our token is wrong or lacks a right: nothing is known about this payment, and the operator can mend it.
  if (status === 401 || status === 403)
    return new GatewayUnavailable('credentials', 'Mercado Pago refuses our credentials', cause)
  if (status >= 500 || status === 0 || PASSING.has(status))
    return new GatewayUnavailable('gateway_error', `Mercado Pago answered ${status}`, cause)
  if (status === 404) return new GatewayRefused('resource_missing', message, cause)
  if (status === 409) return new GatewayRefused('idempotency_error', message, cause)
  return new GatewayRefused(String(causes[0]?.code ?? (kind || 'refused')), message, cause)
}
