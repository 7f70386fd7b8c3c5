import { emailProblem, isBlank, type Problems } from '../../forms/problems'
import { parseEmail, plainIdentifier } from '../../lib/generated/identifiers'

export type DeletionValues = {
  email: string
  reason: string
  confirmation: string
}

export const blankDeletion: DeletionValues = { email: '', reason: '', confirmation: '' }

/** True when the confirmation word was typed, in any letter case. */
export const isConfirmed = (confirmation: string) =>
  plainIdentifier(confirmation).toLowerCase() === 'eliminar'

/** True when the form can be sent; its button is disabled before. */
export const canAsk = ({ email, confirmation }: DeletionValues) =>
  !isBlank(email) && isConfirmed(confirmation)

export function deletionProblems({ email, confirmation }: DeletionValues): Problems<DeletionValues> {
  return {
    email: emailProblem(email),
    confirmation: !isConfirmed(confirmation) && "Debe escribir 'ELIMINAR' para confirmar la solicitud",
  }
}

/** The same request as an e-mail of one's own. `today` is a day in words. */
export function preparedMail(to: string, { email, reason }: DeletionValues, today: string): string {
  const body = [
    'Solicito la eliminación de mis datos personales.',
    '',
    `Email de la cuenta: ${parseEmail(email) ?? email.trim()}`,
    `Motivo: ${reason.trim() || 'No especificado'}`,
    `Fecha: ${today}`,
  ].join('\n')
  const subject = 'Solicitud de Eliminación de Datos Personales'
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
