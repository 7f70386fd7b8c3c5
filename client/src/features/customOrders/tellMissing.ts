import { toast } from '../../ui/toast'
import { missingWords } from './customOrderForm'
import type { CustomOrderValues } from './customOrderValues'

/** Shows 'Campos requeridos' when a required field is empty; the other problems are shown at their fields alone. */
export function tellMissing(values: CustomOrderValues): void {
  const description = missingWords(values)
  if (description) toast.error('Campos requeridos', { description })
}
