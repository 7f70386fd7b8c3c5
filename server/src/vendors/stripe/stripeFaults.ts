import { GatewayRefused, GatewayUnavailable } from '../../domains/payments/paymentGateway.ts'

/** Runs one call to Stripe and maps its errors to the port's two: unavailable or refused. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw await translated(error)
  }
}

async function translated(error: unknown): Promise<unknown> {
  const { Stripe } = await import('stripe')
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const cause = { cause: error }
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new GatewayUnavailable('connection', 'Stripe could not be reached', cause)
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return new GatewayUnavailable('rate_limit', 'Stripe asks us to slow down', cause)
  // Our key is wrong or lacks a right: nothing is known about this payment, and the operator can fix it.
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return new GatewayUnavailable('credentials', 'Stripe refuses our credentials', cause)
  if (error.code === 'idempotency_key_in_use')
    return new GatewayUnavailable('idempotency_key_in_use', 'The same request is still running', cause)
  const status = error.statusCode ?? 500
  if (status >= 500 || status === 409)
    return new GatewayUnavailable('gateway_error', `Stripe answered ${status}`, cause)
  const code = error.code ?? error.rawType ?? 'refused'
  return new GatewayRefused(code, `Stripe refused: ${error.message}`, cause)
}
