import { DEPARTMENT_WORDS } from '../accounts/accountWords.ts'
import type { Understood } from '../assistant/understood.ts'
import type { Settings } from '../context.ts'
import { CONDITION_WORDS } from '../offers/offerTerms.ts'

export const NOT_READABLE =
  'Por acá entiendo texto y fotos. Audios, videos, documentos y ubicaciones no: contámelo escrito, por favor.'

export const PROVIDERS_ASK_ELSEWHERE = ({ publicUrl }: Settings) =>
  `Este número es de una cuenta de proveedor: por acá te mandamos avisos. Tus solicitudes están en ${publicUrl}/dashboard/solicitudes`

/**
 * The assistant's reply without its sentences about the card of the web and about leaving a contact: the summary follows,
 * and the number is known.
 */
export function withoutSummary(reply: string): string {
  return reply
    .replaceAll(/[^.!?\n]*\bEntendí(?:\s+esto)?\b[^.!?\n]*[.!?]*/gi, '')
    .replaceAll(/[^.!?\n]*\b(?:dejás|dejame)\b[^.!?\n]*[.!?]*/gi, '')
    .replaceAll(/¿Está bien\?/gi, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** True when a request can be made of it. */
export const isReady = ({ missing }: Understood) => missing.length === 0

/** The request as understood, and how to send it. */
export function summaryOf(understood: Understood): string {
  const { parts, brand, model, year, engine, vin, department } = understood
  const car = [brand, model, year, engine].filter(word => word !== null).join(' ')
  return [
    '*Entendí esto*',
    ...parts.map(({ quantity, description, condition }) => {
      const words = condition && CONDITION_WORDS[condition as keyof typeof CONDITION_WORDS]
      return `• ${quantity} × ${description}${words ? ` (${words.toLowerCase()})` : ''}`
    }),
    `Para: ${car}${vin ? `, chasis ${vin}` : ''}`,
    ...(department ? [`En: ${DEPARTMENT_WORDS[department]}`] : []),
    '',
    'Respondé ENVIAR y sale a los proveedores. Si algo está mal, decime qué.',
  ].join('\n')
}

/** The page of a request that was just sent. */
export const sentWords = (address: string) =>
  `¡Listo! Tu pedido salió a los proveedores. Te avisamos por acá cuando te coticen. Seguilo, compará y pagá acá: ${address}`
