import { layOutMail, type MailContent } from '../../platform/mailLayout.ts'

export function confirmationMail(url: string): MailContent {
  return layOutMail({
    subject: 'Confirmá tu email para entrar a Tuerca',
    paragraphs: [
      'Alguien creó una cuenta en Tuerca con este email. Si fuiste vos, confirmalo y ya entrás.',
      'El enlace sirve durante 24 horas. Si no fuiste vos, no hagas nada: sin tu confirmación no se crea ninguna cuenta.',
    ],
    action: { label: 'Confirmar mi email', url },
  })
}

export function alreadyRegisteredMail(url: string): MailContent {
  return layOutMail({
    subject: 'Ya tenés una cuenta en Tuerca',
    paragraphs: [
      'Alguien quiso crear una cuenta en Tuerca con este email, pero ya tenés una.',
      'Si fuiste vos, iniciá sesión con tu contraseña. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.',
    ],
    action: { label: 'Iniciar sesión', url },
  })
}

export function providerApprovedMail(companyName: string, url: string): MailContent {
  return layOutMail({
    subject: 'Tu cuenta de proveedor está aprobada',
    paragraphs: [
      `Revisamos los datos de ${companyName} y la cuenta quedó aprobada.`,
      'Ya podés ver las solicitudes, descargar sus fotos y enviar ofertas.',
    ],
    action: { label: 'Ver solicitudes', url },
  })
}

export function providerRejectedMail(companyName: string, reason: string): MailContent {
  return layOutMail({
    subject: 'No pudimos aprobar tu cuenta de proveedor',
    paragraphs: [
      `Revisamos los datos de ${companyName} y no pudimos aprobar la cuenta.`,
      `Motivo: ${reason}`,
      'Si creés que es un error, respondé este correo.',
    ],
  })
}
