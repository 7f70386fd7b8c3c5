import { Refusal } from '../../platform/refusal.ts'

/** The request was changed since it was read, e.g. in another tab. */
export class RequestChanged extends Refusal {
  readonly code = 'REQUEST_CHANGED'
  constructor() {
    super(
      'Cambiaste este pedido en otro lado. Lo que escribiste sigue acá: volvé a cargarlo para ver cómo quedó.',
    )
  }
}

export const REQUEST_GONE = 'Ese pedido ya no está.'
