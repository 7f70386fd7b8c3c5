import { layOutMail, type MailContent } from '../../platform/mailLayout.ts'

export function requestReceivedMail(request: {
  part: string
  vehicle: string
  /** Whether the address has an account to follow the request in. */
  hasAccount: boolean
  url: string
}): MailContent {
  return layOutMail({
    subject: 'Recibimos tu pedido',
    paragraphs: [
      `Los proveedores ya pueden ver que buscás ${request.part} para ${request.vehicle}.`,
      'Cuando alguno te cotice te mandamos un correo.',
      request.hasAccount
        ? 'Podés seguir el pedido desde tu cuenta.'
        : 'Para ver y comparar las ofertas, creá tu cuenta con este mismo email: el pedido ya te va a estar esperando.',
      'Si no lo pediste vos, no hagas nada.',
    ],
    action: { label: request.hasAccount ? 'Ver mi pedido' : 'Crear mi cuenta', url: request.url },
  })
}
