import { toast } from '../ui/toast'

/** For `loadNext` and `loadPrevious`: a page that does not come is told, and the button that asked for it is the retry. */
const toldAs = (title: string) => ({
  onComplete(problem: Error | null): void {
    if (problem) toast.error(title, { description: 'Probá de nuevo.', about: 'next page' })
  },
})

export const nextPage = toldAs('No se pudieron cargar los datos')
export const olderMessages = toldAs('No se pudieron cargar los mensajes')
