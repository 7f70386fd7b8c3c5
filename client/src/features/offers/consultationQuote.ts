import { toast } from '../../ui/toast'
import { tooManyMessage, type UploadLimits } from '../uploads/uploadLimits'
import type { OfferValues } from './offerForm'

/* The specification's texts of 'Cotizar Consulta AI', which replace those of an offer for a form request. */

/** The toast when a quote cannot be sent at all. */
export const QUOTE_FAILURE = 'Hubo un problema al enviar la cotización. Intenta de nuevo.'

/** Shows why the server refused a quote, where no field is concerned. */
export function tellRefusedQuote(message: string): void {
  toast.error('Error', { description: `No se pudo crear la oferta: ${message}` })
}

/** Shows 'Campos requeridos' when a quoted part has no price or no delivery time. */
export function tellMissingTerms({ lines }: OfferValues): void {
  const isMissing = lines.some(
    ({ quoted, price, deliveryTime }) => quoted && (price === null || deliveryTime === ''),
  )
  if (isMissing)
    toast.error('Campos requeridos', { description: 'Por favor completa el precio y tiempo de entrega' })
}

/** Shows why a file is not accepted; files beyond the limits are dropped. */
export function tellDroppedFile(problem: string, limits: UploadLimits): void {
  const isTooMany = (['IMAGE', 'VIDEO'] as const).some(kind => problem === tooManyMessage(limits, kind))
  if (!isTooMany) return toast.error(problem)
  toast.error('Límite alcanzado', {
    description: `Máximo ${limits.maxImages} fotos + ${limits.maxVideos} videos por cotización.`,
  })
}
