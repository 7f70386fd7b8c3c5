/** Why a consultation was not sent: refused or lost, or the visitor left no contact for its offers. */
export type Unsent = 'FAILED' | 'UNREACHABLE'

/** The assistant's words about a request that it could not send: the problem, and what to do. */
export const NOT_SENT = {
  FAILED: {
    says: 'Hubo un problema al enviar tu consulta. Por favor intentá de nuevo:',
    asks: 'revisá tus datos de contacto',
  },
  UNREACHABLE: {
    says: 'Para enviar el pedido me falta tu WhatsApp o tu email:',
    asks: 'completá tus datos de contacto',
  },
} as const satisfies Record<Unsent, { says: string; asks: string }>
