import { toast } from '../ui/toast'

/** For `loadNext` and `loadPrevious`: a page that does not come is told, and the button that asked for it is the retry. */
export const nextPage = {
  onComplete(problem: Error | null): void {
    if (!problem) return
    toast.error('No se pudieron cargar los datos', { description: 'Probá de nuevo.', about: 'next page' })
  },
}
