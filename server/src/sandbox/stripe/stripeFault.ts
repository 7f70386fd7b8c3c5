export type StripeErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'

/** An error answer in Stripe's shape. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault'
  readonly status: number
  readonly type: StripeErrorType
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(
    status: number,
    message: string,
    details: { type?: StripeErrorType; code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.type = details.type ?? 'invalid_request_error'
    this.code = details.code
    this.param = details.param
  }

  toBody(): string {
    const { type, code, param, message } = this
    return JSON.stringify({ error: { code, message, param, type } }, null, 2)
  }
}

/** 404 in Stripe's wording. */
export function missing(kind: string, id: string): StripeFault {
  return new StripeFault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}
