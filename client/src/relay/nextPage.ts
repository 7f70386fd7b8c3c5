import { toast } from '../ui/toast'
import { TooMuchAtOnceError } from './errors'

/** For `loadNext` and `loadPrevious`: reports a failed page in a toast; the same button is the retry. */
const reportedAs = (title: string) => ({
  onComplete(problem: Error | null): void {
    if (!problem) return
    const description = problem instanceof TooMuchAtOnceError ? problem.words : 'Probá de nuevo.'
    toast.error(title, { description, about: 'next page' })
  },
})

export const nextPage = reportedAs('No se pudieron cargar los datos')
export const olderMessages = reportedAs('No se pudieron cargar los mensajes')
