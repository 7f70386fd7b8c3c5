import { Refusal } from '../../platform/refusal.ts'

/** The idempotency key belongs to a call with another input. */
export class IdempotencyKeyReused extends Refusal {
  readonly code = 'IDEMPOTENCY_KEY_REUSED'
  constructor() {
    super('Esa clave de idempotencia ya se usó con otros datos en las últimas 24 horas.', ['idempotencyKey'])
  }
}

/** The row’s external id belongs to an offer for another request. */
export class ExternalIdTaken extends Refusal {
  readonly code = 'EXTERNAL_ID_TAKEN'
  constructor() {
    super('Ese identificador ya es de tu oferta para otro pedido.', ['externalId'])
  }
}

/** An earlier row of the same call has the same external id. */
export class RowRepeated extends Refusal {
  readonly code = 'ROW_REPEATED'
  constructor() {
    super('Otra fila de este envío tiene el mismo identificador.', ['externalId'])
  }
}

/** The row is valid, and was not applied because another row was refused. */
export class NotApplied extends Refusal {
  readonly code = 'NOT_APPLIED'
  constructor() {
    super('No se aplicó porque se rechazó otra fila.')
  }
}
