/** An error answer in Mercado Pago's shape. */
export class MercadoPagoFault extends Error {
  override readonly name = 'MercadoPagoFault'
  readonly status: number
  readonly error: string
  readonly code: number | null

  constructor(status: number, error: string, message: string, code: number | null = null) {
    super(message)
    this.status = status
    this.error = error
    this.code = code
  }

  toBody(): string {
    const { status, error, message, code } = this
    const cause = code === null ? [] : [{ code, description: message }]
    return JSON.stringify({ message, error, status, cause })
  }
}

/** 404 as Mercado Pago says it. */
export const missing = (what: string) => new MercadoPagoFault(404, 'not_found', `${what} not found`)

/** A change that the state of a payment does not allow. */
export const wrongState = (message: string) => new MercadoPagoFault(400, 'bad_request', message, 2063)
