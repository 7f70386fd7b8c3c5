import type { Refusal } from '../../relay/outcome'
import { toast } from '../../ui/toast'

/** Says why a decision on a provider was not taken. Null has been told already. */
export function showReviewRefusal(refusal: Refusal | null): void {
  if (refusal) toast.error('Error al procesar proveedor', { description: refusal.message })
}
